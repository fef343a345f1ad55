// An overriding method may be generic, take more and give less; a convenience initialiser may stand for a designated one.
struct Account { let owner: String }
class Bank {
  func deposit(_ to: Account) -> Account? { nil }
  func both(_ a: Account?, to: Account!) -> Account! { a }
  func show<T>(_ x: T) -> Any { x }
  func add(_ n: Int) -> String { "bank \(n)" }
  func add(_ s: String) -> String { "bank \(s)" }
}
class Branch: Bank {
  override func deposit(_ to: Account?) -> Account! { to }
  override func both(_ a: Account!, to: Account?) -> Account { a ?? Account(owner: "fees") }
  override func show<T>(_ x: T) -> Any { "branch" }
  override func add(_ s: String) -> String { "branch \(s)" }
}
class Desk: Branch { override func show<T>(_ x: T) -> Any { "desk " + "\(super.show(x))" } }
for bank in [Branch(), Desk()] as [Bank] {
  print(bank.deposit(Account(owner: "A")) as Any, bank.both(nil, to: nil) as Any, bank.show(3), bank.add(1), bank.add("x"))
}
class A {
  convenience init() { print("A()"); self.init(i: 5) }
  init(i: Int) { print("A(i)") }
}
class B: A {
  convenience override init(i: Int) { print("B(i)"); self.init(d: 1.5) }
  init(d: Double) { print("B(d)"); super.init(i: 1) }
}
class C: B { override init(d: Double) { print("C(d)"); super.init(d: d) } }
print(type(of: C()), type(of: B()))
