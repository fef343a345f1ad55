/// Counted work, for tests of growth and for the curious.
public struct LayoutStatistics: Hashable, Sendable {
  /// Proposals made, to whichever node.
  public var proposals = 0
  /// Proposals that a node had not answered before.
  public var measured = 0
  /// Nodes whose children were placed.
  public var arranged = 0
  /// Nodes prepared because they or something below them changed.
  public var prepared = 0
}
