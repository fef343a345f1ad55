extension InterfaceText {
  /// Operators that count, compare, limit or collect the values of publishers.
  static let combinePublisherSequences = #"""
    import Foundation

    extension Publisher {
      public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
      }
      public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
      }
      public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
      }
      public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
      }
      public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
      where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
      }
      public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
      public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
      }
      public func last(@runs("event") where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
      }
      public func contains(@runs("event") where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
      }
      public func allSatisfy(@runs("event") _ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
      }
      public func min(@runs("event") by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
      }
      public func max(@runs("event") by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
      }
      public func tryFilter(@runs("event") _ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
      }
      public func tryCompactMap<T>(@runs("event") _ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
      }
      public func tryCatch<P: Publisher>(
        @runs("event") _ handler: @escaping (Failure) throws -> P
      ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
      }
      public func assertNoFailure(_ prefix: String = "") -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix)
      }
    }

    extension Publisher where Output: Equatable {
      public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
      }
    }

    extension Publisher where Output: Comparable {
      public func min() -> Publishers.Comparison<Self> { min(by: <) }
      public func max() -> Publishers.Comparison<Self> { max(by: <) }
    }

    extension Publishers {
      public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let combine = nextPartialResult
          var result = initial
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Output, Failure>(
              "Reduce", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, value in
                result = combine(result, value)
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion { stage.deliver(result) } else { stage.finish(completion) }
              }))
        }
      }
      public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          var all: [Upstream.Output] = []
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, [Upstream.Output], Failure>(
              "Collect", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, value in
                all.append(value)
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion { stage.deliver(all) } else { stage.finish(completion) }
              }))
        }
      }
      public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let count = self.count
          var some: [Upstream.Output] = []
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, [Upstream.Output], Failure>(
              "CollectByCount", AnySubscriber(subscriber),
              onValue: { stage, value in
                some.append(value)
                if some.count < count { return Subscribers.Demand.max(1) }
                let whole = some
                some = []
                return stage.send(whole)
              },
              onCompletion: { stage, completion in
                if case .finished = completion, !some.isEmpty { stage.deliver(some) } else { stage.finish(completion) }
              }))
        }
      }
      public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          var count = 0
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Int, Failure>(
              "Count", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, _ in
                count += 1
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion { stage.deliver(count) } else { stage.finish(completion) }
              }))
        }
      }
      public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Never, Failure>(
              "IgnoreOutput", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, _ in Subscribers.Demand.none }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "First", AnySubscriber(subscriber), takesAll: true,
              onValue: { stage, value in
                stage.deliver(value)
                return Subscribers.Demand.none
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let predicate = self.predicate
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "TryFirst", AnySubscriber(subscriber), takesAll: true,
              onValue: { stage, value in
                if predicate(value) { stage.deliver(value) }
                return Subscribers.Demand.none
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          LastWhere(upstream: upstream, predicate: { _ in true }).receive(subscriber: subscriber)
        }
      }
      public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let predicate = self.predicate
          var last: Output?
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "Last", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, value in
                if predicate(value) { last = value }
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion, let value = last { stage.deliver(value) } else { stage.finish(completion) }
              }))
        }
      }
      public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let output = self.output
          ContainsWhere(upstream: upstream, predicate: { $0 == output }).receive(subscriber: subscriber)
        }
      }
      public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let predicate = self.predicate
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Bool, Failure>(
              "Contains", AnySubscriber(subscriber), takesAll: true,
              onValue: { stage, value in
                if predicate(value) { stage.deliver(true) }
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion { stage.deliver(false) } else { stage.finish(completion) }
              }))
        }
      }
      public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let predicate = self.predicate
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Bool, Failure>(
              "AllSatisfy", AnySubscriber(subscriber), takesAll: true,
              onValue: { stage, value in
                if !predicate(value) { stage.deliver(false) }
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion { stage.deliver(true) } else { stage.finish(completion) }
              }))
        }
      }
      public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let isBefore = areInIncreasingOrder
          var best: Output?
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "Comparison", AnySubscriber(subscriber), takesAll: true,
              onValue: { _, value in
                if let old = best, !isBefore(value, old) { return Subscribers.Demand.none }
                best = value
                return Subscribers.Demand.none
              },
              onCompletion: { stage, completion in
                if case .finished = completion, let value = best { stage.deliver(value) } else { stage.finish(completion) }
              }))
        }
      }
      public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: Range<Int>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
          if range.isEmpty {
            return Empty<Upstream.Output, Upstream.Failure>().receive(subscriber: subscriber)
          }
          var (skipped, left) = (range.lowerBound, range.count)
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure>(
              "Output", AnySubscriber(subscriber),
              onValue: { stage, value in
                if skipped > 0 {
                  skipped -= 1
                  return Subscribers.Demand.max(1)
                }
                left -= 1
                if left < 0 { return Subscribers.Demand.none }
                let more = stage.send(value)
                if left == 0 { stage.finish(.finished) }
                return more
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
          var left = count
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Upstream.Output, Failure>(
              "Drop", AnySubscriber(subscriber),
              onValue: { stage, value in
                if left == 0 { return stage.send(value) }
                left -= 1
                return Subscribers.Demand.max(1)
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
          let predicate = self.predicate
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Upstream.Output, Failure>(
              "PrefixWhile", AnySubscriber(subscriber),
              onValue: { stage, value in
                if predicate(value) { return stage.send(value) }
                stage.finish(.finished)
                return Subscribers.Demand.none
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
          let predicate = self.predicate
          var isDropping = true
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Upstream.Output, Failure>(
              "DropWhile", AnySubscriber(subscriber),
              onValue: { stage, value in
                if isDropping, predicate(value) { return Subscribers.Demand.max(1) }
                isDropping = false
                return stage.send(value)
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
          var sentinel: (any Subscription)?
          let stage = Subscribers.Stage<Upstream.Output, Failure, Upstream.Output, Failure>(
            "PrefixUntilOutput",
            AnySubscriber<Upstream.Output, Failure>(subscriber).linking { inner in
              Subscriptions.Link(
                "PrefixUntilOutput", request: { inner.request($0) },
                cancel: {
                  sentinel?.cancel()
                  inner.cancel()
                })
            },
            onValue: { $0.send($1) },
            onCompletion: {
              sentinel?.cancel()
              $0.finish($1)
            })
          other.receive(
            subscriber: AnySubscriber<Other.Output, Other.Failure>(
              receiveSubscription: {
                sentinel = $0
                $0.request(Subscribers.Demand.max(1))
              },
              receiveValue: { _ in
                sentinel?.cancel()
                stage.finish(.finished)
                return Subscribers.Demand.none
              }, receiveCompletion: { _ in }))
          upstream.receive(subscriber: stage)
        }
      }
      public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
      where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
          var sentinel: (any Subscription)?
          var isDropping = true
          let stage = Subscribers.Stage<Upstream.Output, Failure, Upstream.Output, Failure>(
            "DropUntilOutput",
            AnySubscriber<Upstream.Output, Failure>(subscriber).linking { inner in
              Subscriptions.Link(
                "DropUntilOutput", request: { inner.request($0) },
                cancel: {
                  sentinel?.cancel()
                  inner.cancel()
                })
            },
            onValue: { isDropping ? Subscribers.Demand.max(1) : $0.send($1) },
            onCompletion: {
              sentinel?.cancel()
              $0.finish($1)
            })
          other.receive(
            subscriber: AnySubscriber<Other.Output, Failure>(
              receiveSubscription: {
                sentinel = $0
                $0.request(Subscribers.Demand.max(1))
              },
              receiveValue: { _ in
                isDropping = false
                sentinel?.cancel()
                return Subscribers.Demand.none
              },
              receiveCompletion: { if isDropping { stage.finish($0) } }))
          upstream.receive(subscriber: stage)
        }
      }
    }
    """#
}
