#if canImport(Glibc)
  import GlibcMalloc
#endif

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
}
