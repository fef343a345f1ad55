#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time that the process has been computing, on all its threads: what other processes do does not show in it.
public enum ProcessorTime {
  public static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
