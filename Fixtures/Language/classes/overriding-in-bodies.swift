// Classes of functions and blocks override as others do.

func zoo() {
  class Animal {
    var sound: String { "..." }
    func legs() -> Int { 4 }
    subscript(index: Int) -> String { "animal \(index)" }
    func describe() -> String { "\(type(of: self)): \(sound), \(legs()) legs, \(self[0])" }
  }
  class Bird: Animal {
    override var sound: String { "tweet" }
    override func legs() -> Int { 2 }
    override subscript(index: Int) -> String { "bird " + super[index] }
  }
  final class Penguin: Bird {
    override var sound: String { super.sound.uppercased() }
  }
  let animals: [Animal] = [Animal(), Bird(), Penguin()]
  for animal in animals { print(animal.describe()) }
}
zoo()

do {
  class Node {
    var kind: Kind { Kind(of: self) }
  }
  class Leaf: Node {}
  class Kind {
    let name: String
    init(of node: Node) {
      name = switch node {
      case is Leaf: "leaf"
      default: "node"
      }
    }
  }
  class Disguised: Node {
    override var kind: Kind { .init(of: Leaf()) }
  }
  let nodes: [Node] = [Node(), Leaf(), Disguised()]
  print(nodes.map(\.kind.name))
}
