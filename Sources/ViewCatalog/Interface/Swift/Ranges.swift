extension InterfaceText {
  /// Ranges and strides.
  static let swiftRanges = #"""
    public protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
      func contains(_ element: Bound) -> Bool
    }

    extension RangeExpression {
      public static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
    }

    public struct Range<Bound: Comparable>: RangeExpression {
      public let lowerBound: Bound
      public let upperBound: Bound
      public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
      }
      init(_from lower: Bound, _to upper: Bound) {
        lowerBound = lower
        upperBound = upper
      }
      public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
      public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
      public func contains(_ other: Range<Bound>) -> Bool {
        other.isEmpty || lowerBound <= other.lowerBound && other.upperBound <= upperBound
      }
      public func contains(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound < upperBound
      }
      public var isEmpty: Bool { lowerBound == upperBound }
      public func overlaps(_ other: Range<Bound>) -> Bool {
        !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
      }
      public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
      }
      public func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower..<Swift.max(lower, Swift.min(upperBound, limits.upperBound))
      }
    }

    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public typealias Iterator = IndexingIterator<Range<Bound>>
    }

    extension Range: Collection, BidirectionalCollection, RandomAccessCollection
    where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Index = Bound
      public typealias Indices = Range<Bound>
      public typealias SubSequence = Range<Bound>
      public var startIndex: Bound { lowerBound }
      public var endIndex: Bound { upperBound }
      public var indices: Range<Bound> { self }
      public func index(after i: Bound) -> Bound { i.advanced(by: 1) }
      public func index(before i: Bound) -> Bound { i.advanced(by: -1) }
      public func index(_ i: Bound, offsetBy n: Int) -> Bound { i.advanced(by: numericCast(n)) }
      public func distance(from start: Bound, to end: Bound) -> Int { numericCast(start.distance(to: end)) }
      public subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
      public subscript(position: Bound) -> Bound {
        guard position >= lowerBound, position < upperBound else { fatalError("Index out of range") }
        return position
      }
      public init(_ other: ClosedRange<Bound>) { self = other.lowerBound..<other.upperBound.advanced(by: 1) }
    }

    extension Range: Equatable {}
    extension Range: Hashable where Bound: Hashable {}
    extension Range: Encodable where Bound: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension Range: Decodable where Bound: Decodable {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
    }
    extension Range: Sendable where Bound: Sendable {}
    extension Range: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(describing: lowerBound) + "..<" + String(describing: upperBound) }
      public var debugDescription: String {
        "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")"
      }
    }

    public typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
    public typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger

    extension Range: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
    }
    extension ClosedRange: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
    }
    public struct ClosedRange<Bound: Comparable>: RangeExpression {
      public let lowerBound: Bound
      public let upperBound: Bound
      public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
      }
      init(_from lower: Bound, _to upper: Bound) {
        lowerBound = lower
        upperBound = upper
      }
      public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<collection.index(after: upperBound)
      }
      public func contains(_ element: Bound) -> Bool { element >= lowerBound && element <= upperBound }
      public func contains(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
      }
      public var isEmpty: Bool { false }
      public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
      }
      public func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
      public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)
        return lower...Swift.max(lower, Swift.min(upperBound, limits.upperBound))
      }
    }

    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    }

    extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
      public enum Index {
        case pastEnd
        case inRange(Bound)
      }
      public init(_ other: Range<Bound>) { self = other.lowerBound...other.upperBound.advanced(by: -1) }
    }

    extension ClosedRange.Index: Comparable {
      public static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
        switch (lhs, rhs) {
        case (.inRange(let l), .inRange(let r)): return l == r
        case (.pastEnd, .pastEnd): return true
        default: return false
        }
      }
      public static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
        switch (lhs, rhs) {
        case (.inRange(let l), .inRange(let r)): return l < r
        case (.inRange, .pastEnd): return true
        default: return false
        }
      }
    }

    extension ClosedRange.Index: Hashable where Bound: Hashable {}

    extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
    where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias SubSequence = Slice<ClosedRange<Bound>>
      public typealias Indices = DefaultIndices<ClosedRange<Bound>>
      public var startIndex: Index { .inRange(lowerBound) }
      public var endIndex: Index { .pastEnd }
      public func index(after i: Index) -> Index { index(i, offsetBy: 1) }
      public func index(before i: Index) -> Index { index(i, offsetBy: -1) }
      public func index(_ i: Index, offsetBy distance: Int) -> Index {
        let position = self.distance(from: startIndex, to: i) + distance
        return position == count ? .pastEnd : .inRange(lowerBound.advanced(by: numericCast(position)))
      }
      public func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
      func offset(of index: Index) -> Int {
        switch index {
        case .inRange(let bound): return numericCast(lowerBound.distance(to: bound))
        case .pastEnd: return count
        }
      }
      public var count: Int { numericCast(lowerBound.distance(to: upperBound)) + 1 }
      public subscript(position: Index) -> Bound {
        switch position {
        case .inRange(let bound): return bound
        case .pastEnd: fatalError("Index out of range")
        }
      }
      public subscript(bounds: Range<Index>) -> Slice<ClosedRange<Bound>> { Slice(base: self, bounds: bounds) }
    }

    extension ClosedRange: Equatable {}
    extension ClosedRange: Hashable where Bound: Hashable {}
    extension ClosedRange: Encodable where Bound: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension ClosedRange: Decodable where Bound: Decodable {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
    }
    extension ClosedRange: Sendable where Bound: Sendable {}
    extension ClosedRange: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { String(describing: lowerBound) + "..." + String(describing: upperBound) }
      public var debugDescription: String {
        "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound) + ")"
      }
    }

    public struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      public let upperBound: Bound
      public init(_ upperBound: Bound) { self.upperBound = upperBound }
      public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<upperBound
      }
      public func contains(_ element: Bound) -> Bool { element < upperBound }
    }

    public struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      public let upperBound: Bound
      public init(_ upperBound: Bound) { self.upperBound = upperBound }
      public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<collection.index(after: upperBound)
      }
      public func contains(_ element: Bound) -> Bool { element <= upperBound }
    }

    public struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      public let lowerBound: Bound
      public init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
      public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<collection.endIndex
      }
      public func contains(_ element: Bound) -> Bool { lowerBound <= element }
    }

    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public struct Iterator: IteratorProtocol {
        var current: Bound
        public mutating func next() -> Bound? {
          let result = current
          current = current.advanced(by: 1)
          return result
        }
      }
      public func makeIterator() -> Iterator { Iterator(current: lowerBound) }
    }

    public enum UnboundedRange_ {
      public static postfix func ... (_: UnboundedRange_) {}
    }
    public typealias UnboundedRange = (UnboundedRange_) -> ()

    extension Comparable {
      @positions("self")
      public static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
        guard minimum <= maximum else { fatalError("Range requires lowerBound <= upperBound") }
        return Range(_from: minimum, _to: maximum)
      }
      @positions("self")
      public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
        guard minimum <= maximum else { fatalError("Range requires lowerBound <= upperBound") }
        return ClosedRange(_from: minimum, _to: maximum)
      }
      public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
      public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
      public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
    }

    public func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }

    public func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
      guard stride != 0 else { fatalError("Stride size must not be zero") }
      return StrideTo(start: start, end: end, stride: stride)
    }

    public func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> {
      guard stride != 0 else { fatalError("Stride size must not be zero") }
      return StrideThrough(start: start, end: end, stride: stride)
    }

    extension StrideTo: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, children: ["from": start, "to": end, "by": stride]) }
    }
    public struct StrideTo<Element: Strideable>: Sequence {
      let start: Element
      let end: Element
      let stride: Element.Stride
      public struct Iterator: IteratorProtocol {
        let start: Element
        let end: Element
        let stride: Element.Stride
        var current: Element
        var step: Int
        @primitive public mutating func next() -> Element?
      }
      public var underestimatedCount: Int {
        var iterator = makeIterator()
        var count = 0
        while iterator.next() != nil { count += 1 }
        return count
      }
      public func makeIterator() -> Iterator {
        Iterator(start: start, end: end, stride: stride, current: start, step: 0)
      }
    }

    extension StrideThrough: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, children: ["from": start, "through": end, "by": stride]) }
    }
    public struct StrideThrough<Element: Strideable>: Sequence {
      let start: Element
      let end: Element
      let stride: Element.Stride
      public struct Iterator: IteratorProtocol {
        let start: Element
        let end: Element
        let stride: Element.Stride
        var current: Element
        var step: Int
        @primitive public mutating func next() -> Element?
      }
      public var underestimatedCount: Int {
        var iterator = makeIterator()
        var count = 0
        while iterator.next() != nil { count += 1 }
        return count
      }
      public func makeIterator() -> Iterator {
        Iterator(start: start, end: end, stride: stride, current: start, step: 0)
      }
    }
    """#
}
