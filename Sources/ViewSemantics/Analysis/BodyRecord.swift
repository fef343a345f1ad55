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
  /// The record as the code is written, if `uses` has calls of other declarations that mean the same; see
  /// `Analyzer.looksThroughCalls`.
  private let original: BodyRecord?
  /// The calls that `uses` replaces.
  public let replacedCalls: Set<NodeID>
  /// The calls that contain the arguments of replaced calls, if these do not.
  private let argumentSources: [NodeID: SyntaxNode]

  /// The record of a body without code.
  public static let empty = BodyRecord()

  init(
    types: NodeMap<TypeID> = NodeMap(), uses: NodeMap<Use> = NodeMap(), builders: NodeMap<TypeID> = NodeMap(),
    blocks: NodeMap<TypeID> = NodeMap(), caseBlocks: Set<NodeID> = [], replacements: [NodeID: SyntaxNode] = [:],
    original: BodyRecord? = nil, replacedCalls: Set<NodeID> = [],
    argumentSources: [NodeID: SyntaxNode] = [:]
  ) {
    self.types = types
    self.uses = uses
    self.builders = builders
    self.blocks = blocks
    self.caseBlocks = caseBlocks
    self.replacements = replacements
    self.original = original
    self.replacedCalls = replacedCalls
    self.argumentSources = argumentSources
  }

  /// The record with calls that mean the same as the written ones.
  func replacing(_ calls: [NodeID: Use], withArgumentsOf sources: [NodeID: SyntaxNode]) -> BodyRecord {
    var uses = uses
    for (node, use) in calls { uses[node] = use }
    return BodyRecord(
      types: types, uses: uses, builders: builders, blocks: blocks, caseBlocks: caseBlocks, replacements: replacements,
      original: written, replacedCalls: Set(calls.keys), argumentSources: sources)
  }

  /// The call with the arguments of a call: usually the call itself.
  func argumentSource(of call: SyntaxNode) -> SyntaxNode {
    argumentSources.isEmpty ? call : argumentSources[call.id] ?? call
  }

  /// The record as the code is written.
  public var written: BodyRecord { original ?? self }

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
    func calling(_ decl: DeclID, making made: TypeID?, _ arguments: [Int]) -> Use {
      Use(decl: decl, base: made ?? base, isMemberwise: false, generics: [], arguments: arguments, part: .value)
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
    var record = plainRecords[id] ?? makeRecord(of: id)
    if looksThroughCalls { record = replacingForwardedCalls(in: record, of: id) }
    recentRecords.keep(record, of: id)
    keepUnderlyingTypes(of: id, record)
    return record
  }

  /// The record as the code is written.
  func plainRecord(of id: DeclID) -> BodyRecord {
    if let known = recentRecords.record(of: id) { return known.written }
    if let known = plainRecords[id] { return known }
    let record = makeRecord(of: id)
    plainRecords[id] = record
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
