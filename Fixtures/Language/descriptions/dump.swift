struct Point { var x = 1, y = 2.5 }
class Base { var id = 7 }
class Derived: Base { let tags = ["a", "b"]; var point: Point? = Point(); weak var other: Base? }
enum Shape { case dot, circle(radius: Double), poly([Point], named: String) }
dump(5)
dump("text")
dump(Point())
dump([1, 2])
dump(["k": [true]])
dump((1, name: "n", Optional(3)))
dump(Optional<Int>.none)
dump(Optional(Point()), name: "maybe")
dump(Shape.dot)
dump(Shape.circle(radius: 2))
dump(Shape.poly([Point()], named: "p"), name: "shape", indent: 2)
dump(Set([4]))
dump([Point(), Point()], maxDepth: 1)
dump([[1], [2, 3]], maxItems: 4)
dump(1...3)
dump(Int.self)
var text = ""
dump(Derived(), to: &text)
print(text.replacing(#/ #\d+/#, with: " #id"))
let returned = dump(Character("c"))
print(returned)
struct Custom: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["one": 1, "two": [2]], displayStyle: .struct) } }
dump(Custom())
struct Described: CustomStringConvertible, CustomDebugStringConvertible { let n = 1; let description = "described"; let debugDescription = "debugged" }
dump(Described())
