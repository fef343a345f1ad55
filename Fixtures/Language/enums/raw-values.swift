enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars = 10, jupiter }
print(Planet.allCases.map(\.rawValue), Planet(rawValue: 3) as Any, Planet(rawValue: 5) as Any, Planet.earth)
enum Suit: String { case hearts, spades = "♠", clubs }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "♠")!, Suit(rawValue: "spades") as Any)
enum Ratio: Double { case half = 0.5, third = 0.25 }
enum Letter: Character { case a = "a", b = "β" }
print(Ratio.half.rawValue * 4, Letter(rawValue: "β")!, Letter.a.rawValue)
enum Level: Int, Comparable {
  case low, mid, high
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
  var next: Level? { Level(rawValue: rawValue + 1) }
  init(score: Int) { self = score < 10 ? .low : score < 100 ? .mid : .high }
  init?(name: String) {
    switch name { case "l": self = .low; case "h": self = .high; default: return nil }
  }
  static let `default` = Level.mid
}
print(Level.low < .high, Level.mid.next!, Level.high.next as Any, Level(score: 50), Level(name: "x") as Any, Level.default, [Level.high, .low].max()!)
enum Direction: CaseIterable { case up, right, down, left
  func turned(_ clockwise: Bool = true) -> Direction {
    let all = Self.allCases
    let index = all.firstIndex(of: self)!
    return all[(index + (clockwise ? 1 : all.count - 1)) % all.count]
  }
  var isVertical: Bool { self == .up || self == .down }
  static prefix func - (d: Direction) -> Direction { d.turned().turned() }
}
print(Direction.left.turned(), Direction.up.turned(false), -Direction.right, Direction.allCases.filter(\.isVertical), Direction.allCases.count)
print(Set([Direction.up, .up, .left]).count, [Direction.up: 1][.up]!, "\(Direction.down)" + String(describing: Suit.clubs), type(of: Suit.clubs))
struct Status: RawRepresentable, Equatable { let rawValue: Int; static let ok = Status(rawValue: 200) }
print(Status(rawValue: 200) == .ok, Status.ok, Planet.venus.hashValue == Planet.venus.hashValue)
