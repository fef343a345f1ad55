// Patterns of a loop that are written as calls.
enum Direction { case west, east }
enum Command: Equatable { case go(Direction), look
  init(_ s: String) { self = s == "look" ? .look : s == "w" ? .go(.west) : .go(.east) } }
print(["w", "e"].map(Command.init))
for case .go(let d) in ["go n", "look", "w"].map(Command.init) where d != .west { print(d) }
for c in ["look"].map(Command.init) { print(c) }
for case .go(let d) in ["w"].map(Command.init) { print(d) }
for case let x? in ["1", "b"].map(Int.init) { print(x) }
struct Point { var x = 1, y = 2 }
enum Shape { case circle(Point, radius: Double), line(from: Point, to: Point), empty }
let shapes: [Shape?] = [.circle(Point(), radius: 2), nil, .line(from: Point(), to: Point(x: 5)), .empty]
for case .circle(let center, let radius)? in shapes.reversed() where radius.rounded() > center.x.toDouble {
  print(center.x.advanced(by: 1), radius.squareRoot().rounded())
}
for case .line(from: let a, to: let b)? in shapes where a.x != b.x { print([a, b].map(\.x)) }
for case (let index, .some(.empty)) in shapes.enumerated() { print(index.isMultiple(of: 3)) }
extension Int { var toDouble: Double { Double(self) } }
for byte in "a{".utf8 {
  switch byte {
  case UInt8(ascii: "{"): print("brace")
  case UInt8(ascii: "a"): print("letter")
  default: print("other")
  }
}
