// A `.` at the end of a chain waits for its name.
struct A: View {
  var body: some View {
    VStack {
      Text("a")
        .
    }
    .padding()
  }
}
