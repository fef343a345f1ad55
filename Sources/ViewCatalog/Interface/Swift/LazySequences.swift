extension InterfaceText {
  /// Sequences whose elements are computed on demand.
  static let swiftLazySequences = #"""
    public protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }

    extension LazySequenceProtocol where Elements == Self {
      public var elements: Self { self }
    }

    public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

    public struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      let _base: Base
      public typealias Element = Base.Element
      public typealias Iterator = Base.Iterator
      public var elements: Base { _base }
      public func makeIterator() -> Base.Iterator { _base.makeIterator() }
    }

    public typealias LazyCollection<T: Collection> = LazySequence<T>

    extension LazySequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public var startIndex: Base.Index { _base.startIndex }
      public var endIndex: Base.Index { _base.endIndex }
      public var indices: Base.Indices { _base.indices }
      public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
    }

    extension LazySequence: LazyCollectionProtocol where Base: Collection {}

    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }

    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

    extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
      public typealias Elements = Slice<Base>
    }
    extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
      public typealias Elements = ReversedCollection<Base>
    }

    extension LazySequenceProtocol {
      public var lazy: Elements { elements }
      public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
        LazyMapSequence(_base: elements, _transform: transform)
      }
      public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements> {
        LazyFilterSequence(_base: elements, _predicate: isIncluded)
      }
      public func compactMap<ElementOfResult>(
        _ transform: @escaping (Elements.Element) -> ElementOfResult?
      ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult> {
        map(transform).filter { $0 != nil }.map { $0! }
      }
      public func flatMap<SegmentOfResult: Sequence>(
        _ transform: @escaping (Elements.Element) -> SegmentOfResult
      ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> {
        LazySequence(_base: FlattenSequence(_base: map(transform)))
      }
    }

    extension LazySequenceProtocol where Element: Sequence {
      public func joined() -> LazySequence<FlattenSequence<Elements>> {
        LazySequence(_base: FlattenSequence(_base: elements))
      }
    }

    extension LazySequenceProtocol {
      public func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
      }
      public func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence(_base: elements, _predicate: predicate)
      }
    }

    public struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      public typealias Element = Base.Element
      public typealias Elements = LazyPrefixWhileSequence<Base>
      public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        var isAtEnd: Bool
        let predicate: (Base.Element) -> Bool
        public mutating func next() -> Base.Element? {
          if !isAtEnd, let element = base.next(), predicate(element) { return element }
          isAtEnd = true
          return nil
        }
      }
      public func makeIterator() -> Iterator {
        Iterator(base: _base.makeIterator(), isAtEnd: false, predicate: _predicate)
      }
    }

    public typealias LazyDropWhileCollection<T: Collection> = LazyDropWhileSequence<T>
    public typealias LazyPrefixWhileCollection<T: Collection> = LazyPrefixWhileSequence<T>

    extension LazyDropWhileSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public var startIndex: Base.Index {
        var index = _base.startIndex
        while index != _base.endIndex && _predicate(_base[index]) { _base.formIndex(after: &index) }
        return index
      }
      public var endIndex: Base.Index { _base.endIndex }
      public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
    }
    extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }

    extension LazyPrefixWhileSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public var startIndex: Base.Index { _base.startIndex }
      public var endIndex: Base.Index {
        var index = _base.startIndex
        while index != _base.endIndex && _predicate(_base[index]) { _base.formIndex(after: &index) }
        return index
      }
      public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
    }
    extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }

    public struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      public typealias Element = Base.Element
      public typealias Elements = LazyDropWhileSequence<Base>
      public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        var hasBegun: Bool
        let predicate: (Base.Element) -> Bool
        public mutating func next() -> Base.Element? {
          while let element = base.next() {
            if hasBegun || !predicate(element) {
              hasBegun = true
              return element
            }
          }
          return nil
        }
      }
      public func makeIterator() -> Iterator {
        Iterator(base: _base.makeIterator(), hasBegun: false, predicate: _predicate)
      }
    }

    public struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      let _base: Base
      let _transform: (Base.Element) -> Element
      public typealias Elements = LazyMapSequence<Base, Element>
      public struct Iterator: IteratorProtocol, Sequence {
        var base: Base.Iterator
        let transform: (Base.Element) -> Element
        public mutating func next() -> Element? { base.next().map(transform) }
      }
      public func makeIterator() -> Iterator { Iterator(base: _base.makeIterator(), transform: _transform) }
    }

    public typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>

    extension LazyMapSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public var startIndex: Base.Index { _base.startIndex }
      public var endIndex: Base.Index { _base.endIndex }
      public var indices: Base.Indices { _base.indices }
      public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      public subscript(position: Base.Index) -> Element { _transform(_base[position]) }
      public typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
      public subscript(bounds: Range<Base.Index>) -> SubSequence {
        SubSequence(_base: _base[bounds], _transform: _transform)
      }
    }

    extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}

    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }

    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

    public struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      let _base: Base
      let _predicate: (Base.Element) -> Bool
      public typealias Element = Base.Element
      public typealias Elements = LazyFilterSequence<Base>
      public struct Iterator: IteratorProtocol, Sequence {
        var base: Base.Iterator
        let predicate: (Base.Element) -> Bool
        public mutating func next() -> Base.Element? {
          while let element = base.next() {
            if predicate(element) { return element }
          }
          return nil
        }
      }
      public func makeIterator() -> Iterator { Iterator(base: _base.makeIterator(), predicate: _predicate) }
    }

    public typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>

    extension LazyFilterSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public var startIndex: Base.Index { _base.firstIndex(where: _predicate) ?? _base.endIndex }
      public var endIndex: Base.Index { _base.endIndex }
      public func index(after i: Base.Index) -> Base.Index {
        var next = _base.index(after: i)
        while next != _base.endIndex && !_predicate(_base[next]) { _base.formIndex(after: &next) }
        return next
      }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
      public typealias SubSequence = LazyFilterSequence<Base.SubSequence>
      public subscript(bounds: Range<Base.Index>) -> SubSequence {
        SubSequence(_base: _base[bounds], _predicate: _predicate)
      }
    }

    extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}

    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Base.Index) -> Base.Index {
        var previous = _base.index(before: i)
        while !_predicate(_base[previous]) { _base.formIndex(before: &previous) }
        return previous
      }
    }
    """#
}
