struct Point { var x = 0, y = 0 }
struct Person {
  let name: String
  var age: Int = 18
  var email: String?
  let id = 7
}
print(Person(name: "A"), Person(name: "B", age: 3), Person(name: "C", email: "c@x"), Point(), Point(y: 4))

struct Celsius {
  var degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
  init(fahrenheit: Double) { self.init((fahrenheit - 32) / 1.8) }
  init?(text: String) {
    guard text.hasSuffix("C"), let value = Double(text.dropLast()) else { return nil }
    degrees = value
  }
}
print(Celsius(20).degrees, Celsius(fahrenheit: 212).degrees, Celsius(text: "36.6C")?.degrees as Any, Celsius(text: "x") as Any)

struct Size { var width, height: Int }
struct Rectangle {
  var origin = Point()
  var size: Size
  var area: Int { size.width * size.height }
}
extension Rectangle {
  init(side: Int) { self.init(size: Size(width: side, height: side)) }
  init(center: Point, side: Int) {
    self.init(side: side)
    self.origin = Point(x: center.x - side / 2, y: center.y - side / 2)
  }
}
let square = Rectangle(center: Point(x: 10, y: 10), side: 4)
print(square.origin, square.area, Rectangle(origin: Point(x: 1), size: .init(width: 2, height: 3)).area)

struct Lines { var a: Int, b: Int; init(a: Int = 1, b: Int? = nil) { self.a = a; self.b = b ?? a * 2 } }
print(Lines(), Lines(a: 4), Lines(b: 0))
struct Wrapper<T> { var value: T; var handler: (T) -> String = { "\($0)" } }
print(Wrapper(value: 3).handler(5), Wrapper(value: "x") { $0 + "!" }.handler("y"))
let make = Person.init(name:age:email:)
print(make("F", 1, nil), [1, 2].map { Point(x: $0) }, ["1C", "2"].compactMap(Celsius.init(text:)).count)
