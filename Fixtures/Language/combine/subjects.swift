// apple-only: the toolchain of Linux has no Combine
// Subjects: who is subscribed gets what is sent from then on; a current value is given first; after the end nothing is.
import Combine

let subject = PassthroughSubject<Int, Never>()
subject.send(0)
let first = subject.sink(receiveCompletion: { print("first ended:", $0) }, receiveValue: { print("first:", $0) })
subject.send(1)
let second = subject.sink { print("second:", $0) }
subject.send(2)
first.cancel()
subject.send(3)
subject.send(completion: .finished)
subject.send(4)
let third = subject.sink(receiveCompletion: { print("third ended:", $0) }, receiveValue: { print("third:", $0) })

let current = CurrentValueSubject<String, Never>("a")
print(current.value)
let one = current.sink { print("one:", $0, current.value) }
current.value = "b"
current.send("c")
print(current.value)
let two = current.sink(receiveCompletion: { print("two ended:", $0) }, receiveValue: { print("two:", $0) })
current.send(completion: .finished)
current.send("d")
current.value = "e"
print(current.value)

let events = PassthroughSubject<Void, Never>()
var count = 0
let counting = events.sink { count += 1 }
events.send()
events.send(())
print("events:", count)

enum Failure: Error { case broken }
let failing = PassthroughSubject<Int, Failure>()
let watching = failing.sink(receiveCompletion: { print("failing:", $0) }, receiveValue: { print("value:", $0) })
failing.send(1)
failing.send(completion: .failure(.broken))
failing.send(2)

// A subject as the subscriber of another publisher.
let target = CurrentValueSubject<Int, Never>(0)
let shown = target.sink { print("target:", $0) }
let link = [5, 6].publisher.subscribe(target)
print(target.value)

// Sending while a value is being given.
let nested = PassthroughSubject<Int, Never>()
let descending = nested.sink { value in
  print("down", value)
  if value > 0 { nested.send(value - 1) }
  print("up", value)
}
nested.send(2)
