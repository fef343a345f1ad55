extension InterfaceText {
  /// Collections: indexed, mutable and range-replaceable.
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

    public struct CollectionDifference<ChangeElement> {
      public enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
      }
      public let insertions: [Change]
      public let removals: [Change]
    }

    extension CollectionDifference: RandomAccessCollection {
      public typealias Element = Change
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public var startIndex: Int { 0 }
      public var endIndex: Int { removals.count + insertions.count }
      public var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
      public func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(
          insertions: removals.map { change in
            guard case .remove(let offset, let element, let other) = change else { return change }
            return .insert(offset: offset, element: element, associatedWith: other)
          },
          removals: insertions.map { change in
            guard case .insert(let offset, let element, let other) = change else { return change }
            return .remove(offset: offset, element: element, associatedWith: other)
          })
      }
      /// Removals come first, from the end to the start.
      public subscript(position: Int) -> Change {
        position < removals.count
          ? removals[removals.count - 1 - position] : insertions[position - removals.count]
      }
    }

    extension CollectionDifference where ChangeElement: Hashable {
      /// Marks an element that is removed once and inserted once as moved.
      public func inferringMoves() -> CollectionDifference<ChangeElement> {
        var removed: [ChangeElement: [Int]] = [:]
        var inserted: [ChangeElement: [Int]] = [:]
        for case .remove(let offset, let element, _) in removals { removed[element, default: []].append(offset) }
        for case .insert(let offset, let element, _) in insertions { inserted[element, default: []].append(offset) }
        func only(_ element: ChangeElement, _ there: [ChangeElement: [Int]], _ here: [ChangeElement: [Int]]) -> Int? {
          guard let offsets = there[element], offsets.count == 1, here[element]?.count == 1 else { return nil }
          return offsets[0]
        }
        return CollectionDifference(
          insertions: insertions.map { change in
            guard case .insert(let offset, let element, _) = change else { return change }
            return .insert(offset: offset, element: element, associatedWith: only(element, removed, inserted))
          },
          removals: removals.map { change in
            guard case .remove(let offset, let element, _) = change else { return change }
            return .remove(offset: offset, element: element, associatedWith: only(element, inserted, removed))
          })
      }
    }

    extension CollectionDifference: Equatable where ChangeElement: Equatable {}
    extension CollectionDifference: Hashable where ChangeElement: Hashable {}
    extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
    extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

    extension RangeReplaceableCollection {
      public func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements = Array(self)
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            guard offset < elements.count else { return nil }
            elements.remove(at: offset)
          case .insert(let offset, let element, _):
            guard offset <= elements.count else { return nil }
            elements.insert(element, at: offset)
          }
        }
        return Self(elements)
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

    public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      @shifts
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      @shifts
      mutating func swapAt(_ i: Index, _ j: Index)
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

    extension MutableCollection {
      /// Moves the elements in the ranges before the insertion point, in their order.
      @shifts
      public mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index) -> Range<Index> {
        var front: [Element] = []
        var moved: [Element] = []
        var back: [Element] = []
        var i = startIndex
        while i != endIndex {
          if subranges.contains(i) { moved.append(self[i]) }
          else if i < insertionPoint { front.append(self[i]) }
          else { back.append(self[i]) }
          formIndex(after: &i)
        }
        let lower = index(startIndex, offsetBy: front.count)
        i = startIndex
        for element in front + moved + back {
          self[i] = element
          formIndex(after: &i)
        }
        return lower..<index(lower, offsetBy: moved.count)
      }
      @shifts
      public mutating func swapAt(_ i: Index, _ j: Index) {
        if i == j { return }
        let element = self[i]
        self[i] = self[j]
        self[j] = element
      }
      @shifts
      public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var boundary = startIndex
        while boundary != endIndex, try !belongsInSecondPartition(self[boundary]) { formIndex(after: &boundary) }
        if boundary == endIndex { return boundary }
        var i = index(after: boundary)
        while i != endIndex {
          if try !belongsInSecondPartition(self[i]) {
            swapAt(boundary, i)
            formIndex(after: &boundary)
          }
          formIndex(after: &i)
        }
        return boundary
      }
      public subscript(bounds: Range<Index>) -> Slice<Self> {
        get { Slice(base: self, bounds: bounds) }
        set {
          var i = bounds.lowerBound
          for element in newValue {
            self[i] = element
            formIndex(after: &i)
          }
        }
      }
      public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
        get { self[r.relative(to: self)] }
        set { self[r.relative(to: self)] = newValue }
      }
    }

    extension MutableCollection where Self: BidirectionalCollection {
      @shifts
      public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
          while true {
            if low >= high { return low }
            if try belongsInSecondPartition(self[low]) { break }
            formIndex(after: &low)
          }
          while true {
            formIndex(before: &high)
            if low >= high { return low }
            if try !belongsInSecondPartition(self[high]) { break }
          }
          swapAt(low, high)
          formIndex(after: &low)
        }
      }
      @shifts
      public mutating func reverse() {
        var low = startIndex
        var high = endIndex
        while low < high {
          formIndex(before: &high)
          if low < high {
            swapAt(low, high)
            formIndex(after: &low)
          }
        }
      }
    }

    extension MutableCollection where Self: RandomAccessCollection {
      @shifts
      public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        var elements = Array(self)
        try elements.sort(by: areInIncreasingOrder)
        var i = startIndex
        for element in elements {
          self[i] = element
          formIndex(after: &i)
        }
      }
      @shifts
      public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
      }
      @shifts
      public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var remaining = count
        var current = startIndex
        while remaining > 1 {
          let distance = Int.random(in: 0..<remaining, using: &generator)
          remaining -= 1
          swapAt(current, index(current, offsetBy: distance))
          formIndex(after: &current)
        }
      }
    }

    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      @shifts
      public mutating func sort() {
        let elements = sorted()
        var i = startIndex
        for element in elements {
          self[i] = element
          formIndex(after: &i)
        }
      }
    }

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
    """#
}
