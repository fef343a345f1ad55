// What a closure's literals are, what takes the list of them tells.

let cells = [true, false, true]
print(String(cells.map { $0 ? "#" : "." }))
print(String((0..<12).map { $0 % 3 == 0 ? "x" : "-" }))
print((0..<3).map { y in String((0..<3).map { x in x == y ? "\\" : " " }) }.joined(separator: "|"))

struct Text {
  let kind: String
  init(_ character: Character) { kind = "character \(character)" }
  init(_ bytes: [UInt8]) { kind = "bytes \(bytes)" }
  init<S: Sequence>(_ characters: S) where S.Element == Character { kind = "characters \(Array(characters))" }
}
print(Text([1, 2].map { _ in "a" }).kind)
print(Text([1, 2].map { $0 == 1 ? 65 : 66 }).kind)

func measure(_ range: Range<Int>) -> String { "range" }
func measure<S: Sequence>(_ numbers: S) -> String where S.Element == Double { "numbers \(numbers.reduce(0, +))" }
let ends = [1, 2]
print(measure(ends.map { _ in 1 }))

let bytes: [UInt8] = ends.map { _ in 255 }
let letters: Set<Character> = Set(ends.map { $0 == 1 ? "a" : "b" })
print(bytes, letters.sorted(), Set(ends.map { $0 == 1 ? 1.5 : 2 }).sorted())
print([[1], [2, 3]].reduce([], +), ["a": [1]].values.reduce([], +))
