#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of this process, summed over its threads. Other processes do not affect it.
public enum ProcessorTime {
  public static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
