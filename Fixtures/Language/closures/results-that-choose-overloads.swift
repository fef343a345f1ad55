// A closure that returns a value chooses no overload without a result.
final class Step<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func then<Next>(_ next: @escaping (Value) throws -> Step<Next>) -> Step<Next> {
    print("step")
    return try! next(value)
  }
  @discardableResult
  func then<Next>(_ next: @escaping (Value) throws -> Next) -> Step<Next> {
    print("value")
    return Step<Next>(try! next(value))
  }
  @discardableResult
  func then(_ next: @escaping (Value) -> Void, _ failed: @escaping (any Error) -> Void = { _ in }) -> Step<Value> {
    print("nothing")
    next(value)
    return self
  }
}
let length = Step("abcde").then({ text in return text.count }).then({ count in return count * 2 })
length.then({ count in print(count) })
Step(2).then({ number in return Step(number * 4) }).then({ number in print(number + 1) })
func clamped(_ step: Step<Int>, _ isGood: @escaping (Int) -> Bool) -> Step<Int> {
  step.then({ (value: Int) -> Int in
    guard isGood(value) else { return -1 }
    return value
  })
}
print(clamped(Step(3), { $0 > 2 }).value, clamped(Step(1), { $0 > 2 }).value)
