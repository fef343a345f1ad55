extension InterfaceText {
  /// Publishers that share one subscription, and the values of publishers in `for await`.
  static let combinePublisherSharing = #"""
    import Foundation

    extension Publishers {
      public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
      where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        var subject: SubjectType?
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
          self.upstream = upstream
          self.createSubject = createSubject
        }
        func shared() -> SubjectType {
          if let known = subject { return known }
          let made = createSubject()
          subject = made
          return made
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          shared().receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).linking { inner in
              Subscriptions.Link("Multicast", request: { inner.request($0) }, cancel: { inner.cancel() })
            })
        }
        public func connect() -> any Cancellable { upstream.subscribe(shared()) }
      }
      public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>
        public init(upstream: Upstream) {
          self.upstream = upstream
          let subject = Multicast(
            upstream: upstream, createSubject: { PassthroughSubject<Upstream.Output, Upstream.Failure>() })
          shared = Autoconnect(upstream: subject)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          shared.receive(subscriber: subscriber)
        }
      }
      public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        var count = 0
        var connection: (any Cancellable)?
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).linking { inner in
              Subscriptions.Link(
                "\(inner)", request: { inner.request($0) },
                cancel: {
                  inner.cancel()
                  self.leave()
                })
            })
          count += 1
          if count == 1 { connection = upstream.connect() }
        }
        func leave() {
          count -= 1
          if count > 0 { return }
          let last = connection
          connection = nil
          last?.cancel()
        }
      }
      public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
        init(upstream: Upstream) {
          shared = Multicast(
            upstream: upstream, createSubject: { PassthroughSubject<Upstream.Output, Upstream.Failure>() })
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          shared.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable { shared.connect() }
      }
    }

    public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
      public typealias Element = P.Output
      public typealias Failure = Never
      let publisher: P
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        let values: Subscribers.Awaited<P.Output, Never>
        public mutating func next() async -> P.Output? {
          switch await values.next() {
          case .success(let value)?: return value
          case nil: return nil
          }
        }
      }
      public init(_ publisher: P) { self.publisher = publisher }
      public func makeAsyncIterator() -> Iterator {
        let values = Subscribers.Awaited<P.Output, Never>()
        publisher.receive(subscriber: values.subscriber)
        return Iterator(values: values)
      }
    }

    public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
      public typealias Element = P.Output
      let publisher: P
      public struct Iterator: AsyncIteratorProtocol {
        let values: Subscribers.Awaited<P.Output, P.Failure>
        public mutating func next() async throws -> P.Output? {
          switch await values.next() {
          case .success(let value)?: return value
          case .failure(let error)?: throw error
          case nil: return nil
          }
        }
      }
      public init(_ publisher: P) { self.publisher = publisher }
      public func makeAsyncIterator() -> Iterator {
        let values = Subscribers.Awaited<P.Output, P.Failure>()
        publisher.receive(subscriber: values.subscriber)
        return Iterator(values: values)
      }
    }

    extension Publisher {
      public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
    }

    extension Future where Failure == Never {
      public var value: Output {
        get async {
          await withCheckedContinuation { continuation in
            self.whenFulfilled {
              if case .success(let output) = $0 { continuation.resume(returning: output) }
            }
          }
        }
      }
    }

    extension Future {
      public var value: Output {
        get async throws {
          try await withCheckedThrowingContinuation { continuation in
            self.whenFulfilled {
              switch $0 {
              case .success(let output): continuation.resume(returning: output)
              case .failure(let error): continuation.resume(throwing: error)
              }
            }
          }
        }
      }
    }

    extension Subscribers {
      /// A subscriber that requests a value when a task waits for one.
      final class Awaited<Output, Failure: Error> {
        typealias Answer = Result<Output, Failure>?
        var link: (any Subscription)?
        var demand = Demand.none
        var waiting: [CheckedContinuation<Answer, Never>] = []
        var failure: Failure?
        var isDone = false

        var subscriber: AnySubscriber<Output, Failure> {
          AnySubscriber<Output, Failure>(
            receiveSubscription: { [weak self] in self?.start($0) },
            receiveValue: { [weak self] in
              self?.take($0)
              return Demand.none
            }, receiveCompletion: { [weak self] in self?.finish($0) })
        }
        func start(_ subscription: any Subscription) {
          link = subscription
          if demand > Demand.none { subscription.request(demand) }
        }
        func take(_ value: Output) {
          if !waiting.isEmpty { waiting.removeFirst().resume(returning: .success(value)) }
        }
        func finish(_ completion: Completion<Failure>) {
          if case .failure(let error) = completion { failure = error }
          end()
        }
        func next() async -> Answer {
          await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
              if self.isDone {
                continuation.resume(returning: self.takeFailure())
              } else {
                self.waiting.append(continuation)
                if let subscription = self.link { subscription.request(Demand.max(1)) } else { self.demand += 1 }
              }
            }
          } onCancel: {
            let subscription = self.link
            self.end()
            subscription?.cancel()
          }
        }
        func takeFailure() -> Answer {
          guard let error = failure else { return nil }
          failure = nil
          return .failure(error)
        }
        func end() {
          isDone = true
          link = nil
          let all = waiting
          waiting = []
          for continuation in all { continuation.resume(returning: takeFailure()) }
        }
        deinit { link?.cancel() }
      }
    }
    """#
}
