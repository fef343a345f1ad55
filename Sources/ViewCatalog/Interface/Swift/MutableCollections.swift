extension InterfaceText {
  /// Collections whose elements change in place.
  static let swiftMutableCollections = #"""
    public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      @shifts
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      @shifts
      mutating func swapAt(_ i: Index, _ j: Index)
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
    """#
}
