// Lists and dictionaries written as literals, whose elements are told by what stands behind them.

struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var value: Double
  init(floatLiteral value: Double) { self.value = value }
  init(integerLiteral value: Int) { self.value = Double(value) }
}
print([1, 2.5].map { (length: Meters) in length.value })

protocol Shape { var sides: Int { get } }
struct Square: Shape { var sides = 4 }
struct Triangle: Shape { var sides = 3 }
print([Square(), Triangle()].map { (shape: any Shape) in shape.sides })
print([(&), (|), (^)].map { (operation: (Int, Int) -> Int) in operation(6, 3) })
print([0.5, 1].map { (number: Float) in number * 2 })

func roman(_ text: String) -> Int {
  text.reduce(0) { $0 + (["I": 1, "V": 5, "X": 10][$1] ?? 0) }
}
print(roman("XVI"))
for letter in "IX" {
  print(["I": 1, "X": 10][letter] as Any, ["I": "one"][letter, default: "-"])
}

let digits = "017"
if ["0", "1"].contains(digits.first) { print("begins with 0 or 1") }
print(["0", nil].contains(digits.last), [1, 2].contains([1].first))
if ["a", "b"].firstIndex(of: "bc".first) == 1 { print("second") }
let two: Float = 2
print([1, 2].contains(two), [1: "a"][UInt8(1)] as Any)

enum Kind { case perfect, odd }
func compare<Value: Equatable>(_ one: Value, _ other: Value) { print(one == other) }
compare([.perfect], [Kind.perfect])
compare([.odd: 1], [Kind.odd: 1])
