// The opaque pointers to one object are equal, also as keys, and differ from those to another object.
final class Item {
  let name: String
  init(_ name: String) { self.name = name }
}
let first = Item("first")
let second = Item("second")
func address(_ item: Item) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(item).toOpaque() }
print(address(first) == address(first), address(first) == address(second))
var counts: [UnsafeMutableRawPointer: Int] = [:]
for item in [first, second, first] { counts[address(item), default: 0] += 1 }
print(counts.count, counts[address(first)] ?? 0, counts[address(second)] ?? 0)
print(Unmanaged<Item>.fromOpaque(address(second)).takeUnretainedValue().name)
print(Int(bitPattern: address(first)) == Int(bitPattern: address(first)))
