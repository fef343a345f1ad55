import Foundation

class Shape {
  private static var created = 0
  let id: Int
  var color: String?

  init(color: String? = nil) {
    Shape.created += 1
    id = Shape.created
    self.color = color
  }

  func area() -> Double { fatalError("must be overridden") }
  func perimeter() -> Double { fatalError("must be overridden") }

  var summary: String {
    let prefix = color.map { $0 + " " } ?? ""
    return "#\(id) \(prefix)\(type(of: self)): area \(String(format: "%.2f", area())), perimeter \(String(format: "%.2f", perimeter()))"
  }

  class func count() -> Int { created }
}

class Circle: Shape {
  var radius: Double
  init(radius: Double, color: String? = nil) {
    self.radius = radius
    super.init(color: color)
  }
  override func area() -> Double { return Double.pi * radius * radius }
  override func perimeter() -> Double { return 2 * .pi * radius }
}

class Rectangle: Shape {
  var width: Double
  var height: Double
  init(width: Double, height: Double, color: String? = nil) {
    self.width = width
    self.height = height
    super.init(color: color)
  }
  override func area() -> Double { return width * height }
  override func perimeter() -> Double { return 2 * (width + height) }
}

final class Square: Rectangle {
  convenience init(side: Double) { self.init(width: side, height: side, color: "plain") }
  override var width: Double { didSet { if height != width { height = width } } }
  override var height: Double { didSet { if width != height { width = height } } }
}

final class Triangle: Shape {
  let sides: (a: Double, b: Double, c: Double)
  init?(_ a: Double, _ b: Double, _ c: Double) {
    guard a + b > c, b + c > a, a + c > b else { return nil }
    sides = (a, b, c)
    super.init()
  }
  override func perimeter() -> Double { return sides.a + sides.b + sides.c }
  override func area() -> Double {
    let s = perimeter() / 2
    return sqrt(s * (s - sides.a) * (s - sides.b) * (s - sides.c))
  }
}

var shapes: [Shape] = [Circle(radius: 1, color: "red"), Rectangle(width: 2, height: 3.5), Square(side: 2)]
if let triangle = Triangle(3, 4, 5) { shapes.append(triangle) }
print(Triangle(1, 1, 5) == nil)
for shape in shapes { print(shape.summary) }
let square = shapes[2] as! Square
square.width = 5
print(square.height, square.area())
(shapes[1] as? Rectangle)?.height *= 2
let total = shapes.map { $0.area() }.reduce(0, +)
print(String(format: "%.3f", total), Shape.count())
let largest = shapes.max { $0.area() < $1.area() }!
print(largest === square, shapes.filter { $0 is Rectangle }.count, shapes.filter { type(of: $0) == Rectangle.self }.count)
let groups = Dictionary(grouping: shapes) { $0.color ?? "none" }
for key in groups.keys.sorted() { print(key, groups[key]!.map { $0.id }) }
