enum Mode { case none, normal }

enum Priority: Hashable { case normal, window }

extension Priority {
  static func == (lhs: Self, rhs: Mode) -> Bool {
    print("priority and mode")
    return lhs.hashValue == Self.normal.hashValue && rhs.hashValue == Mode.normal.hashValue
  }
  static func == (lhs: Mode, rhs: Self) -> Bool { rhs == lhs }
}

struct Money: Comparable {
  var cents: Int
  static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
  static func < (lhs: Money, rhs: Int) -> Bool { lhs.cents < rhs * 100 }
  static func == (lhs: Money, rhs: Int) -> Bool { lhs.cents == rhs * 100 }
}

let priority = Priority.window
print(priority == .window, priority == Mode.normal, Mode.none == priority)
if priority != .normal { print("not normal") }
print([Priority.normal, .window].contains(.window), [Priority.normal: 1][.normal] ?? 0)
print(Set([Priority.window, .window, .normal]).count)

let money = Money(cents: 300)
print(money == Money(cents: 300), money == 3, money < 4, money < Money(cents: 301), money >= Money(cents: 300))
print([Money(cents: 5), Money(cents: 2)].sorted().map(\.cents), max(money, Money(cents: 9)).cents)
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(priority, .window), same(money, Money(cents: 1)))
