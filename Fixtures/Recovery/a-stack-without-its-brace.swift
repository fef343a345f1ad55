// The `}` of a stack is missing.
struct A: View {
  var body: some View {
    VStack {
      Text("a")
  }
}
struct B {}
