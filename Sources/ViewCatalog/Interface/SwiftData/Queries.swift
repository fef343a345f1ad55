extension InterfaceText {
  /// `@Query`
  static let swiftDataQueries = #"""
    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct Query<Element: PersistentModel, Result>: DynamicProperty {
      let found: Result
      public var wrappedValue: Result { found }
      public var fetchError: (any Error)? { nil }
      public var modelContext: ModelContext { ModelContext(try! ModelContainer(for: Schema([]))) }
    }

    extension Query where Result == [Element] {
      public init() { found = [] }
      public init(animation: Animation) { found = [] }
      public init(transaction: Transaction) { found = [] }
      public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { found = [] }
      public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { found = [] }
      public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        found = []
      }
      public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
      ) {
        found = []
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
      ) {
        found = []
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
      ) {
        found = []
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
      ) {
        found = []
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
      ) {
        found = []
      }
    }
    """#
}
