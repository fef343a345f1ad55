final class Button {
  private var actions: [String: [(Button) -> Void]] = [:]
  var title: String { didSet { fire("change") } }
  init(_ title: String) { self.title = title }
  @discardableResult func on(_ event: String, _ action: @escaping (Button) -> Void) -> Self { actions[event, default: []].append(action); return self }
  func fire(_ event: String) { actions[event]?.forEach { $0(self) } }
}
let button = Button("ok").on("tap") { print("tapped", $0.title) }.on("tap") { $0.title += "!" }.on("change") { print("now", $0.title) }
button.fire("tap")
button.fire("tap")
button.fire("none")
let configured: [String] = { var list = ["a"]; list.append("b"); return list }()
print(configured)
struct Middleware { typealias Handler = (String) -> String; var chain: [(@escaping Handler) -> Handler] = []
  func build(_ base: @escaping Handler) -> Handler { chain.reversed().reduce(base) { next, wrap in wrap(next) } } }
let app = Middleware(chain: [{ next in { "[" + next($0) + "]" } }, { next in { next($0.uppercased()) } }]).build { "hello " + $0 }
print(app("bob"))
func debounce(_ limit: Int, _ f: @escaping (Int) -> Void) -> (Int) -> Void { var last = Int.min; return { if $0 - limit >= last || last == .min { last = $0; f($0) } } }
let tick = debounce(3) { print("ran at", $0) }
[0, 1, 3, 5, 6, 20].forEach(tick)
var pipeline: [(name: String, step: (Double) -> Double)] = []
pipeline.append(("double", { $0 * 2 }))
pipeline.append((name: "half", step: { $0 / 4 }))
print(pipeline.reduce(10) { $1.step($0) }, pipeline.map(\.name))
let table: [Character: (Double, Double) -> Double] = ["+": (+), "*": (*), "^": { var r = 1.0; for _ in 0..<Int($1) { r *= $0 }; return r }]
print("+*^".compactMap { table[$0]?(2, 5) })
func withValue<R>(_ body: (inout Int) throws -> R) rethrows -> R { var n = 1; defer { print("ended with", n) }; return try body(&n) }
print(withValue { n -> String in n += 41; return "body \(n)" })
func escape(_ f: (() -> Void)?) { f?() }
escape(nil)
escape { print("optional closure") }
let noop: () -> Void = {}
print(noop() == (), type(of: noop()))
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
let slow = memo { (n: Int) -> Int in print("slow", n); return n * n }
print(slow(4), slow(4), slow(5))
