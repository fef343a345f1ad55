// The `}` of a struct is missing at the end of the file.
struct A: View {
  var body: some View {
    Text("a")
  }
