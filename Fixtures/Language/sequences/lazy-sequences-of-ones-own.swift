class LL<T> : LazySequenceProtocol {
  let head : T
  var thnk: (() -> LL<T>?)?
  lazy var tail: LL<T>? = { let tl = self.thnk?(); self.thnk = nil; return tl }()
  init(_ hd: T, _ thnk: @escaping () -> LL<T>?) { self.head = hd; self.thnk = thnk }
  struct It : IteratorProtocol, LazySequenceProtocol {
    var first = true
    var cur: LL<T>
    init(_ base: LL<T>) { self.cur = base }
    mutating func next() -> T? { if first { first = false; return cur.head }; guard let n = cur.tail else { return nil }; cur = n; return n.head }
    func makeIterator() -> It { It(cur) }
  }
  func makeIterator() -> It { It(self) }
}
func nats(_ n: Int) -> LL<Int> { LL(n) { n < 5 ? nats(n + 1) : nil } }
func show(_ l: LL<[Int]>) { for a in l { for x in a { print(x, terminator: " ") } }; print() }
for x in nats(1) { print(x, terminator: ",") }
show(LL([1, 2]) { LL([3]) { nil } })
print(Array(nats(3)), nats(1).map { $0 * 2 }.filter { $0 > 4 }.first { _ in true } ?? 0, nats(2).makeIterator().map { $0 }.count)
struct Four: LazySequenceProtocol { struct It: IteratorProtocol { var n: Int; mutating func next() -> [Int]? { n -= 1; return n >= 0 ? [n] : nil } }; let n: Int; func makeIterator() -> It { It(n: n) } }
for x in Four(n: 3) { for y in x { print(y) } }
struct Tri: Sequence { struct It: IteratorProtocol, LazySequenceProtocol { var n: Int; mutating func next() -> [Int]? { n -= 1; return n >= 0 ? [n] : nil }; func makeIterator() -> It { self } }; let n: Int; func makeIterator() -> It { It(n: n) } }
for x in Tri(n: 3) { for y in x { print(y) } }
