// Closures with written parameters that take a tuple apart, or take ().
protocol Service { var name: String { get } }
struct Shop: Service { var name: String; init(_ n: String, _ k: Int) { name = n + "\(k)" } }
final class Recipe<T, U> { let make: (U) throws -> T; init(_ m: @escaping (U) throws -> T) { make = m } }
final class Kitchen {
  @discardableResult
  func register<T>(_ type: T.Type = T.self, factory: @escaping (()) throws -> T) -> Recipe<T, ()> { print("0 \(T.self)"); return Recipe(factory) }
  @discardableResult
  func register<T, A>(_ type: T.Type = T.self, factory: @escaping (A) throws -> T) -> Recipe<T, A> { print("1 \(A.self) \(T.self)"); return Recipe(factory) }
  @discardableResult
  func register<T, A, B>(_ type: T.Type = T.self, factory: @escaping ((A, B)) throws -> T) -> Recipe<T, (A, B)> { print("2 \(A.self) \(B.self) \(T.self)"); return Recipe(factory) }
  @discardableResult
  func register<T, A, B, C>(_ type: T.Type = T.self, factory: @escaping ((A, B, C)) throws -> T) -> Recipe<T, (A, B, C)> { print("3 \(A.self) \(B.self) \(C.self) \(T.self)"); return Recipe(factory) }
  func resolve<T>() throws -> T { "r" as! T }
}
let c = Kitchen()
c.register { () -> Service in Shop("z", 0) }
let d = c.register { (a: String, b: Int) -> Service in
  print("made")
  return Shop(a, b)
}
print(try d.make(("q", 4)).name)
let f = c.register { (a: String, b: Int, x: Double) -> Service in Shop(a + "\(x)", b) }
print(try f.make(("w", 5, 1.5)).name)
