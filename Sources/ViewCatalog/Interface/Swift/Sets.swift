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
      @primitive public init()
      @primitive public init(minimumCapacity: Int)
      @primitive public init<S: Sequence>(_ sequence: S) where S.Element == Element
    }

    extension Set: ExpressibleByArrayLiteral {
      public typealias ArrayLiteralElement = Element
      @primitive public init(arrayLiteral elements: Element...)
    }

    extension Set: Collection {
      public struct Index: Hashable, Comparable {
        @primitive public static func == (lhs: Index, rhs: Index) -> Bool
        @primitive public static func < (lhs: Index, rhs: Index) -> Bool
        @primitive public func hash(into hasher: inout Hasher)
      }
      public struct Iterator: IteratorProtocol {
        let base: Set<Element>
        var place: Int
        @primitive public mutating func next() -> Element?
      }
      public func makeIterator() -> Iterator { Iterator(base: self, place: 0) }
      @primitive public var startIndex: Index { get }
      @primitive public var endIndex: Index { get }
      @primitive public func index(after i: Index) -> Index
      @primitive public subscript(position: Index) -> Element { get }
      @primitive public var count: Int { get }
      @primitive public var capacity: Int { get }
      public var isEmpty: Bool { count == 0 }
      @primitive public func contains(_ member: Element) -> Bool
      public func _customContainsEquatableElement(_ member: Element) -> Bool? { contains(member) }
      @primitive public func firstIndex(of member: Element) -> Index?
    }

    extension Set: SetAlgebra {
      @discardableResult
      @primitive public mutating func insert(
        _ newMember: Element
      ) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult
      @primitive public mutating func update(with newMember: Element) -> Element?
      @discardableResult
      @primitive public mutating func remove(_ member: Element) -> Element?
      @discardableResult
      @primitive public mutating func remove(at position: Index) -> Element
      @primitive public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @discardableResult
      public mutating func removeFirst() -> Element {
        guard !isEmpty else { fatalError("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      public mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
      @primitive public mutating func reserveCapacity(_ minimumCapacity: Int)
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
      @primitive public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
      @primitive public func intersection(_ other: Set<Element>) -> Set<Element>
      public func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        intersection(Set(other))
      }
      public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(Set(other))
      }
      @primitive public func subtracting(_ other: Set<Element>) -> Set<Element>
      public func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        subtracting(Set(other))
      }
      public mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
      public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
        for element in other { remove(element) }
      }
      public func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        return subtracting(others).union(others.subtracting(self))
      }
      public mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
      public mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
      }
      @primitive public func isSubset(of other: Set<Element>) -> Bool
      public func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        isSubset(of: Set(possibleSuperset))
      }
      public func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
      public func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        possibleSubset.allSatisfy { contains($0) }
      }
      public func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
      public func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element {
        isStrictSubset(of: Set(possibleStrictSuperset))
      }
      public func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
      public func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element {
        Set(possibleStrictSubset).isStrictSubset(of: self)
      }
      @primitive public func isDisjoint(with other: Set<Element>) -> Bool
      public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        !other.contains { contains($0) }
      }
    }

    extension Set: Equatable, Hashable {
      @primitive public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension Set: Encodable where Element: Encodable {
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }

    extension Set: Decodable where Element: Decodable {
      public init(from decoder: any Decoder) throws {
        var elements: Set<Element> = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { elements.insert(try container.decode(Element.self)) }
        self = elements
      }
    }

    extension Set: Sendable where Element: Sendable {}

    extension Set: CustomStringConvertible, CustomDebugStringConvertible {
      @primitive public var description: String { get }
      @primitive public var debugDescription: String { get }
    }
    """#
}
