extension Sequence { func firstOf(_ e: Iterator.Element) -> [Element] { [e] } 
 func second(_ e: Self.Iterator.Element) -> Element { e } }
extension Collection { func third(_ e: Iterator.Element) -> Element { e }
 func fourth(_ e: SubSequence.Element) -> Element { e } }
print([1].firstOf(2), [1].second(3), [1].third(4), [1].fourth(5))
func g<S: Sequence>(_ s: S, _ e: S.Iterator.Element) -> [S.Element] { [e] }
print(g([1], 2))
extension RangeReplaceableCollection {
  mutating func a1(_ e: Element) { insert(e, at: startIndex) }
}
var z = [1]; z.a1(5); print(z)
extension RangeReplaceableCollection {
  mutating func a2(_ e: Iterator.Element) { append(e) }
  mutating func a3(_ e: Iterator.Element) { self.insert(e, at: startIndex) }
}
z.a2(6); print(z)
z.a3(7); print(z)
