extension InterfaceText {
  /// The locks of C. A program's tasks share one thread, so locks are never contended.
  static let foundationCLocks = #"""
    public struct os_unfair_lock_s: Sendable {
      public init() {}
    }
    public typealias os_unfair_lock = os_unfair_lock_s
    public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
    public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
    public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
    public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }

    public struct pthread_mutexattr_t: Sendable {
      public init() {}
    }
    public struct pthread_mutex_t: Sendable {
      public init() {}
    }
    public struct pthread_rwlockattr_t: Sendable {
      public init() {}
    }
    public struct pthread_rwlock_t: Sendable {
      public init() {}
    }
    public let PTHREAD_MUTEX_NORMAL: Int32 = 0
    public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 1
    public let PTHREAD_MUTEX_RECURSIVE: Int32 = 2
    public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
    public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
    @discardableResult public func pthread_mutexattr_setpolicy_np(
      _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
    ) -> Int32 { 0 }
    @discardableResult public func pthread_mutexattr_init(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 {
      0
    }
    @discardableResult public func pthread_mutexattr_settype(
      _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int32
    ) -> Int32 { 0 }
    @discardableResult public func pthread_mutexattr_destroy(
      _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>
    ) -> Int32 { 0 }
    @discardableResult public func pthread_mutex_init(
      _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
    ) -> Int32 { 0 }
    @discardableResult public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult public func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult public func pthread_rwlock_init(
      _ lock: UnsafeMutablePointer<pthread_rwlock_t>, _ attributes: UnsafePointer<pthread_rwlockattr_t>?
    ) -> Int32 { 0 }
    @discardableResult public func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
    @discardableResult public func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
    @discardableResult public func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
    @discardableResult public func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
    """#
}
