enum Light: CaseIterable { case red, green, yellow; var next: Light { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }; var seconds: Int { switch self { case .red: 30; case .green: 25; case .yellow: 5 } } }
var l = Light.red
print((0..<4).map { _ in defer { l = l.next }; return "\(l)" }, Light.allCases.map(\.seconds).reduce(0, +))
enum Connection { case idle, connecting(attempt: Int), connected(id: String, since: Int), failed(any Error)
  struct Refused: Error {}
  mutating func step(_ ok: Bool, at t: Int) {
    switch self {
    case .idle, .failed: self = .connecting(attempt: 1)
    case .connecting where ok: self = .connected(id: "c\(t)", since: t)
    case .connecting(let n) where n < 3: self = .connecting(attempt: n + 1)
    case .connecting: self = .failed(Refused())
    case .connected(_, let since) where t - since > 2: self = .idle
    case .connected: break
    } }
  var id: String? { if case .connected(let id, _) = self { id } else { nil } }
  var isFailed: Bool { guard case .failed = self else { return false }; return true } }
var c = Connection.idle
for (t, ok) in [false, false, false, false, true, true, true, true, true, false].enumerated() { c.step(ok, at: t); print(t, c, c.id ?? "-", c.isFailed) }
enum Shape { case circle(r: Double), square(Double); static let unit = Shape.square(1); static func random(_ n: Int) -> Shape { n % 2 == 0 ? .circle(r: Double(n)) : .square(Double(n)) }; init(side: Double) { self = .square(side) }
  static func * (s: Shape, k: Double) -> Shape { switch s { case .circle(let r): .circle(r: r * k); case .square(let a): .square(a * k) } } }
print(Shape.unit * 3, (0..<3).map(Shape.random), Shape(side: 2), Shape.circle(r:)(5), [1, 2].map(Shape.square))
enum Namespace { static let pi = 3; static func area(_ r: Int) -> Int { pi * r * r }; enum Deep { case a; static var all: [Deep] { [.a] } } }
print(Namespace.area(2), Namespace.Deep.all, MemoryLayout<Light>.size, MemoryLayout<Int?>.stride)
enum HTTP: Int, Error, CustomStringConvertible { case ok = 200, notFound = 404; var description: String { "HTTP \(rawValue)" }; var isSuccess: Bool { (200..<300) ~= rawValue } }
do { throw HTTP.notFound } catch let e as HTTP { print(e, e.isSuccess, HTTP(rawValue: 200)!.isSuccess) }
enum Bit: UInt8, ExpressibleByBooleanLiteral { case zero, one; init(booleanLiteral b: Bool) { self = b ? .one : .zero }; static prefix func ~ (b: Bit) -> Bit { b == .one ? .zero : .one } }
print([true, false, ~true as Bit].map(\.rawValue), (true as Bit) == .one)
@frozen enum Never2 {}
func absurd(_ n: Never2) -> Int { switch n {} }
print(MemoryLayout<Never2>.size, [Never2]().map(absurd), Light.red.hashValue == Light.red.hashValue, Light.red == .red, "\(Light.self)")
