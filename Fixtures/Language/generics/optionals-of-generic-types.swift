func say(_ ok: Bool, _ x: Any) { print(ok, x) }
func eq<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ m: @autoclosure () -> String = ""
) { do { let x = try a(), y = try b(); say(x == y, x) } catch { print(error) } }
struct V<C: Collection> {
  let c: C; let ends: [C.Index]
  func go() { eq(c.startIndex, ends.first, "m"); eq(c.endIndex, ends.last) }
}
V(c: [1], ends: [0, 1]).go()
struct Col: Collection {
  struct Index: Comparable { var n: Int; static func < (a: Index, b: Index) -> Bool { a.n < b.n } };
  var startIndex: Index { Index(n: 0) }; var endIndex: Index { Index(n: 2) };
  func index(after i: Index) -> Index { Index(n: i.n + 1) }; subscript(i: Index) -> Int { i.n }
}
V(c: Col(), ends: [.init(n: 0), .init(n: 2)]).go()
let x = Col(); eq(x.startIndex, x.indices.first); eq(x.endIndex, [x.endIndex].last)
