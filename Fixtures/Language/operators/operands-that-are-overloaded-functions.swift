// The operand of an operator of the program's own names two functions; the other operand chooses one.
precedencegroup Application {
  associativity: left
  higherThan: DefaultPrecedence
}
infix operator <+>: Application
enum Outcome<Value> { case value(Value), failure(String) }
func <+> <A, B>(transform: (A) -> B, outcome: Outcome<A>) -> Outcome<B> {
  switch outcome {
  case .value(let value): .value(transform(value))
  case .failure(let reason): .failure(reason)
  }
}
struct Page { var number: Int }
func show(_ page: Page) -> String { "page \(page.number)" }
func show(_ numbers: [Int]) -> (Page) -> Int { { page in numbers[page.number] } }

if case .value(let pick) = show <+> Outcome.value([10, 20, 30]) { print(pick(Page(number: 1))) }
print(show <+> Outcome.value(Page(number: 4)))
print(show <+> Outcome<Page>.failure("none"))
