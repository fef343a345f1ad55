// A `)` is missing at the end of a line.
struct A: View {
  var body: some View {
    Text("a"
      .bold()
    Text("b")
  }
}
