// Lists that are of the program's own types have elements of any type.
class A: ExpressibleByArrayLiteral {
  var e: [Any]
  init(array: [Any]) { e = array }
  required convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
}
let a: A = [3, 1]
print(a.e[0] as? Int as Any)
class B: ExpressibleByArrayLiteral { var e: [Any]; required init(arrayLiteral elements: Any...) { e = elements } }
let b: B = [3, 1]
print(b.e[0] as? Int as Any)
struct C: ExpressibleByArrayLiteral { var e: [Any]; init(arrayLiteral elements: Any...) { e = elements } }
let c: C = [3, 1]
print(c.e[0] as? Int as Any)
struct G<T>: ExpressibleByArrayLiteral { var e: [T]; init(arrayLiteral elements: T...) { e = elements } }
let g: G<Any> = [3, "x"]
print(g.e[0] as? Int as Any)
let set: Set<AnyHashable> = [1, "a"]
print(set.contains(1))
