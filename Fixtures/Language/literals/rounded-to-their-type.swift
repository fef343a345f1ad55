// Literals take the type that the code around them asks for, and are rounded to it.
let wide: Float = 16777217
let half: Float = 0.1
print(wide, Double(half), Float(16777219), UInt8(200), UInt64(18446744073709551615))

func kind(_ value: UInt8) -> String { "UInt8" }
func kind(_ value: Int) -> String { "Int" }
print(kind(UInt8(3)), kind(3), [UInt16(7)], max(UInt8(1), 2))

let mask: Int32 = (1 << 30) - 1
var flags: UInt8 = 1
flags |= 1 << 6
print(mask, flags, flags << 1, type(of: (1 as UInt8) << 2))

for bit: UInt8 in 0..<3 { print(bit, ~bit, type(of: bit)) }
for step: Double in [1, 2.5] { print(step) }

print((0x30...0x39) ~= (53 as UInt8), "a"..."f" ~= ("c" as Character))
let pairs: [(UInt64, Float)] = Array(repeating: (1, 2), count: 2)
print(pairs[0], type(of: pairs[1].1))

struct Amount: Comparable, ExpressibleByIntegerLiteral {
  var units: Int
  init(integerLiteral value: Int) { units = value }
  static func < (left: Amount, right: Amount) -> Bool {
    print("less")
    return left.units < right.units
  }
  static func == (left: Amount, right: Amount) -> Bool {
    print("equal")
    return left.units == right.units
  }
}
let amount: Amount = 5
print(amount == 5, amount < 3, amount >= 5, flags == 65)

func joined(_ words: [String]) -> String { "array " + words.joined() }
func joined(_ words: ArraySlice<String>) -> String { "slice " + words.joined() }
let words = ["a", "b", "c"]
print(joined(["x"] + words[1...]), joined(words[1...]), joined(["y"]))
let set: Set = [1, 2, 3]
print(set.isSuperset(of: [1, 2]), (set + [9]).sorted(), type(of: set + [9]))
