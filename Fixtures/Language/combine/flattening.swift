// apple-only: the toolchain of Linux has no Combine
// Publishers of publishers: all of them, or only the latest; and what takes the place of one that fails.
import Combine

enum Problem: Error { case first, second }
func list<P: Publisher>(_ title: String, _ publisher: P) {
  var text = ""
  _ = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  print(title, "-", text)
}

list("flatMap", [1, 2, 3].publisher.flatMap { ["\($0)a", "\($0)b"].publisher })
list("flatMap just", (1...3).publisher.flatMap { Just($0 * $0) })
list("flatMap one at a time", [1, 2].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher })

let a = PassthroughSubject<String, Never>()
let b = PassthroughSubject<String, Never>()
let which = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
let latest = which.switchToLatest().sink(receiveCompletion: { print("latest:", $0) }, receiveValue: { print("latest", $0) })
let all = which.flatMap { $0 }.sink(receiveCompletion: { print("all:", $0) }, receiveValue: { print("all", $0) })
which.send(a)
a.send("a1")
which.send(b)
a.send("a2")
b.send("b1")
which.send(completion: .finished)
b.send("b2")
b.send(completion: .finished)
a.send("a3")
a.send(completion: .finished)

let searches = PassthroughSubject<String, Never>()
let results = searches.map { text in [text + "1", text + "2"].publisher }.switchToLatest().sink { print("found", $0) }
searches.send("x")
searches.send("y")

list("catch", Fail<Int, Problem>(error: .first).catch { _ in Just(7) })
list("catch after values", [1, 2, 3].publisher.tryMap { value -> Int in
  if value == 3 { throw Problem.second }
  return value
}.catch { error in [100, 200].publisher })
list("tryCatch", Fail<Int, Problem>(error: .first).tryCatch { error -> Just<Int> in throw Problem.second })

var attempts = 0
let unreliable = Deferred { () -> AnyPublisher<Int, Problem> in
  attempts += 1
  if attempts < 3 { return Fail(error: Problem.first).eraseToAnyPublisher() }
  return Just(attempts).setFailureType(to: Problem.self).eraseToAnyPublisher()
}
list("retry 1", unreliable.retry(1))
attempts = 0
list("retry 5", unreliable.retry(5))
print("attempts", attempts)
