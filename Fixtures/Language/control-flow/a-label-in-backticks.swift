// A label may be a word of the language, in backticks.
`repeat`: for row in 0..<3 {
  for column in 0..<3 {
    if column == 2 { continue `repeat` }
    if row == 2 { break `repeat` }
    print(row, column)
  }
}
