// apple-only: the toolchain of Linux has no Combine
// One subscription for many: shared, multicast, connected by hand.
import Combine

var made = 0
let source = PassthroughSubject<Int, Never>()
let counted = source.handleEvents(
  receiveSubscription: { _ in
    made += 1
    print("subscribed", made)
  }, receiveCancel: { print("cancelled") }
).map { value -> Int in
  print("work on", value)
  return value * 10
}

print("-- not shared")
var a: AnyCancellable? = counted.sink { print("a", $0) }
var b: AnyCancellable? = counted.sink { print("b", $0) }
source.send(1)
a = nil
b = nil

print("-- shared")
let shared = counted.share()
a = shared.sink { print("a", $0) }
b = shared.sink { print("b", $0) }
source.send(2)
a = nil
source.send(3)
b = nil
source.send(4)

print("-- multicast")
let multicast = counted.multicast { PassthroughSubject<Int, Never>() }
a = multicast.sink { print("a", $0) }
source.send(5)
b = multicast.sink { print("b", $0) }
let connection = multicast.connect()
source.send(6)
connection.cancel()
source.send(7)

print("-- multicast with a value")
let latest = counted.multicast(subject: CurrentValueSubject<Int, Never>(-1)).autoconnect()
a = latest.sink { print("a", $0) }
source.send(8)
b = latest.sink { print("b", $0) }
a = nil
b = nil

print("-- connectable")
let connectable = [1, 2].publisher.makeConnectable()
a = connectable.sink { print("a", $0) }
b = connectable.sink { print("b", $0) }
let running = connectable.connect()

print("-- a shared list is over for who comes late")
let list = [1, 2].publisher.share()
a = list.sink(receiveCompletion: { print("a", $0) }, receiveValue: { print("a", $0) })
b = list.sink(receiveCompletion: { print("b", $0) }, receiveValue: { print("b", $0) })
