#if canImport(Glibc)
  import Glibc
  import GlibcMalloc
#endif
import ViewSource

/// The C library's allocator, as a command that works on many files at once wants it.
public enum MemoryAllocator {
  /// What it takes from the system at once, in bytes. Only what is used is ever touched.
  private static let piece: Int32 = 64 << 20

  /// Has memory taken from the system in large pieces.
  ///
  /// glibc asks for a few pages at a time: thousands of times for a large project, and each time the threads wait for one
  /// another. Other allocators take large pieces by themselves.
  public static func takeLargePieces() {
    #if canImport(Glibc)
      _ = mallopt(M_TOP_PAD, piece)
    #endif
  }

  /// Has the system back memory with large pages, where it leaves that to programs: what a large project fills has tens of
  /// thousands of small ones, and each costs a visit to the kernel and a place among the few addresses that the processor
  /// remembers. Takes some megabytes more.
  public static func useLargePages() {
    #if canImport(Glibc)
      adviseLargePages()
      Workers.prepareThreads { adviseLargePages() }
    #endif
  }

  #if canImport(Glibc)
    /// The memory that the allocator has for this thread: glibc gives each thread pieces that begin at multiples of their
    /// size. It is only advice: where something else is there, nothing happens.
    private static func adviseLargePages() {
      guard let sample = unsafe malloc(1) else { return }
      defer { unsafe free(sample) }
      let start = UInt(bitPattern: sample) / UInt(piece) * UInt(piece)
      _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(piece), MADV_HUGEPAGE)
    }
  #endif
}
