// apple-only: the toolchain of Linux has no Combine
// Operators that take values one by one.
import Combine

enum Problem: Error { case odd(Int), other }

func list<P: Publisher>(_ title: String, _ publisher: P) {
  var text = ""
  _ = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  print(title, "-", text)
}
struct Point { var x: Int, y: Int }
let numbers = [3, 1, 4, 1, 5, 9, 2, 6].publisher
let subject = PassthroughSubject<Int, Never>()
func run<P: Publisher>(_ title: String, _ publisher: P, _ values: [Int] = [1, 2, 2, 3, 1]) {
  var text = ""
  let subscription = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  for value in values { subject.send(value) }
  print(title, "-", text)
  subscription.cancel()
}

list("map", numbers.map { $0 * 2 })
list("key path", [Point(x: 1, y: 2), Point(x: 3, y: 4)].publisher.map(\.y))
list("compactMap", ["1", "x", "3"].publisher.compactMap { Int($0) })
list("filter", numbers.filter { $0 > 3 })
run("map", subject.map { "<\($0)>" })
run("filter", subject.filter { $0 != 2 })
run("compactMap", subject.compactMap { $0 == 2 ? nil : $0 * 10 })
run("removeDuplicates", subject.removeDuplicates())
run("removeDuplicates by", subject.removeDuplicates { $0 % 2 == $1 % 2 })
run("scan", subject.scan(0, +))
run("scan text", subject.scan("") { $0 + "\($1)" })
run("tryMap", subject.tryMap { value -> Int in
  if value == 3 { throw Problem.odd(value) }
  return value * 100
})
run("tryFilter", subject.tryFilter { value in
  if value == 3 { throw Problem.other }
  return value == 2
})
list("mapError", numbers.tryMap { _ -> Int in throw Problem.odd(1) }.mapError { _ in Problem.other })
list("replaceNil", [1, nil, 3].publisher.replaceNil(with: 0))
list("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 8))
list("replaceEmpty not", Just(1).replaceEmpty(with: 8))
list("replaceError", numbers.tryMap { value -> Int in
  if value == 4 { throw Problem.other }
  return value
}.replaceError(with: -1))
list("setFailureType", Just(2).setFailureType(to: Problem.self))
list("setFailureType", numbers.setFailureType(to: Problem.self).map { $0 + 1 })
run("chain", subject.map { $0 * 3 }.filter { $0 % 2 == 1 }.map { "\($0)" }.scan("") { $0 + $1 }.removeDuplicates())
run("erased", subject.map { $0 + 1 }.eraseToAnyPublisher())
