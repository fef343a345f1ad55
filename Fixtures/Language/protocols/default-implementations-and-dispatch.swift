protocol Greeter {
  var name: String { get }
  func greet() -> String
}
extension Greeter {
  func greet() -> String { "Hello, \(name)" }
  func farewell() -> String { "Bye, \(name)" }
  var loud: String { greet().uppercased() }
}
struct Plain: Greeter { let name = "Plain" }
struct Fancy: Greeter {
  let name = "Fancy"
  func greet() -> String { "Good day from \(name)" }
  func farewell() -> String { "Adieu, \(name)" }
}
let fancy = Fancy()
let any: Greeter = fancy
print(Plain().greet(), fancy.greet(), any.greet(), separator: " | ")
print(Plain().farewell(), fancy.farewell(), any.farewell(), separator: " | ")
func generic<G: Greeter>(_ g: G) -> String { g.greet() + " / " + g.farewell() + " / " + g.loud }
print(generic(fancy))
class Base: Greeter { var name: String { "Base" } }
class Sub: Base { override var name: String { "Sub" }; func greet() -> String { "Sub greets" } }
print(Sub().greet(), (Sub() as Base).greet(), (Sub() as Greeter).greet())
class Base2: Greeter { let name = "B2"; func greet() -> String { "base2" } }
class Sub2: Base2 { override func greet() -> String { "sub2, " + super.greet() } }
print((Sub2() as Greeter).greet(), (Sub2() as Base2).loud)
protocol Shape { func area() -> Double; static var sides: Int { get } }
extension Shape { static var sides: Int { 4 }; func describe() -> String { "\(Self.sides) sides, area \(area())" } }
struct Square: Shape { var side: Double; func area() -> Double { side * side } }
struct Triangle: Shape { static let sides = 3; func area() -> Double { 0.5 } }
print([Square(side: 2), Triangle()].map { (shape: any Shape) in shape.describe() }, Square.sides)
extension Greeter where Self: Equatable { func same(as other: Self) -> Bool { self == other } }
extension Plain: Equatable {}
print(Plain().same(as: Plain()))
extension Collection where Element: Greeter { func all() -> String { map { $0.greet() }.joined(separator: ";") } }
print([Plain(), Plain()].all())
