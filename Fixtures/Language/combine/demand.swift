// apple-only: the toolchain of Linux has no Combine
// Subscribers and publishers of one's own: who asks for how much, and what is given of it.
import Combine

final class Careful: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  let first: Subscribers.Demand
  let more: (Int) -> Subscribers.Demand
  var subscription: (any Subscription)?
  init(first: Subscribers.Demand, more: @escaping (Int) -> Subscribers.Demand = { _ in .none }) {
    self.first = first
    self.more = more
  }
  func receive(subscription: any Subscription) {
    print("subscribed")
    self.subscription = subscription
    subscription.request(first)
  }
  func receive(_ input: Int) -> Subscribers.Demand {
    print("value", input)
    return more(input)
  }
  func receive(completion: Subscribers.Completion<Never>) { print("completion", completion) }
}

let two = Careful(first: .max(2))
(1...5).publisher.subscribe(two)
print("one more")
two.subscription?.request(.max(1))
print("all")
two.subscription?.request(.unlimited)

let growing = Careful(first: .max(1)) { $0 == 1 ? .max(2) : .none }
(1...5).publisher.map { $0 }.filter { $0 != 2 }.subscribe(growing)
growing.subscription?.cancel()
growing.subscription?.request(.unlimited)

// What a passthrough subject sends when nothing is asked for is lost; a current value is kept.
let subject = PassthroughSubject<Int, Never>()
let lazy = Careful(first: .none)
subject.subscribe(lazy)
subject.send(1)
lazy.subscription?.request(.max(1))
subject.send(2)
subject.send(3)
let current = CurrentValueSubject<Int, Never>(10)
let slow = Careful(first: .max(1))
current.subscribe(slow)
current.value = 11
current.value = 12
slow.subscription?.request(.max(1))

struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(start, subscriber))
  }
  final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    var left: Int
    var target: S?
    init(_ start: Int, _ target: S) {
      left = start
      self.target = target
    }
    func request(_ demand: Subscribers.Demand) {
      var open = demand
      while open > .none, left > 0, let subscriber = target {
        open -= 1
        left -= 1
        open += subscriber.receive(left + 1)
      }
      if left == 0 {
        target?.receive(completion: .finished)
        target = nil
      }
    }
    func cancel() {
      Swift.print("countdown cancelled at", left)
      target = nil
    }
  }
}
let counted = Countdown(start: 3).map { "T-\($0)" }.sink(
  receiveCompletion: { print("countdown", $0) }, receiveValue: { print($0) })
let early = Countdown(start: 9).prefix(2).sink { print("early", $0) }
let firstBig = Countdown(start: 9).first { $0 < 8 }.sink { print("first", $0) }
print(Subscribers.Demand.unlimited, Subscribers.Demand.max(3), Subscribers.Demand.none)
print(Subscribers.Demand.max(2) + 1 == .max(3), Subscribers.Demand.unlimited > .max(1_000), Subscribers.Demand.max(4).max ?? 0)

let any = AnySubscriber<Int, Never>(
  receiveSubscription: { $0.request(.max(1)) },
  receiveValue: {
    print("any", $0)
    return $0 < 3 ? .max(1) : .none
  }, receiveCompletion: { print("any", $0) })
[1, 2, 3, 4].publisher.subscribe(any)
