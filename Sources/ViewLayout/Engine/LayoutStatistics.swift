/// Counters of layout work, for growth tests and profiling.
public struct LayoutStatistics: Hashable, Sendable {
  /// The number of proposals made.
  public var proposals = 0
  /// The number of proposals without a cached result.
  public var measured = 0
  /// The number of nodes whose children were placed.
  public var arranged = 0
  /// The number of nodes prepared because they or a descendant changed.
  public var prepared = 0
}
