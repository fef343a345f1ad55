extension InterfaceText {
  /// Subscribers and their demand.
  static let combineSubscribers = #"""
    import Foundation

    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: any Subscription)
      func receive(_ input: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
    }

    extension Subscriber where Input == Void {
      public func receive() -> Subscribers.Demand { receive(()) }
    }

    public enum Subscribers {
      public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
      public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
        let count: Int
        public static let unlimited = Demand(count: Int.max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        public var max: Int? { count == Int.max ? nil : count }
        public var description: String { count == Int.max ? "unlimited" : "max(\(count))" }
        public static func == (lhs: Demand, rhs: Demand) -> Bool { lhs.count == rhs.count }
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
          lhs.count == Int.max || rhs.count == Int.max ? unlimited : Demand(count: lhs.count + rhs.count)
        }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
          if lhs.count == Int.max { return unlimited }
          return rhs.count >= lhs.count ? Demand.none : Demand(count: lhs.count - rhs.count)
        }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + Demand(count: rhs) }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + Demand(count: rhs) }
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - Demand(count: rhs) }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - Demand(count: rhs) }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.count == rhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count > rhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count < rhs }
      }

      public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        public var receiveValue: (Input) -> Void
        public var receiveCompletion: (Completion<Failure>) -> Void
        var link: (any Subscription)?
        var isDone = false
        public init(
          receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
          self.receiveValue = receiveValue
          self.receiveCompletion = receiveCompletion
        }
        public var description: String { "Sink" }
        public func receive(subscription: any Subscription) {
          if isDone || link != nil { return subscription.cancel() }
          link = subscription
          subscription.request(Demand.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
          if !isDone { receiveValue(value) }
          return Demand.none
        }
        public func receive(completion: Completion<Failure>) {
          if isDone { return }
          let last = receiveCompletion
          end()
          last(completion)
        }
        public func cancel() {
          let last = link
          end()
          last?.cancel()
        }
        /// Releases the closures, so that their captures live no longer than the subscription.
        func end() {
          isDone = true
          link = nil
          receiveValue = { _ in }
          receiveCompletion = { _ in }
        }
      }

      public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        var link: (any Subscription)?
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
          self.object = object
          self.keyPath = keyPath
        }
        public var description: String { "Assign" }
        public func receive(subscription: any Subscription) {
          if object == nil || link != nil { return subscription.cancel() }
          link = subscription
          subscription.request(Demand.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
          if let target = object { target[keyPath: keyPath] = value }
          return Demand.none
        }
        public func receive(completion: Completion<Never>) {
          object = nil
          link = nil
        }
        public func cancel() {
          let last = link
          object = nil
          link = nil
          last?.cancel()
        }
      }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    extension Subscribers.Completion: Hashable where Failure: Hashable {}
    extension Subscribers.Completion: Sendable {}

    extension Subscribers.Completion {
      /// The completion with its error transformed.
      func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: return .finished
        case .failure(let error): return .failure(transform(error))
        }
      }
    }

    public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
      let onSubscription: ((any Subscription) -> Void)?
      let onValue: ((Input) -> Subscribers.Demand)?
      let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
          self = erased
        } else {
          onSubscription = { s.receive(subscription: $0) }
          onValue = { s.receive($0) }
          onCompletion = { s.receive(completion: $0) }
        }
      }
      public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
      ) {
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
      }
      public var description: String { "AnySubscriber" }
      public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
      public func receive(subscription: any Subscription) { onSubscription?(subscription) }
      public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? Subscribers.Demand.none }
      public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }

      /// A subscriber that transforms values and passes them to this one.
      func taking<Other>(_ transform: @escaping (Other) -> Input) -> AnySubscriber<Other, Failure> {
        AnySubscriber<Other, Failure>(
          receiveSubscription: { receive(subscription: $0) }, receiveValue: { receive(transform($0)) },
          receiveCompletion: { receive(completion: $0) })
      }

      /// A subscriber that transforms errors and passes them to this one.
      func failing<Other: Error>(_ transform: @escaping (Other) -> Failure) -> AnySubscriber<Input, Other> {
        AnySubscriber<Input, Other>(
          receiveSubscription: { receive(subscription: $0) }, receiveValue: { receive($0) },
          receiveCompletion: { receive(completion: $0.mapError(transform)) })
      }

      /// A subscriber that transforms the subscription and passes it to this one.
      func linking(_ transform: @escaping (any Subscription) -> any Subscription) -> AnySubscriber<Input, Failure> {
        AnySubscriber<Input, Failure>(
          receiveSubscription: { receive(subscription: transform($0)) }, receiveValue: { receive($0) },
          receiveCompletion: { receive(completion: $0) })
      }
    }
    """#
}
