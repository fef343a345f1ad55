// When values that are never copied end.

struct File: ~Copyable {
  let number: Int
  init(_ number: Int) {
    self.number = number
    print("open", number)
  }
  func read() -> String { "data \(number)" }
  consuming func close() {
    print("close", number)
    discard self
  }
  consuming func finish() { print("finish", number) }
  deinit { print("deinit", number) }
}
func use(_ file: borrowing File) { print("use", file.read()) }
func take(_ file: consuming File) { print("take", file.number) }
func make(_ number: Int) -> File { File(number) }

do {
  let file = make(1)
  use(file)
}
do {
  let file = File(2)
  file.close()
  print("after close")
}
do {
  let file = File(3)
  take(file)
  print("after take")
}
do {
  let file = File(4)
  file.finish()
  print("after finish")
}

struct Box<Content: ~Copyable>: ~Copyable {
  var content: Content
  init(_ content: consuming Content) { self.content = content }
  consuming func unwrap() -> Content { content }
}
do {
  let box = Box(File(5))
  print(box.content.read())
  let file = box.unwrap()
  use(file)
}

enum Perhaps<Content: ~Copyable>: ~Copyable {
  case some(Content), none
  consuming func or(_ other: consuming Content) -> Content {
    switch consume self {
    case .some(let content): return content
    case .none: return other
    }
  }
}
do {
  let file = Perhaps.some(File(6)).or(File(7))
  use(file)
}

struct Named: ~Copyable {
  var name: String
  deinit { print("bye", name) }
}
func scope() {
  let first = Named(name: "first")
  var second = Named(name: "second")
  second.name += "!"
  print("in scope", first.name, second.name)
}
scope()

final class Holder {
  var held: Named
  init(_ name: String) { held = Named(name: name) }
  deinit { print("holder ends") }
}
do {
  let holder = Holder("held")
  holder.held = Named(name: "another")
  print("replaced")
}
func replace() {
  var name = Named(name: "old")
  name = Named(name: "new")
  print("assigned", name.name)
}
replace()
func early(_ isEarly: Bool) {
  let name = Named(name: isEarly ? "early" : "late")
  if isEarly { return }
  print("still here", name.name)
}
early(true)
early(false)
