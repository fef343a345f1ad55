// apple-only: the toolchain of Linux has no Combine
// `@Published`: a subscriber of `$value` is given the current value, then each new one before the property has it.
// `objectWillChange` is told first, of equal values too.
import Combine

final class Model: ObservableObject {
  @Published var count = 0
  @Published var name: String
  @Published var items: [Int] = []
  var plain = 0
  init(name: String) { self.name = name }
}

let model = Model(name: "start")
var log: [String] = []
let counts = model.$count.sink { print("$count gives", $0, "while count is", model.count) }
let changes = model.objectWillChange.sink { print("will change: count \(model.count), name \(model.name), items \(model.items)") }

model.count = 1
print("now", model.count)
model.count = 1
model.name = "end"
model.plain = 5
model.items.append(4)
model.items[0] += 1
print(model.items)
model.count += 10
print("now", model.count)

changes.cancel()
counts.cancel()
model.count = 99
print("silent", model.count)

// The same publisher each time.
print(model.objectWillChange === model.objectWillChange)

// Sent by hand.
final class Manual: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}
let manual = Manual()
let told = manual.objectWillChange.sink { print("manual was", manual.value) }
manual.value = 3
manual.value = 3
print(manual.value)
