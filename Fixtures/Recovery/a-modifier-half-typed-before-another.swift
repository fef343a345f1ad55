// A `.` waits for its name, and the chain goes on behind it.
struct A: View {
  var body: some View {
    Text("a")
      .
      .bold()
  }
}
