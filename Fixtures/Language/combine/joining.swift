// apple-only: the toolchain of Linux has no Combine
// Publishers beside each other: merged, the latest of each, pairs, one after another.
import Combine

let numbers = PassthroughSubject<Int, Never>()
let letters = PassthroughSubject<String, Never>()
let flags = CurrentValueSubject<Bool, Never>(false)
var bag: Set<AnyCancellable> = []

numbers.map { "\($0)" }.merge(with: letters)
  .sink(receiveCompletion: { print("merge:", $0) }, receiveValue: { print("merge", $0) }).store(in: &bag)
numbers.combineLatest(letters)
  .sink(receiveCompletion: { print("latest:", $0) }, receiveValue: { print("latest", $0) }).store(in: &bag)
numbers.combineLatest(letters, flags) { "\($0)\($1)\($2)" }.sink { print("three", $0) }.store(in: &bag)
numbers.zip(letters)
  .sink(receiveCompletion: { print("zip:", $0) }, receiveValue: { print("zip", $0.0, $0.1) }).store(in: &bag)
numbers.zip(letters) { "\($0)+\($1)" }.sink { print("zip made", $0) }.store(in: &bag)

for (number, letter) in [(1, "a"), (2, "b")] {
  print("send", number)
  numbers.send(number)
  print("send", letter)
  letters.send(letter)
}
print("send 3, 4")
numbers.send(3)
numbers.send(4)
print("flag")
flags.send(true)
print("letters end")
letters.send(completion: .finished)
print("numbers end")
numbers.send(completion: .finished)

func list<P: Publisher>(_ title: String, _ publisher: P) {
  var text = ""
  _ = publisher.sink(receiveCompletion: { text += "\($0)" }, receiveValue: { text += "\($0) " })
  print(title, "-", text)
}
let some = [1, 2].publisher
list("prepend", some.prepend(0))
list("prepend list", some.prepend([8, 9]))
list("append", some.append(3, 4))
list("append publisher", some.append([7].publisher))
list("merge", some.merge(with: [5, 6].publisher))
list("merge 3", some.merge(with: [5].publisher, Just(6).eraseToAnyPublisher()))
list("merge many", Publishers.MergeMany([some, [3].publisher, [4].publisher]))
list("combineLatest", some.combineLatest([5, 6].publisher))
list("combineLatest 4", Publishers.CombineLatest4(Just(1), Just("b"), Just(3.5), Just(true)))
list("zip", some.zip(["a", "b", "c"].publisher))
list("zip 3", some.zip([3, 4].publisher, [5, 6].publisher))
list("Zip", Publishers.Zip(Just(1), Just(2)))
