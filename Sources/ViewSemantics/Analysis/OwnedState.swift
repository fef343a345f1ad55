import ViewCatalog
import ViewSource
import ViewSyntax

/// A value that lives as long as a view's identity and is lost with it.
public struct OwnedState: Hashable, Sendable {
  /// The owning property; `nil` for internal state of a catalogue view.
  public let property: DeclID?
  /// The type whose views own it.
  public let owner: DeclID
  /// The property's name, or a description of the state: `the scroll position of `List``.
  public let name: String

  /// The description of a task with its lifetime: `the task of `.task` until it disappears`.
  static func name(ofTask call: String) -> String {
    let end = call.contains("id:") ? "its id changes or it disappears" : "it disappears"
    return "\(beginningOfTasks)`\(call)` until \(end)"
  }

  private static let beginningOfTasks = "the task of "

  /// Whether a description is of a task, which is not stored state.
  static func isTask(_ description: String) -> Bool { description.hasPrefix(beginningOfTasks) }

  /// The description of a task without its lifetime: `the task of `.task``.
  static func taskAlone(_ description: String) -> String {
    description.lastIndex(of: "`").map { String(description[...$0]) } ?? description
  }
}

/// The state that the views of a type own, possibly shortened for the reader.
public struct OwnedStates: Sendable {
  /// The states in order of discovery, without duplicates.
  public internal(set) var states: [OwnedState] = []
  /// Whether there may be more, which was not searched.
  public internal(set) var isCut = false

  /// The limit of states, beyond which the list is too long to read.
  static let maximumCount = 32

  /// Whether the views own no state.
  public var isEmpty: Bool { states.isEmpty }
}

extension Analyzer {
  /// The state that every view of a type owns: its own, and that of the views in its body and type, across files.
  ///
  /// - Parameter includesLater: whether to include views that are shown only after a user action, such as the
  ///   destination of a link.
  public func ownedState(in type: TypeID, includesLater: Bool = true) -> OwnedStates {
    var collector = OwnedStateCollector(analyzer: self, includesLater: includesLater, entersBodies: true)
    collector.collect(resolvingOpaque(type))
    return collector.found
  }

  /// The state that the views of some types own according to the types alone, without the bodies of the views, and the
  /// views of the program among them.
  func ownershipOutsideBodies(in types: [TypeID]) -> (states: [OwnedState], views: [DeclID]) {
    var collector = OwnedStateCollector(analyzer: self, includesLater: true, entersBodies: false)
    for type in types { collector.collect(resolvingOpaque(type)) }
    return (collector.found.states, collector.views)
  }

  /// A description of a state: `@State counter`, or the internal state of a catalogue view.
  public func description(of state: OwnedState) -> String {
    guard let property = state.property, let wrapper = propertyWrappers(of: property).first else { return state.name }
    return "@\(decl(wrapper.decl).name) \(decl(state.owner).name).\(state.name)"
  }

  /// The `body` member of a view type.
  func bodyMember(of nominal: DeclID) -> DeclID? {
    directMembers(of: nominal, named: .body).first { id in
      (decl(id).kind == .variable || decl(id).kind == .function)
        && parent(of: id).map { decl($0).kind != .protocolType } == true
    }
  }

  /// The member that SwiftUI evaluates for a type of the program: its `body`, a style's `makeBody`, or a default
  /// implementation from a protocol extension.
  ///
  /// - Parameter includesCatalogue: whether to include default implementations of the catalogue, such as that of
  ///   `Shape`.
  func contentMember(of nominal: DeclID, includesCatalogue: Bool = false) -> DeclID? {
    if let body = bodyMember(of: nominal) { return body }
    let protocols = ancestors(of: nominal).filter { decl($0).kind == .protocolType }
    // SwiftUI's requirement takes precedence over one of a program's protocol, such as the `content` of a page.
    for ancestor in protocols.filter(isFromCatalogue) + protocols.filter({ !isFromCatalogue($0) }) {
      for requirement in children(of: ancestor) {
        guard decl(requirement).kind == .variable || decl(requirement).kind == .function,
          !decl(requirement).has(.isStatic), decl(requirement).has(.hasCustomAttributes),
          resultBuilder(of: requirement) != nil
        else { continue }
        let members = memberDecls(decl(requirement).name, of: nominal)
        if let own = members.first(where: { !isProtocolMember($0) && isContent($0) }) { return own }
        let shared = members.first {
          isProtocolMember($0) && (includesCatalogue || !isFromCatalogue($0)) && isGiven($0, to: nominal)
        }
        if let shared { return shared }
      }
    }
    return nil
  }

  /// The binding of `Self` in the content of a type, if a protocol extension provides it.
  func substitutionOfSelf(in content: DeclID, for nominal: DeclID) -> Substitution {
    isProtocolMember(content) ? memberSubstitution(content, of: selfType(inside: nominal)) : Substitution()
  }

  /// Whether a protocol extension provides code for a type: `extension Screen where Self: Titled` for a titled type.
  private func isGiven(_ member: DeclID, to nominal: DeclID) -> Bool {
    guard hasCode(member) || node(of: member).child(.codeBlock) != nil, !decl(member).has(.isPrimitive),
      let owner = owner(of: member), decl(owner).kind == .extension
    else { return false }
    let itself = substitutionOfSelf(in: member, for: nominal)
    return genericContext(of: owner).requirements.allSatisfy { requirement in
      // With `where Self == Card` the compiler does not find the type witness of `Body` there, and infers `Never`.
      let isOneType = requirement.kind == .isSame && types.kind(requirement.subject) == .parameter
      return !isOneType && isMet(requirement, itself)
    }
  }
}

/// Collects the state of types and, if requested, of the bodies of the views in them, each once.
///
/// The state of a program type is the same at every use and is cached, so that a view in a hundred others is searched
/// once. Views in a cycle own the same state, which is known when the first of them has been searched.
private struct OwnedStateCollector {
  let analyzer: Analyzer
  let includesLater: Bool
  let entersBodies: Bool
  var found = OwnedStates()
  /// The program's views with a body.
  var views: [DeclID] = []
  private var seen: Set<DeclID> = []
  private var seenTypes: Set<TypeID> = []
  private var seenStates: Set<OwnedState> = []
  private let way: Way
  /// The depth of the outermost type in progress that was met again.
  private var outermostMet = Int.max

  /// The path from the queried type, shared by all collectors of a query.
  private final class Way {
    /// The depths of the types in progress.
    var depths: [DeclID: Int] = [:]
    /// The finished types in a cycle with a type in progress, with the depth of that.
    var circles: [DeclID: Int] = [:]
  }

  init(analyzer: Analyzer, includesLater: Bool, entersBodies: Bool) {
    self.init(analyzer: analyzer, includesLater: includesLater, entersBodies: entersBodies, Way())
  }

  private init(analyzer: Analyzer, includesLater: Bool, entersBodies: Bool, _ way: Way) {
    self.analyzer = analyzer
    self.includesLater = includesLater
    self.entersBodies = entersBodies
    self.way = way
  }

  private var known: DeclMemo<OwnedStates> { includesLater ? analyzer.ownedStates : analyzer.ownedStatesShown }

  private var isFull: Bool { entersBodies && found.isCut }

  mutating func collect(_ type: TypeID) {
    guard !isFull, seenTypes.insert(type).inserted else { return }
    let isPlaceholder =
      analyzer.types.kind(type) == .nominal
      && analyzer.catalogueText(.placeholder, of: analyzer.types.decl(type)) != nil
    if isPlaceholder { return }
    guard analyzer.types.kind(type) == .nominal else {
      for argument in analyzer.types.arguments(type) { collect(argument) }
      return
    }
    let nominal = analyzer.types.decl(type)
    for (index, argument) in analyzer.types.arguments(type).enumerated() where !isShownLater(index, of: nominal) {
      collect(argument)
    }
    collect(nominal)
  }

  /// Collects the state of a type itself, independent of its arguments.
  private mutating func collect(_ nominal: DeclID) {
    if let depth = way.depths[nominal] ?? way.circles[nominal] {
      outermostMet = min(outermostMet, depth)
      return
    }
    guard seen.insert(nominal).inserted else { return }
    guard entersBodies, !analyzer.isFromCatalogue(nominal) else { return look(into: nominal) }
    if let known = known[nominal] { return add(known) }
    let depth = way.depths.count
    way.depths[nominal] = depth
    var inner = OwnedStateCollector(
      analyzer: analyzer, includesLater: includesLater, entersBodies: true, way)
    inner.look(into: nominal)
    way.depths[nominal] = nil
    if inner.outermostMet < depth {
      way.circles[nominal] = inner.outermostMet
      outermostMet = min(outermostMet, inner.outermostMet)
    } else {
      known[nominal] = inner.found
      for (other, start) in way.circles where start >= depth {
        known[other] = inner.found
        way.circles[other] = nil
      }
    }
    add(inner.found)
  }

  private mutating func add(_ others: OwnedStates) {
    for state in others.states { add(state) }
    if others.isCut { found.isCut = true }
  }

  private mutating func add(_ state: OwnedState) {
    if entersBodies, found.states.count >= OwnedStates.maximumCount {
      found.isCut = found.isCut || !seenStates.contains(state)
    } else if seenStates.insert(state).inserted {
      found.states.append(state)
    }
  }

  private mutating func look(into nominal: DeclID) {
    if let thing = analyzer.catalogueText(.owns, of: nominal), !analyzer.decl(nominal).has(.isPropertyWrapper) {
      add(OwnedState(property: nil, owner: nominal, name: "the \(thing) of `\(analyzer.decl(nominal).name)`"))
    }
    // A task is not state: it is cancelled with the view, and the next view starts another one.
    if !entersBodies, let call = analyzer.catalogueText(.accompanies, of: nominal) {
      add(OwnedState(property: nil, owner: nominal, name: OwnedState.name(ofTask: call)))
    }
    guard !analyzer.isFromCatalogue(nominal) else { return }
    // A wrapper of a UIKit or AppKit view owns that view.
    for ancestor in analyzer.ancestors(of: nominal) where analyzer.decl(ancestor).kind == .protocolType {
      guard let thing = analyzer.catalogueText(.owns, of: ancestor) else { continue }
      add(OwnedState(property: nil, owner: nominal, name: "the \(thing) of `\(analyzer.decl(nominal).name)`"))
    }
    collectProperties(of: nominal)
    guard let body = analyzer.contentMember(of: nominal) else { return }
    views.append(nominal)
    guard entersBodies else { return }
    let itself = analyzer.substitutionOfSelf(in: body, for: nominal)
    for underlying in analyzer.underlyingTypes(of: body) {
      collect(analyzer.resolvingOpaque(analyzer.substitute(underlying, itself)))
    }
  }

  private mutating func collectProperties(of nominal: DeclID) {
    for member in analyzer.children(of: nominal) where analyzer.decl(member).kind == .variable {
      if let wrapper = analyzer.propertyWrappers(of: member).first {
        collect(wrapper, of: member, in: nominal)
      } else if !analyzer.decl(member).has(.isStatic), !analyzer.decl(member).has(.isComputed) {
        collect(stored: analyzer.variableType(of: member))
      }
    }
  }

  /// Collects the state in a stored value of the program: SwiftUI installs each `DynamicProperty` in the view.
  private mutating func collect(stored: TypeID) {
    guard analyzer.types.kind(stored) == .nominal else { return }
    let nominal = analyzer.types.decl(stored)
    guard !analyzer.isFromCatalogue(nominal), analyzer.isInstalled(nominal), seen.insert(nominal).inserted else {
      return
    }
    collectProperties(of: nominal)
  }

  /// Whether the views of a generic parameter are omitted, because they are shown only after a user action.
  private func isShownLater(_ parameter: Int, of nominal: DeclID) -> Bool {
    guard !includesLater, let name = analyzer.catalogueText(.later, of: nominal) else { return false }
    let parameters = analyzer.genericParameters(of: nominal)
    return parameter < parameters.count && analyzer.name(of: parameters[parameter]) == name
  }

  private mutating func collect(_ use: WrapperUse, of property: DeclID, in owner: DeclID) {
    if analyzer.ownsState(use.decl) || !entersBodies && analyzer.keepsName(use.decl) {
      add(OwnedState(property: property, owner: owner, name: analyzer.decl(property).name.text))
    }
  }
}

extension Analyzer {
  /// Whether a type is a `DynamicProperty`, whose properties SwiftUI installs in the view that stores it.
  func isInstalled(_ nominal: DeclID) -> Bool {
    ancestors(of: nominal).contains { catalogueText(.installed, of: $0) != nil }
  }

  /// Whether a property wrapper owns state for the lifetime of its view: a catalogue wrapper that is marked so, or a
  /// program wrapper with such a property.
  func ownsState(_ wrapper: DeclID) -> Bool {
    installedWrappers(of: wrapper).contains { decl($0).has(.ownsState) }
  }

  /// Whether a property wrapper owns something whose loss is not noticeable, such as a namespace.
  func keepsName(_ wrapper: DeclID) -> Bool {
    installedWrappers(of: wrapper).contains { catalogueText(.keeps, of: $0) != nil }
  }

  /// A property wrapper with the wrappers of its properties, recursively, without duplicates.
  func installedWrappers(of wrapper: DeclID) -> [DeclID] {
    var result = [wrapper]
    var next = 0
    while next < result.count {
      let current = result[next]
      next += 1
      guard !isFromCatalogue(current) else { continue }
      for member in children(of: current) where decl(member).kind == .variable {
        for inner in propertyWrappers(of: member) where !result.contains(inner.decl) { result.append(inner.decl) }
      }
    }
    return result
  }
}
