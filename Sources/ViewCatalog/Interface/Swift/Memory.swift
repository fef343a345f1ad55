extension InterfaceText {
  /// Pointers, and the functions that pass them to a closure.
  static let swiftMemory = #"""
    public struct UnsafePointer<Pointee>: Hashable, Comparable, Strideable {
      @primitive public init(_ other: UnsafeMutablePointer<Pointee>)
      @primitive public init(_ other: UnsafePointer<Pointee>)
      public init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        self.init(other)
      }
      public init?(_ other: UnsafePointer<Pointee>?) {
        guard let other else { return nil }
        self = other
      }
      @primitive public var pointee: Pointee { get }
      @primitive public subscript(i: Int) -> Pointee { get }
      @primitive public func advanced(by n: Int) -> UnsafePointer<Pointee>
      @primitive public func distance(to end: UnsafePointer<Pointee>) -> Int
      @primitive public static func == (lhs: UnsafePointer<Pointee>, rhs: UnsafePointer<Pointee>) -> Bool
      @primitive public static func < (lhs: UnsafePointer<Pointee>, rhs: UnsafePointer<Pointee>) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      public static func + (lhs: UnsafePointer<Pointee>, rhs: Int) -> UnsafePointer<Pointee> { lhs.advanced(by: rhs) }
      public static func - (lhs: UnsafePointer<Pointee>, rhs: Int) -> UnsafePointer<Pointee> { lhs.advanced(by: -rhs) }
      public static func += (lhs: inout UnsafePointer<Pointee>, rhs: Int) { lhs = lhs.advanced(by: rhs) }
      public static func -= (lhs: inout UnsafePointer<Pointee>, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
      public static func - (lhs: UnsafePointer<Pointee>, rhs: UnsafePointer<Pointee>) -> Int { rhs.distance(to: lhs) }
      public static func + (lhs: Int, rhs: UnsafePointer<Pointee>) -> UnsafePointer<Pointee> { rhs.advanced(by: lhs) }
      public func successor() -> UnsafePointer<Pointee> { advanced(by: 1) }
      public func predecessor() -> UnsafePointer<Pointee> { advanced(by: -1) }
      public func withMemoryRebound<T, Result>(
        to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> Result
      ) rethrows -> Result {
        try UnsafeMutablePointer(mutating: self).withMemoryRebound(to: type, capacity: count) {
          try body(UnsafePointer<T>($0))
        }
      }
      @primitive func _elements(_ count: Int) -> [Pointee]
    }
    public struct UnsafeMutablePointer<Pointee>: Hashable, Comparable, Strideable {
      @primitive public init(mutating other: UnsafePointer<Pointee>)
      @primitive public init(_ other: UnsafeMutablePointer<Pointee>)
      public init?(mutating other: UnsafePointer<Pointee>?) {
        guard let other else { return nil }
        self.init(mutating: other)
      }
      public init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        self = other
      }
      @primitive public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
      public func deallocate() {}
      @primitive public var pointee: Pointee { get nonmutating set }
      @primitive public subscript(i: Int) -> Pointee { get nonmutating set }
      @primitive public func advanced(by n: Int) -> UnsafeMutablePointer<Pointee>
      @primitive public func distance(to end: UnsafeMutablePointer<Pointee>) -> Int
      @primitive public static func == (lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>) -> Bool
      @primitive public static func < (lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      public func initialize(to value: Pointee) { pointee = value }
      public func initialize(repeating repeatedValue: Pointee, count: Int) {
        for i in 0..<count { self[i] = repeatedValue }
      }
      public func update(repeating repeatedValue: Pointee, count: Int) {
        for i in 0..<count { self[i] = repeatedValue }
      }
      public func initialize(from source: UnsafePointer<Pointee>, count: Int) {
        for i in 0..<count { self[i] = source[i] }
      }
      public func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        for i in 0..<count { self[i] = source[i] }
      }
      public func update(from source: UnsafePointer<Pointee>, count: Int) {
        for i in 0..<count { self[i] = source[i] }
      }
      public func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        for i in 0..<count { self[i] = source[i] }
      }
      @available(*, deprecated, renamed: "update(from:count:)")
      public func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
      @available(*, deprecated, renamed: "update(from:count:)")
      public func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
      @available(*, deprecated, renamed: "update(repeating:count:)")
      public func assign(repeating repeatedValue: Pointee, count: Int) {
        update(repeating: repeatedValue, count: count)
      }
      @available(*, deprecated, renamed: "moveUpdate(from:count:)")
      public func moveAssign(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        moveUpdate(from: source, count: count)
      }
      public func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        update(from: UnsafeMutablePointer._holding(source._elements(count)), count: count)
        source.deinitialize(count: count)
      }
      public func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        moveInitialize(from: source, count: count)
      }
      public func move() -> Pointee {
        let value = pointee
        _deinitialize(count: 1)
        return value
      }
      /// Destroys the values, so that their objects are released.
      @discardableResult
      public func deinitialize(count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(_deinitialize(count: count))
      }
      @discardableResult
      @primitive func _deinitialize(count: Int) -> UnsafeMutablePointer<Pointee>
      public func withMemoryRebound<T, Result>(
        to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws -> Result
      ) rethrows -> Result {
        let stride = MemoryLayout<Pointee>.stride
        let own = (count * MemoryLayout<T>.stride + stride - 1) / stride
        let bytes = _memory(of: _elements(own))
        let rebound: UnsafeMutablePointer<T> = UnsafeMutableRawPointer._holding(bytes).assumingMemoryBound(to: type)
        defer {
          let written = _memory(of: rebound._elements(count))
          for i in 0..<own where (i + 1) * stride <= written.count {
            self[i] = _value(of: [UInt8](written[i * stride..<(i + 1) * stride]), Pointee.self)
          }
        }
        return try body(rebound)
      }
      public static func + (lhs: UnsafeMutablePointer<Pointee>, rhs: Int) -> UnsafeMutablePointer<Pointee> {
        lhs.advanced(by: rhs)
      }
      public static func - (lhs: UnsafeMutablePointer<Pointee>, rhs: Int) -> UnsafeMutablePointer<Pointee> {
        lhs.advanced(by: -rhs)
      }
      public static func += (lhs: inout UnsafeMutablePointer<Pointee>, rhs: Int) { lhs = lhs.advanced(by: rhs) }
      public static func -= (lhs: inout UnsafeMutablePointer<Pointee>, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
      public static func - (lhs: UnsafeMutablePointer<Pointee>, rhs: UnsafeMutablePointer<Pointee>) -> Int { rhs.distance(to: lhs) }
      public static func + (lhs: Int, rhs: UnsafeMutablePointer<Pointee>) -> UnsafeMutablePointer<Pointee> { rhs.advanced(by: lhs) }
      public func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
      public func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
      /// A pointer to memory with the elements of an array.
      @primitive static func _holding(_ elements: [Pointee]) -> UnsafeMutablePointer<Pointee>
      /// The elements from this pointer on.
      @primitive func _elements(_ count: Int) -> [Pointee]
    }
    public struct UnsafeRawPointer: Hashable, Comparable, Strideable {
      @primitive public func advanced(by n: Int) -> UnsafeRawPointer
      public static func + (lhs: UnsafeRawPointer, rhs: Int) -> UnsafeRawPointer { lhs.advanced(by: rhs) }
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      public static func - (lhs: UnsafeRawPointer, rhs: Int) -> UnsafeRawPointer { lhs.advanced(by: -rhs) }
      @primitive public init(_ other: UnsafeMutableRawPointer)
      @primitive public init(_ other: UnsafeRawPointer)
      public init<T>(_ other: UnsafePointer<T>) { self = Self._viewing(UnsafeMutablePointer(mutating: other)) }
      public init<T>(_ other: UnsafeMutablePointer<T>) { self = Self._viewing(other) }
      public init?<T>(_ other: UnsafePointer<T>?) {
        guard let other else { return nil }
        self.init(other)
      }
      public init?<T>(_ other: UnsafeMutablePointer<T>?) {
        guard let other else { return nil }
        self.init(other)
      }
      /// A number for the address: those of pointers into the same memory have the right distances.
      @primitive public var _address: Int { get }
      /// A raw pointer to the memory of a typed pointer.
      @primitive static func _viewing<T>(_ other: UnsafeMutablePointer<T>) -> UnsafeRawPointer
      @primitive public func distance(to end: UnsafeRawPointer) -> Int
      public static func - (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Int { rhs.distance(to: lhs) }
      public static func += (lhs: inout UnsafeRawPointer, rhs: Int) { lhs = lhs.advanced(by: rhs) }
      public static func -= (lhs: inout UnsafeRawPointer, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
      @primitive public static func < (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Bool
      @primitive public func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T>
      public func withMemoryRebound<T, Result>(
        to type: T.Type, capacity count: Int, _ body: (_ pointer: UnsafePointer<T>) throws -> Result
      ) rethrows -> Result { try body(assumingMemoryBound(to: type)) }
      public func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T> {
        assumingMemoryBound(to: type)
      }
      @primitive public static func == (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public static func _holding(_ bytes: [UInt8]) -> UnsafeRawPointer
    }
    public struct UnsafeMutableRawPointer: Hashable, Comparable, Strideable {
      public init<T>(_ other: UnsafeMutablePointer<T>) { self = Self._viewing(other) }
      public init?<T>(_ other: UnsafeMutablePointer<T>?) {
        guard let other else { return nil }
        self.init(other)
      }
      @primitive static func _viewing<T>(_ other: UnsafeMutablePointer<T>) -> UnsafeMutableRawPointer
      @primitive public func distance(to end: UnsafeMutableRawPointer) -> Int
      public static func - (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Int { rhs.distance(to: lhs) }
      public static func += (lhs: inout UnsafeMutableRawPointer, rhs: Int) { lhs = lhs.advanced(by: rhs) }
      public static func -= (lhs: inout UnsafeMutableRawPointer, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
      @primitive public static func < (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool
      public static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        _holding([UInt8](repeating: 0, count: byteCount))
      }
      public func deallocate() {}
      public static func - (lhs: UnsafeMutableRawPointer, rhs: Int) -> UnsafeMutableRawPointer {
        lhs.advanced(by: -rhs)
      }
      @primitive public init(mutating other: UnsafeRawPointer)
      @primitive public init(_ other: UnsafeMutableRawPointer)
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      public func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T> {
        assumingMemoryBound(to: type)
      }
      @discardableResult
      public func initializeMemory<T>(as type: T.Type, repeating repeatedValue: T, count: Int)
        -> UnsafeMutablePointer<T>
      {
        let memory = UnsafeMutablePointer<T>.allocate(capacity: count)
        memory.initialize(repeating: repeatedValue, count: count)
        return memory
      }
      public func copyMemory(from source: UnsafeRawPointer, byteCount: Int) {
        for i in 0..<byteCount {
          storeBytes(of: source.load(fromByteOffset: i, as: UInt8.self), toByteOffset: i, as: UInt8.self)
        }
      }
      @primitive public func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
      @primitive public func advanced(by n: Int) -> UnsafeMutableRawPointer
      public static func + (lhs: UnsafeMutableRawPointer, rhs: Int) -> UnsafeMutableRawPointer { lhs.advanced(by: rhs) }
      @primitive public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      @primitive public func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutablePointer<T>
      public func withMemoryRebound<T, Result>(
        to type: T.Type, capacity count: Int, _ body: (_ pointer: UnsafeMutablePointer<T>) throws -> Result
      ) rethrows -> Result { try body(assumingMemoryBound(to: type)) }
      @primitive public static func == (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      @primitive static func _holding(_ bytes: [UInt8]) -> UnsafeMutableRawPointer
      @primitive public func _bytes() -> [UInt8]
    }

    public struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var baseAddress: UnsafePointer<Element>?
      public let count: Int
      public init(start: UnsafePointer<Element>?, count: Int) {
        self.baseAddress = start
        self.count = count
      }
      public init(_ other: UnsafeMutableBufferPointer<Element>) {
        self.init(start: other.baseAddress.map { UnsafePointer($0) }, count: other.count)
      }
      public init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      public func withMemoryRebound<T, Result>(
        to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> Result
      ) rethrows -> Result {
        let count = count * MemoryLayout<Element>.stride / MemoryLayout<T>.stride
        guard let start = baseAddress else { return try body(UnsafeBufferPointer<T>(start: nil, count: 0)) }
        return try start.withMemoryRebound(to: type, capacity: count) {
          try body(UnsafeBufferPointer<T>(start: $0, count: count))
        }
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> Element { get }
    }
    public struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var baseAddress: UnsafeMutablePointer<Element>?
      public let count: Int
      public init(start: UnsafeMutablePointer<Element>?, count: Int) {
        self.baseAddress = start
        self.count = count
      }
      public static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: .allocate(capacity: count), count: count)
      }
      public func deallocate() {}
      public func initialize(repeating repeatedValue: Element) {
        baseAddress?.initialize(repeating: repeatedValue, count: count)
      }
      public init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      public func update(repeating repeatedValue: Element) {
        baseAddress?.update(repeating: repeatedValue, count: count)
      }
      public func initialize<S: Sequence>(from source: S) -> (unwritten: S.Iterator, index: Int)
      where S.Element == Element {
        var iterator = source.makeIterator()
        var index = 0
        while index < count, let element = iterator.next() {
          self[index] = element
          index += 1
        }
        return (iterator, index)
      }
      public func update<S: Sequence>(from source: S) -> (unwritten: S.Iterator, index: Int)
      where S.Element == Element {
        initialize(from: source)
      }
      public func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        initialize(from: source).index
      }
      public func update<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        initialize(from: source).index
      }
      public func initializeElement(at index: Int, to value: Element) { self[index] = value }
      public func moveElement(from index: Int) -> Element { (baseAddress! + index).move() }
      public func deinitializeElement(at index: Int) { (baseAddress! + index).deinitialize(count: 1) }
      @discardableResult
      public func deinitialize() -> UnsafeMutableRawBufferPointer {
        baseAddress?._deinitialize(count: count)
        return UnsafeMutableRawBufferPointer(_bytes: [])
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> Element { get nonmutating set }
    }
    public struct UnsafeRawBufferPointer: RandomAccessCollection {
      public init(start: UnsafeRawPointer?, count: Int) {
        baseAddress = start
        self.count = count
      }
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var baseAddress: UnsafeRawPointer?
      public let count: Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> UInt8 { get }
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        baseAddress!.load(fromByteOffset: offset, as: type)
      }
      public func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> {
        UnsafeBufferPointer(
          start: baseAddress?.assumingMemoryBound(to: type), count: count / MemoryLayout<T>.stride)
      }
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      public init<T>(_ other: UnsafeBufferPointer<T>) {
        self.init(
          start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count * MemoryLayout<T>.stride)
      }
      public init<T>(_ other: UnsafeMutableBufferPointer<T>) { self.init(UnsafeBufferPointer(other)) }
      public init(_ other: UnsafeMutableRawBufferPointer) {
        self.init(start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count)
      }
      public init(rebasing slice: Slice<UnsafeRawBufferPointer>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      public init(_bytes bytes: [UInt8]) {
        baseAddress = UnsafeRawPointer._holding(bytes)
        count = bytes.count
      }
    }
    public struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      public init(start: UnsafeMutableRawPointer?, count: Int) {
        baseAddress = start
        self.count = count
      }
      public static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(_bytes: [UInt8](repeating: 0, count: byteCount))
      }
      public func deallocate() {}
      public func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
        baseAddress!.storeBytes(of: value, toByteOffset: offset, as: type)
      }
      public func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
        for (i, byte) in source.enumerated() { self[i] = byte }
      }
      public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        load(fromByteOffset: offset, as: type)
      }
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var baseAddress: UnsafeMutableRawPointer?
      public let count: Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public subscript(i: Int) -> UInt8 { get nonmutating set }
      public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        baseAddress!.load(fromByteOffset: offset, as: type)
      }
      public func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T> {
        UnsafeMutableBufferPointer(
          start: baseAddress?.assumingMemoryBound(to: type), count: count / MemoryLayout<T>.stride)
      }
      public init<T>(_ other: UnsafeMutableBufferPointer<T>) {
        self.init(
          start: other.baseAddress.map { UnsafeMutableRawPointer($0) }, count: other.count * MemoryLayout<T>.stride)
      }
      public init(mutating other: UnsafeRawBufferPointer) {
        self.init(start: other.baseAddress.map { UnsafeMutableRawPointer(mutating: $0) }, count: other.count)
      }
      public init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>) {
        self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
      }
      public init(_bytes bytes: [UInt8]) {
        baseAddress = UnsafeMutableRawPointer._holding(bytes)
        count = bytes.count
      }
    }

    public protocol _Pointer {
      var _address: Int { get }
    }
    extension UnsafeRawPointer: _Pointer {}
    extension UnsafeMutableRawPointer: _Pointer {
      public var _address: Int { UnsafeRawPointer(self)._address }
    }
    extension UnsafePointer: _Pointer {
      public var _address: Int { UnsafeRawPointer(self)._address }
    }
    extension UnsafeMutablePointer: _Pointer {
      public var _address: Int { UnsafeRawPointer(self)._address }
    }
    extension Int {
      public init<P: _Pointer>(bitPattern pointer: P?) { self = pointer?._address ?? 0 }
    }
    extension UInt {
      public init<P: _Pointer>(bitPattern pointer: P?) { self = UInt(bitPattern: pointer?._address ?? 0) }
    }

    /// The bytes of a value in memory; the next function is its inverse.
    @primitive func _bytes<T>(of value: T) -> [UInt8]
    @primitive func _value<T>(of bytes: [UInt8], _ type: T.Type) -> T

    /// The bytes of elements that are adjacent in memory, each padded to the stride of its type.
    func _memory<T>(of values: [T]) -> [UInt8] {
      let stride = MemoryLayout<T>.stride
      var bytes: [UInt8] = []
      for value in values {
        let end = bytes.count + stride
        bytes += _bytes(of: value)
        while bytes.count < end { bytes.append(0) }
      }
      return bytes
    }

    public func withUnsafeBytes<T, Result>(
      of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
      try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value)))
    }
    @_disfavoredOverload
    public func withUnsafeBytes<T, Result>(
      of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
      try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value)))
    }
    public func withUnsafeMutableBytes<T, Result>(
      of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
      let buffer = UnsafeMutableRawBufferPointer(_bytes: _bytes(of: value))
      defer { value = _value(of: buffer.baseAddress!._bytes(), T.self) }
      return try body(buffer)
    }
    public func withUnsafeTemporaryAllocation<T, Result>(
      of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> Result
    ) rethrows -> Result {
      let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)
      defer { buffer.deallocate() }
      return try body(buffer)
    }
    public func withUnsafeTemporaryAllocation<Result>(
      byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: alignment)
      defer { buffer.deallocate() }
      return try body(buffer)
    }
    public func withUnsafePointer<T, Result>(
      to value: T, _ body: (UnsafePointer<T>) throws -> Result
    ) rethrows -> Result {
      try body(UnsafePointer<T>(UnsafeMutablePointer<T>._holding([value])))
    }
    @_disfavoredOverload
    public func withUnsafePointer<T, Result>(
      to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
    ) rethrows -> Result {
      try body(UnsafePointer<T>(UnsafeMutablePointer<T>._holding([value])))
    }
    public func withUnsafeMutablePointer<T, Result>(
      to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
    ) rethrows -> Result {
      let pointer = UnsafeMutablePointer._holding([value])
      defer { value = pointer.pointee }
      return try body(pointer)
    }

    extension Array {
      public mutating func withContiguousMutableStorageIfAvailable<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R? {
        try withUnsafeMutableBufferPointer(body)
      }
      public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        let start = UnsafePointer<Element>(UnsafeMutablePointer<Element>._holding(self))
        return try body(UnsafeBufferPointer(start: start, count: count))
      }
      public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        let count = self.count
        let memory = UnsafeMutablePointer._holding(self)
        self = []
        var buffer = UnsafeMutableBufferPointer(start: memory, count: count)
        defer { self = memory._elements(count) }
        return try body(&buffer)
      }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(_bytes: _memory(of: self)))
      }
      public mutating func withUnsafeMutableBytes<R>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> R
      ) rethrows -> R {
        let buffer = UnsafeMutableRawBufferPointer(_bytes: _memory(of: self))
        defer {
          let bytes = buffer.baseAddress!._bytes()
          let size = MemoryLayout<Element>.stride
          self = (0..<count).map { _value(of: [UInt8](bytes[$0 * size..<($0 + 1) * size]), Element.self) }
        }
        return try body(buffer)
      }
    }
    extension String {
      public init(
        unsafeUninitializedCapacity capacity: Int,
        initializingUTF8With initializer: (_ buffer: UnsafeMutableBufferPointer<UInt8>) throws -> Int
      ) rethrows {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        let count = try initializer(UnsafeMutableBufferPointer(start: memory, count: capacity))
        self.init(decoding: memory._elements(count), as: UTF8.self)
      }
      public init(cString nullTerminatedUTF8: UnsafePointer<CChar>) {
        self.init(decoding: String._bytes(nullTerminatedUTF8).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      public init(cString nullTerminatedUTF8: UnsafePointer<UInt8>) {
        self.init(decoding: String._bytes(nullTerminatedUTF8), as: UTF8.self)
      }
      public init(cString nullTerminatedUTF8: [CChar]) {
        self.init(decoding: nullTerminatedUTF8.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      public init(cString nullTerminatedUTF8: [UInt8]) {
        self.init(decoding: Array(nullTerminatedUTF8.prefix { $0 != 0 }), as: UTF8.self)
      }
      public init?(validatingCString nullTerminatedUTF8: UnsafePointer<CChar>) {
        self.init(_validating: String._bytes(nullTerminatedUTF8))
      }
      public init?(validatingCString nullTerminatedUTF8: [CChar]) {
        self.init(_validating: Array(nullTerminatedUTF8.prefix { $0 != 0 }))
      }
      @available(*, deprecated, renamed: "init(validatingCString:)")
      public init?(validatingUTF8 cString: UnsafePointer<CChar>) { self.init(_validating: String._bytes(cString)) }
      @available(*, deprecated, renamed: "init(validatingCString:)")
      public init?(validatingUTF8 cString: [CChar]) { self.init(_validating: Array(cString.prefix { $0 != 0 })) }

      /// `nil` if the bytes are not UTF-8: decoding replaces invalid bytes, so the decoded text has other bytes.
      init?(_validating bytes: [CChar]) {
        let given = bytes.map { UInt8(bitPattern: $0) }
        let text = String(decoding: given, as: UTF8.self)
        guard Array(text.utf8) == given else { return nil }
        self = text
      }
      static func _bytes<Byte: FixedWidthInteger>(_ pointer: UnsafePointer<Byte>) -> [Byte] {
        var bytes: [Byte] = []
        while pointer[bytes.count] != 0 { bytes.append(pointer[bytes.count]) }
        return bytes
      }
    }
    extension StringProtocol {
      public init<C: Collection, Encoding: _UnicodeEncoding>(
        decoding codeUnits: C, as sourceEncoding: Encoding.Type
      ) where C.Element == Encoding.CodeUnit {
        self.init(String(decoding: codeUnits, as: sourceEncoding))!
      }
      public init(cString nullTerminatedUTF8: UnsafePointer<CChar>) {
        self.init(String(cString: nullTerminatedUTF8))!
      }
      public init<Encoding: _UnicodeEncoding>(
        decodingCString nullTerminatedCodeUnits: UnsafePointer<Encoding.CodeUnit>, as sourceEncoding: Encoding.Type
      ) {
        self.init(String(decoding: String._bytes(nullTerminatedCodeUnits), as: sourceEncoding))!
      }
      public func withCString<Result, TargetEncoding: UnicodeCodec>(
        encodedAs targetEncoding: TargetEncoding.Type,
        _ body: (UnsafePointer<TargetEncoding.CodeUnit>) throws -> Result
      ) rethrows -> Result {
        var units: [TargetEncoding.CodeUnit] = []
        for scalar in unicodeScalars { TargetEncoding.encode(scalar) { units.append($0) } }
        units.append(0)
        return try body(
          UnsafePointer<TargetEncoding.CodeUnit>(UnsafeMutablePointer<TargetEncoding.CodeUnit>._holding(units)))
      }
      public func withCString<Result>(
        _ body: (UnsafePointer<CChar>) throws -> Result
      ) rethrows -> Result {
        let bytes = utf8.map { CChar(bitPattern: $0) } + [0]
        return try body(UnsafePointer<CChar>(UnsafeMutablePointer<CChar>._holding(bytes)))
      }
    }
    public func strlen(_ text: UnsafePointer<CChar>) -> Int { String._bytes(text).count }
    extension String {
      public mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
        try Array(utf8).withUnsafeBufferPointer(body)
      }
    }
    """#
}
