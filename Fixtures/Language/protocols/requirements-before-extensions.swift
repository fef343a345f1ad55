// In an extension of a protocol a requirement is meant sooner than what extensions declare, and of several that meet it that of the protocol furthest down.

protocol A { func f() -> String }
protocol B: A { func g() -> String }
protocol C: A { func h() -> String }
extension A { func f() -> String { "A.f" } }
extension B { func f() -> String { "B.f" }; func g() -> String { "g" + f() } }
extension C { func h() -> String { "h" + f() } }
struct Both: B, C { func f() -> String { "Both" } }
struct OnlyB: B {}
struct OnlyC: C {}
print(Both().g(), Both().h(), OnlyB().g(), OnlyC().h())
print((OnlyB() as any A).f(), (Both() as any B & C).f(), (OnlyC() as any A).f())
func generic<T: B>(_ t: T) -> String { t.f() + t.g() }
print(generic(Both()), generic(OnlyB()))

protocol Steps: MutableCollection, BidirectionalCollection {}
struct Two: Steps {
  var items = [1, 2, 3]
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
}
let two = Two()
print(two.dropLast().map { $0 }, two.suffix(2).map { $0 }, two.index(3, offsetBy: -2), two.index(3, offsetBy: -5, limitedBy: 0) as Any)
