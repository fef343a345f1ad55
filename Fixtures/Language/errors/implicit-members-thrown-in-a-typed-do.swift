// `do throws(E)`: the context of what is thrown inside.
enum Problem: Error { case bad(Int), end }
func checked(_ number: Int) throws(Problem) -> Int {
  if number > 2 { throw .bad(number) }
  return number
}
func run(_ number: Int) -> Result<Int, Problem> {
  do throws(Problem) {
    let value = try checked(number)
    if value == 1 { throw .end }
    guard value != 2 else { throw .bad(22) }
    return .success(value)
  } catch { return .failure(error) }
}
for number in 0..<4 { print(run(number)) }
