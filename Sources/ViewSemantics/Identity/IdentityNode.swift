import ViewSource

/// A view in a body, with its place, type and lifetime. `Analyzer` computes the state that it owns.
public struct IdentityNode: Sendable {
  /// The identity path: `ContentView.body/VStack/0/true`.
  public internal(set) var path: IdentityPath
  /// The static type with all modifiers and with opaque types resolved; `_` for an unknown part.
  public internal(set) var type: String
  let typeID: TypeID
  /// The type name of the view without modifiers.
  public internal(set) var view: String
  /// The event that ends the identity of the view or of a view around it.
  public internal(set) var lifespan: Lifespan
  /// The file with the expression, which differs from the body's file inside a helper.
  public let file: FileID
  /// The range of the expression without modifiers, in UTF-8 bytes of `file`.
  public let range: SourceRange
  /// Whether the view adds no place of its own, as `Group` and `ForEach`.
  public var isTransparent = false
  /// Whether the view's type is unknown.
  var isUnknown = false
  /// Whether its type is a generic parameter, so that any view may be at this place.
  var standsForAny = false
  /// The number of path segments of an enclosing container with unknown placement. The place and lifetime of the view
  /// may differ.
  var container: Int?
  /// The views in it, in source order, from all branches.
  public var children: [IdentityNode] = []
  /// The program's modifiers that are not part of its type: those of its transition.
  var hidden: [TypeID] = []
  /// The number of container and modifier bodies around the expression.
  var depth = 0
}

/// The identity path of a view, from the root of its body.
public struct IdentityPath: Sendable, Hashable, CustomStringConvertible {
  /// The name of the body.
  public let root: String
  /// The path segments from the root; empty for the root itself.
  public private(set) var segments: [Segment] = []

  /// A step from a view to one below it.
  public enum Segment: Sendable, Hashable {
    /// The content of a container, such as `VStack`.
    case content(String)
    /// One of several views in a block.
    case index(Int)
    /// A branch of a condition.
    case branch(Bool)
    /// The view of a condition without `else`.
    case some
    /// An element of a `ForEach` by its identifier: the source text, its canonical meaning and its type.
    case element(String, meaning: String, type: String)
    /// A view with an explicit identity: the source text, its canonical meaning and the type of the value. Values of
    /// different types are different identities.
    case explicit(String, meaning: String, type: String)
    /// The content of a modifier: `.overlay`; for the second modifier of that name, `.overlay(2)`.
    case modifier(String, ordinal: Int = 1)
    /// The only content of a container, whose name is not printed. Beside other content it would be under this name.
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

  /// The path with one segment replaced.
  func replacing(_ segment: Segment, at index: Int) -> IdentityPath {
    var path = self
    path.segments[index] = segment
    return path
  }

  /// The first segments of the path.
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

  /// The path in canonical form, so that equal identities have equal paths. `ForEach(items)` equals
  /// `ForEach(items, id: \.id)`, and `ForEach(items, id: \.name)` if `id` returns `name`; `.id(key)` equals `.id(1)`
  /// given `let key = 1`. A container's content is under its name, whether or not there is other content. Identifiers
  /// of different types are always different.
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

  /// Whether the type of an identifier in the path is unknown.
  var hasUnknownType: Bool { segments.contains { $0.identifierType == "_" } }

  /// The canonical path without the types of identifiers.
  var withoutTypes: IdentityPath {
    var path = self
    path.segments = segments.map(\.withoutType)
    return path
  }
}

extension IdentityPath.Segment {
  /// The type of the identifier of an element or an explicit identity.
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
