import ViewSource
import ViewSyntax

/// What has been found out about every expression of one declaration: what the linter's rules ask for and what the
/// interpreter runs. Does not change any more once it has been given out.
public final class BodyRecord {
  /// The type of each expression, as far as it is known.
  public internal(set) var types = NodeMap<TypeID>()
  /// What each name, member, call, subscript and operator means. A local name has none: it is found by its scope.
  public internal(set) var uses = NodeMap<Use>()
  /// The result builder that transforms a closure's or a body's statements.
  public internal(set) var builders = NodeMap<TypeID>()
  /// The type that a builder makes of a block of statements, by the node of the block or closure.
  public internal(set) var blocks = NodeMap<TypeID>()
  /// The `switch`es that a builder transforms.
  public internal(set) var caseBlocks: Set<NodeID> = []

  public init() {}

  /// A declaration used in one place.
  public struct Use: Sendable {
    public var decl: DeclID
    /// The type it is reached through: for an initialiser the one that is made.
    public var base: TypeID?
    /// The initialiser that a struct has without declaring it; then `decl` is the struct.
    public var isMemberwise: Bool
    /// What its own generic parameters stand for here.
    public var generics: [(parameter: DeclID, type: TypeID)]
    /// Of a call: for each argument, in the order of the source, the number of its parameter.
    public var arguments: [Int]
    /// `_x` or `$x`: not the property but its storage or projection.
    public var part: Part

    public enum Part: Sendable {
      case value, storage, projection
    }
  }
}

extension Analyzer {
  /// Types every expression in the body, accessors or initial value of a declaration.
  public func record(of id: DeclID) -> BodyRecord {
    let node = node(of: id)
    let hasCode = node.children.contains {
      $0.kind == .initializerClause || $0.kind == .codeBlock || $0.kind == .accessorBlock || $0.kind == .parameterClause
    }
    return hasCode ? BodyChecker.record(of: id, analyzer: self) : BodyRecord()
  }
}
