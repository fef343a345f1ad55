extension InterfaceText {
  /// Subjects.
  static let combineSubjects = #"""
    import Foundation

    public protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
      func send(subscription: any Subscription)
    }

    extension Subject where Output == Void {
      public func send() { send(()) }
    }

    @passesOn("events")
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
      let conduits = Subscribers.Conduits<Output, Failure>("PassthroughSubject")
      public init() {}
      public func send(_ input: Output) { conduits.send(input) }
      public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
      public func send(subscription: any Subscription) { conduits.follow(subscription) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(AnySubscriber(subscriber))
      }
      deinit { conduits.leave() }
    }

    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
      public var value: Output {
        get { current }
        set { send(newValue) }
      }
      var current: Output
      let conduits = Subscribers.Conduits<Output, Failure>("CurrentValueSubject")
      public init(_ value: Output) {
        current = value
        conduits.latest = value
      }
      public func send(_ input: Output) {
        if conduits.completion != nil { return }
        current = input
        conduits.send(input)
      }
      public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
      public func send(subscription: any Subscription) { conduits.follow(subscription) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(AnySubscriber(subscriber))
      }
      deinit { conduits.leave() }
    }

    extension Subscribers {
      /// The subscribers of a subject, in the order of subscription.
      final class Conduits<Output, Failure: Error> {
        let name: String
        var all: [Conduit<Output, Failure>] = []
        var completion: Completion<Failure>?
        /// The current value, which a new subscriber receives first; `nil` if the subject has none.
        var latest: Output?
        /// The subscriptions of the subject itself.
        var sources: [any Subscription] = []
        init(_ name: String) { self.name = name }

        func add(_ downstream: AnySubscriber<Output, Failure>) {
          if let end = completion {
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: end)
          }
          let conduit = Conduit<Output, Failure>(self, downstream)
          all.append(conduit)
          downstream.receive(subscription: conduit)
        }
        func send(_ value: Output) {
          if completion != nil { return }
          if latest != nil { latest = value }
          for conduit in all { conduit.offer(value) }
        }
        func finish(_ completion: Completion<Failure>) {
          if self.completion != nil { return }
          self.completion = completion
          let last = all
          all = []
          for conduit in last { conduit.finish(completion) }
        }
        func follow(_ subscription: any Subscription) {
          sources.append(subscription)
          subscription.request(Demand.unlimited)
        }
        func leave() {
          let last = sources
          sources = []
          for source in last { source.cancel() }
        }
      }

      /// One subscription to a subject.
      final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
        var list: Conduits<Output, Failure>?
        var downstream: AnySubscriber<Output, Failure>?
        var demand = Demand.none
        /// Whether the subject's current value has not been delivered yet.
        var isBehind = true
        let description: String
        init(_ list: Conduits<Output, Failure>, _ downstream: AnySubscriber<Output, Failure>) {
          self.list = list
          self.downstream = downstream
          description = list.name
        }
        func offer(_ value: Output) {
          guard let target = downstream else { return }
          if demand == Demand.none {
            isBehind = true
            return
          }
          isBehind = false
          demand -= 1
          demand += target.receive(value)
        }
        func request(_ demand: Demand) {
          self.demand += demand
          if isBehind, demand > Demand.none, let value = list?.latest { offer(value) }
        }
        func finish(_ completion: Completion<Failure>) {
          let target = downstream
          downstream = nil
          list = nil
          target?.receive(completion: completion)
        }
        func cancel() {
          downstream = nil
          let from = list
          list = nil
          from?.all.removeAll { $0 === self }
        }
      }
    }
    """#
}
