var r = 0..<5
print(r.removeFirst(), r, r.popFirst() as Any, r.removeLast(), r)
var s = [1, 2, 3][...]; print(s.popFirst()!, s)
func adv<C: Collection>(_ c: C) -> Int where C.SubSequence == C {
  var c = c, n = 0; while c.popFirst() != nil { n += 1 }; return n
}
print(adv(2..<6), adv("abc"[...]))
struct Steps: BidirectionalCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 5 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Int { i * i }
}
let steps = Steps()
print(
  steps.distance(from: 4, to: 1), steps.distance(from: 1, to: 4), steps.index(4, offsetBy: -2),
  steps.dropFirst(2).map { $0 })
