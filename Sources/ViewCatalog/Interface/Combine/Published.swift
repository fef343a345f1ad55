extension InterfaceText {
  /// Observable objects and published properties.
  static let combinePublished = #"""
    import Foundation

    @passesOn("events")
    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      let conduits = Subscribers.Conduits<Void, Never>("ObservableObjectPublisher")
      public init() {}
      public func send() { conduits.send(()) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        conduits.add(AnySubscriber(subscriber))
      }
    }

    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      where ObjectWillChangePublisher.Failure == Never
      @signals("object")
      var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      @primitive public var objectWillChange: ObservableObjectPublisher { get }
    }

    /// The value of a published property, and its subscribers.
    final class PublishedBox<Value> {
      var value: Value
      let conduits = Subscribers.Conduits<Value, Never>("PublishedSubject")
      /// The publisher of the object that owns the property; `nil` until the object's publisher is first read.
      var objectWillChange: ObservableObjectPublisher?
      /// The subscriptions that assign to the property, of `assign(to:)`.
      var subscriptions: [AnyCancellable] = []
      init(_ value: Value) {
        self.value = value
        conduits.latest = value
      }
      /// Sends a value to the subscribers before the property has it.
      func send(_ newValue: Value) {
        objectWillChange?.send()
        conduits.send(newValue)
        value = newValue
      }
    }

    @signals("object")
    @propertyWrapper
    public struct Published<Value> {
      var box: PublishedBox<Value>
      public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
      public init(initialValue: Value) { box = PublishedBox(initialValue) }

      public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
          box.conduits.add(AnySubscriber(subscriber))
        }
      }

      @available(*, unavailable, message: "@Published is only available on properties of classes")
      public var wrappedValue: Value {
        get { box.value }
        set { box.value = newValue }
      }
      public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { box = newValue.box }
      }
      public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
      ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.send(newValue) }
      }
    }
    """#
}
