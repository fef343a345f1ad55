struct Rectangle { var width = 0.0, height = 0.0
  var area: Double { width * height }
  var side: Double { get { width == height ? width : .nan } set { (width, height) = (newValue, newValue) } }
  var center: (x: Double, y: Double) { get { (width / 2, height / 2) } set { width = newValue.x * 2; height = newValue.y * 2 } }
  func scaled(by k: Double) -> Self { Rectangle(width: width * k, height: height * k) }
  mutating func rotate() { swap(&width, &height) } }
var r = Rectangle(width: 2, height: 3)
r.rotate()
r.center.x += 1
print(r, r.area, r.side.isNaN, r.scaled(by: 2).area)
r.side = 4
print(r.center, r.area)
struct Team { var members: [String] = []; var lead: String? { members.first }; subscript(i: Int) -> String { get { members[i] } set { members[i] = newValue } }; mutating func promote(_ n: String) { if let i = members.firstIndex(of: n) { members.swapAt(0, i) } } }
var a = Team(members: ["x", "y", "z"]), b = a
b.promote("z")
b[1] += "!"
print(a.members, b.members, a.lead!, b.lead!, Team().lead as Any)
final class Storage<T> { var v: T; init(_ v: T) { self.v = v } }
struct COW { private var s = Storage([Int]()); private(set) var copies = 0; var items: [Int] { s.v }; mutating func append(_ n: Int) { if !isKnownUniquelyReferenced(&s) { s = Storage(s.v); copies += 1 }; s.v.append(n) } }
var c = COW()
c.append(1)
var d = c
d.append(2)
d.append(3)
c.append(9)
print(c.items, d.items, c.copies, d.copies)
struct Node { var value: Int; var children: [Node] = []; var sum: Int { value + children.map(\.sum).reduce(0, +) }; mutating func double() { value *= 2; for i in children.indices { children[i].double() } } }
var tree = Node(value: 1, children: [Node(value: 2), Node(value: 3, children: [Node(value: 4)])])
let saved = tree
tree.double()
tree.children[1].children[0].value = 100
print(tree.sum, saved.sum, saved.children.count)
let constant = Rectangle(width: 1, height: 1)
var changed = constant
changed.width = 7
print(constant.area, changed.area, [constant, changed].map(\.area), (constant, changed).0.width)
func take(_ r: consuming Rectangle) -> Double { r.width += 1; return r.width }
print(take(constant), constant.width, { (r: inout Rectangle) in r.height = 5; return r.area }(&changed))
struct Empty: Equatable {}
print(Empty() == Empty(), MemoryLayout<Empty>.size, MemoryLayout<Rectangle>.size, MemoryLayout<Int?>.size, Empty())
