extension InterfaceText {
  /// The subscriptions between two publishers while values flow. Programs do not see them: their publishers are only
  /// descriptions.
  static let combinePublisherStages = #"""
    import Foundation

    extension Subscribers {
      /// One operator: receives the upstream values and delivers the results downstream.
      final class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
        CustomStringConvertible
      {
        typealias Step = Subscribers.Stage<Input, Failure, Output, OutputFailure>
        let description: String
        let downstream: AnySubscriber<Output, OutputFailure>
        let onValue: (Step, Input) -> Demand
        let onCompletion: (Step, Completion<Failure>) -> Void
        /// Whether the stage requests all upstream values, to deliver one value at the end.
        let takesAll: Bool
        var upstream: (any Subscription)?
        var isDone = false
        var isAsked = false
        /// The value that was computed before there was demand for it.
        var last: Output?

        init(
          _ description: String, _ downstream: AnySubscriber<Output, OutputFailure>, takesAll: Bool = false,
          onValue: @escaping (Step, Input) -> Demand, onCompletion: @escaping (Step, Completion<Failure>) -> Void
        ) {
          self.description = description
          self.downstream = downstream
          self.takesAll = takesAll
          self.onValue = onValue
          self.onCompletion = onCompletion
        }

        func receive(subscription: any Subscription) {
          if isDone || upstream != nil { return subscription.cancel() }
          upstream = subscription
          downstream.receive(subscription: self)
        }
        func receive(_ input: Input) -> Demand { isDone ? Demand.none : onValue(self, input) }
        func receive(completion: Completion<Failure>) {
          if isDone { return }
          upstream = nil
          onCompletion(self, completion)
        }
        func request(_ demand: Demand) {
          if isDone { return }
          let isFirst = !isAsked
          isAsked = true
          if let value = last {
            last = nil
            deliver(value)
          } else if !takesAll {
            upstream?.request(demand)
          } else if isFirst {
            upstream?.request(Demand.unlimited)
          }
        }
        func cancel() {
          isDone = true
          leave()
        }

        func send(_ output: Output) -> Demand { downstream.receive(output) }
        func finish(_ completion: Completion<OutputFailure>) {
          if isDone { return }
          isDone = true
          leave()
          downstream.receive(completion: completion)
        }
        /// Delivers the only or last value, and finishes.
        func deliver(_ output: Output) {
          if isDone { return }
          leave()
          if !isAsked {
            last = output
            return
          }
          _ = downstream.receive(output)
          finish(.finished)
        }
        func leave() {
          let subscription = upstream
          upstream = nil
          subscription?.cancel()
        }
      }

      /// An operator whose upstream is replaced while values flow; the new one receives the demand that is left.
      final class Switch<Output, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        let downstream: AnySubscriber<Output, Failure>
        var upstream: (any Subscription)?
        /// The subscription that is cancelled together with the current upstream.
        var outer: (any Subscription)?
        var demand = Demand.none
        var isStarted = false
        var isDone = false

        init(_ description: String, _ downstream: AnySubscriber<Output, Failure>) {
          self.description = description
          self.downstream = downstream
        }

        func start() {
          if isStarted { return }
          isStarted = true
          downstream.receive(subscription: self)
        }
        func replace(_ subscription: any Subscription) {
          if isDone { return subscription.cancel() }
          upstream = subscription
          if !isStarted { return start() }
          if demand > Demand.none { subscription.request(demand) }
        }
        func request(_ demand: Demand) {
          self.demand += demand
          if let subscription = upstream, isStarted { subscription.request(demand) }
        }
        func cancel() {
          isDone = true
          let (inner, around) = (upstream, outer)
          upstream = nil
          outer = nil
          inner?.cancel()
          around?.cancel()
        }
        func send(_ output: Output) -> Demand {
          if isDone { return Demand.none }
          demand -= 1
          let more = downstream.receive(output)
          demand += more
          return more
        }
        func finish(_ completion: Completion<Failure>) {
          if isDone { return }
          isDone = true
          upstream = nil
          let around = outer
          outer = nil
          around?.cancel()
          downstream.receive(completion: completion)
        }
      }

      /// An operator that merges the values of several publishers into one subscriber.
      final class Union<Output, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        let downstream: AnySubscriber<Output, Failure>
        var sources: [Int: any Subscription] = [:]
        var outer: (any Subscription)?
        var next = 0
        /// The number of publishers that have not completed.
        var open: Int
        var demand = Demand.none
        /// The values that arrived before there was demand for them, with the numbers of their sources.
        var waiting: [(source: Int, value: Output)] = []
        var isDone = false

        init(_ description: String, _ downstream: AnySubscriber<Output, Failure>, open: Int) {
          self.description = description
          self.downstream = downstream
          self.open = open
        }

        func attach<P: Publisher>(_ publisher: P, ended: @escaping () -> Void) where P.Output == Output, P.Failure == Failure {
          if isDone { return }
          let number = next
          next += 1
          publisher.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { self.add($0, number) }, receiveValue: { self.take($0, number) },
              receiveCompletion: {
                self.sources[number] = nil
                if case .failure = $0 { return self.finish($0) }
                self.closeOne()
                ended()
              }))
        }
        func add(_ subscription: any Subscription, _ number: Int) {
          if isDone { return subscription.cancel() }
          sources[number] = subscription
          subscription.request(demand == Demand.unlimited ? Demand.unlimited : Demand.max(1))
        }
        func take(_ value: Output, _ number: Int) -> Demand {
          if isDone { return Demand.none }
          if demand == Demand.none {
            waiting.append((source: number, value: value))
            return Demand.none
          }
          demand -= 1
          demand += downstream.receive(value)
          return demand == Demand.unlimited ? Demand.none : Demand.max(1)
        }
        func request(_ more: Demand) {
          if isDone { return }
          let wasLimited = demand != Demand.unlimited
          demand += more
          while demand > Demand.none, !waiting.isEmpty, !isDone {
            let first = waiting.removeFirst()
            demand -= 1
            demand += downstream.receive(first.value)
            if demand != Demand.unlimited { sources[first.source]?.request(Demand.max(1)) }
          }
          if wasLimited, demand == Demand.unlimited {
            for number in 0..<next { sources[number]?.request(Demand.unlimited) }
          }
          finishIfEmpty()
        }
        func closeOne() {
          open -= 1
          finishIfEmpty()
        }
        func finishIfEmpty() {
          if open == 0, waiting.isEmpty { finish(.finished) }
        }
        func finish(_ completion: Completion<Failure>) {
          if isDone { return }
          cancel()
          downstream.receive(completion: completion)
        }
        func cancel() {
          isDone = true
          let (all, around) = (sources, outer)
          sources = [:]
          outer = nil
          waiting = []
          around?.cancel()
          for number in 0..<next { all[number]?.cancel() }
        }
      }
    }
    """#
}
