// Backticks make a name of a reserved word, and of any text.
let `class` = 1
enum `Type` {
  case `default`, `self`, `init`
}
func `it says what it does`() {}
func `a-b (c) 1`() {}
let x = E.`default`
let y = `class`
