enum Counter { private(set) static var value = 0 { didSet { history.append(value) } }; static var history: [Int] = []; static func next() -> Int { defer { value += 1 }; return value }; static subscript(i: Int) -> Int { history[i] } }
print(Counter.next(), Counter.next(), Counter.next(), Counter.history, Counter[1])
struct Cache { static let shared = Cache(name: "shared"); static var instances = 0; let name: String; private init(name: String) { self.name = name; Cache.instances += 1; print("init", name) }; static func make(_ n: String) -> Cache { Cache(name: n) }; static let table: [String: () -> Int] = ["a": { 1 }, "b": { Cache.instances }] }
print("before")
print(Cache.shared.name, Cache.instances, Cache.make("other").name, Cache.table["b"]!(), Cache.table["a"]!())
class Base { static var log: [String] = []; class var tag: String { "Base" }; static func note(_ s: String) { log.append("\(tag) \(self) \(s)") }; init() { type(of: self).note("init") } ; deinit { Self.note("deinit") } }
class Derived: Base { override class var tag: String { "Derived" }; static var extra = 0; override init() { Self.extra += 1; super.init() } }
do { _ = Base(); _ = Derived(); let d = Derived(); _ = d.self }
print(Base.log, Derived.extra, Derived.log.count)
struct Generic<T> { static var size: Int { MemoryLayout<T>.size }; static func name() -> String { "\(self)" }; static var empty: [T] { [] } }
print(Generic<Int8>.size, Generic<Double>.size, Generic<[Int]>.name(), Generic<String>.empty)
protocol HasDefault { static var fallback: Self { get } }
extension Int: HasDefault { static let fallback = -1 }
extension String: HasDefault { static var fallback: String { "none" } }
extension Optional where Wrapped: HasDefault { var orDefault: Wrapped { self ?? .fallback } }
print((nil as Int?).orDefault, Optional("x").orDefault, (nil as String?).orDefault)
func memo(_ n: Int) -> Int { enum Store { static var values: [Int: Int] = [:]; static var hits = 0 }; if let v = Store.values[n] { Store.hits += 1; return v * 100 + Store.hits }; Store.values[n] = n * n; return n * n }
print(memo(3), memo(3), memo(4), memo(3))
struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2); static let both: Flags = [.a, .b]; static let none: Flags = [] }
print(Flags.both.rawValue, Flags.none.isEmpty, Flags.both.subtracting(.a) == .b, Flags(rawValue: 3) == .both)
var total = 0
let adders = (1...3).map { n in { total += n } }
adders.forEach { $0() }
adders[2]()
print(total)
let lazyGlobal: [Int] = { print("made at its line"); return (1...3).map { $0 * total } }()
print(lazyGlobal, Counter.next())
