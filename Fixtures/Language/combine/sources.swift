// apple-only: the toolchain of Linux has no Combine
// Publishers of one value, of none, of an error, of a sequence: what they give, and that they finish.
import Combine

struct Oops: Error {}

func show<P: Publisher>(_ title: String, _ publisher: P) {
  var values: [String] = []
  var ending = "open"
  let subscription = publisher.sink(
    receiveCompletion: {
      switch $0 {
      case .finished: ending = "finished"
      case .failure(let error): ending = "failed: \(error)"
      }
    }, receiveValue: { values.append("\($0)") })
  print("\(title): [\(values.joined(separator: ", "))] \(ending)")
  subscription.cancel()
}

show("just", Just(1))
show("empty", Empty<Int, Never>())
show("never", Empty<Int, Never>(completeImmediately: false))
show("fail", Fail<Int, Oops>(error: Oops()))
show("array", [1, 2, 3].publisher)
show("range", (1...4).publisher)
show("text", "abc".publisher)
show("none", [Int]().publisher)
show("optional", Optional(7).publisher)
show("nil", Int?.none.publisher)
show("success", Result<Int, Oops>.success(5).publisher)
show("failure", Result<Int, Oops>.failure(Oops()).publisher)

// A future begins at once, a deferred publisher is made for each subscription.
var attempts = 0
let future = Future<Int, Never> { promise in
  attempts += 1
  promise(.success(attempts * 10))
}
print("attempts before:", attempts)
show("future", future)
show("future again", future)
let deferred = Deferred { () -> Just<Int> in
  attempts += 1
  return Just(attempts)
}
print("attempts:", attempts)
show("deferred", deferred)
show("deferred again", deferred)

// A future that is fulfilled later gives its value to those who wait, and only the first result counts.
var promise: Future<String, Oops>.Promise?
let late = Future<String, Oops> { promise = $0 }
let waiting = late.sink(receiveCompletion: { print("late ended:", $0) }, receiveValue: { print("late:", $0) })
print("before")
promise?(.success("first"))
promise?(.failure(Oops()))
waiting.cancel()
