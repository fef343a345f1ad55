extension InterfaceText {
  /// Publishers, subscriptions, and completions.
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
      var action: (() -> Void)?
      public init(_ cancel: @escaping () -> Void) { action = cancel }
      public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
      public func cancel() {
        let last = action
        action = nil
        last?()
      }
      deinit { action?() }
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

    extension CustomCombineIdentifierConvertible where Self: AnyObject {
      public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    }

    public struct CombineIdentifier: Hashable, Sendable {
      let object: ObjectIdentifier
      public init() { object = ObjectIdentifier(Subscriptions.Link("")) }
      public init(_ obj: AnyObject) { object = ObjectIdentifier(obj) }
    }

    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
      func request(_ demand: Subscribers.Demand)
    }

    public enum Subscriptions {
      public static var empty: any Subscription { Link("Empty") }

      /// A subscription whose methods call closures.
      final class Link: Subscription, CustomStringConvertible {
        let description: String
        var onRequest: ((Subscribers.Demand) -> Void)?
        var onCancel: (() -> Void)?
        init(
          _ description: String, request: ((Subscribers.Demand) -> Void)? = nil, cancel: (() -> Void)? = nil
        ) {
          self.description = description
          onRequest = request
          onCancel = cancel
        }
        func request(_ demand: Subscribers.Demand) { onRequest?(demand) }
        func cancel() {
          let last = onCancel
          onRequest = nil
          onCancel = nil
          last?()
        }
      }
    }

    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    }

    extension Publisher {
      public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
      }
      public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
      where S.Output == Output, S.Failure == Failure {
        var link: (any Subscription)?
        var isCancelled = false
        receive(
          subscriber: AnySubscriber<Output, Failure>(
            receiveSubscription: {
              if isCancelled { return $0.cancel() }
              link = $0
              subject.send(subscription: $0)
            },
            receiveValue: {
              if !isCancelled { subject.send($0) }
              return .none
            },
            receiveCompletion: {
              link = nil
              if !isCancelled { subject.send(completion: $0) }
            }))
        return AnyCancellable {
          isCancelled = true
          link?.cancel()
          link = nil
        }
      }
      public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
      }
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    }

    extension Publisher where Failure == Never {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
      }
      public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
      }
      public func assign(to published: inout Published<Output>.Publisher) {
        let target = published.box
        let subscription = sink { [weak target] in target?.send($0) }
        target.subscriptions.append(subscription)
      }
      public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
    }

    public protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }

    extension ConnectablePublisher {
      public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
      let attach: (AnySubscriber<Output, Failure>) -> Void
      public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
      }
      public var description: String { "AnyPublisher" }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
      }
    }
    """#
}
