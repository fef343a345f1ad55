// Commas are missing between arguments.
func f() {
  g(a: 1 b: 2)
  g(1 2)
  VStack(alignment: .leading spacing: 8) {
    Text("a")
  }
}
