// `VStack {` has been typed, the rest has not.
struct A: View {
  var body: some View {
    Text("a")
    VStack {
  }
}
