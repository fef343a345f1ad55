import ViewCatalog
import ViewSource
import ViewSyntax

/// Something that lives as long as a view's identity and is lost with it.
public struct OwnedState: Hashable, Sendable {
  /// The property that owns it; `nil` for what a view of the catalogue keeps by itself.
  public let property: DeclID?
  /// The type whose views own it.
  public let owner: DeclID
  /// The property's name, or what is kept: `the scroll position of `List``.
  public let name: String

  /// `the task of `.task` until it disappears`
  static func name(ofTask call: String) -> String {
    let end = call.contains("id:") ? "its id changes or it disappears" : "it disappears"
    return "\(beginningOfTasks)`\(call)` until \(end)"
  }

  private static let beginningOfTasks = "the task of "

  /// Whether what is owned is a task: it is not kept, it runs.
  static func isTask(_ description: String) -> Bool { description.hasPrefix(beginningOfTasks) }

  /// `the task of `.task``, without how long it lasts.
  static func taskAlone(_ description: String) -> String {
    description.lastIndex(of: "`").map { String(description[...$0]) } ?? description
  }
}

/// What the views of a type own: all of it, or as much as a person reads.
public struct OwnedStates: Sendable {
  /// Each once, in the order in which they are met.
  public internal(set) var states: [OwnedState] = []
  /// Whether there is more, which has not been looked for.
  public internal(set) var isCut = false

  /// Of more, the names are too many to read.
  static let maximumCount = 32

  /// Whether the views own nothing at all.
  public var isEmpty: Bool { states.isEmpty }
}

extension Analyzer {
  /// What every view of a type owns: itself, and the views that its body and its type are made of, across files.
  ///
  /// - Parameter includesLater: whether that counts which is shown only when a person asks for it, as what a link leads to.
  public func ownedState(in type: TypeID, includesLater: Bool = true) -> OwnedStates {
    var collector = OwnedStateCollector(analyzer: self, includesLater: includesLater, entersBodies: true)
    collector.collect(resolvingOpaque(type))
    return collector.found
  }

  /// What the views of some types own as far as types tell, without what the bodies of these views are made of, and the
  /// views of the program that they are made of.
  func ownershipOutsideBodies(in types: [TypeID]) -> (states: [OwnedState], views: [DeclID]) {
    var collector = OwnedStateCollector(analyzer: self, includesLater: true, entersBodies: false)
    for type in types { collector.collect(resolvingOpaque(type)) }
    return (collector.found.states, collector.views)
  }

  /// `@State counter`, or what a view of the catalogue keeps.
  public func description(of state: OwnedState) -> String {
    guard let property = state.property, let wrapper = propertyWrappers(of: property).first else { return state.name }
    return "@\(decl(wrapper.decl).name) \(decl(state.owner).name).\(state.name)"
  }

  /// The property that the getter of a view's content is: `body`.
  func bodyMember(of nominal: DeclID) -> DeclID? {
    directMembers(of: nominal, named: .body).first { id in
      (decl(id).kind == .variable || decl(id).kind == .function)
        && parent(of: id).map { decl($0).kind != .protocolType } == true
    }
  }

  /// What SwiftUI asks a type of the program for: its `body`, a style's `makeBody`, or that which an extension of a
  /// protocol has for it.
  ///
  /// - Parameter includesCatalogue: whether a body counts that the catalogue has for it, as that of a `Shape`.
  func contentMember(of nominal: DeclID, includesCatalogue: Bool = false) -> DeclID? {
    if let body = bodyMember(of: nominal) { return body }
    let protocols = ancestors(of: nominal).filter { decl($0).kind == .protocolType }
    // What SwiftUI asks for comes before what a protocol of the program does, as the `content` of a page.
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

  /// What `Self` is in the content of a type, if an extension of a protocol has it for the type.
  func substitutionOfSelf(in content: DeclID, for nominal: DeclID) -> Substitution {
    isProtocolMember(content) ? memberSubstitution(content, of: selfType(inside: nominal)) : Substitution()
  }

  /// Whether an extension of a protocol has code for a type: `extension Screen where Self: Titled` for what is titled.
  private func isGiven(_ member: DeclID, to nominal: DeclID) -> Bool {
    guard hasCode(member) || node(of: member).child(.codeBlock) != nil, !decl(member).has(.isPrimitive),
      let owner = owner(of: member), decl(owner).kind == .extension
    else { return false }
    let itself = substitutionOfSelf(in: member, for: nominal)
    return genericContext(of: owner).requirements.allSatisfy { requirement in
      // With `where Self == Card` the compiler does not look there for what `Body` is, and takes `Never`.
      let isOneType = requirement.kind == .isSame && types.kind(requirement.subject) == .parameter
      return !isOneType && isMet(requirement, itself)
    }
  }
}

/// Goes through types and, if it is to, the bodies of the views in them, each once.
///
/// What a type of the program owns is the same wherever it stands, and remembered: a view in a hundred others is looked
/// into once. Views that are in one another in a circle own the same, which is known when the first of them has been
/// looked into.
private struct OwnedStateCollector {
  let analyzer: Analyzer
  let includesLater: Bool
  let entersBodies: Bool
  var found = OwnedStates()
  /// The views of the program that have a body.
  var views: [DeclID] = []
  private var seen: Set<DeclID> = []
  private var seenTypes: Set<TypeID> = []
  private var seenStates: Set<OwnedState> = []
  private let way: Way
  /// The depth of the outermost type that is being looked into and has been met again.
  private var outermostMet = Int.max

  /// The way from the type that is asked about, the same for all collectors of one question.
  private final class Way {
    /// The types that are being looked into, by their depth.
    var depths: [DeclID: Int] = [:]
    /// Those that have been looked into, but are in a circle with one that still is: the depth of that.
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

  /// What a type itself owns, whatever its arguments are.
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
    // A task is no state: it is cancelled with the view, and another one begins with the next.
    if !entersBodies, let call = analyzer.catalogueText(.accompanies, of: nominal) {
      add(OwnedState(property: nil, owner: nominal, name: OwnedState.name(ofTask: call)))
    }
    guard !analyzer.isFromCatalogue(nominal) else { return }
    // What wraps a view of UIKit or AppKit is bound to that one.
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

  /// What a value of the program keeps for the view that it is stored in: SwiftUI installs each `DynamicProperty`.
  private mutating func collect(stored: TypeID) {
    guard analyzer.types.kind(stored) == .nominal else { return }
    let nominal = analyzer.types.decl(stored)
    guard !analyzer.isFromCatalogue(nominal), analyzer.isInstalled(nominal), seen.insert(nominal).inserted else {
      return
    }
    collectProperties(of: nominal)
  }

  /// Whether views of a generic parameter are left out: they are made when they are asked for.
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
  /// Whether SwiftUI installs the properties of a type as those of the view that it is stored in: a `DynamicProperty`.
  func isInstalled(_ nominal: DeclID) -> Bool {
    ancestors(of: nominal).contains { catalogueText(.installed, of: $0) != nil }
  }

  /// Whether a property wrapper keeps something for the life of its view: one of the catalogue that says so, or one of
  /// the program that has such a property itself.
  func ownsState(_ wrapper: DeclID) -> Bool {
    installedWrappers(of: wrapper).contains { decl($0).has(.ownsState) }
  }

  /// Whether it keeps what is the view's own but is not missed, as a namespace.
  func keepsName(_ wrapper: DeclID) -> Bool {
    installedWrappers(of: wrapper).contains { catalogueText(.keeps, of: $0) != nil }
  }

  /// A property wrapper and those of the properties in it, in theirs and so on, each once.
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
