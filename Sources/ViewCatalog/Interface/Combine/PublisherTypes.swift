extension InterfaceText {
  /// The publisher types of operators that process values one by one.
  static let combinePublisherTypes = #"""
    import Foundation

    public enum Publishers {
      public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          upstream.receive(subscriber: AnySubscriber<Output, Failure>(subscriber).taking(transform))
        }
      }
      public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let keyPath: KeyPath<Upstream.Output, Output>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let path = keyPath
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(subscriber).taking { (value: Upstream.Output) -> Output in value[keyPath: path] })
        }
      }
      public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          upstream.receive(subscriber: AnySubscriber<Output, Failure>(subscriber).failing(transform))
        }
      }
      public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Output, Failure>(subscriber)
          upstream.receive(
            subscriber: AnySubscriber<Output, Never>(
              receiveSubscription: { downstream.receive(subscription: $0) },
              receiveValue: { downstream.receive($0) },
              receiveCompletion: { _ in downstream.receive(completion: .finished) }))
        }
      }
      public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let prefix: String
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let text = prefix
          upstream.receive(
            subscriber: AnySubscriber<Output, Never>(subscriber).failing { (error: Upstream.Failure) -> Never in
              fatalError(text.isEmpty ? "\(error)" : "\(text): \(error)")
            })
        }
      }
      public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let transform = self.transform
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
              "TryMap", AnySubscriber(subscriber),
              onValue: { stage, value in
                do {
                  return stage.send(try transform(value))
                } catch {
                  stage.finish(.failure(error))
                  return Subscribers.Demand.none
                }
              }, onCompletion: { stage, completion in stage.finish(completion.mapError { $0 }) }))
        }
      }
      public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let transform = self.transform
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Output, Failure>(
              "CompactMap", AnySubscriber(subscriber),
              onValue: { stage, value in
                if let made = transform(value) { return stage.send(made) }
                return Subscribers.Demand.max(1)
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let transform = self.transform
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
              "TryCompactMap", AnySubscriber(subscriber),
              onValue: { stage, value in
                do {
                  if let made = try transform(value) { return stage.send(made) }
                  return Subscribers.Demand.max(1)
                } catch {
                  stage.finish(.failure(error))
                  return Subscribers.Demand.none
                }
              }, onCompletion: { stage, completion in stage.finish(completion.mapError { $0 }) }))
        }
      }
      public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let isIncluded = self.isIncluded
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "Filter", AnySubscriber(subscriber),
              onValue: { stage, value in isIncluded(value) ? stage.send(value) : Subscribers.Demand.max(1) },
              onCompletion: { $0.finish($1) }))
        }
      }
      public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) throws -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let isIncluded = self.isIncluded
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Upstream.Failure, Output, any Error>(
              "TryFilter", AnySubscriber(subscriber),
              onValue: { stage, value in
                do {
                  return try isIncluded(value) ? stage.send(value) : Subscribers.Demand.max(1)
                } catch {
                  stage.finish(.failure(error))
                  return Subscribers.Demand.none
                }
              }, onCompletion: { stage, completion in stage.finish(completion.mapError { $0 }) }))
        }
      }
      public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let isSame = predicate
          var last: Output?
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "RemoveDuplicates", AnySubscriber(subscriber),
              onValue: { stage, value in
                if let old = last, isSame(old, value) { return Subscribers.Demand.max(1) }
                last = value
                return stage.send(value)
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let combine = nextPartialResult
          var result = initialResult
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Failure, Output, Failure>(
              "Scan", AnySubscriber(subscriber),
              onValue: { stage, value in
                result = combine(result, value)
                return stage.send(result)
              }, onCompletion: { $0.finish($1) }))
        }
      }
      public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let combine = nextPartialResult
          var result = initialResult
          upstream.receive(
            subscriber: Subscribers.Stage<Upstream.Output, Upstream.Failure, Output, any Error>(
              "TryScan", AnySubscriber(subscriber),
              onValue: { stage, value in
                do {
                  result = try combine(result, value)
                  return stage.send(result)
                } catch {
                  stage.finish(.failure(error))
                  return Subscribers.Demand.none
                }
              }, onCompletion: { stage, completion in stage.finish(completion.mapError { $0 }) }))
        }
      }
      public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
      where Upstream.Output == Coder.Input {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let decoder: Coder
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let decoder = self.decoder
          upstream.tryMap { try decoder.decode(Output.self, from: $0) }.receive(subscriber: subscriber)
        }
      }
      public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let encoder: Coder
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let encoder = self.encoder
          upstream.tryMap { try encoder.encode($0) }.receive(subscriber: subscriber)
        }
      }
      public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let output: Upstream.Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let output = self.output
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Upstream.Failure, Output, Never>(
              "ReplaceError", AnySubscriber(subscriber), onValue: { stage, value in stage.send(value) },
              onCompletion: { stage, completion in
                if case .failure = completion { stage.deliver(output) } else { stage.finish(.finished) }
              }))
        }
      }
      public struct ReplaceNil<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Output
        @primitive public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
      }
      public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let output = self.output
          var isEmpty = true
          upstream.receive(
            subscriber: Subscribers.Stage<Output, Failure, Output, Failure>(
              "ReplaceEmpty", AnySubscriber(subscriber),
              onValue: { stage, value in
                isEmpty = false
                return stage.send(value)
              },
              onCompletion: { stage, completion in
                if case .finished = completion, isEmpty { stage.deliver(output) } else { stage.finish(completion) }
              }))
        }
      }
      public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Upstream.Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Output, Failure>(subscriber)
          let events = self
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { subscription in
                events.receiveSubscription?(subscription)
                downstream.receive(
                  subscription: Subscriptions.Link(
                    "HandleEvents",
                    request: {
                      events.receiveRequest?($0)
                      subscription.request($0)
                    },
                    cancel: {
                      events.receiveCancel?()
                      subscription.cancel()
                    }))
              },
              receiveValue: {
                events.receiveOutput?($0)
                let more = downstream.receive($0)
                if more > Subscribers.Demand.none { events.receiveRequest?(more) }
                return more
              },
              receiveCompletion: {
                events.receiveCompletion?($0)
                downstream.receive(completion: $0)
              }))
        }
      }
      public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let prefix: String
        public var stream: (any TextOutputStream)?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let downstream = AnySubscriber<Output, Failure>(subscriber)
          let start = prefix.isEmpty ? "" : prefix + ": "
          var target = stream
          func log(_ text: String) {
            if target == nil { Swift.print(start + text) } else { target?.write(start + text + "\n") }
          }
          func logRequest(_ demand: Subscribers.Demand, _ ending: String) {
            if let count = demand.max { log("request max: (\(count))" + ending) } else { log("request unlimited" + ending) }
          }
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { subscription in
                log("receive subscription: (\(subscription))")
                downstream.receive(
                  subscription: Subscriptions.Link(
                    "Print",
                    request: {
                      logRequest($0, "")
                      subscription.request($0)
                    },
                    cancel: {
                      log("receive cancel")
                      subscription.cancel()
                    }))
              },
              receiveValue: {
                log("receive value: (\($0))")
                let more = downstream.receive($0)
                if more > Subscribers.Demand.none { logRequest(more, " (synchronous)") }
                return more
              },
              receiveCompletion: {
                switch $0 {
                case .finished: log("receive finished")
                case .failure(let error): log("receive error: (\(error))")
                }
                downstream.receive(completion: $0)
              }))
        }
      }
    }

    public protocol TopLevelDecoder<Input> {
      associatedtype Input
      func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
    }

    public protocol TopLevelEncoder<Output> {
      associatedtype Output
      func encode<T: Encodable>(_ value: T) throws -> Output
    }

    extension JSONDecoder: TopLevelDecoder {
      public typealias Input = Data
    }

    extension JSONEncoder: TopLevelEncoder {
      public typealias Output = Data
    }
    """#
}
