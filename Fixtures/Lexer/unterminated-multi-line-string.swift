// A multi-line string that is not closed ends where the lines are indented less.
func f() {
  let a = """
    text
    more text
  print(a)
}
