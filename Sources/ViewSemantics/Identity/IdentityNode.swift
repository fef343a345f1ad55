import ViewSource

/// A view in a body: its place, its type and how long it lives. What it owns the analyzer says.
public struct IdentityNode: Sendable {
  /// `ContentView.body/VStack/0/true`
  public internal(set) var path: IdentityPath
  /// The static type with all modifiers, behind `some` too; `_` for a part that is not known.
  public internal(set) var type: String
  let typeID: TypeID
  /// The view without its modifiers: its type's name.
  public internal(set) var view: String
  /// What ends its identity: of the view itself and of all that is around it.
  public internal(set) var lifespan: Lifespan
  /// The file that makes it, which is another one than the body's where a helper does, and the place in it.
  public let file: FileID
  /// The expression that makes it without its modifiers, in bytes of `file`.
  public let range: SourceRange
  /// Whether it is no place of its own, only what is in it, as `Group` and `ForEach` are.
  public var isTransparent = false
  /// Whether nothing tells what stands there.
  var isUnknown = false
  /// Whether its type is a generic parameter: any view may stand there.
  var standsForAny = false
  /// How many segments of its path are of a container around it that puts it where its code does not tell: its place, and
  /// how long it lasts, may be others.
  var container: Int?
  /// The views in it, in the order of the source, those of all branches.
  public var children: [IdentityNode] = []
  /// The modifiers of the program that its type does not tell of: those of its transition.
  var hidden: [TypeID] = []
  /// How many bodies of containers and modifiers are around the code that makes it.
  var depth = 0
}

/// Where a view stands: the path from the root of its body.
public struct IdentityPath: Sendable, Hashable, CustomStringConvertible {
  /// The view whose body it is in.
  public let root: String
  /// From the root down; empty for the root itself.
  public private(set) var segments: [Segment] = []

  /// A step from a view to one below it.
  public enum Segment: Sendable, Hashable {
    /// The content of a container: `VStack`.
    case content(String)
    /// One of several views in a block.
    case index(Int)
    /// A side of a condition.
    case branch(Bool)
    /// The view of a condition without `else`.
    case some
    /// An element of `ForEach`, by what identifies it: as it is written, and what that comes to, with its type.
    case element(String, meaning: String, type: String)
    /// A view with an explicit identity: as it is written, what that comes to, and the type of its value, which makes it
    /// another one.
    case explicit(String, meaning: String, type: String)
    /// What is given to a modifier: `.overlay`; to the second one of a name, `.overlay(2)`.
    case modifier(String, ordinal: Int = 1)
    /// What is given to a container that is given nothing else: it is under no name, but beside something else it would be
    /// under this.
    case only(String)
  }

  init(root: String) {
    self.root = root
  }

  func appending(_ segment: Segment) -> IdentityPath {
    var path = self
    path.segments.append(segment)
    return path
  }

  /// The path with one of its segments replaced.
  func replacing(_ segment: Segment, at index: Int) -> IdentityPath {
    var path = self
    path.segments[index] = segment
    return path
  }

  /// The path of something around it.
  func prefix(_ count: Int) -> IdentityPath {
    var path = self
    path.segments = Array(segments.prefix(count))
    return path
  }

  public var description: String {
    segments.reduce(root) { path, segment in
      if case .only = segment { path } else { path + "/" + segment.description }
    }
  }

  /// The path in which what identifies an element is said in one way: `ForEach(items)` and `ForEach(items, id: \.id)` are
  /// one, and so are `ForEach(items)` and `ForEach(items, id: \.name)` if the name is the `id`, and `.id(key)` and `.id(1)`
  /// with `let key = 1`; what is given to a container is under its name, whether something else is given or not. What is of
  /// another type is never the same.
  var canonical: IdentityPath {
    var path = self
    path.segments = segments.map { segment in
      switch segment {
      case .element(_, let meaning, let type): .element("\(meaning): \(type)", meaning: meaning, type: type)
      case .explicit(_, let meaning, let type): .explicit("\(meaning): \(type)", meaning: meaning, type: type)
      case .only(let name): .modifier(name)
      default: segment
      }
    }
    return path
  }

  /// Whether the type of an identity in it is not known: it may be what it was.
  var hasUnknownType: Bool { segments.contains { $0.identifierType == "_" } }

  /// As `canonical`, without the types of identities.
  var withoutTypes: IdentityPath {
    var path = self
    path.segments = segments.map(\.withoutType)
    return path
  }
}

extension IdentityPath.Segment {
  /// The type of what identifies an element or view.
  fileprivate var identifierType: String? {
    switch self {
    case .element(_, _, let type), .explicit(_, _, let type): type
    default: nil
    }
  }

  fileprivate var withoutType: IdentityPath.Segment {
    switch self {
    case .element(_, let meaning, _): .element(meaning, meaning: meaning, type: "")
    case .explicit(_, let meaning, _): .explicit(meaning, meaning: meaning, type: "")
    default: self
    }
  }
}

extension IdentityPath.Segment: CustomStringConvertible {
  public var description: String {
    switch self {
    case .content(let type): type
    case .index(let index): String(index)
    case .branch(let isTrue): isTrue ? "true" : "false"
    case .some: "some"
    case .element(let id, _, _): "ForEach(\(id))"
    case .explicit(let id, _, _): "#(\(id))"
    case .modifier(let name, let ordinal): ordinal == 1 ? ".\(name)" : ".\(name)(\(ordinal))"
    case .only(let name): ".\(name)"
    }
  }
}
