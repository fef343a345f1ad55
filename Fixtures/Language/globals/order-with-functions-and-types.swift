print("start")
func trace(_ s: String) -> String { print("trace", s); return s }
let a = trace("a")
struct S { static let x = trace("S.x"); static var y = { trace("S.y") }(); let z = trace("z"); init() { print("S.init") } ; lazy var l = trace("lazy") }
let b = trace("b"), c = trace("c")
print(S.y)
var s = S()
print("made")
_ = s.l
_ = s.l
print(S.x, S.x)
class Base { let one = trace("Base.one"); var two: String; init() { print("Base.init"); two = trace("two"); hook() }; func hook() { print("Base.hook") } }
class Derived: Base { let three = trace("Derived.three"); override init() { print("Derived.init start"); super.init(); print("Derived.init end", three) }; override func hook() { print("Derived.hook", three) } }
_ = Derived()
enum E { static let table = Dictionary(uniqueKeysWithValues: ["k"].map { ($0, trace("table")) }); case k }
func usesLater() -> String { later }
let later = trace("later")
print(usesLater(), E.table["k"]!)
func defaultArgument(_ n: String = trace("default")) -> String { n }
print(defaultArgument(), defaultArgument("given"))
protocol P { static var shared: String { get } }
extension P { static var shared: String { trace("computed \(Self.self)") } }
struct Q: P {}
print(Q.shared, Q.shared)
struct Wrapper { @propertyWrapper struct W { var wrappedValue: String { didSet { print("W", wrappedValue) } }; init(wrappedValue: String) { print("W.init", wrappedValue); self.wrappedValue = wrappedValue } }; @W var p = trace("p"); var q = trace("q") }
var w = Wrapper()
w.p = "changed"
print(w.q)
defer { print("deferred at the end") }
let closure = { trace("in closure") }
print("before closure")
_ = closure()
if let n = Optional(trace("condition")), n.count > 3 { print("then") }
for i in [trace("sequence")] { print("body", i) }
while trace("loop").isEmpty {}
switch trace("subject") { case trace("pattern"): print("no"); case "subject": print("matched"); default: break }
print("end")
