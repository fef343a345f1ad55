extension InterfaceText {
  /// Orders, sort descriptors and predicates as values.
  static let foundationSorting = #"""
    public enum SortOrder: Hashable, Codable, Sendable { case forward, reverse }

    public protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }

    public struct ComparableComparator<Compared: Comparable>: SortComparator, Sendable {
      public var order: SortOrder
      public init(order: SortOrder = .forward) { self.order = order }
      public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
      }
    }

    extension String {
      public struct StandardComparator: SortComparator, Codable, Sendable {
        let kind: Int
        public var order: SortOrder
        public static let localizedStandard = StandardComparator(kind: 0, order: .forward)
        public static let localized = StandardComparator(kind: 1, order: .forward)
        public static let lexical = StandardComparator(kind: 2, order: .forward)
        @primitive public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
      }
      public struct Comparator: SortComparator, Codable, Sendable {
        let options: UInt
        public var order: SortOrder
        public init(options: String.CompareOptions, locale: Locale? = nil, order: SortOrder = .forward) {
          self.options = options.rawValue
          self.order = order
        }
        @primitive public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
      }
    }

    extension SortComparator where Self == String.StandardComparator {
      public static var localizedStandard: String.StandardComparator { .localizedStandard }
      public static var localized: String.StandardComparator { .localized }
    }

    public struct KeyPathComparator<Compared>: SortComparator {
      public let keyPath: PartialKeyPath<Compared>
      public var order: SortOrder
      @primitive public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
      @primitive public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward)
      @primitive public init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator) where Comparator.Compared == Value
      @primitive public init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
      ) where Comparator.Compared == Value
      @primitive public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      @primitive public static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension KeyPathComparator: @unchecked Sendable {}

    public struct SortDescriptor<Compared>: SortComparator {
      public var order: SortOrder
      public let keyPath: PartialKeyPath<Compared>?
      @primitive public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
      @primitive public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward)
      @primitive public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard)
      @primitive public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
        order: SortOrder)
      @primitive public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      @primitive public static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
    }

    extension SortDescriptor: @unchecked Sendable {}

    extension Sequence {
      public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
      where Comparator.Compared == Element {
        sorted(by: { comparator.compare($0, $1) == .orderedAscending })
      }
      public func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
      where S.Element == Comparator, Comparator.Compared == Element {
        sorted(by: { lhs, rhs in
          for comparator in comparators {
            let result = comparator.compare(lhs, rhs)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        })
      }
    }

    extension MutableCollection where Self: RandomAccessCollection {
      @shifts
      public mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
      where Comparator.Compared == Element {
        sort(by: { comparator.compare($0, $1) == .orderedAscending })
      }
      @shifts
      public mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S)
      where S.Element == Comparator, Comparator.Compared == Element {
        sort(by: { lhs, rhs in
          for comparator in comparators {
            let result = comparator.compare(lhs, rhs)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return false
        })
      }
    }

    public protocol PredicateExpression<Output> {
      associatedtype Output
    }

    public struct Predicate<each Input>: Sendable {
      let test: @Sendable (repeat each Input) throws -> Bool
      public init(_ test: @escaping @Sendable (repeat each Input) throws -> Bool) { self.test = test }
      @primitive public func evaluate(_ input: repeat each Input) throws -> Bool
      public static var `true`: Predicate<repeat each Input> { .init { (_: repeat each Input) in true } }
      public static var `false`: Predicate<repeat each Input> { .init { (_: repeat each Input) in false } }
    }

    @freestanding(expression)
    public macro Predicate<Input>(_ body: (Input) -> Bool) -> Predicate<Input> =
      #externalMacro(module: "FoundationMacros", type: "PredicateMacro")
    @freestanding(expression)
    public macro Predicate<First, Second>(_ body: (First, Second) -> Bool) -> Predicate<First, Second> =
      #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

    public struct Expression<each Input, Output>: Sendable {
      let body: @Sendable (repeat each Input) throws -> Output
      public init(_ body: @escaping @Sendable (repeat each Input) throws -> Output) { self.body = body }
      public func evaluate(_ input: repeat each Input) throws -> Output { try body(repeat each input) }
    }

    @freestanding(expression)
    public macro Expression<Input, Output>(_ body: (Input) -> Output) -> Expression<Input, Output> =
      #externalMacro(module: "FoundationMacros", type: "ExpressionMacro")
    @freestanding(expression)
    public macro Expression<First, Second, Output>(
      _ body: (First, Second) -> Output
    ) -> Expression<First, Second, Output> =
      #externalMacro(module: "FoundationMacros", type: "ExpressionMacro")

    extension Sequence {
      public func filter(_ predicate: Predicate<Element>) throws -> [Element] {
        try filter { try predicate.evaluate($0) }
      }
    }
    """#
}
