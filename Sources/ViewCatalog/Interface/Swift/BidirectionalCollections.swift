extension InterfaceText {
  /// Collections that go backwards, and those with random access.
  static let swiftBidirectionalCollections = #"""
    public protocol BidirectionalCollection<Element>: Collection
    where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
      func index(before i: Index) -> Index
      func formIndex(before i: inout Index)
    }

    extension BidirectionalCollection {
      public func formIndex(before i: inout Index) { i = index(before: i) }
      public func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        if distance < 0 {
          for _ in 0..<(-distance) { formIndex(before: &result) }
        } else {
          for _ in 0..<distance { formIndex(after: &result) }
        }
        return result
      }
      public func distance(from start: Index, to end: Index) -> Int {
        var position = start
        var count = 0
        if start <= end {
          while position != end {
            formIndex(after: &position)
            count += 1
          }
        } else {
          while position != end {
            formIndex(before: &position)
            count -= 1
          }
        }
        return count
      }
      public var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      public func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        try lastIndex(where: predicate).map { self[$0] }
      }
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = endIndex
        while i != startIndex {
          formIndex(before: &i)
          if try predicate(self[i]) { return i }
        }
        return nil
      }
      public func dropLast(_ k: Int = 1) -> SubSequence {
        self[startIndex..<(index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex)]
      }
      public func suffix(_ maxLength: Int) -> SubSequence {
        self[(index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex)..<endIndex]
      }
      public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        if distance < 0 {
          for _ in 0..<(-distance) {
            if result == limit { return nil }
            formIndex(before: &result)
          }
        } else {
          for _ in 0..<distance {
            if result == limit { return nil }
            formIndex(after: &result)
          }
        }
        return result
      }
    }

    extension BidirectionalCollection where Element: Equatable {
      public func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
      public func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
      where C.Element == Element {
        difference(from: other, by: { $0 == $1 })
      }
    }

    extension BidirectionalCollection {
      @primitive public func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
      ) -> CollectionDifference<Element> where C.Element == Element
    }

    extension BidirectionalCollection where SubSequence == Self {
      @drops("last")
      public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      @discardableResult
      @drops("last")
      public mutating func removeLast() -> Element {
        guard !isEmpty else { fatalError("Can't remove last element from an empty collection") }
        let end = index(before: endIndex)
        let element = self[end]
        self = self[startIndex..<end]
        return element
      }
    }

    public protocol RandomAccessCollection<Element>: BidirectionalCollection
    where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {}

    extension RandomAccessCollection
    where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
      @positions("self")
      public var indices: Range<Index> { startIndex..<endIndex }
      public func index(after i: Index) -> Index { i.advanced(by: 1) }
      public func index(before i: Index) -> Index { i.advanced(by: -1) }
      public func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
      public func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
    }
    """#
}
