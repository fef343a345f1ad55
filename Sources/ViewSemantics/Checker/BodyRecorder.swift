import ViewSyntax

/// Builds the record of a body.
///
/// Collections are moved out of their properties for each change, so that reads need no dynamic exclusivity check.
final class BodyRecorder {
  private var types: NodeMap<TypeID>
  private var uses: NodeMap<BodyRecord.Use>
  private var builders = NodeMap<TypeID>()
  private var blocks = NodeMap<TypeID>()
  private var caseBlocks: Set<NodeID> = []
  private var replacements: [NodeID: SyntaxNode] = [:]

  /// - Parameter root: the node that usually contains all recorded nodes.
  init(_ root: SyntaxNode) {
    types = NodeMap(for: root.numbers, oneIn: 2)
    uses = NodeMap(for: root.numbers, oneIn: 4)
  }

  /// The record so far.
  var record: BodyRecord {
    BodyRecord(
      types: types, uses: uses, builders: builders, blocks: blocks, caseBlocks: caseBlocks, replacements: replacements)
  }

  func type(of node: NodeID) -> TypeID? { types[node] }

  func use(of node: NodeID) -> BodyRecord.Use? { uses[node] }

  func keep(type: TypeID, of node: NodeID) {
    var types = self.types
    self.types = NodeMap()
    types[node] = type
    self.types = types
  }

  func keep(use: BodyRecord.Use, of node: NodeID) {
    var uses = self.uses
    self.uses = NodeMap()
    uses[node] = use
    self.uses = uses
  }

  func keep(builder: TypeID, of node: NodeID) { builders[node] = builder }

  func keep(block: TypeID, of node: NodeID) { blocks[node] = block }

  func keep(caseBlock node: NodeID) { caseBlocks.insert(node) }

  func keep(replacement: SyntaxNode, for node: NodeID) { replacements[node] = replacement }
}
