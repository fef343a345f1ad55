// Only one overload's parameter, in this instance of the type, has the implicit member.
enum End<Failure: Error> { case finished, failed(Failure) }
struct Oops: Error {}
final class Channel<Output, Failure: Error> {
  func send(_ value: Output) { print("value", value) }
  func send(_ end: End<Failure>) { print("end", end) }
}
let channel = Channel<Int, Oops>()
channel.send(1)
channel.send(.failed(Oops()))
channel.send(.finished)

// The contextual type decides that a parameter takes no function.
final class Later<Value> {
  var value: Value?
  init(on number: Int = 1, _ work: (@escaping (Value) -> Void) -> Void) { work { self.value = $0 } }
  convenience init(value: Value) { self.init { done in done(value) } }
}
func later<Made>(_ value: Made) -> Later<Made> { Later { done in done(value) } }
func made<Made>(_ value: @autoclosure () -> Made) -> Later<Made> { Later { done in done(value()) } }
print(later(5).value as Any, made("x").value as Any, Later(value: 6).value as Any)
