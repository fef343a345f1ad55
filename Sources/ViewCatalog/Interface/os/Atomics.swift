extension InterfaceText {
  /// Atomic values. A program's tasks share one thread, so each access is atomic.
  static let synchronizationAtomics = #"""
    public struct AtomicLoadOrdering: Sendable {
      public static var relaxed: AtomicLoadOrdering { AtomicLoadOrdering() }
      public static var acquiring: AtomicLoadOrdering { AtomicLoadOrdering() }
      public static var sequentiallyConsistent: AtomicLoadOrdering { AtomicLoadOrdering() }
    }
    public struct AtomicStoreOrdering: Sendable {
      public static var relaxed: AtomicStoreOrdering { AtomicStoreOrdering() }
      public static var releasing: AtomicStoreOrdering { AtomicStoreOrdering() }
      public static var sequentiallyConsistent: AtomicStoreOrdering { AtomicStoreOrdering() }
    }
    public struct AtomicUpdateOrdering: Sendable {
      public static var relaxed: AtomicUpdateOrdering { AtomicUpdateOrdering() }
      public static var acquiring: AtomicUpdateOrdering { AtomicUpdateOrdering() }
      public static var releasing: AtomicUpdateOrdering { AtomicUpdateOrdering() }
      public static var acquiringAndReleasing: AtomicUpdateOrdering { AtomicUpdateOrdering() }
      public static var sequentiallyConsistent: AtomicUpdateOrdering { AtomicUpdateOrdering() }
    }
    public func atomicMemoryFence(ordering: AtomicUpdateOrdering) {}

    public final class Atomic<Value>: @unchecked Sendable {
      var value: Value
      public init(_ initialValue: Value) { value = initialValue }
      public func load(ordering: AtomicLoadOrdering) -> Value { value }
      public func store(_ desired: Value, ordering: AtomicStoreOrdering) { value = desired }
      public func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        let original = value
        value = desired
        return original
      }
    }

    extension Atomic where Value: Equatable {
      public func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        let original = value
        guard original == expected else { return (false, original) }
        value = desired
        return (true, original)
      }
      public func compareExchange(
        expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
      ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: successOrdering)
      }
      public func weakCompareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
      ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: ordering)
      }
      public func weakCompareExchange(
        expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
      ) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: successOrdering)
      }
    }

    extension Atomic where Value: FixedWidthInteger {
      func _change(to newValue: Value) -> (oldValue: Value, newValue: Value) {
        let oldValue = value
        value = newValue
        return (oldValue, newValue)
      }
      @discardableResult
      public func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value + operand)
      }
      @discardableResult
      public func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value - operand)
      }
      @discardableResult
      public func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value &+ operand)
      }
      @discardableResult
      public func wrappingSubtract(
        _ operand: Value, ordering: AtomicUpdateOrdering
      ) -> (oldValue: Value, newValue: Value) {
        _change(to: value &- operand)
      }
      @discardableResult
      public func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: Swift.min(value, operand))
      }
      @discardableResult
      public func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: Swift.max(value, operand))
      }
      @discardableResult
      public func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value & operand)
      }
      @discardableResult
      public func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value | operand)
      }
      @discardableResult
      public func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        _change(to: value ^ operand)
      }
    }

    extension Atomic where Value == Bool {
      func _change(to newValue: Bool) -> (oldValue: Bool, newValue: Bool) {
        let oldValue = value
        value = newValue
        return (oldValue, newValue)
      }
      @discardableResult
      public func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
        _change(to: value && operand)
      }
      @discardableResult
      public func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
        _change(to: value || operand)
      }
      @discardableResult
      public func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
        _change(to: value != operand)
      }
    }
    """#
}
