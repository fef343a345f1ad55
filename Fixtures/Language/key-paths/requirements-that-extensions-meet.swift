protocol P: CustomStringConvertible { var name: String { get } }
extension P { var description: String { "default \(name)" }; var name: String { "n" } ; var extra: String { "x" } }
struct S: P { var description: String { "own" }; var name: String { "s" }; var extra: String { "sx" } }
struct T: P {}
let ps: [any P] = [S(), T()]
print(ps.map(\.description), ps.map { $0.description }, ps.map(\.name), ps.map(\.extra), ps)
func f<Q: P>(_ q: Q) -> [String] { [q.description, q[keyPath: \.description], q[keyPath: \.name], q[keyPath: \Q.extra]] }
print(f(S()), f(T()))
let k: KeyPath<any P, String> = \.description
print(ps[0][keyPath: k], ps[1][keyPath: k])
