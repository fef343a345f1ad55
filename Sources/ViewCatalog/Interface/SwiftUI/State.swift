extension InterfaceText {
  /// The property wrappers of state, and `Binding`.
  static let swiftUIState = #"""
    /// The storage of a property wrapper in a running graph; a wrapper has none before its view is in the graph.
    final class _Location: Equatable, @unchecked Sendable {
      static func == (lhs: _Location, rhs: _Location) -> Bool { lhs === rhs }
    }

    /// A property that the graph updates before each body evaluation.
    @installed("properties")
    public protocol DynamicProperty {
      mutating func update()
    }

    extension DynamicProperty {
      public mutating func update() {}
    }

    @propertyWrapper
    @subscribes("read")
    @owns("state")
    @installed("view")
    public struct State<Value>: DynamicProperty {
      var initialValue: Value
      var location: _Location?
      public init(wrappedValue value: Value) {
        initialValue = value
      }
      public init(initialValue value: Value) {
        initialValue = value
      }
      @primitive public var wrappedValue: Value { get nonmutating set }
      @primitive public var projectedValue: Binding<Value> { get }
    }

    extension State where Value: ExpressibleByNilLiteral {
      public init() {
        initialValue = nil
      }
    }

    extension State: Sendable where Value: Sendable {}

    /// A reference to a value that is stored elsewhere.
    ///
    /// Two bindings are equal if they refer to the same storage; the engine decides it.
    @propertyWrapper
    @dynamicMemberLookup
    @subscribes("declared")
    public struct Binding<Value> {
      public var transaction: Transaction = Transaction()
      var location: _Location?
      @preconcurrency
      @primitive public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
      )
      @preconcurrency
      @primitive public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
      )
      @primitive public static func constant(_ value: Value) -> Binding<Value>
      public init(projectedValue: Binding<Value>) {
        self = projectedValue
      }
      @reads("binding") @primitive public init?(_ base: Binding<Value?>)
      @primitive public init<V>(_ base: Binding<V>) where Value == V?
      @primitive public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable

      @primitive public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { self }
      @primitive public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
      ) -> Binding<Subject> { get }

      @primitive public func transaction(_ transaction: Transaction) -> Binding<Value>
      public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
      }
    }

    extension Binding: DynamicProperty {}

    extension Binding: @unchecked Sendable where Value: Sendable {}

    extension Binding: Identifiable where Value: Identifiable {
      public typealias ID = Value.ID
      @reads("binding") public var id: Value.ID { wrappedValue.id }
    }

    extension Binding: Sequence where Value: MutableCollection {
      public typealias Element = Binding<Value.Element>
      public typealias Iterator = IndexingIterator<Binding<Value>>
      public typealias SubSequence = Slice<Binding<Value>>
    }

    extension Binding: Collection where Value: MutableCollection {
      public typealias Index = Value.Index
      public typealias Indices = Value.Indices
      @reads("binding") public var startIndex: Value.Index { wrappedValue.startIndex }
      @reads("binding") public var endIndex: Value.Index { wrappedValue.endIndex }
      @reads("binding") public var indices: Value.Indices { wrappedValue.indices }
      @reads("binding") public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
      public func formIndex(after i: inout Value.Index) {
        wrappedValue.formIndex(after: &i)
      }
      @primitive public subscript(position: Value.Index) -> Binding<Value.Element> { get }
    }

    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
      @reads("binding") public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
      public func formIndex(before i: inout Value.Index) {
        wrappedValue.formIndex(before: &i)
      }
    }

    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

    @MainActor @preconcurrency
    @propertyWrapper
    @subscribes("declared")
    @observes("object")
    @owns("state")
    @installed("view")
    public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      var makeObject: () -> ObjectType
      var location: _Location?
      /// Evaluates the argument once for each identity of the view.
      nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        makeObject = thunk
      }
      @primitive public var wrappedValue: ObjectType { get }
      @primitive public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }

    @MainActor @preconcurrency
    @propertyWrapper
    @subscribes("declared")
    @observes("object")
    public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      @MainActor @preconcurrency
      @dynamicMemberLookup
      public struct Wrapper {
        let root: ObjectType
        @primitive public subscript<Subject>(
          dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { get }
      }

      public var wrappedValue: ObjectType
      nonisolated public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
      }
      nonisolated public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
      }
      public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
    }

    @MainActor @preconcurrency
    @propertyWrapper
    @subscribes("declared")
    @observes("object")
    @installed("view")
    @requires("object")
    public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      @MainActor @preconcurrency
      @dynamicMemberLookup
      public struct Wrapper {
        let root: ObjectType
        @primitive public subscript<Subject>(
          dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { get }
      }

      var location: _Location?
      nonisolated public init() {}
      @primitive public var wrappedValue: ObjectType { get }
      public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
    }

    @propertyWrapper
    @dynamicMemberLookup
    @subscribes("read")
    public struct Bindable<Value> {
      public var wrappedValue: Value
      public var projectedValue: Bindable<Value> { self }
      @_disfavoredOverload
      public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
      }
      @_disfavoredOverload
      public init(projectedValue: Bindable<Value>) {
        self = projectedValue
      }
    }

    extension Bindable where Value: AnyObject {
      @primitive public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
      ) -> Binding<Subject> { get }
    }

    extension Bindable where Value: AnyObject, Value: Observable {
      public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
      }
      public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
      }
      public init(projectedValue: Bindable<Value>) {
        self = projectedValue
      }
    }

    extension Bindable where Value: ObservableObject {
      public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
      }
      public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
      }
    }

    extension Bindable: Identifiable where Value: Identifiable {
      public var id: Value.ID { wrappedValue.id }
    }

    @propertyWrapper
    @subscribes("read")
    @owns("state")
    @installed("view")
    @hot("gesture")
    public struct GestureState<Value>: DynamicProperty {
      var initialValue: Value
      var reset: (Value, inout Transaction) -> Void
      var location: _Location?
      public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
      }
      public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
      }
      public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in
          transaction = resetTransaction
        }
      }
      public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
      }
      @primitive public var wrappedValue: Value { get }
      public var projectedValue: GestureState<Value> { self }
    }

    extension GestureState where Value: ExpressibleByNilLiteral {
      public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
      }
      public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
      }
    }

    @propertyWrapper
    @keeps("name")
    public struct Namespace: DynamicProperty {
      @constant("view")
      public struct ID: Hashable, Sendable {
        var number: Int
      }
      var location: _Location?
      public init() {}
      @primitive public var wrappedValue: ID { get }
    }

    @propertyWrapper
    @subscribes("declared")
    public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
      var base: Value
      var textStyle: Font.TextStyle
      var location: _Location?
      public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
      }
      public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
      }
      @primitive public var wrappedValue: Value { get }
    }
    """#
}
