extension InterfaceText {
  /// The sequence wrappers.
  static let swiftSequencesWrappers = #"""
    public struct EnumeratedSequence<Base: Sequence>: Sequence {
      let _base: Base
      public struct Iterator: IteratorProtocol {
        public typealias Element = (offset: Int, element: Base.Element)
        var base: Base.Iterator
        var count: Int
        public mutating func next() -> (offset: Int, element: Base.Element)? {
          guard let element = base.next() else { return nil }
          let result = (offset: count, element: element)
          count += 1
          return result
        }
      }
      public typealias Element = (offset: Int, element: Base.Element)
      public func makeIterator() -> Iterator { Iterator(base: _base.makeIterator(), count: 0) }
    }

    #if SDK_26
      @available(iOS, introduced: 26)
      extension EnumeratedSequence: Collection where Base: Collection {
        public struct Index: Comparable {
          let base: Base.Index
          let offset: Int
          public static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
          public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
        }
        public var startIndex: Index { Index(base: _base.startIndex, offset: 0) }
        public var endIndex: Index { Index(base: _base.endIndex, offset: _base.count) }
        public func index(after i: Index) -> Index { Index(base: _base.index(after: i.base), offset: i.offset + 1) }
        public subscript(position: Index) -> (offset: Int, element: Base.Element) {
          (position.offset, _base[position.base])
        }
      }

      @available(iOS, introduced: 26)
      extension EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection {
        public func index(before i: Index) -> Index { Index(base: _base.index(before: i.base), offset: i.offset - 1) }
      }

      @available(iOS, introduced: 26)
      extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    #endif

    @pairs("arguments")
    public func zip<Sequence1: Sequence, Sequence2: Sequence>(
      _ sequence1: Sequence1, _ sequence2: Sequence2
    ) -> Zip2Sequence<Sequence1, Sequence2> {
      Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
    }

    public struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      let _sequence1: Sequence1
      let _sequence2: Sequence2
      public typealias Element = (Sequence1.Element, Sequence2.Element)
      public struct Iterator: IteratorProtocol {
        var first: Sequence1.Iterator
        var second: Sequence2.Iterator
        public mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
          guard let a = first.next(), let b = second.next() else { return nil }
          return (a, b)
        }
      }
      public func makeIterator() -> Iterator { Iterator(first: _sequence1.makeIterator(), second: _sequence2.makeIterator()) }
    }

    public struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      let _base: Base
      public struct Index: Comparable {
        public let base: Base.Index
        public init(_ base: Base.Index) { self.base = base }
        public static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
      }
      public struct Iterator: IteratorProtocol, Sequence {
        let base: Base
        var position: Base.Index
        public mutating func next() -> Base.Element? {
          guard position != base.startIndex else { return nil }
          base.formIndex(before: &position)
          return base[position]
        }
      }
      public typealias Element = Base.Element
      public func makeIterator() -> Iterator { Iterator(base: _base, position: _base.endIndex) }
      public var startIndex: Index { Index(_base.endIndex) }
      public var endIndex: Index { Index(_base.startIndex) }
      public func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
      public func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
      public func index(_ i: Index, offsetBy n: Int) -> Index { Index(_base.index(i.base, offsetBy: -n)) }
      public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
        _base.index(i.base, offsetBy: -n, limitedBy: limit.base).map { Index($0) }
      }
      public func distance(from start: Index, to end: Index) -> Int { _base.distance(from: end.base, to: start.base) }
      public subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
      public func reversed() -> Base { _base }
    }

    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    extension ReversedCollection.Index: Hashable where Base.Index: Hashable {}

    public struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      let _base: Base
      public typealias Element = Base.Element.Element
      public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        var inner: Base.Element.Iterator?
        public mutating func next() -> Base.Element.Element? {
          while true {
            if let element = inner?.next() { return element }
            guard let sequence = base.next() else { return nil }
            inner = sequence.makeIterator()
          }
        }
      }
      public func makeIterator() -> Iterator { Iterator(base: _base.makeIterator(), inner: nil) }
    }

    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      public struct Index: Comparable {
        let outer: Base.Index
        let inner: Base.Element.Index?
        public static func == (lhs: Index, rhs: Index) -> Bool { lhs.outer == rhs.outer && lhs.inner == rhs.inner }
        public static func < (lhs: Index, rhs: Index) -> Bool {
          if lhs.outer != rhs.outer { return lhs.outer < rhs.outer }
          guard let a = lhs.inner, let b = rhs.inner else { return false }
          return a < b
        }
      }
      public var startIndex: Index { firstIndex(from: _base.startIndex) }
      public var endIndex: Index { Index(outer: _base.endIndex, inner: nil) }
      public func index(after i: Index) -> Index {
        let sequence = _base[i.outer]
        let next = sequence.index(after: i.inner!)
        if next != sequence.endIndex { return Index(outer: i.outer, inner: next) }
        return firstIndex(from: _base.index(after: i.outer))
      }
      public subscript(position: Index) -> Base.Element.Element {
        guard let inner = position.inner else { fatalError("Index out of range") }
        return _base[position.outer][inner]
      }
      /// The first index in the first non-empty sequence from `start` on.
      func firstIndex(from start: Base.Index) -> Index {
        var outer = start
        while outer != _base.endIndex {
          let sequence = _base[outer]
          if !sequence.isEmpty { return Index(outer: outer, inner: sequence.startIndex) }
          _base.formIndex(after: &outer)
        }
        return Index(outer: outer, inner: nil)
      }
    }

    extension FlattenSequence: BidirectionalCollection
    where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      public func index(before i: Index) -> Index {
        var outer = i.outer
        if let inner = i.inner {
          let sequence = _base[outer]
          if inner != sequence.startIndex { return Index(outer: outer, inner: sequence.index(before: inner)) }
        }
        while true {
          _base.formIndex(before: &outer)
          let sequence = _base[outer]
          if !sequence.isEmpty { return Index(outer: outer, inner: sequence.index(before: sequence.endIndex)) }
        }
      }
    }

    public typealias FlattenCollection<T: Collection> = FlattenSequence<T> where T.Element: Collection

    public struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      let _base: Base
      let _separator: ContiguousArray<Base.Element.Element>
      public typealias Element = Base.Element.Element
      public init<Separator: Sequence>(base: Base, separator: Separator)
      where Separator.Element == Base.Element.Element {
        _base = base
        _separator = ContiguousArray(separator)
      }
      public func makeIterator() -> IndexingIterator<[Base.Element.Element]> {
        var result: [Base.Element.Element] = []
        var isFirst = true
        for sequence in _base {
          if !isFirst { result += _separator }
          isFirst = false
          result += sequence
        }
        return result.makeIterator()
      }
    }

    public struct Slice<Base: Collection>: Collection {
      var _startIndex: Base.Index
      var _endIndex: Base.Index
      var _base: Base
      public init(base: Base, bounds: Range<Base.Index>) {
        _startIndex = bounds.lowerBound
        _endIndex = bounds.upperBound
        _base = base
      }
      public var base: Base { _base }
      public typealias Element = Base.Element
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public typealias SubSequence = Slice<Base>
      public typealias Iterator = IndexingIterator<Slice<Base>>
      public var startIndex: Base.Index { _startIndex }
      public var endIndex: Base.Index { _endIndex }
      public var indices: Base.Indices { _base.indices[_startIndex..<_endIndex] }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
      public subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: _base, bounds: bounds) }
      public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    }

    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }

    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

    extension Slice: MutableCollection where Base: MutableCollection {
      public subscript(position: Base.Index) -> Base.Element {
        get { _base[position] }
        set { _base[position] = newValue }
      }
      public subscript(bounds: Range<Base.Index>) -> Slice<Base> {
        get { Slice(base: _base, bounds: bounds) }
        set { _base[bounds] = newValue._base[newValue._startIndex..<newValue._endIndex] }
      }
    }

    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
      public init() {
        let empty = Base()
        _startIndex = empty.startIndex
        _endIndex = empty.endIndex
        _base = empty
      }
      @shifts
      public mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<Base.Index>, with newElements: C
      ) where C.Element == Base.Element {
        let before = _base.distance(from: _base.startIndex, to: _startIndex)
        let behind = _base.distance(from: _endIndex, to: _base.endIndex)
        _base.replaceSubrange(subrange, with: newElements)
        _startIndex = _base.index(_base.startIndex, offsetBy: before)
        _endIndex = _base.index(_base.startIndex, offsetBy: _base.count - behind)
      }
    }

    public struct DefaultIndices<Elements: Collection>: Collection {
      let _elements: Elements
      let _startIndex: Elements.Index
      let _endIndex: Elements.Index
      public var startIndex: Elements.Index { _startIndex }
      public var endIndex: Elements.Index { _endIndex }
      public typealias Index = Elements.Index
      public typealias Element = Elements.Index
      public typealias Indices = DefaultIndices<Elements>
      public typealias SubSequence = DefaultIndices<Elements>
      public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      public var indices: DefaultIndices<Elements> { self }
      public subscript(i: Elements.Index) -> Elements.Index { i }
      public subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
        DefaultIndices(_elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound)
      }
      public func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
    }

    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
      public func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
    }

    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

    public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
      guard n >= 0 else { fatalError("Repetition count should be non-negative") }
      return Repeated(count: n, repeatedValue: element)
    }

    public struct Repeated<Element>: RandomAccessCollection {
      public let count: Int
      public let repeatedValue: Element
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var startIndex: Int { 0 }
      public var endIndex: Int { count }
      public subscript(position: Int) -> Element { repeatedValue }
    }

    extension CollectionOfOne: CustomReflectable {
      public var customMirror: Mirror { Mirror(self, children: ["element": _element]) }
    }
    public struct CollectionOfOne<Element>: RandomAccessCollection {
      let _element: Element
      public init(_ element: Element) { _element = element }
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var startIndex: Int { 0 }
      public var endIndex: Int { 1 }
      public subscript(position: Int) -> Element { _element }
    }

    extension CollectionOfOne: CustomDebugStringConvertible {
      public var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
    }

    public struct EmptyCollection<Element>: RandomAccessCollection {
      public init() {}
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Element { fatalError("Index out of range") }
      public struct Iterator: IteratorProtocol, Sequence {
        public init() {}
        public mutating func next() -> Element? { nil }
      }
      public func makeIterator() -> Iterator { Iterator() }
    }

    /// The index of a collection whose type is erased. The erased collections here keep an array.
    public struct AnyIndex: Comparable {
      let offset: Int
      public static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.offset < rhs.offset }
      public static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.offset == rhs.offset }
    }

    public struct AnyCollection<Element>: Collection {
      let elements: [Element]
      public typealias Index = AnyIndex
      public init<C: Collection>(_ base: C) where C.Element == Element { elements = Array(base) }
      public var count: Int { elements.count }
      public var startIndex: AnyIndex { AnyIndex(offset: 0) }
      public var endIndex: AnyIndex { AnyIndex(offset: elements.count) }
      public subscript(position: AnyIndex) -> Element { elements[position.offset] }
      public func index(after i: AnyIndex) -> AnyIndex { AnyIndex(offset: i.offset + 1) }
      public func makeIterator() -> AnyIterator<Element> { AnyIterator(elements.makeIterator()) }
    }

    public struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
      let elements: [Element]
      public typealias Index = AnyIndex
      public init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { elements = Array(base) }
      public var count: Int { elements.count }
      public var startIndex: AnyIndex { AnyIndex(offset: 0) }
      public var endIndex: AnyIndex { AnyIndex(offset: elements.count) }
      public subscript(position: AnyIndex) -> Element { elements[position.offset] }
      public func index(after i: AnyIndex) -> AnyIndex { AnyIndex(offset: i.offset + 1) }
      public func index(before i: AnyIndex) -> AnyIndex { AnyIndex(offset: i.offset - 1) }
      public func makeIterator() -> AnyIterator<Element> { AnyIterator(elements.makeIterator()) }
    }

    public struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
      let elements: [Element]
      public typealias Index = AnyIndex
      public init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { elements = Array(base) }
      public var count: Int { elements.count }
      public var startIndex: AnyIndex { AnyIndex(offset: 0) }
      public var endIndex: AnyIndex { AnyIndex(offset: elements.count) }
      public subscript(position: AnyIndex) -> Element { elements[position.offset] }
      public func index(after i: AnyIndex) -> AnyIndex { AnyIndex(offset: i.offset + 1) }
      public func index(before i: AnyIndex) -> AnyIndex { AnyIndex(offset: i.offset - 1) }
      public func index(_ i: AnyIndex, offsetBy distance: Int) -> AnyIndex { AnyIndex(offset: i.offset + distance) }
      public func distance(from start: AnyIndex, to end: AnyIndex) -> Int { end.offset - start.offset }
      public func makeIterator() -> AnyIterator<Element> { AnyIterator(elements.makeIterator()) }
    }
    """#
}
