final class Storage { var items: [Int]; static var copies = 0; init(_ i: [Int]) { items = i } ; func copy() -> Storage { Storage.copies += 1; return Storage(items) } }
struct Bag { private var storage = Storage([]); private mutating func unique() -> Storage { if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }; return storage }; mutating func add(_ n: Int) { unique().items.append(n) }; var items: [Int] { storage.items }; func shares(_ o: Bag) -> Bool { storage === o.storage }; subscript(i: Int) -> Int { get { storage.items[i] } set { unique().items[i] = newValue } } }
var a = Bag()
a.add(1); a.add(2)
var b = a
print(a.shares(b), Storage.copies)
b.add(3)
b[0] = 100
b.add(4)
print(a.items, b.items, a.shares(b), Storage.copies)
func pass(_ x: Bag) -> [Int] { var y = x; y.add(9); return y.items }
print(pass(a), a.items, Storage.copies)
var list = [a, b]
list[0].add(7)
print(list.map(\.items), a.items)
struct Shape { var corners: [(x: Int, y: Int)]; let style: Style; final class Style { var color = "red" } }
var s1 = Shape(corners: [(0, 0)], style: .init())
var s2 = s1
s2.corners[0].x = 5
s2.style.color = "blue"
s1.corners.append((1, 1))
print(s1.corners, s2.corners, s1.style.color, s1.style === s2.style)
var dict = ["k": [1, 2]]
let frozen = dict
dict["k"]!.append(3)
dict["new"] = dict["k"]
dict["new"]!.removeFirst()
print(frozen, dict["k"]!, dict["new"]!)
func accumulate(_ n: Int, into total: inout [Int]) -> [Int] { let before = total; total.append(n); return before }
var total = [0]
print(accumulate(1, into: &total), accumulate(2, into: &total), total)
var closures: [() -> [Int]] = []
var shared = [1]
closures.append { shared }
closures.append { [shared] in shared }
shared.append(2)
print(closures.map { $0() })
let original = (point: (1, 2), names: ["a"])
var changed = original
changed.point.0 = 9
changed.names += ["b"]
print(original, changed)
struct Tree { var value: Int; var kids: [Tree] = []; mutating func bump(_ path: Int...) { bump(path[...]) }; private mutating func bump(_ p: ArraySlice<Int>) { guard let f = p.first else { value += 1; return }; kids[f].bump(p.dropFirst()) } }
var t = Tree(value: 0, kids: [Tree(value: 1), Tree(value: 2, kids: [Tree(value: 3)])])
let old = t
t.bump(1, 0); t.bump(); t.bump(0)
print(t.value, t.kids[0].value, t.kids[1].kids[0].value, old.value, old.kids[1].kids[0].value)
var text = "abc", view = text[...]
text.removeFirst()
view.append("!")
print(text, view, Array(view.utf8).count)
