struct Address { var city = "Rome", lines = ["a"] }
struct Person { var name: String; var address = Address(); var friends: [Person] = []; subscript(f: Int) -> Person { get { friends[f] } set { friends[f] = newValue } }; mutating func move(_ c: String) { address.city = c; for i in friends.indices { friends[i].move(c + "\(i)") } } }
var p = Person(name: "P", friends: [Person(name: "Q"), Person(name: "R")])
var copy = p
p[0].address.lines[0] += "!"
p.friends[1].friends.append(Person(name: "S"))
p[1][0].name = "T"
p.move("Oslo")
print(p[0].address, p[1].friends[0].address.city, p[1][0].name, copy[0].address, copy[1].friends.count)
var byName = ["p": p]
byName["p"]?.friends[0].name.append("2")
byName["p"]!.address.lines += ["b", "c"]
byName["none"]?.move("x")
print(byName["p"]!.friends[0].name, byName["p"]!.address.lines, p.friends[0].name)
func edit(_ ps: inout [Person], _ f: (inout Person) -> Void) { for i in ps.indices { f(&ps[i]) } }
edit(&copy.friends) { $0.name = $0.name.lowercased(); $0.address.city += "?" }
print(copy.friends.map { $0.name + $0.address.city })
var optional: Person? = p
optional?.friends[0].address.lines.removeAll()
optional?.name = "Opt"
print(optional!.friends[0].address.lines, p.friends[0].address.lines, optional?.name ?? "")
final class Box<T> { var value: T; init(_ v: T) { value = v } }
let box = Box(p)
box.value.friends.removeLast()
let alias = box
alias.value.name = "via alias"
print(box.value.name, box.value.friends.count, p.friends.count)
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
for r in grid.indices { for c in grid[r].indices { grid[r][c] = r * 3 + c } }
grid[0].swapAt(0, 2)
grid.swapAt(0, 1)
grid[1][0...1] = [9]
print(grid, grid.map { $0.reduce(0, +) })
var tuple = (p, [1: ["x"]])
tuple.0.address.city = "Tuple"
tuple.1[1]?[0] += "y"
tuple.1[2, default: []].append("z")
print(tuple.0.address.city, tuple.1[1]!, tuple.1[2]!, p.address.city)
var matrix: [[Int]?] = [[1], nil]
matrix[0]?[0] = 5
matrix[1]?[0] = 5
print(matrix)
let paths: [WritableKeyPath<Person, String>] = [\.name, \.address.city, \.address.lines[0]]
for k in paths { p[keyPath: k] = p[keyPath: k].uppercased() }
print(p.name, p.address)
func chain(_ p: Person) -> Person { var q = p; defer { q.name = "unseen" }; q.name += "+"; return q }
print(chain(p).name, p.name)
var arr = [1, 2, 3], other = arr
other.withUnsafeMutableBufferPointer { $0[0] = 100 }
print(arr, other)
