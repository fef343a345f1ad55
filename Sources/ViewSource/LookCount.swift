#if DEBUG
  import Synchronization

  /// How often something of a file was looked at, for tests: work that grows with the square of a file shows in what is
  /// read over and over, not in what is made. Release builds have no trace of it.
  public final class LookCount: Sendable {
    private let count = Atomic<Int>(0)

    /// So far, of all threads; eight bytes that are read at once are one look.
    public var total: Int { count.load(ordering: .relaxed) }

    @usableFromInline
    package func add(_ looks: Int) {
      count.wrappingAdd(looks, ordering: .relaxed)
    }
  }
#endif
