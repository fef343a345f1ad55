extension InterfaceText {
  /// Arrays and their slices.
  static let swiftArrays = #"""
    public struct Array<Element> {
      @primitive public init()
      @primitive public init<S: Sequence>(_ s: S) where S.Element == Element
      @primitive public init(repeating repeatedValue: Element, count: Int)
      @primitive public init(arrayLiteral elements: Element...)
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
      @drops("all")
      @primitive public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @shifts
      @primitive public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element
      public static func + (lhs: [Element], rhs: [Element]) -> [Element] {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      public static func += (lhs: inout [Element], rhs: [Element]) { lhs.append(contentsOf: rhs) }
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
      @primitive public func encode(to encoder: any Encoder) throws
    }

    extension Array: Decodable where Element: Decodable {
      @primitive public init(from decoder: any Decoder) throws
    }

    extension Array: Sendable where Element: Sendable {}

    extension Array: CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
    }

    public struct ArraySlice<Element> {
      let base: [Element]
      let bounds: Range<Int>
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
        get { base[index] }
        set {
          var elements = base
          elements[index] = newValue
          self = ArraySlice(base: elements, bounds: bounds)
        }
      }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get { ArraySlice(base: base, bounds: bounds) }
        set { replaceSubrange(bounds, with: newValue) }
      }
      public func index(after i: Int) -> Int { i + 1 }
      public func index(before i: Int) -> Int { i - 1 }
      @shifts
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element {
        var elements = base
        elements.replaceSubrange(subrange, with: newElements)
        let end = bounds.upperBound + newElements.count - subrange.count
        self = ArraySlice(base: elements, bounds: bounds.lowerBound..<end)
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

    extension ArraySlice: CustomStringConvertible {
      public var description: String { Array(self).description }
    }

    public struct ContiguousArray<Element> {
      var elements: [Element] = []
      public init() {}
    }

    extension ContiguousArray: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public init(arrayLiteral elements: Element...) { self.elements = elements }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(index: Int) -> Element {
        get { elements[index] }
        set { elements[index] = newValue }
      }
      @shifts
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
      where C.Element == Element {
        elements.replaceSubrange(subrange, with: newElements)
      }
    }

    extension ContiguousArray {
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        try elements.filter(isIncluded)
      }
    }

    extension ContiguousArray: Equatable where Element: Equatable {}
    extension ContiguousArray: Hashable where Element: Hashable {}
    extension ContiguousArray: Sendable where Element: Sendable {}
    """#
}
