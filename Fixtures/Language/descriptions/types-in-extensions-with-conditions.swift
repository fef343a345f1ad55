struct P2<A: Sequence, B: Sequence> { var a: A; var b: B }
extension P2: Sequence {
  struct Iterator: IteratorProtocol {
    var i1: A.Iterator; var e1: A.Element?; var i2: B.Iterator; let base2: B
    init(_ p: P2) { i1 = p.a.makeIterator(); e1 = nil; i2 = p.b.makeIterator(); base2 = p.b }
    mutating func next() -> (A.Element, B.Element)? {
      if e1 == nil { e1 = i1.next() }
      while let e = e1 {
        if let e2 = i2.next() { return (e, e2) }
        e1 = i1.next(); i2 = base2.makeIterator()
      }
      return nil
    }
  }
  func makeIterator() -> Iterator { Iterator(self) }
}
for (x, y) in P2(a: 1...2, b: "ab") { print(x, y) }
enum E2<L, R> { case left(L), right(R) }
struct ES<L: Sequence, R: Sequence> where L.Element == R.Element { var e: E2<L, R> }
extension ES: Sequence {
  struct Iterator: IteratorProtocol {
    var l: L.Iterator?, r: R.Iterator?; mutating func next() -> L.Element? { l?.next() ?? r?.next() }
  }
  func makeIterator() -> Iterator {
    switch e {
    case .left(let l): Iterator(l: l.makeIterator(), r: nil);
    case .right(let r): Iterator(l: nil, r: r.makeIterator())
    }
  }
}
extension ES: Collection where L: Collection, R: Collection, L.Element == R.Element {
  enum Index: Comparable { case l(L.Index), r(R.Index) }
  var startIndex: Index {
    switch e {
    case .left(let l): .l(l.startIndex);
    case .right(let r): .r(r.startIndex)
    }
  }
  var endIndex: Index {
    switch e {
    case .left(let l): .l(l.endIndex);
    case .right(let r): .r(r.endIndex)
    }
  }
  func index(after i: Index) -> Index {
    switch (e, i) {
    case (.left(let l), .l(let i)): .l(l.index(after: i));
    case (.right(let r), .r(let i)): .r(r.index(after: i));
    default: fatalError()
    }
  }
  subscript(i: Index) -> L.Element {
    switch (e, i) {
    case (.left(let l), .l(let i)): l[i];
    case (.right(let r), .r(let i)): r[i];
    default: fatalError()
    }
  }
}
let es = ES<[Int], Range<Int>>(e: .right(3..<6));
print(Array(es), es.isEmpty, es.count, es.first!, es.startIndex, es.map { $0 * 2 })
dump(es.startIndex); print([es.startIndex], type(of: es.startIndex), String(reflecting: type(of: es.startIndex)))
struct N<T> { struct In {};  }; extension N { struct Ex {} }; extension N where T == Int { struct Co {} };
print([N<Int>.In()], [N<Int>.Ex()], [N<Int>.Co()], N<Int>.Co.self, String(reflecting: N<Int>.Co.self));
extension Array { struct Mine {} }; extension Int { enum Foo { case z } };
print([Array<Int>.Mine()], [Int.Foo.z], String(reflecting: Int.Foo.self))
