extension InterfaceText {
  /// The collections whose elements are adjacent in memory, as `withContiguousStorageIfAvailable` tells.
  static let swiftContiguousStorage = #"""
    extension Sequence {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        nil
      }
    }

    extension Array {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try withUnsafeBufferPointer(body)
      }
    }

    extension ArraySlice {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try withUnsafeBufferPointer(body)
      }
    }

    extension ContiguousArray {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try withUnsafeBufferPointer(body)
      }
    }

    extension UnsafeBufferPointer {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try body(self)
      }
    }

    extension UnsafeMutableBufferPointer {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try body(UnsafeBufferPointer(self))
      }
    }

    extension UnsafeRawBufferPointer {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
      ) rethrows -> R? {
        try Array(self).withUnsafeBufferPointer(body)
      }
    }

    extension UnsafeMutableRawBufferPointer {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
      ) rethrows -> R? {
        try Array(self).withUnsafeBufferPointer(body)
      }
    }

    extension String.UTF8View {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
      ) rethrows -> R? {
        try Array(self).withUnsafeBufferPointer(body)
      }
    }

    extension Substring.UTF8View {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
      ) rethrows -> R? {
        try Array(self).withUnsafeBufferPointer(body)
      }
    }

    extension Slice {
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try _base.withContiguousStorageIfAvailable { whole in
          let start = _base.distance(from: _base.startIndex, to: _startIndex)
          let count = _base.distance(from: _startIndex, to: _endIndex)
          return try body(UnsafeBufferPointer(rebasing: whole[start..<start + count]))
        }
      }
    }
    """#
}
