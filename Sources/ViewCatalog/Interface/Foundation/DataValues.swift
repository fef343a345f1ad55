extension InterfaceText {
  /// Identifiers, bytes, exact decimals, index sets and paths.
  static let foundationDataValues = #"""
    public typealias uuid_t = (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    public struct UUID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
      public let uuidString: String
      @fresh
      @primitive public init()
      @primitive public init?(uuidString: String)
      public init(uuid: uuid_t) {
        func hex(_ bytes: UInt8...) -> String {
          bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
        let groups = [
          hex(uuid.0, uuid.1, uuid.2, uuid.3), hex(uuid.4, uuid.5), hex(uuid.6, uuid.7), hex(uuid.8, uuid.9),
          hex(uuid.10, uuid.11, uuid.12, uuid.13, uuid.14, uuid.15),
        ]
        self.uuidString = groups.joined(separator: "-")
      }
      public var uuid: uuid_t {
        let hex = uuidString.filter { $0 != "-" }.map { UInt8($0.hexDigitValue ?? 0) }
        func byte(_ i: Int) -> UInt8 { hex[2 * i] << 4 | hex[2 * i + 1] }
        return (
          byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7), byte(8), byte(9), byte(10), byte(11),
          byte(12), byte(13), byte(14), byte(15)
        )
      }
      public var description: String { uuidString }
      public static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
    }

    public protocol DataProtocol: RandomAccessCollection where Element == UInt8, SubSequence: DataProtocol {}
    public protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
    extension Array: DataProtocol where Element == UInt8 {}
    extension ArraySlice: DataProtocol where Element == UInt8 {}

    public struct Data: MutableDataProtocol, Hashable, Codable, Sendable, CustomStringConvertible {
      var bytes: [UInt8] = []
      /// The index of the first byte: a slice shares the indices of its base.
      var _first = 0
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Data
      public typealias Iterator = IndexingIterator<Data>

      public init() {}
      public init(count: Int) { bytes = Array(repeating: 0, count: count) }
      public init(capacity: Int) {}
      public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { bytes = Array(elements) }
      @available(*, deprecated, renamed: "init(_:)")
      public init<S: Sequence>(bytes elements: S) where S.Element == UInt8 { self.init(elements) }
      public init(referencing reference: NSData) { self = reference.data }
      @slow("reads a file")
      public init(contentsOf url: URL, options: ReadingOptions = []) throws { bytes = try Data.read(url) }
      @primitive static func read(_ url: URL) throws -> [UInt8]
      @primitive public init?(base64Encoded base64String: String, options: Base64DecodingOptions = [])
      @primitive public func base64EncodedString(options: Base64EncodingOptions = []) -> String
      public func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
        Data(base64EncodedString(options: options).utf8)
      }
      public init?(base64Encoded base64Data: Data, options: Base64DecodingOptions = []) {
        self.init(base64Encoded: String(decoding: base64Data, as: UTF8.self), options: options)
      }
      @effect("writes a file")
      @primitive public func write(to url: URL, options: WritingOptions = []) throws

      public init(bytes: UnsafeRawPointer, count: Int) {
        self.bytes = (0..<count).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
      }
      public init<SourceType>(buffer: UnsafeBufferPointer<SourceType>) { bytes = Array(UnsafeRawBufferPointer(buffer)) }
      public init<SourceType>(buffer: UnsafeMutableBufferPointer<SourceType>) {
        bytes = Array(UnsafeRawBufferPointer(buffer))
      }
      public init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator) {
        self.init(bytes: UnsafeRawPointer(bytes), count: count)
        deallocator._end(bytes, count)
      }
      /// Data copies the memory that it is given, so the memory ends at once.
      public enum Deallocator {
        case virtualMemory, unmap, free, none
        case custom((UnsafeMutableRawPointer, Int) -> Void)
        func _end(_ pointer: UnsafeMutableRawPointer, _ count: Int) {
          if case .custom(let end) = self { end(pointer, count) }
        }
      }
      public func withUnsafeBytes<ResultType>(
        _ body: (UnsafeRawBufferPointer) throws -> ResultType
      ) rethrows -> ResultType {
        try body(UnsafeRawBufferPointer(_bytes: bytes))
      }
      public func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
      ) rethrows -> R? {
        try bytes.withUnsafeBufferPointer(body)
      }
      public mutating func withUnsafeMutableBytes<ResultType>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> ResultType
      ) rethrows -> ResultType {
        let buffer = UnsafeMutableRawBufferPointer(_bytes: bytes)
        defer { bytes = buffer.baseAddress!._bytes() }
        return try body(buffer)
      }
      public var startIndex: Int { _first }
      public var endIndex: Int { _first + bytes.count }
      public var count: Int {
        get { bytes.count }
        set {
          if newValue > bytes.count {
            bytes += Array(repeating: 0, count: newValue - bytes.count)
          } else {
            bytes.removeLast(bytes.count - newValue)
          }
        }
      }
      public subscript(index: Int) -> UInt8 {
        get { bytes[index - _first] }
        set { bytes[index - _first] = newValue }
      }
      public subscript(bounds: Range<Int>) -> Data {
        get {
          var part = Data(bytes[_offsets(bounds)])
          part._first = bounds.lowerBound
          return part
        }
        set { bytes.replaceSubrange(_offsets(bounds), with: newValue) }
      }
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == UInt8 {
        bytes.replaceSubrange(_offsets(subrange), with: newElements)
      }
      func _offsets(_ range: Range<Int>) -> Range<Int> { range.lowerBound - _first..<range.upperBound - _first }
      public static func == (lhs: Data, rhs: Data) -> Bool { lhs.bytes == rhs.bytes }
      public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
      public mutating func append(_ other: Data) { bytes += other.bytes }
      public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes += UnsafeBufferPointer(start: bytes, count: count)
      }
      public mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>) {
        bytes += UnsafeRawBufferPointer(buffer)
      }
      public mutating func resetBytes(in range: Range<Int>) {
        let offsets = _offsets(range)
        if offsets.upperBound > bytes.count { count = offsets.upperBound }
        for offset in offsets { bytes[offset] = 0 }
      }
      public mutating func replaceSubrange(_ subrange: Range<Int>, with data: Data) {
        bytes.replaceSubrange(_offsets(subrange), with: data.bytes)
      }
      public mutating func replaceSubrange(_ subrange: Range<Int>, with bytes: UnsafeRawPointer, count: Int) {
        replaceSubrange(subrange, with: Data(bytes: bytes, count: count))
      }
      public mutating func replaceSubrange<SourceType>(
        _ subrange: Range<Int>, with buffer: UnsafeBufferPointer<SourceType>
      ) {
        replaceSubrange(subrange, with: Data(buffer: buffer))
      }
      public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
        for offset in 0..<Swift.min(count, bytes.count) { pointer[offset] = bytes[offset] }
      }
      public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>) {
        for (offset, byte) in bytes[_offsets(range)].enumerated() { pointer[offset] = byte }
      }
      public func copyBytes<DestinationType>(to buffer: UnsafeMutableBufferPointer<DestinationType>) -> Int {
        let target = UnsafeMutableRawBufferPointer(buffer)
        let source = bytes.prefix(target.count)
        for (offset, byte) in source.enumerated() { target[offset] = byte }
        return source.count
      }
      public struct SearchOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let backwards = SearchOptions(rawValue: 1)
        public static let anchored = SearchOptions(rawValue: 2)
      }
      public func range(of dataToFind: Data, options: SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>? {
        let part = range ?? startIndex..<endIndex
        let last = part.upperBound - dataToFind.count
        if dataToFind.isEmpty || last < part.lowerBound { return nil }
        let isBackwards = options.contains(.backwards)
        if options.contains(.anchored) {
          return _has(dataToFind, at: isBackwards ? last : part.lowerBound)
        }
        for offset in 0...last - part.lowerBound {
          if let found = _has(dataToFind, at: isBackwards ? last - offset : part.lowerBound + offset) { return found }
        }
        return nil
      }
      func _has(_ other: Data, at start: Int) -> Range<Int>? {
        let found = start..<start + other.count
        return bytes[_offsets(found)].elementsEqual(other.bytes) ? found : nil
      }
      public func lastRange(of data: Data, in range: Range<Int>? = nil) -> Range<Int>? {
        self.range(of: data, options: .backwards, in: range)
      }
      public func range(of dataToFind: Data) -> Range<Int>? {
        let length = dataToFind.bytes.count
        if length == 0 || length > bytes.count { return nil }
        for start in 0...(bytes.count - length) where Array(bytes[start..<start + length]) == dataToFind.bytes {
          return start + _first..<start + length + _first
        }
        return nil
      }
      public func advanced(by amount: Int) -> Data { Data(bytes.dropFirst(amount)) }
      public func subdata(in range: Range<Int>) -> Data { Data(bytes[_offsets(range)]) }
      public var description: String { String(count) + " bytes" }

      public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mappedIfSafe = ReadingOptions(rawValue: 1)
        public static let uncached = ReadingOptions(rawValue: 2)
      }
      public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let atomicWrite = WritingOptions(rawValue: 1)
        public static let withoutOverwriting = WritingOptions(rawValue: 2)
        public static let completeFileProtection = WritingOptions(rawValue: 4)
        public static let noFileProtection = WritingOptions(rawValue: 8)
      }
      public struct Base64EncodingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
        public static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
        public static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
        public static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
      }
      public struct Base64DecodingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
      }
    }

    public func NSDecimalRound(
      _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int,
      _ roundingMode: NSDecimalNumber.RoundingMode
    ) {
      result.pointee = number.pointee._rounded(scale, Int(roundingMode.rawValue))
    }

    public struct Decimal: SignedNumeric, Strideable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible,
      ExpressibleByFloatLiteral
    {
      public typealias Magnitude = Decimal
      public typealias Stride = Decimal
      @primitive public init()
      @primitive public init(_ value: Int)
      @primitive public init(_ value: Double)
      @primitive public init?<T: BinaryInteger>(exactly source: T)
      @primitive public init?(string: String, locale: Locale? = nil)
      public init(integerLiteral value: Int) { self.init(value) }
      public init(floatLiteral value: Double) { self.init(value) }
      public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
        self = significand._scaled(exponent)
        if sign == .minus { negate() }
      }
      @primitive func _scaled(_ exponent: Int) -> Decimal
      public init(_ value: Int8) { self.init(Int(value)) }
      public init(_ value: Int16) { self.init(Int(value)) }
      public init(_ value: Int32) { self.init(Int(value)) }
      public init(_ value: Int64) { self.init(Int(value)) }
      public init(_ value: UInt8) { self.init(Int(value)) }
      public init(_ value: UInt16) { self.init(Int(value)) }
      public init(_ value: UInt32) { self.init(Int(value)) }
      public init(_ value: UInt64) { self.init(string: String(value))! }
      public init(_ value: UInt) { self.init(string: String(value))! }
      public static var pi: Decimal { Decimal(string: "3.14159265358979323846264338327950288419")! }
      @primitive public static var nan: Decimal { get }
      public static var quietNaN: Decimal { nan }
      @primitive public static var greatestFiniteMagnitude: Decimal { get }
      @primitive public static var leastNormalMagnitude: Decimal { get }
      public static var leastNonzeroMagnitude: Decimal { leastNormalMagnitude }
      public static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
      @primitive public var isNaN: Bool { get }
      @primitive public var exponent: Int { get }
      @primitive public var significand: Decimal { get }
      @primitive public var ulp: Decimal { get }
      public var isFinite: Bool { !isNaN }
      public var isInfinite: Bool { false }
      public var isSignaling: Bool { false }
      public var isSignMinus: Bool { self < 0 }
      public var isNormal: Bool { !isNaN && !isZero }
      public var sign: FloatingPointSign { self < 0 ? .minus : .plus }
      public var nextUp: Decimal { self + ulp }
      public var nextDown: Decimal { self - ulp }
      public func isEqual(to other: Decimal) -> Bool { self == other }
      public func isLess(than other: Decimal) -> Bool { self < other }
      public func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
      public var magnitude: Decimal { self < 0 ? -self : self }
      public var isZero: Bool { self == 0 }
      @primitive public static func == (lhs: Decimal, rhs: Decimal) -> Bool
      @primitive public static func < (lhs: Decimal, rhs: Decimal) -> Bool
      @primitive public static func + (lhs: Decimal, rhs: Decimal) -> Decimal
      @primitive public static func - (lhs: Decimal, rhs: Decimal) -> Decimal
      @primitive public static func * (lhs: Decimal, rhs: Decimal) -> Decimal
      @primitive public static func / (lhs: Decimal, rhs: Decimal) -> Decimal
      public static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
      public static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
      public func distance(to other: Decimal) -> Decimal { other - self }
      public func advanced(by n: Decimal) -> Decimal { self + n }
      @primitive public func hash(into hasher: inout Hasher)
      @primitive public var description: String { get }
      @primitive var _doubleValue: Double { get }
      @primitive func _rounded(_ scale: Int, _ mode: Int) -> Decimal
      public mutating func negate() { self = 0 - self }
      public var floatingPointClass: FloatingPointClassification {
        isNaN ? .quietNaN : self == 0 ? .positiveZero : sign == .minus ? .negativeNormal : .positiveNormal
      }
    }

    extension Double {
      public init(_ number: NSNumber) { self.init(truncating: number) }
      public init(truncating number: NSNumber) { self = number.doubleValue }
      public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
    }

    extension CGFloat {
      public init(_ number: NSNumber) { self.init(truncating: number) }
      public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
      public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
    }

    extension Float {
      public init(_ number: NSNumber) { self.init(truncating: number) }
      public init(truncating number: NSNumber) { self = number.floatValue }
      public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
    }

    extension FixedWidthInteger {
      public init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) }
      public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
      public init(_ number: NSNumber) { self.init(truncating: number) }
    }

    extension Bool {
      public init(_ number: NSNumber) { self.init(truncating: number) }
      public init(truncating number: NSNumber) { self = number.boolValue }
      public init?(exactly number: NSNumber) {
        guard number.doubleValue == 0 || number.doubleValue == 1 else { return nil }
        self = number.boolValue
      }
    }

    public struct IndexSet: SetAlgebra, BidirectionalCollection, Hashable, Codable, Sendable {
      public typealias Element = Int
      var storage: [Int] = []
      public struct Index: Hashable, Comparable, Sendable {
        let offset: Int
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
      }
      public init() {}
      public init(integer: Int) { storage = [integer] }
      public init(integersIn range: Range<Int>) { storage = Array(range) }
      public init(integersIn range: ClosedRange<Int>) { storage = Array(range) }
      public init(arrayLiteral elements: Int...) { storage = Set(elements).sorted() }
      public init<S: Sequence>(_ elements: S) where S.Element == Int { storage = Set(elements).sorted() }
      public var startIndex: Index { Index(offset: 0) }
      public var endIndex: Index { Index(offset: storage.count) }
      public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
      public func index(before i: Index) -> Index { Index(offset: i.offset - 1) }
      public subscript(position: Index) -> Int { storage[position.offset] }
      public var count: Int { storage.count }
      public var isEmpty: Bool { storage.isEmpty }
      public var first: Int? { storage.first }
      public var last: Int? { storage.last }
      public func contains(_ member: Int) -> Bool { storage.contains(member) }
      @discardableResult
      public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        if storage.contains(newMember) { return (false, newMember) }
        storage = (storage + [newMember]).sorted()
        return (true, newMember)
      }
      @discardableResult
      public mutating func remove(_ member: Int) -> Int? {
        guard let index = storage.firstIndex(of: member) else { return nil }
        return storage.remove(at: index)
      }
      @discardableResult
      public mutating func update(with newMember: Int) -> Int? { insert(newMember).inserted ? nil : newMember }
      public mutating func removeAll() { storage = [] }
      public func union(_ other: IndexSet) -> IndexSet { IndexSet(storage + other.storage) }
      public func intersection(_ other: IndexSet) -> IndexSet { IndexSet(storage.filter { other.contains($0) }) }
      public func symmetricDifference(_ other: IndexSet) -> IndexSet {
        IndexSet(Set(storage).symmetricDifference(other.storage))
      }
      public mutating func formUnion(_ other: IndexSet) { self = union(other) }
      public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
      public mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
      public mutating func insert(integersIn range: Range<Int>) { self = union(IndexSet(integersIn: range)) }
      public mutating func insert(integersIn range: ClosedRange<Int>) { self = union(IndexSet(integersIn: range)) }
      public mutating func remove(integersIn range: Range<Int>) { storage.removeAll { range.contains($0) } }
      public mutating func remove(integersIn range: ClosedRange<Int>) { storage.removeAll { range.contains($0) } }
      public func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
      public func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
      public func contains(integersIn indexSet: IndexSet) -> Bool { indexSet.allSatisfy { contains($0) } }
      public func intersects(integersIn range: Range<Int>) -> Bool { storage.contains { range.contains($0) } }
      public func intersects(integersIn range: ClosedRange<Int>) -> Bool { storage.contains { range.contains($0) } }
      public func count(in range: Range<Int>) -> Int { storage.filter { range.contains($0) }.count }
      public func count(in range: ClosedRange<Int>) -> Int { storage.filter { range.contains($0) }.count }
      public func integerGreaterThan(_ integer: Int) -> Int? { storage.first { $0 > integer } }
      public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { storage.first { $0 >= integer } }
      public func integerLessThan(_ integer: Int) -> Int? { storage.last { $0 < integer } }
      public func integerLessThanOrEqualTo(_ integer: Int) -> Int? { storage.last { $0 <= integer } }
      public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
        IndexSet(try storage.filter(includeInteger))
      }
      public func filteredIndexSet(
        in range: Range<Int>, includeInteger: (Int) throws -> Bool
      ) rethrows -> IndexSet {
        IndexSet(try storage.filter { try range.contains($0) && includeInteger($0) })
      }
      /// The ranges of consecutive indices.
      public var rangeView: RangeView { RangeView(ranges: ranges) }
      public func rangeView(of range: Range<Int>) -> RangeView {
        RangeView(ranges: IndexSet(storage.filter { range.contains($0) }).ranges)
      }
      var ranges: [Range<Int>] {
        var result: [Range<Int>] = []
        for number in storage {
          if let last = result.last, last.upperBound == number {
            result[result.count - 1] = last.lowerBound..<(number + 1)
          } else {
            result.append(number..<(number + 1))
          }
        }
        return result
      }
      public struct RangeView: RandomAccessCollection, Equatable {
        let ranges: [Range<Int>]
        public var startIndex: Int { 0 }
        public var endIndex: Int { ranges.count }
        public subscript(position: Int) -> Range<Int> { ranges[position] }
      }
    }

    extension IndexSet: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { "\(count) indexes" }
      public var debugDescription: String { description }
    }

    extension MutableCollection {
      @shifts
      public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        var i = startIndex
        for element in before + moved + after {
          self[i] = element
          formIndex(after: &i)
        }
      }
    }

    extension RangeReplaceableCollection {
      @shifts
      public mutating func remove(atOffsets offsets: IndexSet) {
        var result = Self()
        for (offset, element) in self.enumerated() where !offsets.contains(offset) { result.append(element) }
        self = result
      }
    }

    public struct IndexPath: RandomAccessCollection, MutableCollection, Hashable, Comparable, Codable, Sendable,
      ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
    {
      public var description: String { elements.description }
      public var debugDescription: String { description }
      var elements: [Int] = []
      public typealias Element = Int
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = IndexPath
      public typealias Iterator = IndexingIterator<IndexPath>
      public init() {}
      public init(arrayLiteral indexes: Int...) { elements = indexes }
      public init<S: Sequence>(indexes: S) where S.Element == Int { elements = Array(indexes) }
      public init(index: Int) { elements = [index] }
      public init(row: Int, section: Int) { elements = [section, row] }
      public init(item: Int, section: Int) { elements = [section, item] }
      public var section: Int { elements[0] }
      public var row: Int { elements[1] }
      public var item: Int { elements[1] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(index: Int) -> Int {
        get { elements[index] }
        set { elements[index] = newValue }
      }
      public subscript(range: Range<Int>) -> IndexPath {
        get { IndexPath(indexes: elements[range]) }
        set { elements.replaceSubrange(range, with: newValue) }
      }
      public func appending(_ other: Int) -> IndexPath { IndexPath(indexes: elements + [other]) }
      public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
        lhs.elements.lexicographicallyPrecedes(rhs.elements)
      }
    }

    extension NSData: RandomAccessCollection {
      public typealias Element = UInt8
      public typealias Index = Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { length }
      public subscript(position: Int) -> UInt8 { data[position] }
    }
    """#
}
