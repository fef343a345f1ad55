// A string is not closed; the lines below are as they were.
struct A: View {
  var body: some View {
    VStack {
      Text("open)
        .bold()
      Text("closed")
    }
  }
}
