struct Point: Hashable { var x: Int, y: Int }
struct Person: Equatable { let name: String; let tags: [String]; let address: Point? }
enum Token: Hashable { case number(Int), word(String), pair(Point, Bool), end }
struct CaseInsensitive: Hashable {
  let text: String
  init(_ t: String) { text = t }
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
final class Ref: Hashable { let id: Int; init(_ i: Int) { id = i }; static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2).hashValue == Point(x: 1, y: 2).hashValue, Point(x: 1, y: 2) != Point(x: 2, y: 1))
print(Person(name: "a", tags: ["t"], address: nil) == Person(name: "a", tags: ["t"], address: nil), Person(name: "a", tags: [], address: Point(x: 0, y: 0)) == Person(name: "a", tags: [], address: nil))
print(Token.number(1) == .number(1), Token.word("a") == .number(1), Set([Token.end, .end, .pair(Point(x: 1, y: 1), true)]).count, [Token.word("k"): 1][.word("k")]!)
var visits: [CaseInsensitive: Int] = [:]
for w in ["Hi", "hi", "HI", "yo"] { visits[CaseInsensitive(w), default: 0] += 1 }
print(visits[CaseInsensitive("hI")]!, visits.count)
print(Set([Ref(1), Ref(1), Ref(2)]).count, Ref(1) == Ref(1), Ref(1) === Ref(1), [Ref(3)].contains(Ref(3)))
var h1 = Hasher(), h2 = Hasher()
for v in [1, 2] { h1.combine(v); h2.combine(v) }
print(h1.finalize() == h2.finalize(), [1, 2].hashValue == [1, 2].hashValue, "a".hashValue == "a".hashValue, Optional(1).hashValue == Optional(1).hashValue)
struct Grid: Hashable { var cells: [[Bool]]; var name: String? }
print(Set([Grid(cells: [[true]]), Grid(cells: [[true]], name: nil), Grid(cells: [])]).count)
struct Score: Comparable { let points: Int; let name: String; static func < (a: Score, b: Score) -> Bool { (a.points, b.name) < (b.points, a.name) } }
let scores = [Score(points: 5, name: "b"), Score(points: 5, name: "a"), Score(points: 9, name: "c")]
print(scores.sorted().map(\.name), scores.max()!.name, scores[0] <= scores[1], scores[0] >= scores[1], Score(points: 5, name: "b") == scores[0])
enum Size: Comparable, CaseIterable { case s, m, l, custom(Int); static var allCases: [Size] { [.s, .m, .l, .custom(1)] } }
print(Size.s < .m, Size.custom(1) < .custom(2), Size.allCases.sorted(by: >), Size.l < .custom(0))
struct Pair<A: Hashable, B: Hashable>: Hashable { let a: A, b: B }
print(Set([Pair(a: 1, b: "x"), Pair(a: 1, b: "x")]).count, [Pair(a: "k", b: 2): "found"][Pair(a: "k", b: 2)] ?? "-", AnyHashable(Pair(a: 1, b: 2)) == AnyHashable(Pair(a: 1, b: 2)))
protocol Shape: Hashable {}
struct Sq: Shape { let n: Int }
struct Ci: Shape { let n: Int }
let erased: Set<AnyHashable> = [Sq(n: 1), Ci(n: 1), Sq(n: 1)]
print(erased.count, erased.contains(Sq(n: 1)), erased.contains(Sq(n: 2)))
