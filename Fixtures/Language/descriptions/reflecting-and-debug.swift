struct Point { var x = 1; var name = "n"; var nested: Inner? = Inner() ; struct Inner { let list = ["a"] } }
enum Kind { case plain, payload(String), both(Int, label: Character) }
class Node { var value = 1 }
struct Described: CustomStringConvertible { let description = "desc" }
print(String(reflecting: Point()))
print(String(reflecting: Kind.plain), String(reflecting: Kind.payload("p")), String(reflecting: Kind.both(1, label: "c")))
print(String(reflecting: "text\n"), String(reflecting: 1.5), String(reflecting: ["a"]), String(reflecting: Optional("o")), String(reflecting: Character("c")))
print(String(reflecting: Described()), String(reflecting: Node()), String(reflecting: Node.self), String(reflecting: Point.Inner.self), String(describing: Point.Inner.self))
print(String(reflecting: [Point.self]), String(reflecting: (1, "a")), String(reflecting: (x: 1, y: "a")), String(reflecting: 1...3), String(reflecting: Int.self))
print(String(describing: Kind.payload("p")), String(describing: Optional("o")), "\(Optional(Kind.plain) as Any)")
debugPrint(Point(), Kind.payload("x"), "s", "s"[...], [1: "a"], Optional(1) as Any, terminator: "!\n")
debugPrint(["a", nil], (1, "b"), Set(["z"]), [Kind.plain])
print([Point()], ["k": Kind.payload("v")], (Kind.plain, "s"))
func names() -> String { struct Local {}; return "\(Local.self) \(String(reflecting: Local.self).hasSuffix("Local"))" }
print(names(), _typeName(Point.self, qualified: true), _typeName([Kind].self, qualified: false))
extension Point { struct Deep<T> { var t: T } }
print(Point.Deep(t: 1), type(of: Point.Deep(t: "x")), String(reflecting: type(of: Point.Deep(t: Kind.plain))))
print("quoted: \("inner \("deep")")", "\\ \" \u{1F600}".debugDescription, "\u{301}".debugDescription, "a\u{0}b".debugDescription, "\u{200B}".debugDescription)
