// Where a `?` finds nothing, what would be assigned or added is not worked out.
func p(_ x: Int) -> Int { print("p", x); return x }
var y: Int? = nil
y? += p(4)
var z: Int? = 1
z? += p(5)
var list: [Int]? = nil
list?[p(0)] += p(7)
list?.append(p(8))
list?.swapAt(p(1), p(2))
let empty: [Int] = []
y? += empty[3]
list?.append(empty[2])
list?[empty[1]] = empty[0]
class K { var n = 0; var next: K?; var names: [String] = [] }
var k: K? = nil
k?.n += p(9)
k?.next?.n = p(10)
k?.next?.names.append("\(p(11))")
k = K()
k?.n += p(12)
k?.next?.n += p(13)
k?.names.append("\(p(14))")
var table = ["a": [1]]
table["b"]?.append(p(15))
table["a"]?.append(p(16))
table["b"]?[0] += p(17)
var text: String? = nil
text? += "\(p(18))"
print(y as Any, z as Any, k!.n, k!.names, table)
