// A property that overrides another one to observe it is observed in initialisers, too, once the object is there.
class Shape {
  var name: String { didSet { print("did", oldValue, name) } }
  init(_ name: String) { self.name = name; self.name = name + "!" }
  func area() -> Double { 0 }
}
class Square: Shape {
  var side: Double
  init(side: Double) { self.side = side; super.init("sq"); name = "square"; self.name += "?" }
  override var name: String { willSet { print("will", newValue) } }
  override func area() -> Double { side * side }
}
class Big: Square {
  override var name: String { didSet { print("big", oldValue) } }
  init() { super.init(side: 9); name = "big" }
}
let square = Square(side: 2)
square.name = "x"
print(square.area(), (square as Shape).name, Big().name)
