// The program's own `??`: the contextual type decides what its operands are.
struct Parser<Output> {
  let run: (String) -> Output?
  func map<T>(_ change: @escaping (Output) -> T) -> Parser<T> { .init { run($0).map(change) } }
}
func ?? <A>(first: Parser<A>, second: @autoclosure @escaping () -> Parser<A>) -> Parser<A> {
  .init { first.run($0) ?? second().run($0) }
}
indirect enum Expr {
  case number(Double)
  case name(String)
  case call(String, [Expr])
}
let number = Parser<Double> { Double($0) }
let call = Parser<(String, [Expr]?)> { text in
  text.isEmpty ? nil : text.hasSuffix("()") ? (String(text.dropLast(2)), []) : (text, nil)
}
func expression() -> Parser<Expr> {
  number.map(Expr.number) ?? call.map { name, given in given.map { .call(name, $0) } ?? .name(name) }
    ?? number.map { .number(-$0) }
}
for text in ["1.5", "x", "f()", ""] { print(expression().run(text) as Any) }
let missing: Int? = nil
print(missing ?? 3)
