extension InterfaceText {
  /// Values whose bytes are contiguous in memory.
  static let foundationContiguousBytes = #"""
    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    extension Array: ContiguousBytes where Element == UInt8 {}
    extension ArraySlice: ContiguousBytes where Element == UInt8 {}
    extension ContiguousArray: ContiguousBytes where Element == UInt8 {}
    extension Data: ContiguousBytes {}
    extension UnsafeRawBufferPointer: ContiguousBytes {
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(self) }
    }
    extension UnsafeMutableRawBufferPointer: ContiguousBytes {
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(self))
      }
    }
    extension UnsafeBufferPointer: ContiguousBytes where Element == UInt8 {
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(self))
      }
    }
    extension UnsafeMutableBufferPointer: ContiguousBytes where Element == UInt8 {
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(self))
      }
    }
    """#
}
