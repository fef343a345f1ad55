import ViewSource

/// Something whose change runs a view's body again.
public struct Subscription: Sendable {
  /// The property of the view, or of an observable object, that is subscribed to.
  public let property: DeclID
  /// `@State counter`, `Model.name`
  public let name: String
  public let how: How
  /// Where it is read or declared.
  public let places: [Place]

  /// A place in one of the program's files.
  public struct Place: Sendable {
    public let file: FileID
    public let range: SourceRange
  }

  public enum How: String, Sendable {
    /// By being read while the body runs.
    case read
    /// By being declared, read or not.
    case declared
  }
}

/// A view that a body makes, and what of the parent goes into it.
public struct ChildInput: Sendable {
  public let name: String
  public let range: SourceRange
  /// The properties whose values are given to it.
  public let values: Set<DeclID>
  /// The properties that are given to it as bindings.
  public let bindings: Set<DeclID>
}

/// What a body depends on, and what a change of each of its properties does.
public struct ViewDependencies: Sendable {
  public let view: String
  public let decl: DeclID
  public let subscriptions: [Subscription]
  public let children: [ChildInput]
  /// The view's own properties that can change, with what they are called.
  public let properties: [(decl: DeclID, name: String)]

  /// What a change of a property does.
  public struct Effect: Sendable {
    public let property: String
    /// Whether the body runs again.
    public let runsBody: Bool
    /// The children that run again because of what they are given.
    public let updated: [String]
    /// The children that are made again but skipped, because what they are given is equal.
    public let skipped: [String]
  }

  /// What a change of one of the view's own properties does.
  public func effect(of property: DeclID, name: String) -> Effect {
    let runsBody = subscriptions.contains { $0.property == property }
    let updated = children.filter { $0.bindings.contains(property) || runsBody && $0.values.contains(property) }
    let skipped = runsBody ? children.filter { !$0.bindings.contains(property) && !$0.values.contains(property) } : []
    return Effect(property: name, runsBody: runsBody, updated: updated.map(\.name), skipped: skipped.map(\.name))
  }
}
