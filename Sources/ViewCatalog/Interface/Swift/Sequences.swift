extension InterfaceText {
  /// Sequences, and the members of every sequence.
  static let swiftSequences = #"""
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }

    public protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
      func _customContainsEquatableElement(_ element: Element) -> Bool?
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
    }

    extension Sequence where Self: IteratorProtocol {
      public func makeIterator() -> Self { self }
    }

    extension Sequence {
      public var underestimatedCount: Int { 0 }
      public func _customContainsEquatableElement(_ element: Element) -> Bool? { nil }

      @copies("elements")
      public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      public func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
      }
      public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self where try predicate(element) { return element }
        return nil
      }
      @copies("selection")
      public func compactMap<ElementOfResult>(
        _ transform: (Element) throws -> ElementOfResult?
      ) rethrows -> [ElementOfResult] {
        var result: [ElementOfResult] = []
        for element in self {
          if let new = try transform(element) { result.append(new) }
        }
        return result
      }
      @copies("selection")
      public func flatMap<SegmentOfResult: Sequence>(
        _ transform: (Element) throws -> SegmentOfResult
      ) rethrows -> [SegmentOfResult.Element] {
        var result: [SegmentOfResult.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
      }
      @_disfavoredOverload
      public func flatMap<ElementOfResult>(
        _ transform: (Element) throws -> ElementOfResult?
      ) rethrows -> [ElementOfResult] {
        try compactMap(transform)
      }
      public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
      ) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
      }
      public func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
      ) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
      }
      public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try predicate(element) { return true }
        return false
      }
      public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try !predicate(element) { return false }
        return true
      }
      public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
        var count = 0
        for element in self where try predicate(element) { count += 1 }
        return count
      }
      public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element?
        for element in self {
          if let least = result {
            if try areInIncreasingOrder(element, least) { result = element }
          } else {
            result = element
          }
        }
        return result
      }
      public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element?
        for element in self {
          if let greatest = result {
            if try areInIncreasingOrder(greatest, element) { result = element }
          } else {
            result = element
          }
        }
        return result
      }
      @copies("order")
      public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var result = Array(self)
        try result.sort(by: areInIncreasingOrder)
        return result
      }
      public func reversed() -> [Element] {
        var result = Array(self)
        result.reverse()
        return result
      }
      @positions("offset")
      public func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
      @copies("order")
      @fresh @random("order")
      public func shuffled() -> [Element] {
        var result = Array(self)
        result.shuffle()
        return result
      }
      @copies("order")
      @fresh @random("order")
      public func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
      public func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(self, dropping: k) }
      public func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        Array(try Array(self).drop(while: predicate))
      }
      public func prefix(_ maxLength: Int) -> PrefixSequence<Self> { PrefixSequence(self, maxLength: maxLength) }
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
          guard try predicate(element) else { break }
          result.append(element)
        }
        return result
      }
      public func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
      public func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
      }
      public func elementsEqual<OtherSequence: Sequence>(
        _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
      ) rethrows -> Bool {
        var first = makeIterator()
        var second = other.makeIterator()
        while true {
          switch (first.next(), second.next()) {
          case (.some(let a), .some(let b)): if try !areEquivalent(a, b) { return false }
          case (.none, .none): return true
          default: return false
          }
        }
      }
      public func starts<PossiblePrefix: Sequence>(
        with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
      ) rethrows -> Bool {
        var iterator = makeIterator()
        for wanted in possiblePrefix {
          guard let element = iterator.next(), try areEquivalent(element, wanted) else { return false }
        }
        return true
      }
      public func lexicographicallyPrecedes<OtherSequence: Sequence>(
        _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows -> Bool where OtherSequence.Element == Element {
        var first = makeIterator()
        var second = other.makeIterator()
        while true {
          guard let b = second.next() else { return false }
          guard let a = first.next() else { return true }
          if try areInIncreasingOrder(a, b) { return true }
          if try areInIncreasingOrder(b, a) { return false }
        }
      }
      public var lazy: LazySequence<Self> { LazySequence(_base: self) }
    }

    extension Sequence where Element: Equatable {
      public func contains(_ element: Element) -> Bool { contains(where: { $0 == element }) }
      public func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
      where OtherSequence.Element == Element {
        elementsEqual(other, by: { $0 == $1 })
      }
      public func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
      where PossiblePrefix.Element == Element {
        starts(with: possiblePrefix, by: { $0 == $1 })
      }
      public func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [ArraySlice<Element>] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator })
      }
    }

    extension Sequence where Element: Comparable {
      public func min() -> Element? { self.min(by: { $0 < $1 }) }
      public func max() -> Element? { self.max(by: { $0 < $1 }) }
      @copies("order")
      public func sorted() -> [Element] {
        var result = Array(self)
        result.sort()
        return result
      }
      public func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
      where OtherSequence.Element == Element {
        lexicographicallyPrecedes(other, by: { $0 < $1 })
      }
    }

    extension Sequence where Element: Sequence {
      public func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
      public func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
      where Separator.Element == Element.Element {
        JoinedSequence(base: self, separator: separator)
      }
    }

    extension Sequence where Element: StringProtocol {
      public func joined(separator: String = "") -> String {
        var result = ""
        var isFirst = true
        for element in self {
          if !isFirst { result += separator }
          isFirst = false
          result += String(element)
        }
        return result
      }
    }

    extension BidirectionalCollection where Element == String {
      @primitive public func joined(separator: String = "") -> String
    }

    public struct AnyIterator<Element>: IteratorProtocol, Sequence {
      let body: () -> Element?
      public init(_ body: @escaping () -> Element?) { self.body = body }
      public init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var base = base
        self.body = { base.next() }
      }
      public func next() -> Element? { body() }
    }

    public struct AnySequence<Element>: Sequence {
      let make: () -> AnyIterator<Element>
      public init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
        make = { AnyIterator(makeUnderlyingIterator()) }
      }
      public init<S: Sequence>(_ base: S) where S.Element == Element { make = { AnyIterator(base.makeIterator()) } }
      public func makeIterator() -> AnyIterator<Element> { make() }
    }

    public struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
      var base: Base
      public init(_ base: Base) { self.base = base }
      public mutating func next() -> Base.Element? { base.next() }
    }

    public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      var state: State
      let body: (inout State) -> Element?
      public mutating func next() -> Element? { body(&state) }
    }

    public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

    public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
      UnfoldSequence(state: (first, true)) { state in
        if state.1 {
          state.1 = false
        } else if let previous = state.0 {
          state.0 = next(previous)
        }
        return state.0
      }
    }

    public func sequence<T, State>(
      state: State, next: @escaping (inout State) -> T?
    ) -> UnfoldSequence<T, State> {
      UnfoldSequence(state: state, body: next)
    }

    public struct DropFirstSequence<Base: Sequence>: Sequence {
      let _base: Base
      let _limit: Int
      public init(_ base: Base, dropping limit: Int) {
        _base = base
        _limit = limit
      }
      public func makeIterator() -> Base.Iterator {
        var iterator = _base.makeIterator()
        var dropped = 0
        while dropped < _limit, iterator.next() != nil { dropped += 1 }
        return iterator
      }
    }

    public struct PrefixSequence<Base: Sequence>: Sequence {
      let _base: Base
      let _maxLength: Int
      public init(_ base: Base, maxLength: Int) {
        _base = base
        _maxLength = maxLength
      }
      public struct Iterator: IteratorProtocol {
        var base: Base.Iterator
        var remaining: Int
        public mutating func next() -> Base.Element? {
          guard remaining > 0 else { return nil }
          remaining -= 1
          return base.next()
        }
      }
      public func makeIterator() -> Iterator { Iterator(base: _base.makeIterator(), remaining: _maxLength) }
    }
    """#
}
