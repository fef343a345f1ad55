for value in stride(from: 0, to: 10, by: 3) { print(value, terminator: " ") }
for value in stride(from: 10, through: 0, by: -5) { print(value, terminator: " ") }
print()
print(Array(stride(from: 0.0, through: 0.5, by: 0.1)))
print(Array(stride(from: 1, to: 1, by: 1)), Array(stride(from: 5, to: 0, by: 1)))
print(stride(from: 1, through: 9, by: 2).map { $0 * $0 }, stride(from: 0, to: 100, by: 25).reversed())
print(type(of: stride(from: 0, to: 1, by: 1)), type(of: stride(from: 0.0, through: 1, by: 1)))
print(stride(from: 2, through: 20, by: 4).contains(14), stride(from: 0, to: 7, by: 2).min()!)
let letters = Array("abcdefgh")
print(String(stride(from: 0, to: letters.count, by: 2).map { letters[$0] }))
let chunks = stride(from: 0, to: letters.count, by: 3).map { String(letters[$0..<min($0 + 3, letters.count)]) }
print(chunks, 3.advanced(by: 4), 3.distance(to: 10), (2.5).advanced(by: 0.5))
struct Floor: Strideable, CustomStringConvertible {
  var level: Int
  func distance(to other: Floor) -> Int { other.level - level }
  func advanced(by n: Int) -> Floor { Floor(level: level + n) }
  var description: String { level == 0 ? "ground" : "floor \(level)" }
}
print(Array(Floor(level: 0)...Floor(level: 2)), Array(stride(from: Floor(level: 4), to: Floor(level: 0), by: -2)))
print(Floor(level: 1) < Floor(level: 2), (Floor(level: -1)..<Floor(level: 3)).count)
for (index, value) in stride(from: 100, to: 0, by: -30).enumerated() { print(index, value, separator: ":", terminator: " ") }
print()
