// apple-only: the toolchain of Linux has no Combine
// A subscription ends when it is cancelled, when `AnyCancellable` is released, and with the set or object that holds it.
import Combine

let subject = PassthroughSubject<Int, Never>()

var single: AnyCancellable? = subject.sink { print("single", $0) }
subject.send(1)
single = nil
subject.send(2)

var bag: Set<AnyCancellable> = []
subject.sink { print("set a", $0) }.store(in: &bag)
subject.sink { print("set b", $0) }.store(in: &bag)
print(bag.count)
subject.send(3)
bag.removeAll()
subject.send(4)

var list: [AnyCancellable] = []
subject.sink { print("list", $0) }.store(in: &list)
subject.send(5)
list = []
subject.send(6)

final class Listener {
  var total = 0
  private var bag: Set<AnyCancellable> = []
  init(_ subject: PassthroughSubject<Int, Never>) {
    subject.sink { [weak self] in self?.total += $0 }.store(in: &bag)
  }
  deinit { print("listener ends with", total) }
}
var listener: Listener? = Listener(subject)
subject.send(7)
subject.send(8)
listener = nil
subject.send(9)

func scoped() {
  let inner = subject.sink { print("scoped", $0) }
  subject.send(10)
  withExtendedLifetime(inner) {}
}
scoped()
subject.send(11)

// Ignored: gone at once.
_ = subject.sink { print("ignored", $0) }
subject.send(12)

var actions = 0
do {
  let cancellable = AnyCancellable { actions += 1 }
  cancellable.cancel()
  cancellable.cancel()
}
print("actions:", actions)

let handled = subject.handleEvents(receiveCancel: { print("cancelled upstream") }).map { $0 * 2 }.sink { print("doubled", $0) }
subject.send(13)
handled.cancel()
handled.cancel()
subject.send(14)
