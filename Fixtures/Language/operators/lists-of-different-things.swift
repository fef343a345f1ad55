// What a list of different objects is, the operator that takes it tells.
protocol Observer: AnyObject { func notify() }
class A: Observer { func notify() { print("A") } }
class B: Observer { func notify() { print("B") } }
class Subject {
  static func += (lhs: Subject, rhs: Observer) { rhs.notify() }
  static func += (lhs: Subject, rhs: [Observer]) { rhs.forEach { $0.notify() } }
}
let one = A()
var two: B? = B()
let s = Subject()
s += [one, two!, A()]
s += one
protocol Shape { var area: Double { get } }
struct Sq: Shape { var area = 1.0 }
struct Ci: Shape { var area = 3.0 }
struct Bag { var all: [Shape] = []
  static func + (l: Bag, r: [Shape]) -> Bag { Bag(all: l.all + r) }
  static func += (l: inout Bag, r: Shape) { l.all.append(r) }
  static func += (l: inout Bag, r: [Shape]) { l.all += r } }
var b = Bag()
b += [Sq(), Ci()]
b += Sq()
b = b + [Ci(), Sq()]
print(b.all.map(\.area))
