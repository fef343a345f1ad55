import ViewSource
import ViewSyntax

/// What has been found out about every expression of one declaration: what the linter's rules ask for and what the
/// machine runs.
public final class BodyRecord: Sendable {
  /// The type of each expression, as far as it is known.
  public let types: NodeMap<TypeID>
  /// What each name, member, call, subscript and operator means. A local name has none: it is found by its scope.
  public let uses: NodeMap<Use>
  /// The result builder that transforms a closure's or a body's statements.
  public let builders: NodeMap<TypeID>
  /// The type that a builder makes of a block of statements, by the node of the block or closure.
  public let blocks: NodeMap<TypeID>
  /// The `switch`es that a builder transforms.
  public let caseBlocks: Set<NodeID>
  /// What counts of the conditions of compilation in chains.
  private let standIns: [NodeID: SyntaxNode]

  /// What is known of a body without code.
  public static let empty = BodyRecord()

  init(
    types: NodeMap<TypeID> = NodeMap(), uses: NodeMap<Use> = NodeMap(), builders: NodeMap<TypeID> = NodeMap(),
    blocks: NodeMap<TypeID> = NodeMap(), caseBlocks: Set<NodeID> = [], standIns: [NodeID: SyntaxNode] = [:]
  ) {
    self.types = types
    self.uses = uses
    self.builders = builders
    self.blocks = blocks
    self.caseBlocks = caseBlocks
    self.standIns = standIns
  }

  /// What a link of a chain is when conditions of compilation are decided: for `view #if … #endif` the clause that is
  /// active, or the view; for the empty beginning of such a clause the view before the `#if`; any other node itself.
  public func unconditional(_ link: SyntaxNode) -> SyntaxNode {
    var link = link
    while link.kind == .postfixIfConfigExpr || link.kind == .implicitBaseExpr, let next = standIns[link.id] {
      link = next
    }
    return link
  }

  /// The declaration that a node means; `nil` if that is not known.
  public func decl(of node: SyntaxNode) -> DeclID? { uses.with(node.id) { $0.decl } }

  /// A declaration used in one place.
  public struct Use: Sendable {
    /// What the name, operator or call means: of a call the function or initialiser.
    public let decl: DeclID
    /// The type it is reached through: for an initialiser the one that is made.
    public let base: TypeID?
    /// The initialiser that a struct has without declaring it; then `decl` is the struct.
    public let isMemberwise: Bool
    /// `_x` or `$x`: not the property but its storage or projection.
    public let part: Part
    /// Most names have none.
    private let details: Details?

    /// What its own generic parameters stand for here.
    public var generics: [(parameter: DeclID, type: TypeID)] { details?.generics ?? [] }

    /// Of a call: for each argument, in the order of the source, the number of its parameter.
    public var arguments: [Int] { details?.arguments ?? [] }

    private final class Details: Sendable {
      let generics: [(parameter: DeclID, type: TypeID)]
      let arguments: [Int]

      init(_ generics: [(parameter: DeclID, type: TypeID)], _ arguments: [Int]) {
        self.generics = generics
        self.arguments = arguments
      }
    }

    init(
      decl: DeclID, base: TypeID?, isMemberwise: Bool, generics: [(parameter: DeclID, type: TypeID)], arguments: [Int],
      part: Part
    ) {
      self.decl = decl
      self.base = base
      self.isMemberwise = isMemberwise
      self.part = part
      details = generics.isEmpty && arguments.isEmpty ? nil : Details(generics, arguments)
    }

    /// What of a property with a wrapper is meant: `x`, `_x` or `$x`. Of any other property the value.
    public enum Part: Sendable {
      case value, storage, projection
    }
  }
}

extension Analyzer {
  /// Whether anything runs when a property is read or made: it has accessors or a first value.
  public func hasCode(_ property: DeclID) -> Bool {
    decl(property).has(.isComputed) || node(of: property).child(.initializerClause) != nil
  }

  /// Types every expression in the body, accessors or initial value of a declaration.
  public func record(of id: DeclID) -> BodyRecord {
    if let known = recentRecords.record(of: id) { return known }
    let record = makeRecord(of: id)
    recentRecords.keep(record, of: id)
    keepUnderlyingTypes(of: id, record)
    return record
  }

  /// Works on a file of whose declarations the records will be wanted: what else is asked of their bodies is taken from
  /// these, so that each body is typed once.
  public func recording<Result>(_ file: FileID, _ work: () -> Result) -> Result {
    let outer = recordedFile
    recordedFile = file
    defer { recordedFile = outer }
    return work()
  }

  private func makeRecord(of id: DeclID) -> BodyRecord {
    let node = node(of: id)
    let hasCode = node.children.contains {
      $0.kind == .initializerClause || $0.kind == .codeBlock || $0.kind == .accessorBlock || $0.kind == .parameterClause
    }
    return hasCode ? BodyChecker.record(of: id, analyzer: self) : BodyRecord.empty
  }
}
