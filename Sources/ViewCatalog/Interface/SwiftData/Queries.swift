extension InterfaceText {
  /// `@Query`.
  static let swiftDataQueries = #"""
    @subscribes("declared")
    @shares("query")
    @propertyWrapper
    public struct Query<Element: PersistentModel, Result>: DynamicProperty {
      let results: (ModelContext) -> Result
      /// The index of the view's environment.
      var place: Int?
      init(results: @escaping (ModelContext) -> Result) { self.results = results }
      @primitive public var wrappedValue: Result { get }
      public var fetchError: (any Error)? { nil }
      @primitive public var modelContext: ModelContext { get }
    }

    extension Query where Result == [Element] {
      init(_descriptor descriptor: FetchDescriptor<Element>) {
        self.init(results: { context in context._found(descriptor) })
      }
      public init() { self.init(_descriptor: FetchDescriptor()) }
      public init(animation: Animation) { self.init(_descriptor: FetchDescriptor()) }
      public init(transaction: Transaction) { self.init(_descriptor: FetchDescriptor()) }
      public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(_descriptor: descriptor) }
      public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(_descriptor: descriptor)
      }
      public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
      ) {
        self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
      }
      public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
      ) { self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
      ) {
        self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
      ) {
        self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
      ) {
        self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
      }
      public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
      ) {
        self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
      }
    }
    """#
}
