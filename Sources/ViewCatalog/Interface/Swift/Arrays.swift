extension InterfaceText {
  /// Arrays and their slices.
  static let swiftArrays = #"""
    public struct Array<Element> {
      public init() { self = [] }
      @primitive public init<S: Sequence>(_ s: S) where S.Element == Element
      @primitive public init(repeating repeatedValue: Element, count: Int)
      @primitive public init(arrayLiteral elements: Element...)
      public init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (
          _ buffer: inout UnsafeMutableBufferPointer<Element>, _ initializedCount: inout Int
        ) throws -> Void
      ) rethrows {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: unsafeUninitializedCapacity)
        var buffer = UnsafeMutableBufferPointer(start: memory, count: unsafeUninitializedCapacity)
        var count = 0
        try initializer(&buffer, &count)
        self = memory._elements(count)
      }
    }

    extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<[Element]>
      public typealias SubSequence = ArraySlice<Element>

      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public var count: Int { get }
      @primitive public var capacity: Int { get }
      @primitive public subscript(index: Int) -> Element { get set }
      @primitive public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      public func index(after i: Int) -> Int { i + 1 }
      public func index(before i: Int) -> Int { i - 1 }
      public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      public func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
        let room = limit - i
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return i + distance
      }
      public func distance(from start: Int, to end: Int) -> Int { end - start }

      @primitive public mutating func append(_ newElement: Element)
      @primitive public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      @shifts
      @primitive public mutating func insert(_ newElement: Element, at i: Int)
      @discardableResult
      @shifts
      @primitive public mutating func remove(at index: Int) -> Element
      @discardableResult
      @drops("last")
      @primitive public mutating func removeLast() -> Element
      @drops("last")
      @primitive public mutating func popLast() -> Element?
      @drops("all")
      @primitive public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @shifts
      @primitive public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element
      @primitive public mutating func reserveCapacity(_ minimumCapacity: Int)
      @shifts
      @primitive public mutating func swapAt(_ i: Int, _ j: Int)
      @shifts
      @primitive public mutating func reverse()
      @shifts
      @primitive public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      public static func + (lhs: [Element], rhs: [Element]) -> [Element] {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      public static func += (lhs: inout [Element], rhs: [Element]) { lhs.append(contentsOf: rhs) }
    }

    extension Array where Element: Comparable {
      @shifts
      @primitive public mutating func sort()
    }

    extension Array: Equatable where Element: Equatable {
      @primitive public static func == (lhs: [Element], rhs: [Element]) -> Bool
    }

    extension Array: Hashable where Element: Hashable {
      public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
      }
    }

    extension Array: Encodable where Element: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }

    extension Array: Decodable where Element: Decodable {
      public init(from decoder: any Decoder) throws {
        var elements: [Element] = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
        self = elements
      }
    }

    extension ContiguousArray: Encodable where Element: Encodable {
      public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
    }

    extension ContiguousArray: Decodable where Element: Decodable {
      public init(from decoder: any Decoder) throws { self.init(try Array<Element>(from: decoder)) }
    }

    extension Array: Sendable where Element: Sendable {}

    extension Array: CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
    }

    public struct ArraySlice<Element> {
      var base: [Element]
      var bounds: Range<Int>
      public init() { self.init(base: [], bounds: 0..<0) }
      public init<S: Sequence>(_ s: S) where S.Element == Element {
        let elements = Array(s)
        self.init(base: elements, bounds: 0..<elements.count)
      }
      init(base: [Element], bounds: Range<Int>) {
        self.base = base
        self.bounds = bounds
      }
    }

    extension ArraySlice: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<ArraySlice<Element>>
      public typealias SubSequence = ArraySlice<Element>

      public init(arrayLiteral elements: Element...) { self.init(elements) }
      public var startIndex: Int { bounds.lowerBound }
      public var endIndex: Int { bounds.upperBound }
      public var count: Int { bounds.upperBound - bounds.lowerBound }
      public subscript(index: Int) -> Element {
        get {
          guard index >= bounds.lowerBound, index < bounds.upperBound else { fatalError("Index out of bounds") }
          return base[index]
        }
        set {
          guard index >= bounds.lowerBound, index < bounds.upperBound else { fatalError("Index out of bounds") }
          base[index] = newValue
        }
      }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get {
          guard bounds.lowerBound >= startIndex, bounds.upperBound <= endIndex else {
            fatalError("ArraySlice index is out of range")
          }
          return ArraySlice(base: base, bounds: bounds)
        }
        set { replaceSubrange(bounds, with: newValue) }
      }
      public func index(after i: Int) -> Int { i + 1 }
      public func index(before i: Int) -> Int { i - 1 }
      @shifts
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element {
        guard subrange.lowerBound >= startIndex, subrange.upperBound <= endIndex else {
          fatalError("ArraySlice replace: subrange extends past the end")
        }
        let rest = base.count - bounds.upperBound
        base.replaceSubrange(subrange, with: newElements)
        bounds = bounds.lowerBound..<(base.count - rest)
      }
    }

    extension ArraySlice {
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        try Array(self).filter(isIncluded)
      }
    }

    extension ArraySlice: Equatable where Element: Equatable {
      public static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool { lhs.elementsEqual(rhs) }
    }

    extension ArraySlice: Hashable where Element: Hashable {
      public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
      }
    }

    extension ArraySlice: Sendable where Element: Sendable {}

    extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
      public var description: String { Array(self).description }
      public var debugDescription: String { "ArraySlice(" + Array(self).description + ")" }
    }

    public struct ContiguousArray<Element> {
      public init() { self = [] }
      @primitive public init<S: Sequence>(_ s: S) where S.Element == Element
      @primitive public init(repeating repeatedValue: Element, count: Int)
      @primitive public init(arrayLiteral elements: Element...)
    }

    extension ContiguousArray: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
      public typealias SubSequence = ArraySlice<Element>

      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      @primitive public var count: Int { get }
      @primitive public var capacity: Int { get }
      @primitive public subscript(index: Int) -> Element { get set }
      @primitive public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      public func index(after i: Int) -> Int { i + 1 }
      public func index(before i: Int) -> Int { i - 1 }
      @primitive public mutating func append(_ newElement: Element)
      @primitive public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      @shifts
      @primitive public mutating func insert(_ newElement: Element, at i: Int)
      @discardableResult
      @shifts
      @primitive public mutating func remove(at index: Int) -> Element
      @discardableResult
      @drops("last")
      @primitive public mutating func removeLast() -> Element
      @drops("last")
      @primitive public mutating func popLast() -> Element?
      @drops("all")
      @primitive public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @shifts
      @primitive public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element
      @primitive public mutating func reserveCapacity(_ minimumCapacity: Int)
      @shifts
      @primitive public mutating func swapAt(_ i: Int, _ j: Int)
      @shifts
      @primitive public mutating func reverse()
      @shifts
      @primitive public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }

    extension ContiguousArray where Element: Comparable {
      @shifts
      @primitive public mutating func sort()
    }

    extension ArraySlice {
      public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try Array(self).withUnsafeBufferPointer(body)
      }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try Array(self).withUnsafeBytes(body)
      }
    }

    extension ContiguousArray {
      public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        try Array(self).withUnsafeBufferPointer(body)
      }
      public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
      ) rethrows -> R {
        var elements = Array(self)
        self = []
        defer { self = ContiguousArray(elements) }
        return try elements.withUnsafeMutableBufferPointer(body)
      }
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        try Array(self).filter(isIncluded)
      }
    }

    extension ContiguousArray: Equatable where Element: Equatable {
      @primitive public static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool
    }

    extension ContiguousArray: Hashable where Element: Hashable {
      public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
      }
    }

    extension ContiguousArray: Sendable where Element: Sendable {}

    extension ContiguousArray: CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
    }
    """#
}
