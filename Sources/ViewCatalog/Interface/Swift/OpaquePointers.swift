extension InterfaceText {
  /// Pointers to memory of a type that Swift does not know.
  static let swiftOpaquePointers = #"""
    public struct OpaquePointer: Hashable, CustomDebugStringConvertible {
      let _raw: UnsafeMutableRawPointer
      public init(_ from: UnsafeMutableRawPointer) { _raw = from }
      public init(_ from: UnsafeRawPointer) { _raw = UnsafeMutableRawPointer(mutating: from) }
      public init<T>(_ from: UnsafeMutablePointer<T>) { _raw = UnsafeMutableRawPointer(from) }
      public init<T>(_ from: UnsafePointer<T>) { _raw = UnsafeMutableRawPointer(UnsafeMutablePointer(mutating: from)) }
      /// The null address has no pointer; no memory is at any other number.
      public init?(bitPattern: Int) {
        guard bitPattern != 0 else { return nil }
        fatalError("there is no memory at the address \(bitPattern)")
      }
      public init?(bitPattern: UInt) { self.init(bitPattern: Int(bitPattern: bitPattern)) }
      public init?(_ from: UnsafeMutableRawPointer?) {
        guard let from else { return nil }
        self.init(from)
      }
      public init?(_ from: UnsafeRawPointer?) {
        guard let from else { return nil }
        self.init(from)
      }
      public init?<T>(_ from: UnsafeMutablePointer<T>?) {
        guard let from else { return nil }
        self.init(from)
      }
      public init?<T>(_ from: UnsafePointer<T>?) {
        guard let from else { return nil }
        self.init(from)
      }
      public var debugDescription: String { "\(_raw)" }
    }
    extension UnsafeMutablePointer {
      public init(_ from: OpaquePointer) { self = from._raw.assumingMemoryBound(to: Pointee.self) }
      public init?(_ from: OpaquePointer?) {
        guard let from else { return nil }
        self.init(from)
      }
    }
    extension UnsafePointer {
      public init(_ from: OpaquePointer) { self.init(from._raw.assumingMemoryBound(to: Pointee.self)) }
      public init?(_ from: OpaquePointer?) {
        guard let from else { return nil }
        self.init(from)
      }
    }
    extension UnsafeMutableRawPointer {
      public init(_ from: OpaquePointer) { self = from._raw }
      public init?(_ from: OpaquePointer?) {
        guard let from else { return nil }
        self = from._raw
      }
    }
    extension UnsafeRawPointer {
      public init(_ from: OpaquePointer) { self.init(from._raw) }
      public init?(_ from: OpaquePointer?) {
        guard let from else { return nil }
        self.init(from._raw)
      }
    }
    extension Int {
      public init(bitPattern pointer: OpaquePointer?) { self.init(bitPattern: pointer?._raw) }
    }
    extension UInt {
      public init(bitPattern pointer: OpaquePointer?) { self.init(bitPattern: pointer?._raw) }
    }
    """#
}
