extension InterfaceText {
  /// The C library's times, and its error numbers with their values on Linux.
  static let foundationCTimes = #"""
    public typealias time_t = Int
    public typealias clock_t = Int
    public typealias suseconds_t = Int
    public typealias clockid_t = Int32

    public struct timeval: Sendable {
      public var tv_sec: Int
      public var tv_usec: Int
      public init() { self.init(tv_sec: 0, tv_usec: 0) }
      public init(tv_sec: Int, tv_usec: Int) {
        self.tv_sec = tv_sec
        self.tv_usec = tv_usec
      }
    }
    public struct timespec: Sendable {
      public var tv_sec: Int
      public var tv_nsec: Int
      public init() { self.init(tv_sec: 0, tv_nsec: 0) }
      public init(tv_sec: Int, tv_nsec: Int) {
        self.tv_sec = tv_sec
        self.tv_nsec = tv_nsec
      }
    }
    public struct timezone: Sendable {
      public var tz_minuteswest: Int32 = 0
      public var tz_dsttime: Int32 = 0
      public init() {}
    }
    public let CLOCK_REALTIME: Int32 = 0
    public let CLOCK_MONOTONIC: Int32 = 1
    public let CLOCK_PROCESS_CPUTIME_ID: Int32 = 2
    public let CLOCK_MONOTONIC_RAW: Int32 = 4
    public let CLOCKS_PER_SEC: Int = 1_000_000

    @discardableResult
    public func gettimeofday(
      _ time: UnsafeMutablePointer<timeval>!, _ zone: UnsafeMutablePointer<timezone>!
    ) -> Int32 {
      let microseconds = Int((Date().timeIntervalSince1970 * 1_000_000).rounded(.down))
      time?.pointee = timeval(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
      return 0
    }
    @discardableResult
    public func clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 {
      let nanoseconds =
        clock == CLOCK_REALTIME
        ? Int((Date().timeIntervalSince1970 * 1_000_000).rounded(.down)) * 1_000
        : Int(DispatchTime.now().uptimeNanoseconds)
      time?.pointee = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      return 0
    }
    @discardableResult
    public func time(_ time: UnsafeMutablePointer<time_t>!) -> time_t {
      let seconds = Int(Date().timeIntervalSince1970.rounded(.down))
      time?.pointee = seconds
      return seconds
    }
    public func clock() -> clock_t { Int(DispatchTime.now().uptimeNanoseconds / 1_000) }
    public func difftime(_ end: time_t, _ start: time_t) -> Double { Double(end - start) }

    public let EPERM: Int32 = 1
    public let ENOENT: Int32 = 2
    public let ESRCH: Int32 = 3
    public let EINTR: Int32 = 4
    public let EIO: Int32 = 5
    public let ENXIO: Int32 = 6
    public let E2BIG: Int32 = 7
    public let ENOEXEC: Int32 = 8
    public let EBADF: Int32 = 9
    public let ECHILD: Int32 = 10
    public let EAGAIN: Int32 = 11
    public let ENOMEM: Int32 = 12
    public let EACCES: Int32 = 13
    public let EFAULT: Int32 = 14
    public let ENOTBLK: Int32 = 15
    public let EBUSY: Int32 = 16
    public let EEXIST: Int32 = 17
    public let EXDEV: Int32 = 18
    public let ENODEV: Int32 = 19
    public let ENOTDIR: Int32 = 20
    public let EISDIR: Int32 = 21
    public let EINVAL: Int32 = 22
    public let ENFILE: Int32 = 23
    public let EMFILE: Int32 = 24
    public let ENOTTY: Int32 = 25
    public let ETXTBSY: Int32 = 26
    public let EFBIG: Int32 = 27
    public let ENOSPC: Int32 = 28
    public let ESPIPE: Int32 = 29
    public let EROFS: Int32 = 30
    public let EMLINK: Int32 = 31
    public let EPIPE: Int32 = 32
    public let EDOM: Int32 = 33
    public let ERANGE: Int32 = 34
    public let EDEADLK: Int32 = 35
    public let ENAMETOOLONG: Int32 = 36
    public let ENOLCK: Int32 = 37
    public let ENOSYS: Int32 = 38
    public let ENOTEMPTY: Int32 = 39
    public let ELOOP: Int32 = 40
    public let EWOULDBLOCK: Int32 = 11
    public let ENOTSUP: Int32 = 95
    public let ETIMEDOUT: Int32 = 110
    """#
}
