// Subscripts that compute, are generic or static.
struct S {
  subscript(index: Int) -> Int { index }
  subscript(row row: Int, column column: Int) -> Int {
    get { 1 }
    set(value) { store(value) }
  }
  static subscript<T>(_ key: Key<T>, default value: @autoclosure () -> T = 1) -> T where T: P { value() }
  subscript(dynamicMember path: KeyPath<S, Int>) -> Int { self[keyPath: path] }
  subscript() -> Int { get throws { 1 } }
}
