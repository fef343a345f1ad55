extension InterfaceText {
  /// Collections, their iterators and ranges of indices.
  static let swiftCollections = #"""
    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self>
      where SubSequence.Index == Index, SubSequence.Element == Element, SubSequence.SubSequence == SubSequence
      associatedtype Indices: Collection = DefaultIndices<Self>
      where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      @positions("self")
      var indices: Indices { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      func index(after i: Index) -> Index
      func formIndex(after i: inout Index)
    }

    public struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      let _elements: Elements
      var _position: Elements.Index
      public init(_elements: Elements) {
        self._elements = _elements
        _position = _elements.startIndex
      }
      public init(_elements: Elements, _position: Elements.Index) {
        self._elements = _elements
        self._position = _position
      }
      public mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _elements.formIndex(after: &_position)
        return element
      }
    }

    extension Collection where Iterator == IndexingIterator<Self> {
      public func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
    }

    extension Collection where SubSequence == Slice<Self> {
      public subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
    }

    extension Collection where Indices == DefaultIndices<Self> {
      @positions("self")
      public var indices: DefaultIndices<Self> {
        DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex)
      }
    }

    extension Collection where SubSequence == Self {
      public mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      @discardableResult
      public mutating func removeFirst() -> Element {
        guard let element = first else { fatalError("Can't remove items from an empty collection") }
        self = self[index(after: startIndex)..<endIndex]
        return element
      }
      public mutating func removeFirst(_ k: Int) {
        guard k >= 0 else { fatalError("Number of elements to remove should be non-negative") }
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
          fatalError("Can't remove more items from a collection than it contains")
        }
        self = self[start..<endIndex]
      }
    }

    extension Collection {
      public var isEmpty: Bool { startIndex == endIndex }
      public var count: Int { distance(from: startIndex, to: endIndex) }
      public var underestimatedCount: Int { count }
      public var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
      }
      public func formIndex(after i: inout Index) { i = index(after: i) }
      public func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
      public func index(_ i: Index, offsetBy distance: Int) -> Index {
        guard distance >= 0 else { fatalError("Only BidirectionalCollections can be advanced by a negative amount") }
        var result = i
        for _ in 0..<distance { formIndex(after: &result) }
        return result
      }
      public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        guard distance >= 0 else { fatalError("Only BidirectionalCollections can be advanced by a negative amount") }
        var result = i
        for _ in 0..<distance {
          if result == limit { return nil }
          formIndex(after: &result)
        }
        return result
      }
      public func distance(from start: Index, to end: Index) -> Int {
        var position = start
        var count = 0
        while position != end {
          formIndex(after: &position)
          count += 1
        }
        return count
      }
      @fresh @random("element")
      public func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
      }
      @fresh @random("element")
      public func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
        isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
      }
      public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = startIndex
        while i != endIndex {
          if try predicate(self[i]) { return i }
          formIndex(after: &i)
        }
        return nil
      }
      public func index(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        try firstIndex(where: predicate)
      }
      public func dropFirst(_ k: Int = 1) -> SubSequence {
        guard k >= 0 else { fatalError("Can't drop a negative number of elements from a collection") }
        return self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
      }
      public func dropLast(_ k: Int = 1) -> SubSequence {
        guard k >= 0 else { fatalError("Can't drop a negative number of elements from a collection") }
        let count = self.count
        return self[startIndex..<index(startIndex, offsetBy: k < count ? count - k : 0)]
      }
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while try start != endIndex && predicate(self[start]) { formIndex(after: &start) }
        return self[start..<endIndex]
      }
      public func prefix(_ maxLength: Int) -> SubSequence {
        guard maxLength >= 0 else { fatalError("Can't take a prefix of negative length from a collection") }
        return self[startIndex..<(index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex)]
      }
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while try end != endIndex && predicate(self[end]) { formIndex(after: &end) }
        return self[startIndex..<end]
      }
      public func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
      public func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
      public func suffix(_ maxLength: Int) -> SubSequence {
        guard maxLength >= 0 else { fatalError("Can't take a suffix of negative length from a collection") }
        let count = self.count
        return self[index(startIndex, offsetBy: maxLength < count ? count - maxLength : 0)..<endIndex]
      }
      public func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
      public func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [SubSequence] {
        guard maxSplits >= 0 else { fatalError("Must take zero or more splits") }
        var result: [SubSequence] = []
        var start = startIndex
        var end = startIndex
        let endIndex = self.endIndex
        while end != endIndex {
          if try result.count < maxSplits && isSeparator(self[end]) {
            if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
            formIndex(after: &end)
            start = end
          } else {
            formIndex(after: &end)
          }
        }
        if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
        return result
      }
      public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { self[r.relative(to: self)] }
      public subscript(x: (UnboundedRange_) -> ()) -> SubSequence { self[startIndex..<endIndex] }
      public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        try drop(while: predicate)
      }
      public func indices(of element: Element) -> RangeSet<Index> where Element: Equatable {
        indices { $0 == element }
      }
      public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var result = RangeSet<Index>()
        var i = startIndex
        while i != endIndex {
          let next = index(after: i)
          if try predicate(self[i]) { result.insert(contentsOf: i..<next) }
          i = next
        }
        return result
      }
    }

    extension Collection where Element: Equatable {
      public func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
      @available(*, deprecated, renamed: "firstIndex(of:)")
      public func index(of element: Element) -> Index? { firstIndex(of: element) }
      public func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator })
      }
      @_disfavoredOverload
      public func split<C: Collection>(
        separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] where C.Element == Element {
        var result: [SubSequence] = []
        var start = startIndex
        for range in _ranges(of: Array(separator), .max) {
          if start == range.lowerBound && omittingEmptySubsequences {
            start = range.upperBound
            continue
          }
          if result.count == maxSplits { break }
          result.append(self[start..<range.lowerBound])
          start = range.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
      }
      @_disfavoredOverload
      public func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
        firstRange(of: other) != nil
      }
      public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        _ranges(of: Array(other), 1).first
      }
      public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        _ranges(of: Array(other), .max)
      }
      public func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence
      where Prefix.Element == Element {
        var position = startIndex
        for element in prefix {
          guard position != endIndex, self[position] == element else { return self[startIndex..<endIndex] }
          formIndex(after: &position)
        }
        return self[position..<endIndex]
      }
      /// The ranges of a subsequence, in order and without overlaps. Text is searched by native code, other collections by
      /// `_search`.
      @primitive func _ranges(of part: [Element], _ limit: Int) -> [Range<Index>]
      func _search(_ part: [Element], _ limit: Int) -> [Range<Index>] {
        var result: [Range<Index>] = []
        var start = startIndex
        while result.count < limit {
          var end = start
          var matched = 0
          while matched < part.count, end != endIndex, self[end] == part[matched] {
            formIndex(after: &end)
            matched += 1
          }
          if matched == part.count {
            result.append(start..<end)
            if matched > 0 {
              start = end
              continue
            }
          }
          if start == endIndex { break }
          formIndex(after: &start)
        }
        return result
      }
    }

    public struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
      public var description: String { storage.description }
      var storage: [Range<Bound>] = []
      public init() {}
      public init(_ range: Range<Bound>) { storage = [range] }
      public var ranges: [Range<Bound>] { storage }
      public var isEmpty: Bool { storage.isEmpty }
      public func contains(_ value: Bound) -> Bool { storage.contains(where: { $0.contains(value) }) }
      @shifts
      public mutating func insert(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        var lower = range.lowerBound
        var upper = range.upperBound
        // Most ranges are inserted in ascending order.
        if let last = storage.last, last.upperBound == lower {
          lower = last.lowerBound
          storage.removeLast()
        } else if let last = storage.last, last.upperBound > lower {
          let before = storage.filter { $0.upperBound < lower }
          let after = storage.filter { $0.lowerBound > upper }
          for other in storage[before.count..<(storage.count - after.count)] {
            lower = Swift.min(lower, other.lowerBound)
            upper = Swift.max(upper, other.upperBound)
          }
          storage = before + [lower..<upper] + after
          return
        }
        storage.append(lower..<upper)
      }
    }
    """#
}
