// apple-only: the toolchain of Linux has no Combine
// `assign(to:on:)` writes a property, `assign(to:)` a published one as long as the object lives.
import Combine

final class Label {
  var text = "" {
    didSet { print("text:", text) }
  }
}
let label = Label()
let source = PassthroughSubject<Int, Never>()
let assigned = source.map { "n\($0)" }.assign(to: \.text, on: label)
source.send(1)
source.send(2)
assigned.cancel()
source.send(3)
print(label.text)

final class Form: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  @Published private(set) var length = -1
  init() {
    $name.map { $0.count >= 3 }.assign(to: &$isValid)
    $name.map(\.count).removeDuplicates().assign(to: &$length)
  }
  deinit { print("form ends") }
}
var form: Form? = Form()
let valid = form!.$isValid.sink { print("valid:", $0) }
print(form!.length)
form!.name = "ab"
form!.name = "abc"
print(form!.isValid, form!.length)
form = nil
valid.cancel()
print("end")
