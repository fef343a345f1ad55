enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case polygon([(Double, Double)])
  case named(String, _ inner: [Shape] = [])
  case empty
  var area: Double {
    switch self {
    case .circle(let r): return (3 * r * r)
    case .rectangle(let w, let h): return w * h
    case let .polygon(points) where points.count < 3: return 0
    case .polygon(let points):
      return abs(zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.0 * $1.1.1 - $1.1.0 * $1.0.1) }) / 2
    case let .named(_, inner): return inner.map(\.area).reduce(0, +)
    case .empty: return 0
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3.5), .polygon([(0, 0), (4, 0), (0, 3)]), .named("group", [.circle(radius: 1), .empty]), .named("n"), .empty]
for shape in shapes { print(shape, shape.area) }
if case .rectangle(let width, _) = shapes[1] { print("width", width) }
let radii = shapes.compactMap { shape -> Double? in
  guard case let .circle(radius) = shape else { return nil }
  return radius
}
print(radii)
enum Payment: Equatable {
  case cash(Int)
  case card(number: String, expiry: (month: Int, year: Int))
  static func == (l: Payment, r: Payment) -> Bool {
    switch (l, r) {
    case let (.cash(a), .cash(b)): return a == b
    case let (.card(a, x), .card(b, y)): return a == b && x == y
    default: return false
    }
  }
}
print(Payment.cash(1) == .cash(1), Payment.card(number: "4", expiry: (1, 30)) == .cash(4), Payment.card(number: "4", expiry: (month: 2, year: 31)))
let makers: [(Int) -> Payment] = [Payment.cash, { .card(number: "\($0)", expiry: ($0, $0)) }]
print(makers.map { $0(5) }, [1, 2].map(Payment.cash))
enum Message: Hashable { case text(String), move(x: Int, y: Int), stop }
print(Set<Message>([.stop, .stop, .text("a"), .text("a"), .move(x: 1, y: 2)]).count, Message.move(x: 1, y: 2) == .move(x: 1, y: 3))
var message = Message.text("hi")
if case .text(var text) = message { text += "!"; message = .text(text) }
print(message, Optional(Message.stop) as Any, [Message.stop: "s"])
enum Either<L, R> { case left(L), right(R)
  func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } }
}
print([Either.left(3), .right("four")].map { $0.fold(String.init) { $0.uppercased() } }, Either<Int, String>.left(1))
