protocol HasRef { associatedtype Ref: Hashable; var ref: Ref { get } }
protocol Graph { associatedtype In: HasRef; associatedtype Out: HasRef
  func make(_ i: In, _ e: [Out.Ref: Out]) -> Out; func refs(_ i: In) -> [In.Ref]; func node(_ r: In.Ref) -> In }
extension Graph where In.Ref == Out.Ref {
  func resolve(_ nodes: [In]) -> [Out.Ref: Out] { var done: [Out.Ref: Out] = [:]; var open: Set<In.Ref> = []
    for n in nodes { guard done[n.ref] == nil else { continue }; go(n, &done, &open) }
    return done }
  func go(_ n: In, _ done: inout [Out.Ref: Out], _ open: inout Set<In.Ref>) { var e: [Out.Ref: Out] = [:]
    open.insert(n.ref)
    for r in refs(n) { if done[r] == nil { if open.contains(r) { print("cycle", r); continue }; go(node(r), &done, &open) }; e[r] = done[r] }
    let x = make(n, e); done[x.ref] = x; done[n.ref] = x; open.remove(x.ref)
    let same: Bool = n.ref == x.ref; print(same) } }
struct I: HasRef { let ref: String, deps: [String] }
struct O: HasRef { let ref: String, n: Int }
struct G: Graph { let all: [String: I]
  func make(_ i: I, _ e: [String: O]) -> O { O(ref: i.ref, n: 1 + e.values.map(\.n).reduce(0, +)) }
  func refs(_ i: I) -> [String] { i.deps }
  func node(_ r: String) -> I { all[r]! } }
let g = G(all: ["a": I(ref: "a", deps: ["b", "c"]), "b": I(ref: "b", deps: ["c"]), "c": I(ref: "c", deps: ["a"])])
print(g.resolve([g.all["a"]!]).mapValues(\.n).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
