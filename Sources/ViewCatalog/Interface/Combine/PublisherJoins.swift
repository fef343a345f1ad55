extension InterfaceText {
  /// Publishers that combine several others, sequentially or concurrently, and those that replace failures.
  static let combinePublisherJoins = #"""
    import Foundation

    extension Publisher {
      public func prepend(
        _ elements: Output...
      ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
      }
      public func prepend<S: Sequence>(
        _ elements: S
      ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
      }
      public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
      where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
      }
      public func append(
        _ elements: Output...
      ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
      }
      public func append<S: Sequence>(
        _ elements: S
      ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
      }
      public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
      where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
      }
      public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
      where P.Failure == Failure {
        Publishers.CombineLatest(a: self, b: other)
      }
      public func combineLatest<P: Publisher, T>(
        _ other: P, @runs("event") _ transform: @escaping (Output, P.Output) -> T
      ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(a: self, b: other).map { transform($0.0, $0.1) }
      }
      public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
      ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(a: self, b: publisher1, c: publisher2)
      }
      public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, @runs("event") _ transform: @escaping (Output, P.Output, Q.Output) -> T
      ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(a: self, b: publisher1, c: publisher2).map { transform($0.0, $0.1, $0.2) }
      }
      public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
      ) -> Publishers.CombineLatest4<Self, P, Q, R>
      where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(a: self, b: publisher1, c: publisher2, d: publisher3)
      }
      public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(a: self, b: other)
      }
      public func zip<P: Publisher, T>(
        _ other: P, @runs("event") _ transform: @escaping (Output, P.Output) -> T
      ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(a: self, b: other).map { transform($0.0, $0.1) }
      }
      public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
      ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(a: self, b: publisher1, c: publisher2)
      }
      public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, @runs("event") _ transform: @escaping (Output, P.Output, Q.Output) -> T
      ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(a: self, b: publisher1, c: publisher2).map { transform($0.0, $0.1, $0.2) }
      }
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
      where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(a: self, b: other)
      }
      public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(publishers: [self, other])
      }
      public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
      where Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        Publishers.Merge3(self, b, c)
      }
    }

    extension Publishers {
      public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
      where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public let prefix: Prefix
        public let suffix: Suffix
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let join = Subscribers.Switch<Output, Failure>("Concatenate", AnySubscriber(subscriber))
          let second = suffix
          prefix.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
              receiveCompletion: {
                if case .failure = $0 { return join.finish($0) }
                join.upstream = nil
                second.receive(
                  subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
                    receiveCompletion: { join.finish($0) }))
              }))
        }
      }
      public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
      where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let join = Subscribers.Switch<Output, Failure>("Catch", AnySubscriber(subscriber))
          let handler = self.handler
          upstream.receive(
            subscriber: AnySubscriber<Output, Upstream.Failure>(
              receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
              receiveCompletion: {
                guard case .failure(let error) = $0 else { return join.finish(.finished) }
                join.upstream = nil
                handler(error).receive(
                  subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
                    receiveCompletion: { join.finish($0) }))
              }))
        }
      }
      public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
      where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let join = Subscribers.Switch<Output, any Error>("TryCatch", AnySubscriber(subscriber))
          let handler = self.handler
          upstream.receive(
            subscriber: AnySubscriber<Output, Upstream.Failure>(
              receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
              receiveCompletion: {
                guard case .failure(let error) = $0 else { return join.finish(.finished) }
                join.upstream = nil
                do {
                  try handler(error).receive(
                    subscriber: AnySubscriber<Output, NewPublisher.Failure>(
                      receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
                      receiveCompletion: { completion in join.finish(completion.mapError { $0 }) }))
                } catch {
                  join.finish(.failure(error))
                }
              }))
        }
      }
      public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let retries: Int?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          attempt(Subscribers.Switch<Output, Failure>("Retry", AnySubscriber(subscriber)), retries)
        }
        func attempt(_ join: Subscribers.Switch<Output, Failure>, _ left: Int?) {
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { join.replace($0) }, receiveValue: { join.send($0) },
              receiveCompletion: {
                if case .failure = $0, left != 0, !join.isDone {
                  join.upstream = nil
                  attempt(join, left.map { $0 - 1 })
                } else {
                  join.finish($0)
                }
              }))
        }
      }
      public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
      where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let join = Subscribers.Switch<Output, Failure>("SwitchToLatest", AnySubscriber(subscriber))
          var number = 0
          var isOpen = true
          upstream.receive(
            subscriber: AnySubscriber<P, Failure>(
              receiveSubscription: {
                join.outer = $0
                join.start()
                $0.request(Subscribers.Demand.unlimited)
              },
              receiveValue: { inner in
                number += 1
                let own = number
                let last = join.upstream
                join.upstream = nil
                last?.cancel()
                inner.receive(
                  subscriber: AnySubscriber<Output, Failure>(
                    receiveSubscription: { if own == number { join.replace($0) } else { $0.cancel() } },
                    receiveValue: { own == number ? join.send($0) : Subscribers.Demand.none },
                    receiveCompletion: {
                      if own != number { return }
                      if case .failure = $0 { return join.finish($0) }
                      join.upstream = nil
                      number += 1
                      if !isOpen { join.finish(.finished) }
                    }))
                return Subscribers.Demand.none
              },
              receiveCompletion: {
                isOpen = false
                join.outer = nil
                if case .failure = $0 {
                  join.upstream?.cancel()
                  return join.finish($0)
                }
                if join.upstream == nil { join.finish(.finished) }
              }))
        }
      }
      public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
      where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let union = Subscribers.Union<Output, Failure>("FlatMap", AnySubscriber(subscriber), open: 1)
          let (most, transform) = (maxPublishers, self.transform)
          upstream.receive(
            subscriber: AnySubscriber<Upstream.Output, Failure>(
              receiveSubscription: {
                union.outer = $0
                union.downstream.receive(subscription: union)
                $0.request(most)
              },
              receiveValue: {
                union.open += 1
                union.attach(transform($0)) { union.outer?.request(Subscribers.Demand.max(1)) }
                return Subscribers.Demand.none
              },
              receiveCompletion: {
                union.outer = nil
                if case .failure = $0 { union.finish($0) } else { union.closeOne() }
              }))
        }
      }
      public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let union = Subscribers.Union<Output, Failure>("Merge", AnySubscriber(subscriber), open: 2)
          union.downstream.receive(subscription: union)
          union.attach(a) {}
          union.attach(b) {}
        }
      }
      public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) {
          self.a = a
          self.b = b
          self.c = c
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let union = Subscribers.Union<Output, Failure>("Merge", AnySubscriber(subscriber), open: 3)
          union.downstream.receive(subscription: union)
          union.attach(a) {}
          union.attach(b) {}
          union.attach(c) {}
        }
      }
      public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
      where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
      {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
          self.a = a
          self.b = b
          self.c = c
          self.d = d
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let union = Subscribers.Union<Output, Failure>("Merge", AnySubscriber(subscriber), open: 4)
          union.downstream.receive(subscription: union)
          union.attach(a) {}
          union.attach(b) {}
          union.attach(c) {}
          union.attach(d) {}
        }
      }
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let union = Subscribers.Union<Output, Failure>("Merge", AnySubscriber(subscriber), open: publishers.count)
          union.downstream.receive(subscription: union)
          for publisher in publishers { union.attach(publisher) {} }
          union.finishIfEmpty()
        }
      }
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let pair = Subscribers.Pair<A.Output, B.Output, Failure>("CombineLatest", AnySubscriber(subscriber))
          var first: A.Output?
          var second: B.Output?
          pair.onLeft = {
            first = $0
            if let other = second { pair.send($0, other) }
          }
          pair.onRight = {
            second = $0
            if let other = first { pair.send(other, $0) }
          }
          pair.isEnded = { pair.isLeftDone && pair.isRightDone }
          pair.attach(a, b)
        }
      }
      public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let pair = Subscribers.Pair<A.Output, B.Output, Failure>("Zip", AnySubscriber(subscriber))
          var first: [A.Output] = []
          var second: [B.Output] = []
          pair.onLeft = {
            first.append($0)
            if !second.isEmpty { pair.send(first.removeFirst(), second.removeFirst()) }
          }
          pair.onRight = {
            second.append($0)
            if !first.isEmpty { pair.send(first.removeFirst(), second.removeFirst()) }
          }
          pair.isEnded = { pair.isLeftDone && first.isEmpty || pair.isRightDone && second.isEmpty }
          pair.attach(a, b)
        }
      }
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let both = CombineLatest(a: CombineLatest(a: a, b: b), b: c)
          both.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).taking {
              (value: ((A.Output, B.Output), C.Output)) -> Output in (value.0.0, value.0.1, value.1)
            })
        }
      }
      public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let both = Zip(a: Zip(a: a, b: b), b: c)
          both.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).taking {
              (value: ((A.Output, B.Output), C.Output)) -> Output in (value.0.0, value.0.1, value.1)
            })
        }
      }
      public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let all = CombineLatest(a: CombineLatest(a: a, b: b), b: CombineLatest(a: c, b: d))
          all.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).taking {
              (value: ((A.Output, B.Output), (C.Output, D.Output))) -> Output in
              (value.0.0, value.0.1, value.1.0, value.1.1)
            })
        }
      }
      public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let all = Zip(a: Zip(a: a, b: b), b: Zip(a: c, b: d))
          all.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).taking {
              (value: ((A.Output, B.Output), (C.Output, D.Output))) -> Output in
              (value.0.0, value.0.1, value.1.0, value.1.1)
            })
        }
      }
    }

    extension Subscribers {
      /// A subscription to two publishers that delivers their values in pairs.
      final class Pair<Left, Right, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        let downstream: AnySubscriber<(Left, Right), Failure>
        var links: [any Subscription] = []
        var demand = Demand.none
        var onLeft: (Left) -> Void = { _ in }
        var onRight: (Right) -> Void = { _ in }
        var isEnded: () -> Bool = { false }
        var isLeftDone = false
        var isRightDone = false
        var isDone = false

        init(_ description: String, _ downstream: AnySubscriber<(Left, Right), Failure>) {
          self.description = description
          self.downstream = downstream
        }

        func attach<A: Publisher, B: Publisher>(_ a: A, _ b: B)
        where A.Output == Left, A.Failure == Failure, B.Output == Right, B.Failure == Failure {
          a.receive(
            subscriber: AnySubscriber<Left, Failure>(
              receiveSubscription: { self.add($0) },
              receiveValue: {
                if !self.isDone { self.onLeft($0) }
                return Demand.none
              },
              receiveCompletion: {
                self.isLeftDone = true
                self.end($0)
              }))
          b.receive(
            subscriber: AnySubscriber<Right, Failure>(
              receiveSubscription: { self.add($0) },
              receiveValue: {
                if !self.isDone { self.onRight($0) }
                return Demand.none
              },
              receiveCompletion: {
                self.isRightDone = true
                self.end($0)
              }))
          downstream.receive(subscription: self)
          if isLeftDone || isRightDone { end(.finished) }
        }
        func add(_ subscription: any Subscription) {
          if isDone { return subscription.cancel() }
          links.append(subscription)
          if demand > Demand.none { subscription.request(demand) }
        }
        func request(_ demand: Demand) {
          self.demand += demand
          for link in links { link.request(demand) }
        }
        func send(_ left: Left, _ right: Right) {
          demand -= 1
          let more = downstream.receive((left, right))
          if more > Demand.none { request(more) }
          if isLeftDone || isRightDone { end(.finished) }
        }
        func end(_ completion: Completion<Failure>) {
          if isDone { return }
          if case .finished = completion, !isEnded() { return }
          cancel()
          downstream.receive(completion: completion)
        }
        func cancel() {
          isDone = true
          let all = links
          links = []
          for link in all { link.cancel() }
          onLeft = { _ in }
          onRight = { _ in }
          isEnded = { false }
        }
      }
    }

    extension Publishers.CombineLatest {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.CombineLatest3 {
      public init(_ a: A, _ b: B, _ c: C) { self.init(a: a, b: b, c: c) }
    }
    extension Publishers.CombineLatest4 {
      public init(_ a: A, _ b: B, _ c: C, _ d: D) { self.init(a: a, b: b, c: c, d: d) }
    }
    extension Publishers.Zip {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.Zip3 {
      public init(_ a: A, _ b: B, _ c: C) { self.init(a: a, b: b, c: c) }
    }
    extension Publishers.Zip4 {
      public init(_ a: A, _ b: B, _ c: C, _ d: D) { self.init(a: a, b: b, c: c, d: d) }
    }
    extension Publishers.Merge {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.MergeMany {
      public init(_ upstream: Upstream...) { self.init(publishers: upstream) }
      public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { self.init(publishers: Array(upstream)) }
    }
    """#
}
