import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The sources that can change a condition during the view's lifetime.
struct ChangeSources: Sendable {
  /// Whether the condition reads a source that changes without a write of the program: a binding, an environment value,
  /// a measurement, the time.
  var isVaried = false
  /// Whether a part of the condition could not be followed to its storage, so that it may read anything.
  var isOpen = false
  /// The properties for which a write in the program suffices: state, and properties of objects.
  var properties: Set<DeclID> = []
  /// The observed properties that are not private. A possible write of the program suffices, and only an app shows
  /// which code may write them.
  var observed: Set<DeclID> = []
  /// The properties of values, which change if the program writes them while the value is shown.
  var members: Set<DeclID> = []
  /// The properties that are inputs of views.
  var inputs: Set<DeclID> = []
  /// The inputs of which the condition only asks whether they have a value.
  var presences: Set<DeclID> = []
  /// The parameters of modifiers, which depend on the arguments at the uses of the modifier, and the environment values
  /// that the program declares.
  var parameters: Set<ProgramFacts.Input> = []
  /// Whether other code may use a modifier, or set a value, if the program has no app and does not do so itself.
  var countsUsesElsewhere = false
  /// The types of values whose constants the condition reads: these change when an object replaces the whole value.
  var holders: Set<DeclID> = []

  mutating func formUnion(_ other: ChangeSources) {
    isVaried = isVaried || other.isVaried
    isOpen = isOpen || other.isOpen
    properties.formUnion(other.properties)
    observed.formUnion(other.observed)
    members.formUnion(other.members)
    inputs.formUnion(other.inputs)
    presences.formUnion(other.presences)
    parameters.formUnion(other.parameters)
    countsUsesElsewhere = countsUsesElsewhere || other.countsUsesElsewhere
    holders.formUnion(other.holders)
  }
}

/// A change that the program makes, and its place.
struct ShownChange {
  /// The place of the write; `nil` if it is not in the program, as for the environment.
  let place: ProgramFacts.Place?

  /// The earliest change with a place, or else any change.
  fileprivate static func first(of changes: some Sequence<ShownChange>) -> ShownChange? {
    changes.reduce(nil as ShownChange?) { first, next in
      guard let known = first?.place else { return next.place == nil ? first ?? next : next }
      return ShownChange(place: next.place.map { .first(known, $0) } ?? known)
    }
  }
}

extension ProgramFacts {
  /// A change of one of the sources of a condition; `nil` if none is known.
  func change(of sources: ChangeSources, _ analyzer: Analyzer) -> ShownChange? {
    var changes = sources.properties.compactMap(nearestWrite).map(ShownChange.init)
    changes += sources.members.compactMap(possibleEdit).map(ShownChange.init)
    changes += sources.inputs.compactMap { change(ofInput: $0, analyzer) }
    changes += sources.presences.compactMap { change(ofInput: $0, isPresence: true, analyzer) }
    changes += sources.parameters.compactMap { parameter in
      let isOpen = !inputs.isMade(parameter.view, analyzer)
      return isOpen && (hasApp || !sources.countsUsesElsewhere) ? nil : change(of: parameter, analyzer)
    }
    changes += sources.observed.compactMap { change(ofObserved: $0, analyzer) }
    if sources.isVaried || sources.holders.contains(where: { inputs.isMadeLater($0, analyzer) }) {
      changes.append(ShownChange(place: nil))
    }
    return ShownChange.first(of: changes)
  }

  /// The properties about which further facts may show a change.
  func properties(decidingOn sources: ChangeSources, _ analyzer: Analyzer) -> [DeclID] {
    let asked = (sources.inputs.map { ($0, false) } + sources.presences.map { ($0, true) }).compactMap {
      property, isPresence in
      var input = Input(property, analyzer)
      input?.isPresence = isPresence
      return input
    }
    let given = (asked + sources.parameters).flatMap { inputs.tracked(for: $0, hasApp: hasApp, analyzer) ?? [] }
    return sources.properties + Array(sources.observed) + Array(sources.members) + given
  }

  private func change(ofObserved property: DeclID, _ analyzer: Analyzer) -> ShownChange? {
    if let place = nearestWrite(of: property) { return ShownChange(place: place) }
    let isOpen =
      !hasApp || mayChangeUnseen(property, analyzer) || !analyzer.isWholeModule(around: property.file)
    return isOpen ? ShownChange(place: nil) : nil
  }

  /// A change of the value that the program passes for an input during the view's lifetime.
  private func change(ofInput property: DeclID, isPresence: Bool = false, _ analyzer: Analyzer) -> ShownChange? {
    if let place = nearestWrite(of: property) { return ShownChange(place: place) }
    guard var input = Input(property, analyzer) else { return ShownChange(place: nil) }
    input.isPresence = isPresence
    return change(of: input, analyzer)
  }

  /// The same for a parameter.
  func change(of input: Input, _ analyzer: Analyzer) -> ShownChange? {
    guard let tracked = inputs.tracked(for: input, hasApp: hasApp, analyzer) else { return ShownChange(place: nil) }
    let changes = tracked.compactMap { property -> ShownChange? in
      if let place = analyzer.isPartOfValue(property) ? possibleEdit(of: property) : nearestWrite(of: property) {
        return ShownChange(place: place)
      }
      return analyzer.changesFromOutside(property) ? ShownChange(place: nil) : nil
    }
    return ShownChange.first(of: changes)
  }

  /// Whether the program is an app, so that no other code uses its declarations.
  var hasApp: Bool { hasEntry || graph.roots.contains(where: \.isApp) }
}

extension Analyzer {
  /// Whether a function or property returns an enumeration or a standard library value, such as a `Bool`. Such a result
  /// changes with all values that it is derived from. A value of the program's types changes only in the parts that are
  /// derived.
  func givesPlainAnswer(_ decl: DeclID) -> Bool {
    let given = self.decl(decl).kind == .function ? signature(of: decl).result : variableType(of: decl)
    let type = wrapped(given) ?? given
    guard types.kind(type) == .nominal else { return false }
    let nominal = types.decl(type)
    return isFromCatalogue(nominal) || self.decl(nominal).kind == .enumeration
  }

  /// Whether a property is stored in values that are not views. A write that sets a value up does not change a shown
  /// value.
  fileprivate func isPartOfValue(_ property: DeclID) -> Bool {
    guard !decl(property).has(.isStatic), let owner = owner(of: property).flatMap({ nominal(of: $0) }) else {
      return false
    }
    return decl(owner).kind == .structure && !isView(selfType(owner)) && !isObserved(property)
  }
}

extension RuleContext {
  /// The change sources of some conditions in this body. Unresolved names, and the arguments of functions without known
  /// callers, are not sources.
  func changeSources(of conditions: [SyntaxNode]) -> ChangeSources {
    var finder = ChangeSourceFinder(asking: ownerType)
    for condition in conditions { finder.visit(condition, in: self) }
    return finder.found
  }
}

/// Follows the reads of an expression to their storage.
private struct ChangeSourceFinder {
  var found = ChangeSources()
  /// The type whose body contains the condition. Its stored properties are inputs.
  private let asking: DeclID?
  /// The functions and computed properties that have been visited.
  private var seen: Set<DeclID> = []
  /// The current depth of local names and parameters that have been followed.
  private var hops = 0
  /// Whether the current code belongs to a callee, whose parameters are read at the call.
  private var isInCalled = false

  /// The closures in the expression itself, whose parameters derive from the expression.
  private var closures: [SyntaxNode] = []

  private static let time = "time"
  private static let maximumHops = 3
  private static let reach = 64

  init(asking: DeclID?) { self.asking = asking }

  mutating func visit(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if let asked = node.askedForPresence {
      if let input = inputAskedForPresence(asked, in: context) {
        found.presences.insert(input)
        return
      }
      if let parameter = context.modifierParameter(asked, isPresence: true) {
        found.parameters.insert(parameter)
        return
      }
    }
    guard let use = context.record.uses[node.id] else {
      switch node.kind {
      case .declReferenceExpr: visitLocal(node, in: context)
      case .memberAccessExpr: visitUnknownMember(node, in: context)
      case .functionCallExpr:
        found.isOpen = true
        for child in node.children { visit(child, in: context) }
      case .closureExpr:
        closures.append(node)
        for child in node.children { visit(child, in: context) }
        closures.removeLast()
      default: for child in node.children { visit(child, in: context) }
      }
      return
    }
    let decl = analyzer.decl(use.decl)
    guard analyzer.isOwn(use.decl), decl.kind == .variable || decl.kind == .function,
      use.decl.file != analyzer.localFile
    else {
      if analyzer.isFromCatalogue(use.decl) {
        if analyzer.catalogueText(.ambient, of: use.decl) == Self.time {
          found.isVaried = true
        } else if asksWorld(use.decl, at: node, analyzer) {
          found.isOpen = true
        }
      }
      for child in node.children { visit(child, in: context) }
      return
    }
    if isKindOfThing(node, use.decl, analyzer) { return }
    let isKept = context.isKeptByObject(node, use.decl)
    if isKept, let owner = owner(of: use.decl, analyzer), decl.has(.isConstant), !decl.has(.isStatic),
      analyzer.decl(owner).kind == .structure
    {
      found.holders.insert(owner)
    }
    read(use.decl, in: context)
    // The receiver of an object's member is not visited, only the arguments.
    for child in node.children where !isKept || child.id != node.children.first?.id { visit(child, in: context) }
  }

  /// Whether the result of a SwiftUI or system member does not derive from its receiver: `UIDevice.current`, or a
  /// member of an object.
  private func asksWorld(_ member: DeclID, at node: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    if analyzer.isInitializer(member) { return node.kind == .functionCallExpr && node.arguments.isEmpty }
    let owner = owner(of: member, analyzer)
    if let owner, analyzer.decl(owner).kind == .classType { return true }
    return analyzer.decl(member).kind == .variable && analyzer.decl(member).has(.isStatic)
      && !analyzer.decl(member).has(.isConstant)
  }

  /// `if let title`, `title != nil`
  private func inputAskedForPresence(_ asked: SyntaxNode, in context: RuleContext) -> DeclID? {
    guard let property = context.record.decl(of: asked), context.analyzer.isInput(property),
      owner(of: property, context.analyzer) == asking
    else { return nil }
    return property
  }

  private func owner(of member: DeclID, _ analyzer: Analyzer) -> DeclID? {
    analyzer.owner(of: member).flatMap { analyzer.nominal(of: $0) }
  }

  /// Whether a constant is the kind of an identifiable value. Another kind would be another value with another
  /// identity.
  private func isKindOfThing(_ node: SyntaxNode, _ member: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.decl(member).has(.isConstant),
      let owner = owner(of: member, analyzer),
      let identifiable = analyzer.knownDecl(Name.identifiable), analyzer.ancestors(of: owner).contains(identifiable),
      !analyzer.decl(member).has(.isStatic),
      node.baseOfMember.map({ base in !base.contains { $0.kind == .optionalChainingExpr } }) == true
    else { return false }
    let kind = analyzer.variableType(of: member)
    guard analyzer.types.kind(kind) == .nominal else { return false }
    let type = analyzer.types.decl(kind)
    return analyzer.decl(type).kind == .enumeration
      || analyzer.knownDecl(Name.rawRepresentable).map { analyzer.ancestors(of: type).contains($0) } == true
  }

  /// A property or function of the program.
  private mutating func read(_ decl: DeclID, in context: RuleContext) {
    let analyzer = context.analyzer
    let member = analyzer.decl(decl)
    let implementations = analyzer.implementations(of: decl)
    if !implementations.isEmpty {
      guard seen.insert(decl).inserted else { return }
      for implementation in implementations { read(implementation, in: context) }
      return
    }
    if member.kind == .function || member.has(.isComputed) {
      guard seen.count < Self.reach else { return found.isOpen = true }
      guard seen.insert(decl).inserted else { return }
      guard owner(of: decl, analyzer) == asking || analyzer.givesPlainAnswer(decl) else {
        // A result of a value's method changes with the value.
        let type = owner(of: decl, analyzer).map { analyzer.decl($0).kind }
        if type != .structure, type != .enumeration { found.isOpen = true }
        return
      }
      // A settable computed property can itself be written.
      if member.kind == .variable { found.members.insert(decl) }
      guard let code = analyzer.node(of: decl).getterBlock else { return }
      let inner = RuleContext(analyzer, decl.file)
      inner.enter(decl)
      let outer = isInCalled
      isInCalled = true
      visit(code, in: inner)
      isInCalled = outer
      return
    }
    let owner = owner(of: decl, analyzer)
    let isInValue = owner.map { analyzer.decl($0).kind != .classType } ?? false
    if let value = analyzer.ownEnvironmentValue(readBy: decl) {
      found.properties.insert(value)
      found.parameters.insert(ProgramFacts.Input(environmentValue: value))
    } else if analyzer.isObserved(decl) {
      // The reference to an object usually stays, and other code cannot write private state. All other storage may
      // change.
      let isOutside = analyzer.changesFromOutside(decl)
      if isObject(analyzer.variableType(of: decl), analyzer) || member.access == .privateAccess && !isOutside {
        found.properties.insert(decl)
      } else if isOutside {
        found.isVaried = true
      } else {
        found.observed.insert(decl)
      }
    } else if isInValue, owner == asking, analyzer.isInput(decl) {
      found.inputs.insert(decl)
    } else if !member.has(.isConstant) {
      if isInValue, !member.has(.isStatic) { found.members.insert(decl) } else { found.properties.insert(decl) }
    }
  }

  private func isObject(_ type: TypeID, _ analyzer: Analyzer) -> Bool {
    let value = analyzer.wrapped(type) ?? type
    return analyzer.types.kind(value) == .nominal && analyzer.decl(analyzer.types.decl(value)).kind == .classType
  }

  /// An unresolved member of an observed value, which usually changes.
  private mutating func visitUnknownMember(_ node: SyntaxNode, in context: RuleContext) {
    guard let base = node.children.first, base.kind.isExpr else { return }
    if let use = context.record.uses[base.id], context.isOwn(use.decl), context.analyzer.isTracked(use.decl) {
      found.isVaried = true
    } else {
      found.isOpen = true
      visit(base, in: context)
    }
  }

  /// A local name: a variable, a pattern variable of a condition, or a parameter of a closure or a helper.
  private mutating func visitLocal(_ node: SyntaxNode, in context: RuleContext) {
    guard !isInCalled, let token = node.referencedName else { return }
    let name = node.name(of: token)
    if closures.contains(where: { $0.declares(name) }) { return }
    if let value = context.localValue(of: node) ?? context.valueTakenApart(as: name) {
      guard hops < Self.maximumHops else { return found.isOpen = true }
      hops += 1
      defer { hops -= 1 }
      return visit(value, in: context)
    }
    switch context.givesElements(as: name) {
    case true: break
    // The argument of a container's closure (a measurement, a phase) changes during the lifetime of the container.
    case false: found.isVaried = true
    case nil:
      if let parameter = context.modifierParameter(node, isPresence: false) {
        found.parameters.insert(parameter)
      } else {
        visitParameter(name, in: context)
      }
    }
  }

  /// The arguments at the uses of a helper.
  private mutating func visitParameter(_ name: Name, in context: RuleContext) {
    let analyzer = context.analyzer
    guard hops < Self.maximumHops, let decl = context.decl, analyzer.decl(decl).kind == .function,
      let number = analyzer.signature(of: decl).parameters.firstIndex(where: { $0.name == name })
    else { return found.isOpen = true }
    hops += 1
    defer { hops -= 1 }
    let uses = context.helperPlaces(of: decl)
    if uses.isEmpty { found.isOpen = true }
    for use in uses where use.node.kind == .functionCallExpr {
      guard let given = use.context.arguments(of: use.node)?.arguments.first(where: { $0.parameter == number }) else {
        continue
      }
      visit(given.node, in: use.context)
    }
  }
}

extension RuleContext {
  /// The value that a surrounding condition or case destructures to a name: `if let item = first`,
  /// `case .loaded(let item)`.
  fileprivate func valueTakenApart(as name: Name) -> SyntaxNode? {
    func declares(_ pattern: SyntaxNode) -> Bool {
      pattern.contains { part in
        part.kind == .identifierPattern && part.lastToken.map { part.name(of: $0) == name } == true
      }
    }
    for (index, around) in ancestors.enumerated().reversed() {
      if around.kind == .ifExpr {
        let condition = around.conditions.last { !$0.kind.isExpr && declares($0) }
        if let condition { return condition.initialValue }
      } else if around.kind == .switchCase, index > 0,
        around.children.contains(where: { $0.kind == .switchCaseItem && declares($0) })
      {
        return ancestors[index - 1].children.first { $0.kind.isExpr }
      }
    }
    return nil
  }

  /// Whether the enclosing closure that declares the name receives the elements of rows or screens, which are
  /// identified by their values; `nil` if there is no such closure.
  func givesElements(as name: Name) -> Bool? {
    for (call, closure) in enclosingCalls {
      guard closure.declares(name) else { continue }
      // An unresolved call may do either.
      guard let use = record.uses[call.id] else { return true }
      return analyzer.fact(.screen, of: use.decl) != nil
        || analyzer.fact(.presents, of: use.decl) != nil
        || madeType(call).map { analyzer.decl($0).has(.isRepeating) || analyzer.makesRows($0) } ?? false
    }
    return nil
  }
}

extension RuleContext {
  /// Whether the receiver of a member is an object, or a value that an object stores. The members then decide what
  /// changes, not the receiver.
  func isKeptByObject(_ node: SyntaxNode, _ member: DeclID) -> Bool {
    func isMemberOfClass(_ member: DeclID) -> Bool {
      guard let owner = analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) }) else { return false }
      // Only classes conform to `ObservableObject`.
      let object = analyzer.knownDecl(Name.observableObject)
      return analyzer.decl(owner).kind == .classType
        || analyzer.decl(owner).kind == .protocolType
          && object.map { analyzer.ancestors(of: owner).contains($0) } == true
    }
    guard let base = node.baseOfMember else { return false }
    return isMemberOfClass(member) || record.uses[base.id].map { isMemberOfClass($0.decl) } == true
  }
}

extension RuleContext {
  /// The parameter of the current modifier that a name or a pattern refers to; `nil` if it refers to none.
  func modifierParameter(_ node: SyntaxNode, isPresence: Bool) -> ProgramFacts.Input? {
    guard record.uses[node.id] == nil, node.children.isEmpty, let decl, analyzer.isModifierOfViews(decl),
      let name = node.lastToken.map({ node.name(of: $0) }),
      analyzer.signature(of: decl).parameters.contains(where: { $0.name == name })
    else { return nil }
    return ProgramFacts.Input(view: decl, label: name, isPresence: isPresence)
  }
}

extension SyntaxNode {
  /// `title` of `if let title` and of `title != nil`
  fileprivate var askedForPresence: SyntaxNode? {
    if let compared = comparedWithNil { return compared }
    return kind == .optionalBindingCondition ? children.first { $0.kind.isPattern } : nil
  }

  /// `item` of `item.isDone` and of `item.isDone(now)`
  var baseOfMember: SyntaxNode? {
    let member = kind == .functionCallExpr ? children.first : self
    guard let member, member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr else {
      return nil
    }
    return base
  }

  /// Whether a closure declares a parameter name; without a signature it declares `$0` and so on.
  func declares(_ name: Name) -> Bool {
    guard let signature = child(.closureSignature) else { return name.text.hasPrefix("$") }
    return signature.tokenIndices.contains { signature.name(at: $0) == name }
  }
}
