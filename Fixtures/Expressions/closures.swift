protocol Token: AnyObject {}
final class Real: Token {}
final class Lock {
  func run<T>(_ work: () throws -> T) rethrows -> T { try work() }
}
final class Holder {
  let lock = Lock()
  var isDone = false
  var kept: (any Token)?
  func take(_ new: any Token) -> (any Token)? {
    let old: (any Token)? = lock.run {
      if isDone { return new } else {
        let before = kept
        kept = new
        return before
      }
    }
    return old
  }
  func end() -> (any Token)? {
    lock.run {
      guard !isDone else { return nil }
      isDone = true
      return kept
    }
  }
  func make() -> any Token {
    lock.run {
      if isDone { return Real() }
      return Real()
    }
  }
}
struct Bag<Element> {
  var elements: [Element] = []
  mutating func insert(_ new: Element) -> Int { elements.append(new); return elements.count }
  mutating func remove(_ index: Int) {}
}
final class Atomic<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  @discardableResult func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result { try action(&value) }
}
func add(_ bag: Atomic<Bag<Int>?>, _ number: Int) -> Real? {
  bag.modify { bag in
    guard let index = bag?.insert(number) else { return nil }
    print(index)
    return Real()
  }
}
func attempt<T>(_ work: () throws -> T) -> Result<T, any Error> {
  return Result { return try work() }
}
struct Producer<Value, Failure: Error> {
  init(_ work: @escaping () -> Result<Value, Failure>) {}
  init(_ work: @escaping () -> Value) {}
}
extension Producer where Failure == any Error {
  init(_ action: @escaping () throws -> Value) {
    self.init { return Result { return try action() } }
  }
}
