// A modifier's `(` has been typed.
struct A: View {
  var body: some View {
    VStack {
      Text("a")
        .padding(
    }
    .bold()
  }
}
