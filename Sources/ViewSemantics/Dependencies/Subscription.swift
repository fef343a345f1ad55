import ViewSource

/// Something whose change runs a view's body again.
public struct Subscription: Sendable {
  /// The property of the view, or of an observable object, that is subscribed to.
  public let property: DeclID
  /// `@State counter`, `Model.name`
  public let name: String
  /// Whether declaring it is enough to be told of its changes.
  public let how: How
  /// Where it is read or declared.
  public let places: [Place]

  /// A place in one of the program's files.
  public struct Place: Sendable, Equatable {
    /// Not always that of the view: a helper or an object may stand elsewhere.
    public let file: FileID
    /// What is read, or the name that is declared, in bytes of `file`.
    public let range: SourceRange
    /// The conditions under which it is read.
    public var condition: String?
    /// The conditions where the last of them does not hold.
    var opposite: String?
    /// The conditions without the last of them.
    var outerCondition: String?
    /// The container or modifier whose content reads it, if that is made later than the body and on its own.
    public var content: String?
    /// The modifier whose content reads it, if that is made only once the modifier shows it: `sheet`.
    public var presentation: String?
    /// Whether it is read only if a value is of one of the types that it may be of.
    public var isPerhaps = false
    /// Whether it is read in a closure that is called as often as what it is given to pleases: of `filter`, once for each
    /// element.
    public var isInFunction = false
  }

  /// Why the property counts: it is read, or declaring it is enough.
  public enum How: String, Sendable {
    /// By being read while the body runs.
    case read
    /// By being declared, read or not.
    case declared
  }
}

/// A view that a body makes, and what of the parent goes into it.
public struct ChildInput: Sendable {
  /// The name of its type: of a view, a modifier or a style.
  public let name: String
  let view: DeclID
  /// The file and the call that make it.
  public let file: FileID
  /// The call, in bytes of `file`.
  public let range: SourceRange
  /// The properties whose values are given to it.
  public internal(set) var values: Set<DeclID>
  /// The properties that are given to it as bindings.
  public internal(set) var bindings: Set<DeclID>
  /// The same for each of its own properties that is set by what it is given.
  var inputs: [Input] = []
  /// Whether it is given or begins with something that is another each time, as a closure is.
  public internal(set) var freshness: Freshness
  /// The container or modifier in whose content it is, if that is made later than the body and on its own.
  public let content: String?
  /// What ends its identity.
  var endings = Endings()
  /// The views and modifiers of the program that it is given to.
  var surroundings: [Surrounding] = []
  /// What writes into the environment around it, the innermost first.
  var writers: [EnvironmentWriter] = []
  /// Of the objects in the environment around it the properties of the parent that hold them.
  var objects: [EnvironmentKey: DeclID] = [:]
  /// Where the parent calls the helper that makes it.
  var site: Site?
  /// Of a style the calls that put it on views: the modifier and the helpers around.
  var styleCalls: [DependencyWalker.Place] = []
  /// Of a style the views of the program that it is put on.
  var styled: [StyledControl] = []
  /// What these write into the environment, and where that comes from.
  var environment: [EnvironmentKey: DependencyWalker.Source] = [:]
  /// What of the environment around the parent does not come down to it: the modifiers around it write something else.
  var hidden: Set<EnvironmentKey> = []
  /// The properties of the parent whose change may be one of what it asks for itself.
  var perhaps: Set<DeclID> = []
  /// Those that it may be told of, whether the parent runs or not: it asks what is said where the focus is, or is the
  /// style of controls in other views.
  var mayBeTold: Set<DeclID> = []
  /// Those of whose change it is told itself, whether the parent runs or not.
  var informed: Set<DeclID> = []
  /// By its own properties that observe objects: the property of the parent whose object each is given.
  var observed: [DeclID: DeclID] = [:]
  /// Whether it calls the functions that it is given for views: what these read runs it again.
  var callsContents = false
  /// The views further down that run again when a property of the parent changes, whatever this one is given: they read
  /// the environment or observe an object themselves.
  var readers: [DeclID: [String]] = [:]
  /// Those that run again whenever the parent does: they read what is another each time.
  var readersAnyway: [String] = []

  /// A place in one of the program's files.
  struct Site: Hashable {
    let file: FileID
    let range: SourceRange
  }

  /// A property of a view that is set by what the view is given.
  struct Input: Sendable, Hashable {
    let property: DeclID
    let values: Set<DeclID>
    let bindings: Set<DeclID>
    /// The property of the parent that it is, if it is one and no more.
    var alone: DeclID?
    /// Whether it is set to another value each time.
    var isFresh = false
    /// The views further down that run again when this property changes.
    var below: [String] = []

    func comes(from property: DeclID) -> Bool {
      isFresh || values.contains(property) || bindings.contains(property)
    }
  }
}

/// What a body depends on, and what a change of each of its properties does.
public struct ViewDependencies: Sendable {
  /// The name of the view's type.
  public let view: String
  /// `PlantRow.body`
  public let name: String
  /// The declaration of the body, which may be that of an extension of a protocol.
  public let decl: DeclID
  /// In the order of the source.
  public let subscriptions: [Subscription]
  /// In the order of the code, each as often as it is made there.
  public let children: [ChildInput]
  /// The view's own properties that can change, with what they are called.
  public let properties: [(decl: DeclID, name: String)]
  /// The properties of the objects that the view observes: each of them runs the body again, read or not.
  let published: [Published]
  /// The classes of the objects that it observes, by its properties.
  let observed: [DeclID: DeclID]
  /// What the observers of its properties write.
  let followers: [DeclID: Set<DeclID>]
  /// The function that runs in the place of a body, of a view that another framework draws.
  public let updates: String?
  /// What a change of its properties writes into the environment of the views that it is given.
  let passesOn: [DeclID: [EnvironmentKey]]
  /// The functions that the view was given and that its body calls for the views that they give: what these read runs it
  /// again too, and is listed where they are made.
  public let contentsCalled: [String]
  /// What the view is given where a property changes that it reads itself too, by the views that make it.
  var touched: [DeclID: TouchedInputs] = [:]
  /// The names that the body uses and that are declared nowhere that can be seen: it may read more than is listed.
  public let unknownNames: [String]
  /// Whether all that the body runs is known, and the type of what it makes; where it is not, it may read more than is
  /// listed.
  public let isComplete: Bool

  /// A property of an object that the view observes by one of its own.
  struct Published: Sendable {
    let decl: DeclID
    let name: String
    let object: DeclID
    /// Whether the object may be of another class, which has no such property.
    let isPerhaps: Bool
    /// Whether it is in the wrapper of `object`.
    var isInner = false
    /// What the object is called, where the view observes several of the class.
    var of: String?

    /// The children as far as they learn of that object, where the view observes several of the class.
    var children: [ChildInput]?

    var text: String { of.map { "\(name) of `\($0)`" } ?? name }
  }

  /// What a change of a property does.
  public struct Effect: Sendable {
    /// What changes.
    let decl: DeclID
    /// As in `ViewDependencies.properties`: `@State counter`, `Model.name`.
    public let property: String
    /// Whether the body runs again.
    public let runsBody: Bool
    /// Whether the body runs again only if a value is of one of the types that it may be of.
    public let isPerhaps: Bool
    /// The modifiers that must have shown their contents before the body runs again: nothing else reads it.
    public let presentations: [String]
    /// What makes its content again although the body does not run.
    public let contents: [String]
    /// The children that it concerns, in the order of the code, each as often as it is made.
    public let children: [Child]
    /// The views further down that run again because what changes comes down to them, each once.
    public internal(set) var below: [String]
    /// The values of the environment that it writes anew around the views that it is given.
    public let passedOn: [String]

    /// The children that are made anew, because their identity is another.
    public var remade: [String] { names(.remade) }
    /// The children that run again because of what they are given.
    public var updated: [String] { names(.updated) }
    /// The children that are made again but skipped, because what they are given is equal.
    public var skipped: [String] { names(.skipped) }

    /// The names of the children that something happens to.
    public func names(_ fate: Fate) -> [String] { children.filter { $0.fate == fate }.map(\.name) }
  }

  /// A view that a body makes, where a property changes.
  public struct Child: Sendable {
    /// The name of its type.
    public let name: String
    /// What happens to it.
    public let fate: Fate
    /// The file of the call that makes it.
    public let file: FileID
    /// The call, in bytes of `file`.
    public let range: SourceRange
    /// Where the body calls the helper that makes it.
    let site: ChildInput.Site?
  }

  /// What happens to a child where a property changes.
  public enum Fate: String, Sendable, CaseIterable {
    /// It is made anew: its explicit identity is another.
    case remade
    /// It runs again because of what it is given.
    case updated
    /// It is made or removed if that begins or ends its identity: a condition, data, what presents it.
    case madeOrRemoved
    /// It is made again, and whether what it is given is equal is not known.
    case unclear
    /// It is made again but skipped, because what it is given is equal.
    case skipped
  }

  /// What a change of one of the view's own properties does.
  ///
  /// - Parameters:
  ///   - object: the property by which the view observes the object that it is one of.
  ///   - isPerhaps: whether the object may be another one.
  public func effect(of property: DeclID, name: String, object: DeclID? = nil, isPerhaps: Bool = false) -> Effect {
    // What its observers write changes with it.
    var all = [property]
    var index = 0
    while index < all.count {
      all += (followers[all[index]] ?? []).inOrder.filter { !all.contains($0) }
      index += 1
    }
    let told = subscriptions.filter { subscription in
      all.contains { subscription.property == (object == nil ? $0 : object) }
    }
    let inputs = touched[property] ?? TouchedInputs()
    all += inputs.certain.inOrder
    let isTold = told.contains { $0.contents.isEmpty }
    let runsBody = isTold || !inputs.isEmpty
    let contents = runsBody ? [] : told.flatMap(\.contents).uniqued
    var concerned: [Child] = []
    var below: [String] = []
    let children = published.first { $0.decl == property && $0.object == object }?.children ?? children
    // Each is looked at where it is: it has much in it.
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
      isPerhaps: isPerhaps || runsBody && !isGiven && told.filter { $0.contents.isEmpty }.allSatisfy(\.isPerhaps),
      presentations: inputs.isEmpty ? ViewDependencies.presentations(told) : [], contents: contents,
      children: concerned, below: below.uniqued,
      passedOn: all.flatMap { passesOn[$0] ?? [] }.compactMap(\.text).uniqued.sorted())
  }
}

extension ViewDependencies {
  /// The modifiers whose contents alone make a body run again: none if something else does too.
  private static func presentations(_ told: [Subscription]) -> [String] {
    let running = told.filter { $0.contents.isEmpty }
    return running.allSatisfy { !$0.presentations.isEmpty } ? running.flatMap(\.presentations).uniqued : []
  }
}

extension ViewDependencies.Fate {
  /// The first is what is said of a view that several of these happen to.
  fileprivate var rank: Int { ViewDependencies.Fate.allCases.firstIndex(of: self) ?? 0 }
}

extension ChildInput {
  /// Whether what is written around the parent under a key does not come down to it.
  func hides(_ key: EnvironmentKey) -> Bool { hidden.contains { key.isHidden(by: $0) } }

  /// Takes what is written into the environment around it for what it is given, as far as it reads that.
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

  /// What happens to it when a property of the parent changes; `nil` if nothing does.
  fileprivate func fate(_ property: DeclID, isMade: Bool) -> ViewDependencies.Fate? {
    if isMade, endings.freshness == .fresh || endings.always.contains(property) { return .remade }
    if endings.flips.contains(property) || endings.items.contains(property),
      isMade || endings.bindings.contains(property)
    {
      return .madeOrRemoved
    }
    if bindings.contains(property) || informed.contains(property) { return .updated }
    guard isMade else {
      return endings.bindings.contains(property) ? .madeOrRemoved : mayBeTold.contains(property) ? .unclear : nil
    }
    if values.contains(property) || freshness == .fresh { return .updated }
    if endings.freshness == .unclear || endings.values.contains(property) || endings.bindings.contains(property) {
      return .madeOrRemoved
    }
    return freshness == .unclear || endings.choices.contains(property) || perhaps.contains(property)
      || mayBeTold.contains(property)
      ? .unclear : .skipped
  }

  /// Itself, with what happens to it.
  fileprivate func child(_ fate: ViewDependencies.Fate) -> ViewDependencies.Child {
    ViewDependencies.Child(name: name, fate: fate, file: file, range: range, site: site)
  }

  /// Adds the views further down that run again when a property of the parent changes.
  fileprivate func addBelow(_ property: DeclID, to names: inout [String]) {
    for index in inputs.indices where inputs[index].comes(from: property) { names += inputs[index].below }
  }
}

extension Subscription {
  /// Whether all the places that read it do so only if a value is of one of the types that it may be of.
  public var isPerhaps: Bool { how == .read && !places.isEmpty && places.allSatisfy(\.isPerhaps) }

  /// The modifiers whose contents read it, if nothing else does: as long as none of them has shown its content the body
  /// does not run again.
  public var presentations: [String] {
    guard how == .read, places.allSatisfy({ $0.presentation != nil }) else { return [] }
    return places.compactMap(\.presentation).uniqued
  }

  /// The containers whose contents read it, if nothing else does: then only they are made again.
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
  /// The declarations in the order of the files and of their places in them.
  var inOrder: [DeclID] { sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) } }
}
