extension InterfaceText {
  /// Source publishers: of one value, of an error, of a sequence.
  static let combinePublisherSources = #"""
    import Foundation

    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public let output: Output
      public init(_ output: Output) { self.output = output }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let downstream = AnySubscriber<Output, Never>(subscriber)
        downstream.receive(subscription: Subscribers.Once("Just", .success(output), downstream))
      }
    }

    public struct Empty<Output, Failure: Error>: Publisher, Equatable {
      public let completeImmediately: Bool
      public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
      public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
      }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
      public let error: Failure
      public init(error: Failure) { self.error = error }
      public init(outputType: Output.Type, failure: Failure) { error = failure }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }

    public final class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      var result: Result<Output, Failure>?
      var waiting: [(Result<Output, Failure>) -> Void] = []
      public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
      }
      func fulfill(_ result: Result<Output, Failure>) {
        if self.result != nil { return }
        self.result = result
        let all = waiting
        waiting = []
        for action in all { action(result) }
      }
      func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
        if let known = result { action(known) } else { waiting.append(action) }
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = AnySubscriber<Output, Failure>(subscriber)
        let once = Subscribers.Once<Output, Failure>("Future", result, downstream)
        if result == nil { waiting.append { once.fulfill($0) } }
        downstream.receive(subscription: once)
        if case .failure = result { once.giveResult() }
      }
    }

    extension Subscribers {
      /// Delivers one value on demand and finishes; delivers an error without demand.
      final class Once<Output, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        var result: Result<Output, Failure>?
        var downstream: AnySubscriber<Output, Failure>?
        var isAsked = false
        init(
          _ description: String, _ result: Result<Output, Failure>?, _ downstream: AnySubscriber<Output, Failure>
        ) {
          self.description = description
          self.result = result
          self.downstream = downstream
        }
        func request(_ demand: Demand) {
          if demand > Demand.none { isAsked = true }
          giveResult()
        }
        func cancel() { downstream = nil }
        func fulfill(_ result: Result<Output, Failure>) {
          self.result = result
          giveResult()
        }
        func giveResult() {
          guard let target = downstream, let found = result else { return }
          switch found {
          case .success(let output):
            if !isAsked { return }
            downstream = nil
            _ = target.receive(output)
            target.receive(completion: .finished)
          case .failure(let error):
            downstream = nil
            target.receive(completion: .failure(error))
          }
        }
      }

      /// Delivers the elements of a sequence on demand.
      final class Elements<Base: Swift.Sequence, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        var iterator: Base.Iterator
        var next: Base.Element?
        var downstream: AnySubscriber<Base.Element, Failure>?
        var demand = Demand.none
        var isGiving = false
        init(_ base: Base, _ downstream: AnySubscriber<Base.Element, Failure>) {
          description = "\(base)"
          iterator = base.makeIterator()
          self.downstream = downstream
          next = iterator.next()
        }
        func request(_ demand: Demand) {
          self.demand += demand
          if isGiving { return }
          isGiving = true
          while self.demand > Demand.none, let target = downstream, let value = next {
            next = iterator.next()
            self.demand -= 1
            self.demand += target.receive(value)
            if next == nil { finish() }
          }
          isGiving = false
        }
        func finish() {
          let target = downstream
          downstream = nil
          target?.receive(completion: .finished)
        }
        func cancel() { downstream = nil }
      }
    }

    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
      public typealias Output = DeferredPublisher.Output
      public typealias Failure = DeferredPublisher.Failure
      public let createPublisher: () -> DeferredPublisher
      public init(@runs("event") createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
      }
    }

    extension Publishers {
      public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) {
          self.sequence = sequence
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Output, Failure>(subscriber)
          let elements = Subscribers.Elements<Elements, Failure>(sequence, downstream)
          if elements.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .finished)
          } else {
            downstream.receive(subscription: elements)
          }
        }
      }
    }

    extension Sequence {
      public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
    }

    extension Publishers.Sequence {
      public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
      }
      public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
      }
      public func filter(
        _ isIncluded: (Elements.Element) -> Bool
      ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
      }
    }

    extension Just {
      public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
      public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(result: .success(output))
      }
    }

    extension Result {
      public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Success, Failure>(subscriber)
          if case .failure(let error) = result {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .failure(error))
          } else {
            downstream.receive(subscription: Subscribers.Once("Once", result, downstream))
          }
        }
      }
      public var publisher: Result<Success, Failure>.Publisher { Publisher(result: self) }
    }

    extension Optional {
      public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Wrapped, Never>(subscriber)
          if let value = output {
            downstream.receive(subscription: Subscribers.Once("Optional", .success(value), downstream))
          } else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .finished)
          }
        }
      }
      public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
    }
    """#
}
