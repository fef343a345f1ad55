extension InterfaceText {
  /// Sets of ranges, and discontiguous slices of a collection.
  static let swiftRangeSets = #"""
    extension RangeSet {
      public init(_ ranges: some Sequence<Range<Bound>>) {
        self.init()
        for range in ranges { formUnion(RangeSet(range)) }
      }
      public mutating func remove(contentsOf range: Range<Bound>) { subtract(RangeSet(range)) }
      @discardableResult
      public mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool where C.Index == Bound {
        if contains(index) { return false }
        formUnion(RangeSet(index..<collection.index(after: index)))
        return true
      }
      public mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound {
        subtract(RangeSet(index..<collection.index(after: index)))
      }
      public init<S: Sequence, C: Collection>(_ indices: S, within collection: C)
      where S.Element == C.Index, C.Index == Bound {
        self.init()
        for index in indices { insert(index, within: collection) }
      }
      public func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = RangeSet<Bound>()
        for range in (storage + other.storage).sorted(by: { $0.lowerBound < $1.lowerBound }) {
          result.insert(contentsOf: range)
        }
        return result
      }
      public func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = RangeSet<Bound>()
        for range in storage {
          for part in other.storage where part.overlaps(range) { result.insert(contentsOf: part.clamped(to: range)) }
        }
        return result
      }
      public func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = RangeSet<Bound>()
        for range in storage {
          var start = range.lowerBound
          for part in other.storage where part.overlaps(range) {
            if start < part.lowerBound { result.insert(contentsOf: start..<part.lowerBound) }
            start = part.upperBound
          }
          if start < range.upperBound { result.insert(contentsOf: start..<range.upperBound) }
        }
        return result
      }
      public func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        union(other).subtracting(intersection(other))
      }
      public mutating func formUnion(_ other: RangeSet<Bound>) { self = union(other) }
      public mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
      public mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
      public mutating func subtract(_ other: RangeSet<Bound>) { self = subtracting(other) }
      public func isSubset(of other: RangeSet<Bound>) -> Bool { intersection(other) == self }
      public func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
      public func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
      public func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
      public func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
    }

    extension RangeSet: Hashable where Bound: Hashable {
      public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
    }

    public struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
      public let base: Base
      public let subranges: RangeSet<Base.Index>
      let _places: [Base.Index]
      init(_base: Base, subranges: RangeSet<Base.Index>) {
        base = _base
        self.subranges = subranges
        var places: [Base.Index] = []
        for range in subranges.ranges {
          var place = range.lowerBound
          while place < range.upperBound {
            places.append(place)
            place = _base.index(after: place)
          }
        }
        _places = places
      }
      public typealias Index = Int
      public var startIndex: Int { 0 }
      public var endIndex: Int { _places.count }
      public func index(after i: Int) -> Int { i + 1 }
      public subscript(position: Int) -> Base.Element { base[_places[position]] }
      public var description: String { Array(self).description }
    }
    extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
      public func index(before i: Int) -> Int { i - 1 }
    }
    extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
      public static func == (left: DiscontiguousSlice<Base>, right: DiscontiguousSlice<Base>) -> Bool {
        left.elementsEqual(right)
      }
    }

    extension Collection {
      public subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
        DiscontiguousSlice(_base: self, subranges: subranges)
      }
      public func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
        DiscontiguousSlice(_base: self, subranges: RangeSet(startIndex..<endIndex).subtracting(subranges))
      }
    }
    """#
}
