extension InterfaceText {
  /// Subjects, observable objects and published properties.
  static let combineSubjects = #"""
    import Foundation

    public protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }

    extension Subject where Output == Void {
      public func send() { send(()) }
    }

    @passesOn("events")
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
      public init() {}
      @primitive public func send(_ input: Output)
      @primitive public func send(completion: Subscribers.Completion<Failure>)
    }

    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
      public var value: Output {
        get { current }
        set { send(newValue) }
      }
      var current: Output
      public init(_ value: Output) { current = value }
      @primitive public func send(_ input: Output)
      @primitive public func send(completion: Subscribers.Completion<Failure>)
    }

    @passesOn("events")
    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init() {}
      @primitive public func send()
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

    @signals("object")
    @propertyWrapper
    public struct Published<Value> {
      var storage: Value
      public init(wrappedValue: Value) { storage = wrappedValue }
      public init(initialValue: Value) { storage = initialValue }

      public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
      }

      @available(*, unavailable, message: "@Published is only available on properties of classes")
      public var wrappedValue: Value {
        get { storage }
        set { storage = newValue }
      }
      @primitive public var projectedValue: Publisher { mutating get set }
      @primitive
      public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
      ) -> Value { get set }
    }
    """#
}
