extension InterfaceText {
  /// Views of memory, and the functions that lend them to a closure.
  static let swiftMemory = #"""
    public typealias CChar = Int8

    public struct UnsafePointer<Pointee>: Hashable {
      @primitive public var pointee: Pointee { get }
      @primitive public subscript(i: Int) -> Pointee { get }
    }
    public struct UnsafeMutablePointer<Pointee>: Hashable {
      @primitive public var pointee: Pointee { get nonmutating set }
      @primitive public subscript(i: Int) -> Pointee { get nonmutating set }
    }
    public struct UnsafeRawPointer: Hashable {
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      @primitive public func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T>
    }
    public struct UnsafeMutableRawPointer: Hashable {
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      @primitive public func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutablePointer<T>
    }

    public struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      public var baseAddress: UnsafePointer<Element>?
      public let count: Int
      public init(start: UnsafePointer<Element>?, count: Int) {
        self.baseAddress = start
        self.count = count
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> Element { get }
    }
    public struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      public var baseAddress: UnsafeMutablePointer<Element>?
      public let count: Int
      public init(start: UnsafeMutablePointer<Element>?, count: Int) {
        self.baseAddress = start
        self.count = count
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> Element { get nonmutating set }
    }
    public struct UnsafeRawBufferPointer: RandomAccessCollection {
      public typealias Element = UInt8
      public var baseAddress: UnsafeRawPointer?
      public let count: Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> UInt8 { get }
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      @primitive public func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
    }
    public struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      public typealias Element = UInt8
      public var baseAddress: UnsafeMutableRawPointer?
      public let count: Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> UInt8 { get nonmutating set }
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      @primitive public func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
    }

    @primitive public func withUnsafeBytes<T, Result>(
      of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result
    @_disfavoredOverload
    @primitive public func withUnsafeBytes<T, Result>(
      of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result
    @primitive public func withUnsafeMutableBytes<T, Result>(
      of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result
    @primitive public func withUnsafePointer<T, Result>(
      to value: T, _ body: (UnsafePointer<T>) throws -> Result
    ) rethrows -> Result
    @_disfavoredOverload
    @primitive public func withUnsafePointer<T, Result>(
      to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
    ) rethrows -> Result
    @primitive public func withUnsafeMutablePointer<T, Result>(
      to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
    ) rethrows -> Result

    extension Sequence {
      @primitive public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R?
    }
    extension Array {
      @primitive public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R
      @primitive public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R
      @primitive public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      @primitive public mutating func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> R
      ) rethrows -> R
    }
    extension StringProtocol {
      @primitive public func withCString<Result>(
        _ body: (UnsafePointer<CChar>) throws -> Result
      ) rethrows -> Result
    }
    extension String {
      @primitive public mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R
    }
    """#
}
