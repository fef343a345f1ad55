// The observers of a property access it without an override, so that they do not run again.
class Named {
  var log: [String] = []
  var name = "a" {
    willSet { log.append("will \(name) \(self.name) \(newValue)") }
    didSet {
      log.append("did \(name) \(oldValue)")
      if name == "x" { name = "y" }
      let other = self
      log.append(other.name)
      func inner() -> String { name }
      log.append(inner())
    }
  }
  func show() -> String { name }
}
final class Marked: Named {
  override var name: String {
    get { super.name + "!" }
    set { super.name = newValue + "?" }
  }
}
let marked = Marked()
marked.name = "q"
print(marked.log, marked.name, marked.show())

class Counter {
  var count = 1 {
    didSet {
      count += 10
      print("base", count, oldValue)
    }
  }
}
class Printing: Counter {
  override var count: Int { didSet { print("override", count, oldValue) } }
}
let counter = Printing()
counter.count = 5
print(counter.count)
