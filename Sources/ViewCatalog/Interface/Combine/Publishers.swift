extension InterfaceText {
  /// Publishers, subscribers, and the types of publishers that operators make.
  static let combinePublishers = #"""
    import Foundation

    public protocol Cancellable {
      func cancel()
    }

    extension Cancellable {
      public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
      }
      public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
    }

    @passesOn("events")
    public final class AnyCancellable: Cancellable, Hashable {
      let action: () -> Void
      public init(_ cancel: @escaping () -> Void) { action = cancel }
      public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
      public func cancel() { action() }
      public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
      }
      public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public protocol CustomCombineIdentifierConvertible {
      var combineIdentifier: CombineIdentifier { get }
    }

    public struct CombineIdentifier: Hashable, Sendable {
      public init() {}
      public init(_ obj: AnyObject) {}
    }

    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
      func request(_ demand: Subscribers.Demand)
    }

    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: any Subscription)
      func receive(_ input: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
    }

    public enum Subscribers {
      public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
      public struct Demand: Hashable, Sendable {
        let count: Int
        public static let unlimited = Demand(count: Int.max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
      }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    extension Subscribers.Completion: Hashable where Failure: Hashable {}
    extension Subscribers.Completion: Sendable {}

    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    }

    extension Publisher {
      @primitive public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
      public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
      }
      @primitive public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
      where S.Output == Output, S.Failure == Failure
      @primitive public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    }

    extension Publisher where Failure == Never {
      @primitive public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
      }
      @primitive public func assign(to published: inout Published<Output>.Publisher)
      @primitive public var values: AsyncPublisher<Self> { get }
    }

    public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
      public typealias Element = P.Output
      public typealias Failure = Never
      let publisher: P
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        @primitive public mutating func next() async -> P.Output?
      }
      public init(_ publisher: P) { self.publisher = publisher }
      public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }

    extension ConnectablePublisher {
      public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
      let base: Any
      public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { base = publisher }
      public var description: String { "AnyPublisher" }
    }

    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public let output: Output
      public init(_ output: Output) { self.output = output }
    }

    public struct Empty<Output, Failure: Error>: Publisher {
      public let completeImmediately: Bool
      public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
      public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
      }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
      public let error: Failure
      public init(error: Failure) { self.error = error }
      public init(outputType: Output.Type, failure: Failure) { error = failure }
    }

    public final class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      let attempt: (@escaping Promise) -> Void
      public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attempt = attemptToFulfill }
    }

    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
      public typealias Output = DeferredPublisher.Output
      public typealias Failure = DeferredPublisher.Failure
      public let createPublisher: () -> DeferredPublisher
      public init(@runs("event") createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    }

    extension Sequence {
      public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
    }

    public protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
      associatedtype SchedulerOptions
      var now: SchedulerTimeType { get }
    }

    public protocol SchedulerTimeIntervalConvertible {
      static func seconds(_ s: Int) -> Self
      static func seconds(_ s: Double) -> Self
      static func milliseconds(_ ms: Int) -> Self
      static func microseconds(_ us: Int) -> Self
      static func nanoseconds(_ ns: Int) -> Self
    }
    """#
}
