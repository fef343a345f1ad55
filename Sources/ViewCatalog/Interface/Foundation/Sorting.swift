extension InterfaceText {
  /// Sort orders, sort descriptors and predicates as values.
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

    extension SortOrder {
      /// The result of a comparison in this order.
      func _applied(to result: ComparisonResult) -> ComparisonResult {
        guard self == .reverse else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
      }
    }

    extension String {
      public struct StandardComparator: SortComparator, Codable, Sendable {
        let kind: Int
        public var order: SortOrder
        public static let localizedStandard = StandardComparator(kind: 0, order: .forward)
        public static let localized = StandardComparator(kind: 1, order: .forward)
        public static let lexical = StandardComparator(kind: 2, order: .forward)
        public init(_ base: StandardComparator, order: SortOrder = .forward) {
          kind = base.kind
          self.order = order
        }
        init(kind: Int, order: SortOrder) {
          self.kind = kind
          self.order = order
        }
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
          switch kind {
          case 0: order._applied(to: lhs.localizedStandardCompare(rhs))
          case 1: order._applied(to: lhs.localizedCompare(rhs))
          default: order._applied(to: lhs.compare(rhs))
          }
        }
      }
      public struct Comparator: SortComparator, Codable, Sendable {
        let options: UInt
        let locale: Locale?
        public var order: SortOrder
        public init(options: String.CompareOptions, locale: Locale? = nil, order: SortOrder = .forward) {
          self.options = options.rawValue
          self.locale = locale
          self.order = order
        }
        public init(_ base: StandardComparator) {
          self.init(options: base.kind == 0 ? [.caseInsensitive, .numeric] : [], order: base.order)
        }
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
          order._applied(to: lhs.compare(rhs, options: String.CompareOptions(rawValue: options), locale: locale))
        }
      }
    }

    extension SortComparator where Self == String.StandardComparator {
      public static var localizedStandard: String.StandardComparator { .localizedStandard }
      public static var localized: String.StandardComparator { .localized }
    }

    /// A comparator of optionals: `nil` comes before every value.
    struct _OptionalComparator<Base: SortComparator>: SortComparator {
      var base: Base
      var order: SortOrder {
        get { base.order }
        set { base.order = newValue }
      }
      func compare(_ lhs: Base.Compared?, _ rhs: Base.Compared?) -> ComparisonResult {
        switch (lhs, rhs) {
        case (nil, nil): return .orderedSame
        case (nil, _): return order._applied(to: .orderedAscending)
        case (_, nil): return order._applied(to: .orderedDescending)
        case (let lhs?, let rhs?): return base.compare(lhs, rhs)
        }
      }
    }

    public struct KeyPathComparator<Compared>: SortComparator {
      public let keyPath: PartialKeyPath<Compared>
      public var order: SortOrder
      /// The comparator of the values at the key path, in forward order.
      let base: AnyHashable
      let compareValues: (Compared, Compared, SortOrder) -> ComparisonResult
      public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: ComparableComparator(order: order))
      }
      public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: _OptionalComparator(base: ComparableComparator<Value>(order: order)))
      }
      public init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator) where Comparator.Compared == Value {
        self.init(keyPath, comparator: comparator, order: comparator.order)
      }
      public init<Value, Comparator: SortComparator>(
        _ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder
      ) where Comparator.Compared == Value {
        self.keyPath = keyPath
        self.order = order
        var forward = comparator
        forward.order = .forward
        base = AnyHashable(forward)
        compareValues = { lhs, rhs, order in
          var comparator = comparator
          comparator.order = order
          return comparator.compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath])
        }
      }
      public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { compareValues(lhs, rhs, order) }
      public static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
        lhs.order == rhs.order && lhs.keyPath == rhs.keyPath && lhs.base == rhs.base
      }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
        hasher.combine(keyPath)
        hasher.combine(base)
      }
    }

    extension KeyPathComparator: @unchecked Sendable {}

    public struct SortDescriptor<Compared>: SortComparator {
      public var order: SortOrder {
        get { comparator.order }
        set { comparator.order = newValue }
      }
      public var keyPath: PartialKeyPath<Compared>? { comparator.keyPath }
      var comparator: KeyPathComparator<Compared>
      public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        comparator = KeyPathComparator(keyPath, order: order)
      }
      public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        comparator = KeyPathComparator(keyPath, order: order)
      }
      public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard) {
        self.comparator = KeyPathComparator(keyPath, comparator: comparator)
      }
      public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
        order: SortOrder) {
        self.comparator = KeyPathComparator(keyPath, comparator: comparator, order: order)
      }
      public init(
        _ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard) {
        self.comparator = KeyPathComparator(keyPath, comparator: _OptionalComparator(base: comparator))
      }
      public init(
        _ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard,
        order: SortOrder) {
        self.comparator = KeyPathComparator(keyPath, comparator: _OptionalComparator(base: comparator), order: order)
      }
      public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparator.compare(lhs, rhs) }
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
