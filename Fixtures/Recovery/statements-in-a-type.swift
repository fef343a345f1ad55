// Statements and views where only declarations may stand.
struct A: View {
  Text("a")
  if b { }
  return
  var body: some View { Text("b") }
}
