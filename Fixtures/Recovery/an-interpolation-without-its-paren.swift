// The `)` of an interpolation is missing.
struct A: View {
  var body: some View {
    Text("a \(b")
      .bold()
  }
  var c = 1
}
