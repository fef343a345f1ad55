print([1, 2] == [1, 2], ["a": [1]] == ["a": [1]], Set([1, 2]) == [2, 1], (1, "a") == (1, "a"), Optional(1) == 1, [nil, 1] == [nil, 1], [[1], []] == [[1], []])
struct Item: Equatable { let name: String; let price: Double?; let tags: [String]; let pair: Pair; struct Pair: Equatable { let l: Int, r: Int } }
let a = Item(name: "x", price: nil, tags: ["t"], pair: .init(l: 1, r: 2))
print(a == Item(name: "x", price: nil, tags: ["t"], pair: .init(l: 1, r: 2)), a != Item(name: "x", price: 1, tags: ["t"], pair: .init(l: 1, r: 2)), [a].contains(a), [a, a].firstIndex(of: a)!)
enum Tree: Equatable { case leaf; indirect case node(Tree, Int, Tree) }
print(Tree.node(.leaf, 1, .leaf) == .node(.leaf, 1, .leaf), Tree.leaf == .node(.leaf, 0, .leaf))
class Ref: Equatable { let v: Int; init(_ v: Int) { self.v = v }; static func == (l: Ref, r: Ref) -> Bool { l.v == r.v } }
let r = Ref(1)
print(r == Ref(1), r === Ref(1), r === r, [Ref(1), Ref(2)] == [Ref(1), Ref(2)], Optional(r) == nil, (nil as Ref?) === (nil as Ref?))
print(Double.nan == .nan, [Double.nan] == [.nan], 0.0 == -0.0, "a" == "a" as Substring, "ab".dropFirst() == "b", [1, 2][...] == [1, 2], Array("ab") == ["a", "b"])
print("a" < "b", [1, 2].lexicographicallyPrecedes([1, 3]), "Z" < "a", (1, 2) < (1, 3), [3, 1].elementsEqual([3, 1]), [1, 2].elementsEqual([2, 4]) { $0 * 2 == $1 }, [1, 2, 3].starts(with: [1, 2]))
func same(_ l: Any, _ r: Any) -> Bool { guard let l = l as? any Equatable else { return false }; return l.isEqual(r) }
extension Equatable { func isEqual(_ o: Any) -> Bool { (o as? Self) == self } }
print(same(1, 1), same(1, "1"), same("a", "a"), same([1], [1]), same(a, a), same((), ()))
struct Approx: Equatable { let v: Double; static func == (l: Approx, r: Approx) -> Bool { abs(l.v - r.v) < 0.01 } }
print(Approx(v: 1) == Approx(v: 1.001), [Approx(v: 1)] == [Approx(v: 1.005)], [Approx(v: 1)].contains(Approx(v: 1.009)), Approx(v: 1) != Approx(v: 2), [1.0].contains(1))
struct Generic<T> { let t: T }
extension Generic: Equatable where T: Equatable {}
print(Generic(t: [1]) == Generic(t: [1]), Generic(t: Generic(t: "x")) == Generic(t: Generic(t: "x")), [Generic(t: 1)] != [Generic(t: 2)], Int.self == Int.self, type(of: a) == Item.self)
