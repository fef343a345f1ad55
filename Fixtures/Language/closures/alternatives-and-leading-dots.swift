// The alternatives of a choice, and leading dots in nested closures, take the type that a parameter requires.

struct Ve: Equatable { var p: Int }
struct Poly { init?(_ p: Path, m: Int? = nil) { print("path"); }
  init?(_ v: [Ve], m: Int? = nil) { print("vertices", v.map(\.p)) } }
struct Path { }
func make(_ v: [Ve], _ invert: Bool) -> Poly? { Poly(invert ? v.reversed() : v) }
_ = make([Ve(p: 1), Ve(p: 2)], true)
func f(_ p: Path) { print("path") }
func f(_ v: [Ve]) { print("vertices") }
let v = [Ve(p: 1)]
f(v.isEmpty ? v.reversed() : v)
f(v.isEmpty ? v : v.reversed())
f(v.isEmpty ? [] : v)
func g(_ v: [Ve]) { print("g") }
g(v.isEmpty ? v.reversed() : v)

struct Idx: CustomStringConvertible { let a: Int, b: Int; var description: String { "\(a)-\(b)" } }
func v(_ f: () -> [Idx]) { print(f()) }
v { [1, 2].flatMap { a in [3, 4].map { b in .init(a: a, b: b) } } }
v { [3, 4].map { b in .init(a: 1, b: b) } + [.init(a: 9, b: 9)] }
v { [1, 2].flatMap { a in [3, 4].map { b in .init(a: a, b: b) } } + [.init(a: 9, b: 9)] }
let all: [Idx] = [1, 2].flatMap { a in [3, 4].map { b in .init(a: a, b: b) } } + [.init(a: 9, b: 9)]
print(all)
let more: [Idx] = [.init(a: 0, b: 0)] + [1, 2].map { .init(a: $0, b: 1) }
print(more)
