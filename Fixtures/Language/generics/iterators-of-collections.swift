struct P2<A: Sequence, B: Collection> { var a: A; var b: B }
extension P2: Sequence {
  public struct Iterator: IteratorProtocol {
    var i1: A.Iterator; var e1: A.Element?; var i2: B.Iterator; let base2: B
    init(_ p: P2) { i1 = p.a.makeIterator(); e1 = nil; i2 = p.b.makeIterator(); base2 = p.b }
    public mutating func next() -> (A.Element, B.Element)? {
      if e1 == nil { e1 = i1.next(); if e1 == nil { return nil } }
      if let e2 = i2.next() { return (e1!, e2) }
      return nil
    }
  }
  func makeIterator() -> Iterator { Iterator(self) }
}
for (x, y) in P2(a: 1...2, b: "ab") { print(x, y) }
