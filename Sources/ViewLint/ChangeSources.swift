import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What shows that a condition can have another answer while the view that asks is there.
struct ChangeSources: Sendable {
  /// Whether it asks for what changes no matter which code writes what: a binding, a value of the environment, what is measured, the
  /// time.
  var isVaried = false
  /// Whether a part of it could not be followed to where it is kept: it may ask for anything.
  var isOpen = false
  /// The properties of which it is enough that the program writes them: state, and what objects keep.
  var properties: Set<DeclID> = []
  /// What is observed and not private: it is enough that the program may write it, and who that is, only an app shows.
  var observed: Set<DeclID> = []
  /// The properties of values, which change if the program writes them while the value is shown.
  var members: Set<DeclID> = []
  /// What views are given.
  var inputs: Set<DeclID> = []
  /// Those of which no more is asked than whether there is a value.
  var presences: Set<DeclID> = []
  /// The parameters of modifiers, of which it counts what they are given where the modifiers are used, and the program's
  /// own values of the environment.
  var parameters: Set<ProgramFacts.Input> = []
  /// Whether others may use a modifier, or provide a value, where no code of the program does and it has no app.
  var countsUsesElsewhere = false
  /// The types of values in objects of which constants are asked: they change with the whole value.
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

/// That the program shows a change, and where.
struct ShownChange {
  /// The place that writes what changes; `nil` where that is none of the program's, as with the environment.
  let place: ProgramFacts.Place?

  /// The first change of a place, or else any.
  fileprivate static func first(of changes: some Sequence<ShownChange>) -> ShownChange? {
    changes.reduce(nil as ShownChange?) { first, next in
      guard let known = first?.place else { return next.place == nil ? first ?? next : next }
      return ShownChange(place: next.place.map { .first(known, $0) } ?? known)
    }
  }
}

extension ProgramFacts {
  /// What shows that a condition changes that is worked out from some sources; `nil` if nothing does.
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

  /// The properties of which more facts may show it.
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
      !hasApp || mayChangeUnseen(property, analyzer) || !analyzer.program.isWholeModule(around: property.file)
    return isOpen ? ShownChange(place: nil) : nil
  }

  /// What shows that the program gives a view what changes while it is there.
  private func change(ofInput property: DeclID, isPresence: Bool = false, _ analyzer: Analyzer) -> ShownChange? {
    if let place = nearestWrite(of: property) { return ShownChange(place: place) }
    guard var input = Input(property, analyzer) else { return ShownChange(place: nil) }
    input.isPresence = isPresence
    return change(of: input, analyzer)
  }

  /// The same of what a parameter is given.
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

  /// Whether the program is an app: no other code uses anything of it.
  var hasApp: Bool { hasEntry || graph.roots.contains(where: \.isApp) }
}

extension Analyzer {
  /// Whether a function or a property gives a case or a value of the standard library, as whether something holds: with
  /// what such an answer is worked out from it changes. Of a value of the program only the part changes that is made of it.
  func givesPlainAnswer(_ decl: DeclID) -> Bool {
    let given = self.decl(decl).kind == .function ? signature(of: decl).result : variableType(of: decl)
    let type = wrapped(given) ?? given
    guard types.kind(type) == .nominal else { return false }
    let nominal = types.decl(type)
    return isFromCatalogue(nominal) || self.decl(nominal).kind == .enumeration
  }

  /// Whether a property is stored in values that are no views: who writes it to set a value up changes nothing yet.
  fileprivate func isPartOfValue(_ property: DeclID) -> Bool {
    guard !decl(property).has(.isStatic), let owner = owner(of: property).flatMap({ nominal(of: $0) }) else {
      return false
    }
    return decl(owner).kind == .structure && !isView(typeItself(owner)) && !isObserved(property)
  }
}

extension RuleContext {
  /// What shows that one of some conditions of this body changes. What is not known, as a name that is not resolved or
  /// what the arguments of a function without known callers are, shows nothing.
  func changeSources(of conditions: [SyntaxNode]) -> ChangeSources {
    var finder = ChangeSourceFinder(asking: ownerType)
    for condition in conditions { finder.visit(condition, in: self) }
    return finder.found
  }
}

/// Follows what an expression reads to where that is kept.
private struct ChangeSourceFinder {
  var found = ChangeSources()
  /// The type whose body asks: what is stored in its values it is given.
  private let asking: DeclID?
  /// The functions and computed properties that have been looked into.
  private var seen: Set<DeclID> = []
  /// How many local names and parameters have been followed to what they stand for, one behind the other.
  private var hops = 0
  /// Whether the code at hand is that of what is called: what its parameters stand for is read where it is called.
  private var isInCalled = false

  /// The closures in the expression itself: what they are given are parts of what it asks for.
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
    // What is not asked of anything has no more parts but arguments.
    for child in node.children where !isKept || child.id != node.children.first?.id { visit(child, in: context) }
  }

  /// Whether something of SwiftUI or below is not worked out of what it is asked of: `UIDevice.current`, what an object
  /// says.
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

  /// Whether a constant says of which kind a thing is that has an identity: with another kind it would be another thing.
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
        // What a value works out follows from the value.
        let type = owner(of: decl, analyzer).map { analyzer.decl($0).kind }
        if type != .structure, type != .enumeration { found.isOpen = true }
        return
      }
      // One that may be set is written itself.
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
      // An object is the same one as a rule, and no other code writes state that is private. All else is there to change.
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

  /// A member that is not known, of what is observed: most that is asked of such changes.
  private mutating func visitUnknownMember(_ node: SyntaxNode, in context: RuleContext) {
    guard let base = node.children.first, base.kind.isExpr else { return }
    if let use = context.record.uses[base.id], context.isOwn(use.decl), context.analyzer.isTracked(use.decl) {
      found.isVaried = true
    } else {
      found.isOpen = true
      visit(base, in: context)
    }
  }

  /// A name that is declared in a body: a local value, what a condition binds, what a closure or a helper is given.
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
    // What a container measures or says changes while it is there.
    case false: found.isVaried = true
    case nil:
      if let parameter = context.modifierParameter(node, isPresence: false) {
        found.parameters.insert(parameter)
      } else {
        visitParameter(name, in: context)
      }
    }
  }

  /// What the places that use a helper give it.
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
  /// The value of which a condition or a case around the node gives a part that name: `if let item = first`,
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

  /// Whether the closure around the node that has a name among its parameters is given the things that rows or screens
  /// are made of, which are told by what they are; `nil` if there is none.
  func givesElements(as name: Name) -> Bool? {
    for (call, closure) in enclosingCalls {
      guard closure.declares(name) else { continue }
      // Of what is not known it cannot be said.
      guard let use = record.uses[call.id] else { return true }
      return analyzer.catalogueText(.screen, of: use.decl) != nil
        || analyzer.catalogueText(.presents, of: use.decl) != nil
        || madeType(call).map { analyzer.decl($0).has(.isRepeating) || analyzer.makesRows($0) } ?? false
    }
    return nil
  }
}

extension RuleContext {
  /// Whether a member is asked of an object, which is the same one, or of a value that an object keeps: the members that
  /// are asked for say what changes, not what they are asked of.
  func isKeptByObject(_ node: SyntaxNode, _ member: DeclID) -> Bool {
    func isMemberOfClass(_ member: DeclID) -> Bool {
      guard let owner = analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) }) else { return false }
      // Only classes conform to a protocol of objects.
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
  /// The parameter of the modifier at hand that a name or a pattern is, if it is one.
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

  /// Whether a closure has a name among its parameters; without a signature it has `$0`.
  func declares(_ name: Name) -> Bool {
    guard let signature = child(.closureSignature) else { return name.text.hasPrefix("$") }
    return signature.tokenIndices.contains { signature.name(at: $0) == name }
  }
}
