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
    /// The container or modifier whose content reads it, if that is made later than the body and on its own.
    public var content: String?
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
  let range: SourceRange
  /// The properties whose values are given to it.
  public internal(set) var values: Set<DeclID>
  /// The properties that are given to it as bindings.
  public let bindings: Set<DeclID>
  /// The same for each of its own properties that is set by what it is given.
  var inputs: [Input] = []
  /// Whether it is given something that is another each time, as a closure is.
  public let isNeverEqual: Bool
  /// The container or modifier in whose content it is, if that is made later than the body and on its own.
  public let content: String?

  /// A property of a view that is set by what the view is given.
  struct Input: Sendable {
    let property: DeclID
    let values: Set<DeclID>
    let bindings: Set<DeclID>
    /// The views further down that run again when this property changes.
    var below: [String] = []

    func comes(from property: DeclID) -> Bool { values.contains(property) || bindings.contains(property) }
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
  let published: [(decl: DeclID, name: String, object: DeclID)]
  /// Whether the type of the body is known throughout; where it is not, the body may read more than is listed.
  public let isComplete: Bool

  /// What a change of a property does.
  public struct Effect: Sendable {
    /// As in `ViewDependencies.properties`: `@State counter`, `Model.name`.
    public let property: String
    /// Whether the body runs again.
    public let runsBody: Bool
    /// What makes its content again although the body does not run.
    public let contents: [String]
    /// The children that run again because of what they are given.
    public let updated: [String]
    /// The views further down that run again because what changes is given on to them, each once.
    public let below: [String]
    /// The children that are made again but skipped, because what they are given is equal.
    public let skipped: [String]
  }

  /// What a change of one of the view's own properties does.
  ///
  /// - Parameter object: the property by which the view observes the object that it is one of.
  public func effect(of property: DeclID, name: String, object: DeclID? = nil) -> Effect {
    let subscription = subscriptions.first { $0.property == object ?? property }
    let contents = subscription?.contents ?? []
    let runsBody = subscription != nil && contents.isEmpty
    var updated: [String] = []
    var skipped: [String] = []
    var below: [String] = []
    for child in children {
      let isMade = runsBody || child.content.map { contents.contains($0) } ?? false
      if child.bindings.contains(property) {
        updated.append(child.name)
        below += child.below(property)
      } else if isMade {
        let differs = child.isNeverEqual || child.values.contains(property)
        if differs { updated.append(child.name) } else { skipped.append(child.name) }
        if differs { below += child.below(property) }
      }
    }
    return Effect(
      property: name, runsBody: runsBody, contents: contents, updated: updated, below: below.uniqued, skipped: skipped)
  }
}

extension ChildInput {
  /// The views further down that run again when a property of the parent changes.
  fileprivate func below(_ property: DeclID) -> [String] {
    inputs.filter { $0.comes(from: property) }.flatMap(\.below)
  }
}

extension Subscription {
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
