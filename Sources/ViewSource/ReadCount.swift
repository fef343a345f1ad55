#if DEBUG
  import Synchronization

  /// Counts the reads of a buffer, for tests that detect quadratic work: such work shows in the number of reads, not in
  /// the size of the result. It exists only in debug builds.
  public final class ReadCount: Sendable {
    private let count = Atomic<Int>(0)

    /// The number of reads so far, on all threads; reading eight bytes at once is one read.
    public var total: Int { count.load(ordering: .relaxed) }

    @usableFromInline
    package func add(_ looks: Int) {
      count.wrappingAdd(looks, ordering: .relaxed)
    }
  }
#endif
