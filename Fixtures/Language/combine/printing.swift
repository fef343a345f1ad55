// apple-only: the toolchain of Linux has no Combine
// `print` and `handleEvents` show what passes by: the subscription, what is asked for, values, the end.
import Combine

enum Problem: Error { case bad }

let finished = [1, 2].publisher.print("list").sink { _ in }
let mapped = Just(5).map { $0 + 1 }.print().sink { print("sink", $0) }
let subject = PassthroughSubject<Int, Problem>()
var cancellable: AnyCancellable? = subject.print("subject").sink(receiveCompletion: { _ in }, receiveValue: { _ in })
subject.send(3)
subject.send(completion: .failure(.bad))
let current = CurrentValueSubject<String, Never>("x")
cancellable = current.print("current").prefix(2).sink { print("got", $0) }
current.send("y")
current.send("z")
cancellable = current.print("again").sink { _ in }
cancellable?.cancel()

final class Lines: TextOutputStream {
  var text: [String] = []
  func write(_ string: String) { text.append(string) }
}
let lines = Lines()
let written = Empty<Int, Never>().print("empty", to: lines).sink { _ in }
print(lines.text.joined().split(separator: "\n").count, "lines")

let events = PassthroughSubject<Int, Never>()
let handled = events.handleEvents(
  receiveSubscription: { print("subscription:", $0) }, receiveOutput: { print("output:", $0) },
  receiveCompletion: { print("completion:", $0) }, receiveCancel: { print("cancel") },
  receiveRequest: { print("request:", $0) }
).sink(receiveCompletion: { print("end:", $0) }, receiveValue: { print("value:", $0) })
events.send(1)
handled.cancel()
events.send(2)
let other = events.handleEvents(receiveOutput: { print("only output:", $0) }).sink { print("value:", $0) }
events.send(3)
events.send(completion: .finished)
