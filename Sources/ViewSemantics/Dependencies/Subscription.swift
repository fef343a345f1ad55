import ViewSource

/// A dependency whose change invalidates a view's body.
public struct Subscription: Sendable {
  /// The property of the view, or of an observable object.
  public let property: DeclID
  /// The name: `@State counter`, `Model.name`.
  public let name: String
  /// Whether the declaration or a read subscribes.
  public let how: How
  /// The places of the reads or of the declaration.
  public let places: [Place]

  /// A place in a file of the program.
  public struct Place: Sendable, Equatable {
    /// The file, which differs from the view's for a helper or an object.
    public let file: FileID
    /// The range of the read expression or the declared name, in UTF-8 bytes of `file`.
    public let range: SourceRange
    /// The conditions of the read.
    public var condition: String?
    /// The conditions with the last one negated.
    var opposite: String?
    /// The conditions without the last one.
    var outerCondition: String?
    /// The container or modifier whose content reads it, if the content is evaluated separately and later than the
    /// body.
    public var content: String?
    /// The modifier whose content reads it, if the content is evaluated only when presented: `sheet`.
    public var presentation: String?
    /// Whether the read depends on which of several types a value has.
    public var isPossible = false
    /// Whether the read is in a closure that runs an unknown number of times, as in `filter`, once for each element.
    public var isInFunction = false
  }

  /// The kind of subscription.
  public enum How: String, Sendable {
    /// By a read during the body evaluation.
    case read
    /// By declaration, whether or not the body reads it.
    case declared
  }
}

/// A view that a body makes, with its inputs from the parent.
public struct ChildInput: Sendable {
  /// The name of its type: a view, a modifier or a style.
  public let name: String
  let view: DeclID
  /// The file of the call that makes it.
  public let file: FileID
  /// The range of the call, in UTF-8 bytes of `file`.
  public let range: SourceRange
  /// The parent's properties whose values are its inputs.
  public internal(set) var values: Set<DeclID>
  /// The parent's properties passed as bindings.
  public internal(set) var bindings: Set<DeclID>
  /// The inputs of each of its own properties.
  var inputs: [Input] = []
  /// Whether its inputs or initial values differ at each evaluation, as closures do.
  public internal(set) var freshness: Freshness
  /// The container or modifier whose content it is in, if that is evaluated separately and later than the body.
  public let content: String?
  /// The events that end its identity.
  var endings = Endings()
  /// The views and modifiers of the program that receive it.
  var surroundings: [Surrounding] = []
  /// The environment writers around it, innermost first.
  var writers: [EnvironmentWriter] = []
  /// The parent's properties that hold the objects in its environment.
  var objects: [EnvironmentKey: DeclID] = [:]
  /// The parent's call of the helper that makes it.
  var site: Site?
  /// For a style, the calls that apply it to views: the modifier and the enclosing helpers.
  var styleCalls: [DependencyWalker.Place] = []
  /// For a style, the views of the program that it applies to.
  var styled: [StyledControl] = []
  /// The environment values written by these, with their sources.
  var environment: [EnvironmentKey: DependencyWalker.Source] = [:]
  /// The keys of the parent's environment that modifiers around the child hide.
  var hidden: Set<EnvironmentKey> = []
  /// The parent's properties whose change may affect something that the child observes.
  var perhaps: Set<DeclID> = []
  /// The parent's properties that may reach it without an evaluation of the parent: as a focused value, or for a style
  /// through controls in other views.
  var possibleObservations: Set<DeclID> = []
  /// The parent's properties that it observes itself.
  var observedProperties: Set<DeclID> = []
  /// The parent's property whose object each of its own observing properties gets.
  var observed: [DeclID: DeclID] = [:]
  /// Whether it calls received functions for views, whose reads invalidate it too.
  var callsContents = false
  /// The views further down that a change of a parent's property invalidates independently of the child's inputs,
  /// because they read the environment or observe an object.
  var readers: [DeclID: [String]] = [:]
  /// The views further down that each evaluation of the parent invalidates, because they read a fresh value.
  var readersAnyway: [String] = []

  /// A place in a file of the program.
  struct Site: Hashable {
    let file: FileID
    let range: SourceRange
  }

  /// A property of a view that is set from its inputs.
  struct Input: Sendable, Hashable {
    let property: DeclID
    let values: Set<DeclID>
    let bindings: Set<DeclID>
    /// The parent's property that the value consists of, if it is a single one.
    var alone: DeclID?
    /// Whether the value differs at each evaluation.
    var isFresh = false
    /// The views further down that a change of this property invalidates.
    var below: [String] = []

    func comes(from property: DeclID) -> Bool {
      isFresh || values.contains(property) || bindings.contains(property)
    }
  }
}

/// The dependencies of a body, with the effects of a change of each property.
public struct ViewDependencies: Sendable {
  /// The name of the view's type.
  public let view: String
  /// The qualified name of the body: `PlantRow.body`.
  public let name: String
  /// The declaration of the body, which may be in a protocol extension.
  public let decl: DeclID
  /// The subscriptions in source order.
  public let subscriptions: [Subscription]
  /// The views that the body makes, in source order, once for each call.
  public let children: [ChildInput]
  /// The view's own changeable properties, with their names.
  public let properties: [(decl: DeclID, name: String)]
  /// The properties of the objects that the view observes; each invalidates the body, whether or not it is read.
  let published: [Published]
  /// The classes of the observed objects, by property.
  let observed: [DeclID: DeclID]
  /// The properties that the observers of its properties write.
  let followers: [DeclID: Set<DeclID>]
  /// The update function of a platform view, which has no body.
  public let updates: String?
  /// The environment keys that a property's change rewrites around received views.
  let passesOn: [DeclID: [EnvironmentKey]]
  /// The received functions that the body calls for views. Their reads invalidate the body too, and are listed where
  /// the functions are made.
  public let contentsCalled: [String]
  /// The inputs that change together with a property that the view also reads itself, by its creators.
  var touched: [DeclID: ChangedInputs] = [:]
  /// The undeclared names in the body, behind which there may be more reads.
  public let unknownNames: [String]
  /// Whether all code of the body and the type of its result are known; otherwise there may be more reads.
  public let isComplete: Bool

  /// A property of an object that the view observes.
  struct Published: Sendable {
    let decl: DeclID
    let name: String
    let object: DeclID
    /// Whether the object may be of another class without this property.
    let isPossible: Bool
    /// Whether it is a property of the wrapper of `object`.
    var isInner = false
    /// The name of the object, if the view observes several of the class.
    var of: String?

    /// The children restricted to those that this object affects, if the view observes several of the class.
    var children: [ChildInput]?

    var text: String { of.map { "\(name) of `\($0)`" } ?? name }
  }

  /// The effects of a property's change.
  public struct Effect: Sendable {
    /// The changed property.
    let decl: DeclID
    /// The name as in `ViewDependencies.properties`: `@State counter`, `Model.name`.
    public let property: String
    /// Whether the body is re-evaluated.
    public let runsBody: Bool
    /// Whether the re-evaluation depends on which of several types a value has.
    public let isPossible: Bool
    /// The modifiers that must have presented their content before the body is re-evaluated, because nothing else reads
    /// the property.
    public let presentations: [String]
    /// The containers and modifiers whose content is re-evaluated without the body.
    public let contents: [String]
    /// The affected children in source order, once for each call.
    public let children: [Child]
    /// The views further down that are invalidated too, without duplicates.
    public internal(set) var below: [String]
    /// The environment values that the view rewrites around received views.
    public let passedOn: [String]

    /// The names of the children that are replaced because their identity changes.
    public var remade: [String] { names(.remade) }
    /// The names of the children that are re-evaluated because their inputs change.
    public var updated: [String] { names(.updated) }
    /// The names of the children that are skipped because their inputs are equal.
    public var skipped: [String] { names(.skipped) }

    /// The names of the children with a fate.
    public func names(_ fate: ChildEffect) -> [String] { children.filter { $0.fate == fate }.map(\.name) }
  }

  /// An affected child.
  public struct Child: Sendable {
    /// The name of its type.
    public let name: String
    /// The effect on it.
    public let fate: ChildEffect
    /// The file of the call that makes it.
    public let file: FileID
    /// The range of the call, in UTF-8 bytes of `file`.
    public let range: SourceRange
    /// The body's call of the helper that makes it.
    let site: ChildInput.Site?
  }

  /// The effect of a property's change on a child.
  public enum ChildEffect: String, Sendable, CaseIterable {
    /// It is replaced, because its explicit identity changes.
    case remade
    /// It is re-evaluated, because its inputs change.
    case updated
    /// It is inserted or removed, if the change begins or ends its identity: a condition, data, a presentation.
    case madeOrRemoved
    /// It is made again, and it is unknown whether its inputs are equal.
    case unclear
    /// It is made again but skipped, because its inputs are equal.
    case skipped
  }

  /// The effects of a change of one of the view's own properties.
  ///
  /// - Parameters:
  ///   - object: the property by which the view observes the changed object.
  ///   - isPerhaps: whether it may be another object.
  public func effect(of property: DeclID, name: String, object: DeclID? = nil, isPossible: Bool = false) -> Effect {
    // The properties that observers write change too.
    var all = [property]
    var index = 0
    while index < all.count {
      all += (followers[all[index]] ?? []).inOrder.filter { !all.contains($0) }
      index += 1
    }
    let told = subscriptions.filter { subscription in
      all.contains { subscription.property == (object == nil ? $0 : object) }
    }
    let inputs = touched[property] ?? ChangedInputs()
    all += inputs.certain.inOrder
    let isTold = told.contains { $0.contents.isEmpty }
    let runsBody = isTold || !inputs.isEmpty
    let contents = runsBody ? [] : told.flatMap(\.contents).uniqued
    var concerned: [Child] = []
    var below: [String] = []
    let children = published.first { $0.decl == property && $0.object == object }?.children ?? children
    // Accessed by index, because a child is large.
    for index in children.indices {
      let isMade = runsBody || children[index].content.map { contents.contains($0) } ?? false
      let callsContent = children[index].callsContents && contents.contains(children[index].name)
      var fates = callsContent ? [.updated] : all.compactMap { children[index].fate($0, isMade: isMade) }
      if inputs.possible.contains(where: { children[index].fate($0, isMade: isMade) == .updated }) {
        fates.append(.unclear)
      }
      if let fate = fates.min(by: { $0.rank < $1.rank }) {
        concerned.append(children[index].child(fate))
        if fate == .updated { for property in all { children[index].addBelow(property, to: &below) } }
      }
      for property in all { if let readers = children[index].readers[property] { below += readers } }
      if isMade { below += children[index].readersAnyway }
    }
    let isGiven = !inputs.certain.isEmpty
    return Effect(
      decl: property, property: name, runsBody: runsBody,
      isPossible: isPossible || runsBody && !isGiven && told.filter { $0.contents.isEmpty }.allSatisfy(\.isPossible),
      presentations: inputs.isEmpty ? ViewDependencies.presentations(told) : [], contents: contents,
      children: concerned, below: below.uniqued,
      passedOn: all.flatMap { passesOn[$0] ?? [] }.compactMap(\.text).uniqued.sorted())
  }
}

extension ViewDependencies {
  /// The modifiers whose presented content alone invalidates a body; empty if another subscription does too.
  private static func presentations(_ told: [Subscription]) -> [String] {
    let running = told.filter { $0.contents.isEmpty }
    return running.allSatisfy { !$0.presentations.isEmpty } ? running.flatMap(\.presentations).uniqued : []
  }
}

extension ViewDependencies.ChildEffect {
  /// The order of fates; the first of several is reported for a child.
  fileprivate var rank: Int { ViewDependencies.ChildEffect.allCases.firstIndex(of: self) ?? 0 }
}

extension ChildInput {
  /// Whether modifiers around the child hide a key of the parent's environment.
  func hides(_ key: EnvironmentKey) -> Bool { hidden.contains { key.isHidden(by: $0) } }

  /// Adds the environment values that the child reads to its inputs.
  mutating func read(_ written: [EnvironmentKey: DependencyWalker.Source], _ analyzer: Analyzer) {
    if written.isEmpty { return }
    if analyzer.isUpdatedByEnvironment(view) {
      for source in written.values {
        perhaps.formUnion(source.values)
        freshness = max(freshness, source.freshness.blurred)
      }
    }
    for key in analyzer.environmentKeysRead(by: view) {
      for (other, source) in written where key.isTouched(by: other) {
        values.formUnion(source.values)
        bindings.formUnion(source.bindings)
        freshness = max(freshness, source.freshness)
      }
    }
  }

  /// The effect of a change of the parent's property; `nil` if there is none.
  fileprivate func fate(_ property: DeclID, isMade: Bool) -> ViewDependencies.ChildEffect? {
    if isMade, endings.freshness == .fresh || endings.always.contains(property) { return .remade }
    if endings.flips.contains(property) || endings.items.contains(property),
      isMade || endings.bindings.contains(property)
    {
      return .madeOrRemoved
    }
    if bindings.contains(property) || observedProperties.contains(property) { return .updated }
    guard isMade else {
      return endings.bindings.contains(property)
        ? .madeOrRemoved : possibleObservations.contains(property) ? .unclear : nil
    }
    if values.contains(property) || freshness == .fresh { return .updated }
    if endings.freshness == .unclear || endings.values.contains(property) || endings.bindings.contains(property) {
      return .madeOrRemoved
    }
    return freshness == .unclear || endings.choices.contains(property) || perhaps.contains(property)
      || possibleObservations.contains(property)
      ? .unclear : .skipped
  }

  /// The child with a fate.
  fileprivate func child(_ fate: ViewDependencies.ChildEffect) -> ViewDependencies.Child {
    ViewDependencies.Child(name: name, fate: fate, file: file, range: range, site: site)
  }

  /// Adds the views further down that a change of the parent's property invalidates.
  fileprivate func addBelow(_ property: DeclID, to names: inout [String]) {
    for index in inputs.indices where inputs[index].comes(from: property) { names += inputs[index].below }
  }
}

extension Subscription {
  /// Whether all reads depend on which of several types a value has.
  public var isPossible: Bool { how == .read && !places.isEmpty && places.allSatisfy(\.isPossible) }

  /// The modifiers whose presented content reads it, if nothing else does: the body is not re-evaluated before one of
  /// them presents its content.
  public var presentations: [String] {
    guard how == .read, places.allSatisfy({ $0.presentation != nil }) else { return [] }
    return places.compactMap(\.presentation).uniqued
  }

  /// The containers whose content reads it, if nothing else does: only their content is re-evaluated then.
  var contents: [String] {
    guard how == .read, !places.isEmpty, places.allSatisfy({ $0.content != nil }) else { return [] }
    var result: [String] = []
    for place in places {
      if let content = place.content, !result.contains(content) { result.append(content) }
    }
    return result
  }
}

extension Set<DeclID> {
  /// The declarations in the order of files and of their positions.
  var inOrder: [DeclID] { sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) } }
}
