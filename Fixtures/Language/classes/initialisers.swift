class Shape {
  var name: String
  var sides: Int
  init(name: String, sides: Int) { self.name = name; self.sides = sides; setUp() }
  convenience init(sides: Int) { self.init(name: "\(sides)-gon", sides: sides) }
  convenience init?(parsing text: String) {
    guard let sides = Int(text), sides > 2 else { return nil }
    self.init(sides: sides)
  }
  required init(copying other: Shape) { name = "copy of " + other.name; sides = other.sides }
  func setUp() { print("Shape.setUp \(name)") }
  static func parse(_ text: String) -> Shape? { Shape(parsing: text) }
}
class Square: Shape {
  var length = 1.0
  override init(name: String, sides: Int) {
    length = 2
    super.init(name: name.uppercased(), sides: sides)
    length += 1
  }
  required init(copying other: Shape) {
    super.init(copying: other)
    if let square = other as? Square { length = square.length * 10 }
  }
  override func setUp() { print("Square.setUp \(name) \(length)") }
}
let square = Square(sides: 4)
print(square.name, square.length)
print(Shape.parse("5")?.name ?? "nil", Shape.parse("2") == nil, Square(parsing: "x") == nil)
func duplicate<T: Shape>(_ shape: T) -> T { T(copying: shape) }
let copy = duplicate(square)
print(copy.name, copy.length, type(of: copy))
let kind: Shape.Type = Square.self
print(kind.init(copying: square).name, type(of: kind.init(copying: Shape(sides: 3))))
class Reading {
  let value: Int
  init(_ text: String) throws {
    struct Bad: Error { let text: String }
    guard let value = Int(text) else { throw Bad(text: text) }
    self.value = value
  }
  deinit { print("Reading \(value) gone") }
}
for text in ["12", "twelve"] {
  do { print(try Reading(text).value) } catch { print("failed: \(error)") }
}
class Inherits: Shape { var extra = [1] ; lazy var total = extra.count + sides }
let inherits = Inherits(sides: 6)
inherits.extra.append(2)
print(inherits.total, inherits.extra, Inherits(parsing: "8")!.sides)
