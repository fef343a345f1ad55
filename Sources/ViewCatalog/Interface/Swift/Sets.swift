extension InterfaceText {
  /// Sets, option sets and their algebra.
  static let swiftSets = #"""
    public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ member: Element) -> Element?
      mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
      func subtracting(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      var isEmpty: Bool { get }
      init<S: Sequence>(_ sequence: S) where S.Element == Element
      mutating func subtract(_ other: Self)
    }

    extension SetAlgebra {
      public init<S: Sequence>(_ sequence: S) where S.Element == Element {
        self.init()
        for element in sequence { _ = insert(element) }
      }
      public mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
      public func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
      public func isSubset(of other: Self) -> Bool { intersection(other) == self }
      public func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
      public func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
      public func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
      public func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
      public var isEmpty: Bool { self == Self() }
    }

    extension SetAlgebra where ArrayLiteralElement == Element {
      public init(arrayLiteral: Element...) { self.init(arrayLiteral) }
    }

    public protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      init(rawValue: RawValue)
    }

    extension OptionSet {
      public func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
      }
      public func intersection(_ other: Self) -> Self {
        var result = self
        result.formIntersection(other)
        return result
      }
      public func symmetricDifference(_ other: Self) -> Self {
        var result = self
        result.formSymmetricDifference(other)
        return result
      }
    }

    extension OptionSet where Element == Self {
      public func contains(_ member: Self) -> Bool { isSuperset(of: member) }
      @discardableResult
      public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
      }
      @discardableResult
      public mutating func remove(_ member: Element) -> Element? {
        let common = intersection(member)
        subtract(member)
        return common.isEmpty ? nil : common
      }
      @discardableResult
      public mutating func update(with newMember: Element) -> Element? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
      }
    }

    extension OptionSet where RawValue: FixedWidthInteger {
      public init() { self.init(rawValue: 0) }
      public mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
      public mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
      public mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
    }

    public struct Set<Element: Hashable> {
      var storage: [Element: Bool] = [:]
      public init() {}
      public init(minimumCapacity: Int) {}
      public init<S: Sequence>(_ sequence: S) where S.Element == Element {
        for element in sequence { storage[element] = true }
      }
    }

    extension Set: ExpressibleByArrayLiteral {
      public typealias ArrayLiteralElement = Element
      public init(arrayLiteral elements: Element...) { self.init(elements) }
    }

    extension Set: Collection {
      public struct Index: Hashable, Comparable {
        let base: Dictionary<Element, Bool>.Index
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
      }
      public struct Iterator: IteratorProtocol {
        var base: Dictionary<Element, Bool>.Iterator
        public mutating func next() -> Element? { base.next()?.key }
      }
      public func makeIterator() -> Iterator { Iterator(base: storage.makeIterator()) }
      public var startIndex: Index { Index(base: storage.startIndex) }
      public var endIndex: Index { Index(base: storage.endIndex) }
      public func index(after i: Index) -> Index { Index(base: storage.index(after: i.base)) }
      public subscript(position: Index) -> Element { storage[position.base].key }
      public var count: Int { storage.count }
      public var isEmpty: Bool { storage.isEmpty }
      public func contains(_ member: Element) -> Bool { storage[member] != nil }
      public func firstIndex(of member: Element) -> Index? { storage.index(forKey: member).map { Index(base: $0) } }
    }

    extension Set: SetAlgebra {
      @discardableResult
      public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        if let index = firstIndex(of: newMember) { return (false, self[index]) }
        storage[newMember] = true
        return (true, newMember)
      }
      @discardableResult
      public mutating func update(with newMember: Element) -> Element? {
        let old = remove(newMember)
        storage[newMember] = true
        return old
      }
      @discardableResult
      public mutating func remove(_ member: Element) -> Element? {
        guard let index = firstIndex(of: member) else { return nil }
        return remove(at: index)
      }
      @discardableResult
      public mutating func remove(at position: Index) -> Element { storage.remove(at: position.base).key }
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { storage = [:] }
      @discardableResult
      public mutating func removeFirst() -> Element { remove(at: startIndex) }
      public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
      public mutating func reserveCapacity(_ minimumCapacity: Int) {}
      @copies("selection")
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result = Set<Element>()
        for element in self where try isIncluded(element) { result.insert(element) }
        return result
      }

      public func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        result.formUnion(other)
        return result
      }
      public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
        for element in other { insert(element) }
      }
      public func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
      public func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        intersection(Set(other))
      }
      public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
      }
      public func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
      public func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        subtracting(Set(other))
      }
      public mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
      public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
      public func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        return subtracting(others).union(others.subtracting(self))
      }
      public mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
      public mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
      }
      public func isSubset(of other: Set<Element>) -> Bool { allSatisfy { other.contains($0) } }
      public func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        isSubset(of: Set(possibleSuperset))
      }
      public func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
      public func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        possibleSubset.allSatisfy { contains($0) }
      }
      public func isStrictSubset(of other: Set<Element>) -> Bool { isSubset(of: other) && count < other.count }
      public func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
      public func isDisjoint(with other: Set<Element>) -> Bool { !contains { other.contains($0) } }
      public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        !other.contains { contains($0) }
      }
    }

    extension Set: Equatable, Hashable {
      public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool {
        lhs.count == rhs.count && lhs.isSubset(of: rhs)
      }
      public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
    }

    extension Set: Encodable where Element: Encodable {
      @primitive public func encode(to encoder: any Encoder) throws
    }

    extension Set: Decodable where Element: Decodable {
      @primitive public init(from decoder: any Decoder) throws
    }

    extension Set: Sendable where Element: Sendable {}

    extension Set: CustomStringConvertible {
      public var description: String { Array(self).description }
    }
    """#
}
