// What a class adds is set once, by whatever initialiser it inherits.
func made(_ name: String) -> String {
  print("made", name)
  return name
}
class Base {
  let number: Int
  init(_ number: Int) { self.number = number }
  convenience init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(number)
  }
  required init(copy: Base) { number = copy.number }
}
class Added: Base {
  var list: [Int] = [1] { didSet { print("list", oldValue) } }
  convenience init() {
    self.init(7)
    list.append(2)
  }
}
class Further: Added {
  var more = made("more")
}
class Own: Base {
  var name = made("name")
  let kind: String
  override init(_ number: Int) {
    kind = "own"
    super.init(number * 2)
    name += "!"
  }
  required init(copy: Base) {
    kind = "copied"
    super.init(copy: copy)
  }
}
print(Added().list, Added(9).list, Added(text: "4")!.list, Added(copy: Added()).list)
print(Further().more, Further(text: "5")!.number, Further(3).list)
print(Own(text: "6")!.number, Own(text: "6")!.name, Own(text: "x") as Any, Own(copy: Own(1)).kind)
