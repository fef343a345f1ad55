extension InterfaceText {
  /// Collections that grow and shrink.
  static let swiftRangeReplaceableCollections = #"""
    public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      init()
      @shifts
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
      where C.Element == Element
      mutating func reserveCapacity(_ n: Int)
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      @shifts
      mutating func insert(_ newElement: Element, at i: Index)
      @shifts
      mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
      @shifts
      mutating func remove(at i: Index) -> Element
      @shifts
      mutating func removeSubrange(_ bounds: Range<Index>)
      @shifts
      mutating func removeFirst() -> Element
      @shifts
      mutating func removeFirst(_ k: Int)
      @drops("all")
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
      @shifts
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    }

    extension RangeReplaceableCollection {
      public init(repeating repeatedValue: Element, count: Int) {
        self.init()
        for _ in 0..<count { append(repeatedValue) }
      }
      public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
      }
      public mutating func reserveCapacity(_ n: Int) {}
      public mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
      public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
      }
      @shifts
      public mutating func insert(_ newElement: Element, at i: Index) {
        replaceSubrange(i..<i, with: CollectionOfOne(newElement))
      }
      @shifts
      public mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
        replaceSubrange(i..<i, with: newElements)
      }
      @discardableResult
      @shifts
      public mutating func remove(at position: Index) -> Element {
        let result = self[position]
        replaceSubrange(position..<index(after: position), with: EmptyCollection())
        return result
      }
      @shifts
      public mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: EmptyCollection()) }
      @shifts
      public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
        removeSubrange(bounds.relative(to: self))
      }
      @shifts
      public mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
      where C.Element == Element, R.Bound == Index {
        replaceSubrange(subrange.relative(to: self), with: newElements)
      }
      @discardableResult
      @shifts
      public mutating func removeFirst() -> Element {
        guard !isEmpty else { fatalError("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      @shifts
      public mutating func removeFirst(_ k: Int) {
        guard k >= 0 else { fatalError("Number of elements to remove should be non-negative") }
        guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
          fatalError("Can't remove more items from a collection than it contains")
        }
        removeSubrange(startIndex..<end)
      }
      @drops("all")
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
      @shifts
      public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { try !shouldBeRemoved($0) }
      }
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      public static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      public static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element {
        var result = Self()
        result.append(contentsOf: lhs)
        result.append(contentsOf: rhs)
        return result
      }
      public static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
      where Other.Element == Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
      }
      public static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
        lhs.append(contentsOf: rhs)
      }
    }

    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      @drops("last")
      public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      @discardableResult
      @drops("last")
      public mutating func removeLast() -> Element {
        guard !isEmpty else { fatalError("Can't remove last element from an empty collection") }
        return remove(at: index(before: endIndex))
      }
      @drops("last")
      public mutating func removeLast(_ k: Int) {
        guard k >= 0 else { fatalError("Number of elements to remove should be non-negative") }
        guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
          fatalError("Can't remove more items from a collection than it contains")
        }
        removeSubrange(start..<endIndex)
      }
    }

    extension RangeReplaceableCollection {
      public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { formIndex(after: &end) }
        removeSubrange(startIndex..<end)
      }
    }

    extension RangeReplaceableCollection where Element: Equatable {
      public mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
        var end = startIndex
        for element in prefix {
          guard end != endIndex, self[end] == element else { return }
          formIndex(after: &end)
        }
        removeSubrange(startIndex..<end)
      }
      public func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
      ) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        result.append(contentsOf: self[startIndex..<subrange.lowerBound])
        var part = Self()
        part.append(contentsOf: self[subrange])
        result.append(contentsOf: part.replacing(other, with: replacement, maxReplacements: maxReplacements))
        result.append(contentsOf: self[subrange.upperBound..<endIndex])
        return result
      }
      public func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max
      ) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        var start = startIndex
        for range in _ranges(of: Array(other), maxReplacements) {
          result.append(contentsOf: self[start..<range.lowerBound])
          result.append(contentsOf: replacement)
          start = range.upperBound
        }
        result.append(contentsOf: self[start..<endIndex])
        return result
      }
      public mutating func replace<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max
      ) where C.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
      }
    }

    extension RangeReplaceableCollection {
      @shifts
      public mutating func removeSubranges(_ subranges: RangeSet<Index>) {
        guard !subranges.isEmpty else { return }
        var rest = Self()
        var start = startIndex
        for range in subranges.ranges {
          rest.append(contentsOf: self[start..<range.lowerBound])
          start = range.upperBound
        }
        rest.append(contentsOf: self[start..<endIndex])
        self = rest
      }
    }
    """#
}
