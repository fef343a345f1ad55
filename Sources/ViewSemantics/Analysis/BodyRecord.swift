import ViewSource
import ViewSyntax

/// The facts about every expression of a declaration, for the linter's rules and the interpreter.
public final class BodyRecord: Sendable {
  /// The type of each expression, as far as it is known.
  public let types: NodeMap<TypeID>
  /// The declaration use of each name, member, call, subscript and operator. Local names have none and are found by
  /// scope.
  public let uses: NodeMap<Use>
  /// The result builder that transforms the statements of a closure or body.
  public let builders: NodeMap<TypeID>
  /// The type that a builder makes of a block, by the node of the block or closure.
  public let blocks: NodeMap<TypeID>
  /// The `switch` statements that a builder transforms.
  public let caseBlocks: Set<NodeID>
  /// The active nodes for `#if` nodes in chains.
  private let replacements: [NodeID: SyntaxNode]
  /// The uses as they are written, where `uses` has others that mean the same; see `Analyzer.looksThroughModifiers`.
  public let written: [NodeID: Use]

  /// The record of a body without code.
  public static let empty = BodyRecord()

  init(
    types: NodeMap<TypeID> = NodeMap(), uses: NodeMap<Use> = NodeMap(), builders: NodeMap<TypeID> = NodeMap(),
    blocks: NodeMap<TypeID> = NodeMap(), caseBlocks: Set<NodeID> = [], replacements: [NodeID: SyntaxNode] = [:],
    written: [NodeID: Use] = [:]
  ) {
    self.types = types
    self.uses = uses
    self.builders = builders
    self.blocks = blocks
    self.caseBlocks = caseBlocks
    self.replacements = replacements
    self.written = written
  }

  /// The record with calls that mean the same as the written ones.
  func replacing(_ calls: [NodeID: Use]) -> BodyRecord {
    var uses = uses
    var written = written
    for (node, use) in calls {
      written[node] = uses[node]
      uses[node] = use
    }
    return BodyRecord(
      types: types, uses: uses, builders: builders, blocks: blocks, caseBlocks: caseBlocks, replacements: replacements,
      written: written)
  }

  /// The use of a node as it is written.
  public func writtenUse(of node: SyntaxNode) -> Use? { written[node.id] ?? uses[node.id] }

  /// The active node for a chain link: for `view #if … #endif` the active clause, or the view; for the empty base of
  /// such a clause the view before the `#if`; for any other node itself.
  public func unconditional(_ link: SyntaxNode) -> SyntaxNode {
    var link = link
    while link.kind == .postfixIfConfigExpr || link.kind == .implicitBaseExpr, let next = replacements[link.id] {
      link = next
    }
    return link
  }

  /// The declaration that a node refers to; `nil` if it is unknown.
  public func decl(of node: SyntaxNode) -> DeclID? { uses.with(node.id) { $0.decl } }

  /// A use of a declaration.
  public struct Use: Sendable {
    /// The declaration of the name, operator or call; for a call, the function or initializer.
    public let decl: DeclID
    /// The base type; for an initializer, the constructed type.
    public let base: TypeID?
    /// Whether this is the implicit memberwise initializer; then `decl` is the struct.
    public let isMemberwise: Bool
    /// The part of a wrapped property: for `_x` or `$x`, its storage or projection.
    public let part: Part
    /// `nil` for most names.
    private let details: Details?

    /// The bindings of the declaration's own generic parameters.
    public var generics: [(parameter: DeclID, type: TypeID)] { details?.generics ?? [] }

    /// For a call, the parameter index of each argument, in source order.
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

    /// A call of another declaration with the same arguments.
    func calling(_ decl: DeclID, _ arguments: [Int]) -> Use {
      Use(decl: decl, base: base, isMemberwise: false, generics: [], arguments: arguments, part: .value)
    }

    /// The part of a wrapped property that is used: `x`, `_x` or `$x`. For any other property, the value.
    public enum Part: Sendable {
      case value, storage, projection
    }
  }
}

extension Analyzer {
  /// Whether a property has code: accessors or an initial value.
  public func hasCode(_ property: DeclID) -> Bool {
    decl(property).has(.isComputed) || node(of: property).child(.initializerClause) != nil
  }

  /// Records every expression in the body, accessors or initial value of a declaration.
  public func record(of id: DeclID) -> BodyRecord {
    if let known = recentRecords.record(of: id) { return known }
    var record = makeRecord(of: id)
    if looksThroughModifiers { record = replacingForwardedModifiers(in: record) }
    recentRecords.keep(record, of: id)
    keepUnderlyingTypes(of: id, record)
    return record
  }

  /// Runs a closure that will need the records of a file's declarations. Other queries about their bodies then use
  /// these records, so that each body is checked once.
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
