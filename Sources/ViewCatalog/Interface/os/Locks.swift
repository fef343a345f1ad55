extension InterfaceText {
  /// Locks around a value. A program's tasks share one thread, so locks are never contended.
  static let osLocks = #"""
    public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
      var state: State
      public init(uncheckedState initialState: State) { state = initialState }
      public init(initialState: State) { state = initialState }
      public init() where State == Void { state = () }
      public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
      public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
      public func lock() {}
      public func unlock() {}
      public func lockIfAvailable() -> Bool { true }
    }
    """#

  /// `Mutex` and `Atomic`.
  static let synchronization: [(name: String, text: String)] = [
    (
      "Mutex",
      #"""
      public final class Mutex<Value>: @unchecked Sendable {
        var value: Value
        public init(_ initialValue: Value) { value = initialValue }
        public func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try body(&value) }
        public func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? { try body(&value) }
      }
      """#
    ),
    ("Atomics", synchronizationAtomics),
  ]
}
