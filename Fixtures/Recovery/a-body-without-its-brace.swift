// The `}` of `body` is missing: the next property still belongs to the struct.
struct A: View {
  var body: some View {
    VStack {
      Text("a")
    }

  var title: String { "b" }
}

struct B {}
