// apple-only: the toolchain of Linux has no Combine
// Operators that count, cut and gather: which of them end early, and what they give at the end.
import Combine

func list<P: Publisher>(_ title: String, _ publisher: P) {
  var text = ""
  _ = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  print(title, "-", text)
}
let subject = PassthroughSubject<Int, Never>()
func run<P: Publisher>(_ title: String, _ publisher: P, _ values: [Int] = [1, 2, 3, 4, 1]) {
  var text = ""
  let subscription = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  for value in values { subject.send(value) }
  print(title, "-", text)
  subscription.cancel()
}
let numbers = (1...6).publisher

run("first", subject.first())
run("first where", subject.first { $0 > 2 })
run("prefix", subject.prefix(2))
run("prefix while", subject.prefix { $0 < 3 })
run("dropFirst", subject.dropFirst())
run("dropFirst 3", subject.dropFirst(3))
run("drop while", subject.drop { $0 < 3 })
run("output at", subject.output(at: 1))
list("prefix 0", numbers.prefix(0))
list("last", numbers.last())
list("last where", numbers.last { $0 % 2 == 1 })
list("collect", numbers.collect())
list("collect 4", numbers.collect(4))
list("count", numbers.count())
list("reduce", numbers.reduce(0, +))
list("min", numbers.min())
list("max by", numbers.max { $0 % 4 < $1 % 4 })
list("contains", numbers.contains(4))
list("contains where", numbers.contains { $0 > 9 })
list("allSatisfy", numbers.allSatisfy { $0 > 0 })
list("ignoreOutput", numbers.ignoreOutput())
list("output in", numbers.output(in: 2...3))
list("nothing", Empty<Int, Never>().collect())
list("nothing", Empty<Int, Never>().first())
list("nothing", Empty<Int, Never>().reduce(5, +))

// The publisher behind `first` is cancelled, and gives no more.
let counted = subject.handleEvents(
  receiveOutput: { print("given", $0) }, receiveCompletion: { print("completed", $0) },
  receiveCancel: { print("cancelled") })
run("first of counted", counted.first { $0 == 2 })

let gate = PassthroughSubject<String, Never>()
let until = subject.prefix(untilOutputFrom: gate).sink(
  receiveCompletion: { print("until:", $0) }, receiveValue: { print("until", $0) })
let after = subject.drop(untilOutputFrom: gate).sink { print("after", $0) }
subject.send(1)
gate.send("open")
subject.send(2)
