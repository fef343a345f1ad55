// The written result of a closure, or the value of its expression, chooses an overload.
final class Promise<V> {
  var v: V
  init(_ v: V) { self.v = v }
  @discardableResult func then<N>(on q: Int = 1, _ f: @escaping (V) throws -> Promise<N>) -> Promise<N> { print("flat"); return try! f(v) }
  @discardableResult func then<N>(on q: Int = 1, _ f: @escaping (V) throws -> N) -> Promise<N> { print("map"); return Promise<N>(try! f(v)) }
  @discardableResult func then(on q: Int = 1, _ f: @escaping (V) -> Void, _ r: @escaping (Error) -> Void = { _ in }) -> Promise<V> { print("do"); f(v); return self }
}
struct E: Error {}
let a = Promise(2).then({ (value: Int) -> Int in
  if value == 3 { throw E() }
  return 4
})
print(type(of: a))
var o: [Int]? = [1]
let b = Promise(5).then(on: 3, { (_) -> Void in print("x") })
print(type(of: b))
let c = Promise(5).then({ _ in o?.append(1) })
print(type(of: c))
let d = Promise(5).then({ _ in print("p") })
print(type(of: d))

// The choice for one closure is not that for the next one, which has no written result.
func chained() {
  let first = Promise(1).then { value -> Promise<Int> in
    return Promise(value + 1)
  }
  let second = first.then { value in
    return 4
  }
  print(type(of: first), type(of: second))
}
chained()
