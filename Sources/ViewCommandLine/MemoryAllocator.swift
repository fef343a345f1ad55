#if canImport(Glibc)
  import Glibc
  import GlibcMalloc
#endif
import ViewSource

/// The settings of the C library's allocator for a command that processes many files at once.
public enum MemoryAllocator {
  /// The size in bytes of each allocation from the system. Unused parts are never touched.
  private static let piece: Int32 = 64 << 20

  /// Makes the allocator take memory from the system in large pieces.
  ///
  /// By default, glibc extends a heap by a few pages at a time, which happens thousands of times for a large project,
  /// and threads wait for each other each time. Other allocators take large pieces by default.
  public static func takeLargePieces() {
    #if canImport(Glibc)
      _ = mallopt(M_TOP_PAD, piece)
    #endif
  }

  /// Makes the system back memory with large pages, where programs decide about that. The memory of a large project has
  /// tens of thousands of small pages, each of which costs a page fault and a TLB entry. Large pages need some
  /// megabytes more.
  public static func useLargePages() {
    #if canImport(Glibc)
      adviseLargePages()
      Workers.prepareThreads { adviseLargePages() }
    #endif
  }

  #if canImport(Glibc)
    /// Advises large pages for the arena of this thread: glibc gives each thread heaps that are aligned to their size.
    /// This is only advice; it has no effect if the range contains other memory.
    private static func adviseLargePages() {
      guard let sample = unsafe malloc(1) else { return }
      defer { unsafe free(sample) }
      let start = UInt(bitPattern: sample) / UInt(piece) * UInt(piece)
      _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(piece), MADV_HUGEPAGE)
    }
  #endif
}
