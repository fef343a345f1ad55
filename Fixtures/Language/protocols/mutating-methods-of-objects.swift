// A mutating method of a protocol's extension may put another object in the place of an object.
protocol Counted { var value: Int { get set } }
extension Counted {
  mutating func bump(_ change: (inout Int) -> Void) { change(&value) }
  mutating func replace(by other: Self) { self = other }
}
final class Box: Counted { var value: Int; init(_ v: Int) { value = v } }
var table = [Int: Box]()
for i in 0..<6 { table[i % 2, default: Box(0)].bump { $0 += 1 } }
print(table.count, table[0]?.value as Any)
var b = Box(1)
let c = b
b.bump { $0 += 5 }
print(b.value, c.value)
b.replace(by: Box(9))
print(b.value, c.value)
var list = [Box(1), Box(2)]
list[0].replace(by: list[1])
print(list[0] === list[1])
class Holder { var box = Box(3) }
let holder = Holder()
holder.box.replace(by: Box(4))
print(holder.box.value)
