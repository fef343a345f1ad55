import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What values are made with, to tell inputs that change while a view is there from those that are the same for as long.
struct InputFacts: Sendable {
  /// The properties that may be written, by the inputs whose values are worked out from them.
  private var tracked: [ProgramFacts.Input: Set<DeclID>] = [:]
  /// The inputs that are somewhere worked out from what is not followed here: what is measured, what a model calculates.
  private var varied: Set<ProgramFacts.Input> = []
  /// The inputs that others are worked out from.
  private var sources: [ProgramFacts.Input: Set<ProgramFacts.Input>] = [:]
  /// The types that the program makes values of.
  private var made: Set<DeclID> = []
  /// Those of which values are made elsewhere than in initialisers and as first values of properties.
  private var madeLater: Set<DeclID> = []
  /// The inputs that are given a literal somewhere, and those that are given anything else.
  private var chosen: Set<ProgramFacts.Input> = []
  private var computed: Set<ProgramFacts.Input> = []
  /// Of what is worked out for the conditions of modifiers, and for whether something of a view holds: out of what.
  private var explained: [ProgramFacts.Input: ChangeSources] = [:]
  /// Whether what this file makes has two sides, as far as it has been looked at.
  private var conditional: [DeclID: Bool] = [:]
  /// The parameters for objects that are left out somewhere, so that their defaults make these.
  private var leftOut: Set<ProgramFacts.Input> = []
  /// What such calls give anything but literals and functions.
  private var openComputed: Set<Name> = []
  /// The parameters of functions that inputs are given as they are.
  private var forwarded: [ProgramFacts.Input: Set<ProgramFacts.Input>] = [:]
  /// What calls name of which it is not known what they call: perhaps types.
  private(set) var openNames: Set<Name> = []

  mutating func merge(_ others: [InputFacts]) {
    made.formUnion(ofAll: others.map(\.made))
    madeLater.formUnion(ofAll: others.map(\.madeLater))
    chosen.formUnion(ofAll: others.map(\.chosen))
    computed.formUnion(ofAll: others.map(\.computed))
    leftOut.formUnion(ofAll: others.map(\.leftOut))
    openNames.formUnion(ofAll: others.map(\.openNames))
    openComputed.formUnion(ofAll: others.map(\.openComputed))
    varied.formUnion(ofAll: others.map(\.varied))
    tracked.merge(all: others.map(\.tracked)) { $0.union($1) }
    sources.merge(all: others.map(\.sources)) { $0.union($1) }
    explained.merge(all: others.map(\.explained)) { one, other in
      var both = one
      both.formUnion(other)
      return both
    }
    forwarded.merge(all: others.map(\.forwarded)) { $0.union($1) }
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
      note(argument.node, for: input, ofType: parameters[number].type, context)
      read(argument.node, for: input, context.record, &reading, context)
      guard context.analyzer.isKnown(parameters[number].type, .optional) else { continue }
      var presence = input
      presence.isPresence = true
      notePresence(argument.node, for: presence, context)
      readPresence(argument.node, for: presence, context)
    }
  }

  /// `Row()` of a view with `init(model: Model = Model())`
  private mutating func noteLeftOut(
    by arguments: [CallArgument], of parameters: [Parameter], making made: DeclID, _ context: RuleContext
  ) {
    for (number, parameter) in parameters.enumerated() where parameter.hasDefault {
      guard let type = context.nominal(parameter.type), context.analyzer.decl(type).kind == .classType,
        !arguments.contains(where: { $0.parameter == number })
      else { continue }
      leftOut.insert(ProgramFacts.Input(view: made, label: parameter.label))
    }
  }

  func isLeftOut(_ input: ProgramFacts.Input) -> Bool { leftOut.contains(input) }

  /// What is not optional where it is given is there for as long as the view is.
  private mutating func readPresence(_ value: SyntaxNode, for input: ProgramFacts.Input, _ context: RuleContext) {
    guard let type = context.record.types[value.id], context.analyzer.isKnown(type, .optional),
      value.kind != .nilLiteralExpr
    else { return }
    if var source = context.record.uses[value.id].flatMap({ source($0.decl, context) }) {
      source.isPresence = true
      sources[input, default: []].insert(source)
    } else {
      var reading = Reading()
      read(value, for: input, context.record, &reading, context)
    }
  }

  /// Whether the code at hand may run again while what it is part of is there.
  private func isLater(_ context: RuleContext) -> Bool {
    guard let decl = context.decl.map({ context.analyzer.decl($0) }) else { return false }
    return decl.kind != .initializer && (decl.kind != .variable || decl.has(.isComputed))
  }

  /// Whether another value of a type may take the place of one: nobody knows where the program does not make any.
  func isMadeLater(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    madeLater.contains(type) || !made.contains(type) || openNames.contains(analyzer.decl(type).name)
  }

  /// `shown(if: isOn)`: a function that every view has.
  mutating func read(_ call: SyntaxNode, calling function: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.isModifierOfViews(function),
      let (arguments, parameters) = context.arguments(of: call)
    else { return }
    made.insert(function)
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      var input = ProgramFacts.Input(view: function, label: parameters[number].name)
      if argument.node.kind != .closureExpr {
        var reading = Reading()
        note(argument.node, for: input, ofType: parameters[number].type, context)
        read(argument.node, for: input, context.record, &reading, context)
      }
      guard analyzer.isKnown(parameters[number].type, .optional) else { continue }
      input.isPresence = true
      notePresence(argument.node, for: input, context)
      readPresence(argument.node, for: input, context)
    }
  }

  /// Whether there is a value is written down where it is `nil` or not optional at all.
  private mutating func notePresence(_ value: SyntaxNode, for input: ProgramFacts.Input, _ context: RuleContext) {
    let type = context.record.types[value.id]
    if value.kind == .nilLiteralExpr || type.map({ !context.analyzer.isKnown($0, .optional) }) == true {
      chosen.insert(input)
    } else if var parameter = parameter(value, context) {
      parameter.isPresence = true
      forwarded[input, default: []].insert(parameter)
    } else {
      explain(value, for: input, isAnswer: false, context)
    }
  }

  /// Whether a value is written down, handed on or worked out.
  private mutating func note(
    _ value: SyntaxNode, for input: ProgramFacts.Input, ofType type: TypeID, _ context: RuleContext
  ) {
    if InputFacts.isLiteral(value) {
      chosen.insert(input)
    } else if let parameter = parameter(value, context) {
      forwarded[input, default: []].insert(parameter)
    } else {
      explain(value, for: input, isAnswer: context.analyzer.isKnown(type, .bool), context)
    }
  }

  /// Out of what a value is worked out, if anybody may ask.
  ///
  /// - Parameter isAnswer: whether it says whether something holds: a view may ask for that too.
  private mutating func explain(
    _ value: SyntaxNode, for input: ProgramFacts.Input, isAnswer: Bool, _ context: RuleContext
  ) {
    // What one place gives is enough, and most are asked by nobody.
    if computed.contains(input) { return }
    let isAsked = isAnswer || hasCondition(input.view, context)
    let found = isAsked ? context.changeSources(of: [value]) : nil
    if let found, !found.isOpen, !found.isVaried {
      explained[input, default: ChangeSources()].formUnion(found)
    } else {
      computed.insert(input)
    }
  }

  /// Whether a modifier or a style has two sides; views are asked for less.
  private mutating func hasCondition(_ made: DeclID, _ context: RuleContext) -> Bool {
    if let known = conditional[made] { return known }
    let isView = context.analyzer.decl(made).kind != .function && context.conforms(made, to: .view)
    let answer = !isView && ModifierFacts.hasCondition(made, context.analyzer)
    conditional[made] = answer
    return answer
  }

  /// The parameter of the modifier at hand that a value is, or the property that the view at hand is given.
  private func parameter(_ value: SyntaxNode, _ context: RuleContext) -> ProgramFacts.Input? {
    let analyzer = context.analyzer
    if let use = context.record.uses[value.id], use.part == .value, analyzer.isInput(use.decl),
      let owner = context.ownerType, analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner,
      // An initialiser of its own may make anything of what it is given.
      !analyzer.children(of: owner).contains(where: { analyzer.isInitializer($0) })
    {
      return ProgramFacts.Input(use.decl, analyzer)
    }
    guard value.kind == .declReferenceExpr, context.record.uses[value.id] == nil, let token = value.referencedName,
      let decl = context.decl, analyzer.isModifierOfViews(decl)
    else { return nil }
    let name = value.name(of: token)
    guard analyzer.signature(of: decl).parameters.contains(where: { $0.name == name }) else { return nil }
    return ProgramFacts.Input(view: decl, label: name)
  }

  /// Through so many functions and properties a value is followed.
  private static let reach = 32

  /// How far a value has been followed.
  private struct Reading {
    /// The helpers of the view that have been read for the input.
    var helpers: Set<DeclID> = []
    /// Whether the expression at hand is that of a helper, around which other closures stand.
    var isInHelper = false
  }

  /// Whether a value is written down where it is given.
  static func isLiteral(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .implicitMemberExpr: true
    case .stringLiteralExpr: value.children.isEmpty
    default: false
    }
  }

  /// Whether all who make the type choose the value of a property as they are written, or work it out of what does not
  /// change.
  ///
  /// - Parameter isPresence: whether no more is asked than whether there is a value.
  func isChosen(_ property: DeclID, isPresence: Bool, _ facts: ProgramFacts, _ analyzer: Analyzer) -> Bool {
    guard var input = ProgramFacts.Input(property, analyzer) else { return false }
    input.isPresence = isPresence
    var seen: Set<ProgramFacts.Input> = []
    return (chosen.contains(input) || forwarded[input] != nil || explained[input] != nil)
      && isChosen(input, &seen, facts, analyzer)
  }

  /// The same of the parameter of a modifier, which somebody calls.
  ///
  /// - Parameter isPresence: whether no more is asked than whether there is a value.
  func isChosen(
    _ parameter: Name, isPresence: Bool, of function: DeclID, _ facts: ProgramFacts, _ analyzer: Analyzer
  ) -> Bool {
    var seen: Set<ProgramFacts.Input> = []
    let input = ProgramFacts.Input(view: function, label: parameter, isPresence: isPresence)
    let isCalled = made.contains(function) || openNames.contains(analyzer.decl(function).name)
    return isCalled && isChosen(input, &seen, facts, analyzer)
  }

  private func isChosen(
    _ input: ProgramFacts.Input, _ seen: inout Set<ProgramFacts.Input>, _ facts: ProgramFacts, _ analyzer: Analyzer
  ) -> Bool {
    guard seen.insert(input).inserted else { return true }
    return !computed.contains(input) && !openComputed.contains(analyzer.decl(input.view).name)
      && explained[input].map { !facts.isVaried($0, analyzer) } ?? true
      // What nobody calls hands nothing on, unless another module does.
      && (forwarded[input] ?? []).allSatisfy { parameter in
        if made.contains(parameter.view) { return isChosen(parameter, &seen, facts, analyzer) }
        // Of a view that nobody makes it is not known what it is given.
        let decl = analyzer.decl(parameter.view)
        return decl.kind == .function && decl.access <= .internalAccess
      }
  }

  /// A call of which it is not known what it calls.
  mutating func read(open call: SyntaxNode) {
    guard let token = call.calleeName else { return }
    let name = call.name(of: token)
    openNames.insert(name)
    let areWritten = call.arguments.allSatisfy { argument in
      let value = argument.kind == .labeledExpr ? argument.children.last ?? argument : argument
      return value.kind == .closureExpr || InputFacts.isLiteral(value)
    }
    if !areWritten { openComputed.insert(name) }
  }

  /// Closures are evaluated later.
  private mutating func read(
    _ node: SyntaxNode, for input: ProgramFacts.Input, _ record: BodyRecord, _ reading: inout Reading,
    _ context: RuleContext
  ) {
    if node.kind == .closureExpr { return }
    // `place.id == 0`: by its identifier a row is told.
    if node.kind == .memberAccessExpr, let token = node.referencedName, node.name(of: token) == .id,
      let element = node.children.first, element.kind == .declReferenceExpr, record.uses[element.id] == nil
    {
      return
    }
    if let asked = node.comparedWithNil, var source = record.uses[asked.id].flatMap({ source($0.decl, context) }) {
      source.isPresence = true
      sources[input, default: []].insert(source)
      return
    }
    if let use = record.uses[node.id] {
      if context.isOwn(use.decl), use.part != .projection {
        read(use.decl, for: input, &reading, context)
        if context.isKeptByObject(node, use.decl) {
          for child in node.children.dropFirst() { read(child, for: input, record, &reading, context) }
          return
        }
      }
    } else if node.kind == .declReferenceExpr, let token = node.referencedName {
      readLocal(node.name(of: token), for: input, reading, context)
    }
    for child in node.children { read(child, for: input, record, &reading, context) }
  }

  /// A property or function of the program that a value is worked out from.
  private mutating func read(
    _ decl: DeclID, for input: ProgramFacts.Input, _ reading: inout Reading, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let isVariable = analyzer.decl(decl).kind == .variable
    guard isVariable || analyzer.decl(decl).kind == .function else { return }
    if let source = source(decl, context) {
      sources[input, default: []].insert(source)
    } else if isVariable, !analyzer.decl(decl).has(.isComputed) {
      if !analyzer.decl(decl).has(.isConstant) { tracked[input, default: []].insert(decl) }
    } else if context.isOfSameType(decl) {
      // Where statements choose among values, what they ask for is not what the value is worked out from.
      guard reading.helpers.insert(decl).inserted, let value = analyzer.onlyValue(of: decl), value.kind != .ifExpr,
        value.kind != .switchExpr
      else { return }
      let outer = reading.isInHelper
      reading.isInHelper = true
      read(value, for: input, analyzer.record(of: decl), &reading, context)
      reading.isInHelper = outer
    } else if analyzer.givesPlainAnswer(decl), reading.helpers.insert(decl).inserted {
      // What an object of the program works out changes with what it keeps.
      for use in analyzer.record(of: decl).uses.values where context.isOwn(use.decl) && use.part != .projection {
        readAnswer(use.decl, for: input, &reading, context)
      }
    }
  }

  /// A property that another type of the program works an answer out from, or reads through one more of its members.
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

  /// A name that is declared in a body: what a container measures or says changes while it is there. An element of rows
  /// is told by its members, and what a helper is given is its own at each of its calls.
  private mutating func readLocal(
    _ name: Name, for input: ProgramFacts.Input, _ reading: Reading, _ context: RuleContext
  ) {
    if !reading.isInHelper, context.givesElements(as: name) == false { varied.insert(input) }
    guard let decl = context.decl, context.analyzer.isModifierOfViews(decl),
      context.analyzer.signature(of: decl).parameters.contains(where: { $0.name == name })
    else { return }
    sources[input, default: []].insert(ProgramFacts.Input(view: decl, label: name))
  }

  /// A property as an input of the view at hand.
  private func source(_ property: DeclID, _ context: RuleContext) -> ProgramFacts.Input? {
    guard context.analyzer.isInput(property),
      context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }) == context.ownerType
    else { return nil }
    return ProgramFacts.Input(property, context.analyzer)
  }

  /// What the value of an input is worked out from, through the views that give it on: the properties that may be written;
  /// `nil` if nobody in the program makes one of the views, or it is worked out from what is not followed.
  func tracked(for first: ProgramFacts.Input, _ analyzer: Analyzer) -> Set<DeclID>? {
    var open = [first]
    var seen: Set<ProgramFacts.Input> = [first]
    var found: Set<DeclID> = []
    while let input = open.popLast() {
      guard !varied.contains(input), made.contains(input.view) || openNames.contains(analyzer.decl(input.view).name)
      else { return nil }
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
  /// Whether a property is stored in its value and set by whoever makes that: no wrapper keeps it.
  func isInput(_ property: DeclID) -> Bool {
    let decl = decl(property)
    return decl.kind == .variable && isOwn(property) && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
      && owner(of: property) != nil && propertyWrappers(of: property).isEmpty
  }

  /// Whether a property is told of changes that are made elsewhere, as a binding or a value of the environment is.
  func changesFromOutside(_ property: DeclID) -> Bool {
    guard let wrapper = propertyWrappers(of: property).first, isTracked(property) else { return false }
    return catalogueText(.owns, of: wrapper.decl) == nil
  }
}
