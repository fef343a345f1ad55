import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The values that types are initialized with. They distinguish inputs that change during a view's lifetime from
/// constant ones.
struct InputFacts: Sendable {
  /// The mutable properties that an input's value is derived from, by input.
  private var tracked: [ProgramFacts.Input: Set<DeclID>] = [:]
  /// The inputs whose value is derived, at some call site, from a source that the analysis does not follow: a
  /// measurement, or a calculation of a model.
  private var varied: Set<ProgramFacts.Input> = []
  /// The inputs that an input's value is derived from, by input.
  private var sources: [ProgramFacts.Input: Set<ProgramFacts.Input>] = [:]
  /// The types that the program initializes.
  private var made: Set<DeclID> = []
  /// The types that are initialized elsewhere than in initializers and in initial values of properties.
  private var madeLater: Set<DeclID> = []
  /// The parameters of class type that some call omits, so that the default argument makes the object.
  private var leftOut: Set<ProgramFacts.Input> = []
  /// The callee names of unresolved calls, which may name types.
  private(set) var openNames: Set<Name> = []

  mutating func merge(_ others: [InputFacts]) {
    made.formUnion(ofAll: others.map(\.made))
    madeLater.formUnion(ofAll: others.map(\.madeLater))
    leftOut.formUnion(ofAll: others.map(\.leftOut))
    openNames.formUnion(ofAll: others.map(\.openNames))
    varied.formUnion(ofAll: others.map(\.varied))
    tracked.merge(all: others.map(\.tracked)) { $0.union($1) }
    sources.merge(all: others.map(\.sources)) { $0.union($1) }
  }

  /// `Row(title: title, isLast: items.last == item)`
  mutating func read(_ call: SyntaxNode, making made: DeclID, _ context: RuleContext) {
    guard context.analyzer.decl(made).kind == .structure, let (arguments, parameters) = context.arguments(of: call)
    else { return }
    self.made.insert(made)
    if isLater(context) { madeLater.insert(made) }
    noteLeftOut(by: arguments, of: parameters, making: made, context)
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      var reading = Reading()
      let input = ProgramFacts.Input(view: made, label: parameters[number].label)
      read(argument.node, for: input, context.record, &reading, context)
      guard context.analyzer.isKnown(parameters[number].type, .optional) else { continue }
      var presence = input
      presence.isPresence = true
      readPresence(argument.node, for: presence, context)
    }
  }

  /// `Row()` of a view with `init(model: Model = Model())`
  private mutating func noteLeftOut(
    by arguments: [CallArgument], of parameters: [Parameter], making made: DeclID, _ context: RuleContext
  ) {
    // Outside of body evaluation, as in a test, the object is made once. A default argument may be there for previews.
    guard context.isViewCode || context.isInView, !context.isPreview else { return }
    for (number, parameter) in parameters.enumerated() where parameter.hasDefault {
      guard let type = context.nominal(parameter.type), context.analyzer.decl(type).kind == .classType,
        !arguments.contains(where: { $0.parameter == number })
      else { continue }
      leftOut.insert(ProgramFacts.Input(view: made, label: parameter.label))
    }
  }

  func isLeftOut(_ input: ProgramFacts.Input) -> Bool { leftOut.contains(input) }

  /// `environment(\.isCompact, width < 300)`: sets an environment value that the program declares, for the views that
  /// read it.
  mutating func read(modifier call: SyntaxNode, _ context: RuleContext) {
    guard context.isUse(call, of: CatalogueMember.environment), call.arguments.count == 2,
      let arguments = context.arguments(of: call)?.arguments, arguments.count == 2,
      let value = context.analyzer.ownEnvironmentValue(at: arguments[0].node)
    else { return }
    made.insert(value)
    var reading = Reading()
    read(arguments[1].node, for: ProgramFacts.Input(environmentValue: value), context.record, &reading, context)
  }

  /// A value that is not optional at the call site is present for the lifetime of the view.
  private mutating func readPresence(_ value: SyntaxNode, for input: ProgramFacts.Input, _ context: RuleContext) {
    guard let type = context.record.types[value.id], context.analyzer.isKnown(type, .optional),
      value.kind != .nilLiteralExpr
    else { return }
    if let source = presence(of: value, context) {
      sources[input, default: []].insert(source)
    } else {
      var reading = Reading()
      read(value, for: input, context.record, &reading, context)
    }
  }

  /// Whether the current code may run again during the lifetime of the value that contains it.
  private func isLater(_ context: RuleContext) -> Bool {
    guard let decl = context.decl.map({ context.analyzer.decl($0) }) else { return false }
    return decl.kind != .initializer && (decl.kind != .variable || decl.has(.isComputed))
  }

  /// Whether the program makes the view or uses the modifier, or an unresolved call may do so.
  func isMade(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    made.contains(view) || openNames.contains(analyzer.decl(view).name)
  }

  /// Whether another value of the type may replace the first one. Also `true` if the program makes no value of the
  /// type.
  func isMadeLater(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    madeLater.contains(type) || !made.contains(type) || openNames.contains(analyzer.decl(type).name)
  }

  /// `shown(if: isOn)`: a function in an extension of `View`.
  mutating func read(_ call: SyntaxNode, calling function: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.isModifierOfViews(function),
      let (arguments, parameters) = context.arguments(of: call)
    else { return }
    made.insert(function)
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      var input = ProgramFacts.Input(view: function, label: parameters[number].name)
      var reading = Reading()
      if argument.node.kind != .closureExpr {
        read(argument.node, for: input, context.record, &reading, context)
      } else if isQuestion(parameters[number].type, analyzer) {
        // `shown(when: { isOn })`
        readInside(argument.node, for: input, context.record, &reading, context)
      }
      guard analyzer.isKnown(parameters[number].type, .optional) else { continue }
      input.isPresence = true
      readPresence(argument.node, for: input, context)
    }
  }

  /// The maximum number of functions and properties through which a value is followed.
  private static let reach = 32

  /// The state of following a value.
  private struct Reading {
    /// The helpers of the view that are already read for the input.
    var helpers: Set<DeclID> = []
    /// Whether the current expression is in a helper, whose enclosing closures are other ones.
    var isInHelper = false
  }

  /// An unresolved call.
  mutating func read(open call: SyntaxNode) {
    guard let token = call.calleeName else { return }
    openNames.insert(call.name(of: token))
  }

  /// Whether a type is that of a function without parameters that returns a `Bool`.
  private func isQuestion(_ type: TypeID, _ analyzer: Analyzer) -> Bool {
    let types = analyzer.types
    return types.kind(type) == .function && types.argumentCount(type) == 1
      && analyzer.isKnown(types.argument(type, 0), .bool)
  }

  private mutating func readInside(
    _ node: SyntaxNode, for input: ProgramFacts.Input, _ record: BodyRecord, _ reading: inout Reading,
    _ context: RuleContext
  ) {
    for child in node.children { read(child, for: input, record, &reading, context) }
  }

  /// A closure is evaluated later, so it is skipped; `{ … }()` is evaluated at once.
  private mutating func read(
    _ node: SyntaxNode, for input: ProgramFacts.Input, _ record: BodyRecord, _ reading: inout Reading,
    _ context: RuleContext
  ) {
    if node.kind == .closureExpr { return }
    if node.kind == .functionCallExpr, let called = node.children.first, called.kind == .closureExpr {
      return readInside(called, for: input, record, &reading, context)
    }
    // `place.id == 0`: the identifier of a row does not change.
    if node.kind == .memberAccessExpr, let token = node.referencedName, node.name(of: token) == .id,
      let element = node.children.first, element.kind == .declReferenceExpr, record.uses[element.id] == nil
    {
      return
    }
    if let asked = node.comparedWithNil, let source = presence(of: asked, context) {
      sources[input, default: []].insert(source)
      return
    }
    if let use = record.uses[node.id] {
      // A binding refers to mutable storage.
      if use.part == .projection {
        if context.isOwn(use.decl) { tracked[input, default: []].insert(use.decl) }
      } else if context.isOwn(use.decl) {
        read(use.decl, for: input, &reading, context)
        if context.isKeptByObject(node, use.decl) {
          for child in node.children.dropFirst() { read(child, for: input, record, &reading, context) }
          return
        }
      }
    } else if node.kind == .declReferenceExpr, let token = node.referencedName {
      readLocal(node, named: node.name(of: token), for: input, reading, context)
    }
    readInside(node, for: input, record, &reading, context)
  }

  /// A property or function of the program that a value is derived from.
  private mutating func read(
    _ decl: DeclID, for input: ProgramFacts.Input, _ reading: inout Reading, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let isVariable = analyzer.decl(decl).kind == .variable
    guard isVariable || analyzer.decl(decl).kind == .function else { return }
    let implementations = analyzer.implementations(of: decl)
    if !implementations.isEmpty {
      guard reading.helpers.insert(decl).inserted else { return }
      for implementation in implementations { read(implementation, for: input, &reading, context) }
      return
    }
    if let source = source(decl, context) {
      sources[input, default: []].insert(source)
    } else if let value = analyzer.ownEnvironmentValue(readBy: decl) {
      tracked[input, default: []].insert(value)
      sources[input, default: []].insert(ProgramFacts.Input(environmentValue: value))
    } else if isVariable, !analyzer.decl(decl).has(.isComputed) {
      if !analyzer.decl(decl).has(.isConstant) { tracked[input, default: []].insert(decl) }
    } else if context.isOfSameType(decl) {
      // If the value is chosen by statements, the value does not derive from their conditions.
      guard reading.helpers.insert(decl).inserted, let value = analyzer.onlyValue(of: decl), value.kind != .ifExpr,
        value.kind != .switchExpr
      else { return }
      let outer = reading.isInHelper
      reading.isInHelper = true
      read(value, for: input, analyzer.record(of: decl), &reading, context)
      reading.isInHelper = outer
    } else if analyzer.givesPlainAnswer(decl), reading.helpers.insert(decl).inserted {
      // The result of an object's method or computed property changes with the object's stored properties.
      for use in analyzer.record(of: decl).uses.values where context.isOwn(use.decl) && use.part != .projection {
        readAnswer(use.decl, for: input, &reading, context)
      }
    }
  }

  /// A property from which a member of another type derives its result, directly or through further members.
  private mutating func readAnswer(
    _ decl: DeclID, for input: ProgramFacts.Input, _ reading: inout Reading, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let used = analyzer.decl(decl)
    guard used.kind == .variable || used.kind == .function else { return }
    if used.kind == .variable, !used.has(.isComputed) {
      if !used.has(.isConstant) { tracked[input, default: []].insert(decl) }
    } else if reading.helpers.count < InputFacts.reach, analyzer.givesPlainAnswer(decl),
      reading.helpers.insert(decl).inserted
    {
      for use in analyzer.record(of: decl).uses.values where context.isOwn(use.decl) {
        readAnswer(use.decl, for: input, &reading, context)
      }
    }
  }

  /// A local name. A closure parameter of a container (a measurement, a phase) changes during the lifetime of the
  /// container. An element of rows is identified by its members. A parameter of a helper differs from call to call.
  private mutating func readLocal(
    _ node: SyntaxNode, named name: Name, for input: ProgramFacts.Input, _ reading: Reading, _ context: RuleContext
  ) {
    if !reading.isInHelper, context.givesElements(as: name) == false { varied.insert(input) }
    if let parameter = context.modifierParameter(node, isPresence: false) {
      sources[input, default: []].insert(parameter)
    }
  }

  /// An optional input of the current view or modifier of which the code only asks whether it has a value.
  private func presence(of value: SyntaxNode, _ context: RuleContext) -> ProgramFacts.Input? {
    if let parameter = context.modifierParameter(value, isPresence: true) { return parameter }
    var input = context.record.uses[value.id].flatMap { source($0.decl, context) }
    input?.isPresence = true
    return input
  }

  /// A property as an input of the current view.
  private func source(_ property: DeclID, _ context: RuleContext) -> ProgramFacts.Input? {
    guard context.analyzer.isInput(property),
      context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
    else { return nil }
    return ProgramFacts.Input(property, context.analyzer)
  }

  /// The mutable properties that the value of an input is derived from, through the views that pass it on; `nil` if no
  /// code of the program makes one of the views, or if a source of the value is not followed.
  ///
  /// - Parameter hasApp: whether the program is an app. In an app, a view that no code makes passes nothing on.
  func tracked(for first: ProgramFacts.Input, hasApp: Bool, _ analyzer: Analyzer) -> Set<DeclID>? {
    var open = [first]
    var seen: Set<ProgramFacts.Input> = [first]
    var found: Set<DeclID> = []
    while let input = open.popLast() {
      if varied.contains(input) { return nil }
      if !isMade(input.view, analyzer) {
        if hasApp, input != first { continue }
        return nil
      }
      found.formUnion(tracked[input] ?? [])
      for source in sources[input] ?? [] where seen.insert(source).inserted { open.append(source) }
    }
    return found
  }
}

extension SyntaxNode {
  /// `item` of `item == nil`, `item != nil` and `if let item = item`
  var comparedWithNil: SyntaxNode? {
    if kind == .optionalBindingCondition { return initialValue }
    guard kind == .infixOperatorExpr, !isCoalescing else { return nil }
    let sides = children.filter(\.kind.isExpr)
    guard sides.count == 2, let number = sides.firstIndex(where: { $0.kind == .nilLiteralExpr }) else { return nil }
    return sides[1 - number]
  }
}

extension Analyzer {
  /// Whether a property is stored, has no wrapper, and is set by the code that makes the value.
  func isInput(_ property: DeclID) -> Bool {
    let decl = decl(property)
    return decl.kind == .variable && isOwn(property) && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
      && owner(of: property) != nil && propertyWrappers(of: property).isEmpty
  }

  /// Whether a property's wrapper observes storage that another owner changes, as a binding or an environment value
  /// does.
  func changesFromOutside(_ property: DeclID) -> Bool {
    guard let wrapper = propertyWrappers(of: property).first, isTracked(property) else { return false }
    return catalogueText(.owns, of: wrapper.decl) == nil
  }
}
