extension InterfaceText {
  /// Property wrappers whose value outlives the view: defaults, scenes, focus.
  static let swiftUIStorage = #"""
    @propertyWrapper
    @subscribes("read")
    @shares("key")
    @signals("object")
    @stores("file")
    public struct AppStorage<Value>: DynamicProperty {
      var key: String
      var store: UserDefaults?
      var defaultValue: Value
      var location: _Location?
      init(key: String, store: UserDefaults?, defaultValue: Value) {
        self.key = key
        self.store = store
        self.defaultValue = defaultValue
      }
      @primitive public var wrappedValue: Value { get nonmutating set }
      @primitive public var projectedValue: Binding<Value> { get }
    }

    extension AppStorage {
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(
        wrappedValue: Value,
        _ key: String,
        store: UserDefaults? = nil
      ) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
      public init(
        wrappedValue: Value,
        _ key: String,
        store: UserDefaults? = nil
      ) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, store: store, defaultValue: wrappedValue)
      }
    }

    extension AppStorage where Value: ExpressibleByNilLiteral {
      public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init<R: RawRepresentable>(
        _ key: String,
        store: UserDefaults? = nil
      ) where Value == R?, R.RawValue == String {
        self.init(key: key, store: store, defaultValue: nil)
      }
      public init<R: RawRepresentable>(
        _ key: String,
        store: UserDefaults? = nil
      ) where Value == R?, R.RawValue == Int {
        self.init(key: key, store: store, defaultValue: nil)
      }
    }

    @propertyWrapper
    @subscribes("read")
    @shares("key")
    @stores("file")
    @installed("view")
    public struct SceneStorage<Value>: DynamicProperty {
      var key: String
      var defaultValue: Value
      var location: _Location?
      init(key: String, defaultValue: Value) {
        self.key = key
        self.defaultValue = defaultValue
      }
      @primitive public var wrappedValue: Value { get nonmutating set }
      @primitive public var projectedValue: Binding<Value> { get }
    }

    extension SceneStorage {
      public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, defaultValue: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, defaultValue: wrappedValue)
      }
    }

    extension SceneStorage where Value: ExpressibleByNilLiteral {
      public init(_ key: String) where Value == Bool? {
        self.init(key: key, defaultValue: nil)
      }
      public init(_ key: String) where Value == Int? {
        self.init(key: key, defaultValue: nil)
      }
      public init(_ key: String) where Value == Double? {
        self.init(key: key, defaultValue: nil)
      }
      public init(_ key: String) where Value == String? {
        self.init(key: key, defaultValue: nil)
      }
      public init(_ key: String) where Value == URL? {
        self.init(key: key, defaultValue: nil)
      }
      public init(_ key: String) where Value == Data? {
        self.init(key: key, defaultValue: nil)
      }
    }

    @propertyWrapper
    @subscribes("read")
    @owns("state")
    @installed("view")
    public struct FocusState<Value: Hashable>: DynamicProperty {
      @propertyWrapper
      @subscribes("read")
      public struct Binding {
        var resetValue: Value
        var location: _Location?
        @primitive public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding { self }
      }
      /// The value while no view has focus.
      var resetValue: Value
      var location: _Location?
      public init() where Value == Bool {
        resetValue = false
      }
      public init<T: Hashable>() where Value == T? {
        resetValue = nil
      }
      @primitive public var wrappedValue: Value { get nonmutating set }
      @primitive public var projectedValue: Binding { get }
    }

    @propertyWrapper
    @subscribes("read")
    @owns("state")
    @installed("view")
    public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
      @propertyWrapper
      @subscribes("read")
      public struct Binding {
        var resetValue: Value
        var location: _Location?
        @primitive public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: Binding { self }
      }
      var resetValue: Value
      var location: _Location?
      public init() where Value == Bool {
        resetValue = false
      }
      public init<T: Hashable>() where Value == T? {
        resetValue = nil
      }
      @primitive public var wrappedValue: Value { get nonmutating set }
      @primitive public var projectedValue: Binding { get }
    }

    public protocol FocusedValueKey {
      associatedtype Value
    }

    public struct FocusedValues {
      var location: _Location?
      @primitive public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
    }

    @propertyWrapper
    @subscribes("declared")
    @shares("key")
    @focuses("value")
    public struct FocusedValue<Value>: DynamicProperty {
      var keyPath: KeyPath<FocusedValues, Value?>?
      public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
      }
      public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
      @primitive public var wrappedValue: Value? { get }
    }

    @propertyWrapper
    @subscribes("declared")
    @shares("key")
    @focuses("value")
    public struct FocusedBinding<Value>: DynamicProperty {
      var keyPath: KeyPath<FocusedValues, Binding<Value>?>
      public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
      }
      /// The binding that the focused view gives.
      @primitive var source: Binding<Value>? { get }
      public var wrappedValue: Value? {
        get { source?.wrappedValue }
        nonmutating set {
          if let newValue { source?.wrappedValue = newValue }
        }
      }
      public var projectedValue: Binding<Value?> {
        Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 })
      }
    }

    @MainActor @preconcurrency
    @propertyWrapper
    @subscribes("declared")
    @shares("query")
    @focuses("value")
    public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
      public init() {}
      @primitive public var wrappedValue: ObjectType? { get }
      public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
      }
    }
    """#
}
