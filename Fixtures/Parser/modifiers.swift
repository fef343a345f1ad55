// Every modifier; one that is also a name may stand alone as one.
public final class A {
  private fileprivate(set) static var a = 1
  internal lazy var b = 1
  package class func c() {}
  open override func d() {}
  required convenience init() {}
  unowned var e: A
  unowned(safe) var e2: A
  nonisolated func f() {}
  dynamic func g() {}
  __consuming func h() {}
  final let i = 1
  public
  var onTheNextLine = 1
  isolated var j = 1
  borrowing func k() {}
  consuming func l() {}
  public internal(set) weak var m: A?
}
struct S {
  mutating func a() {}
  nonmutating func b() {}
  indirect enum E {}
  static prefix func - (s: S) -> S {}
}
distributed actor D { distributed func a() {} }
let open = 1, final = 2, lazy = 3
open.call()
lazy[0] = final
