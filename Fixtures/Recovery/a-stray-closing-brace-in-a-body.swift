// One `}` too many behind a stack closes the body, and all that follows is out of place.
struct A: View {
  var body: some View {
    VStack {
      Text("a")
    }
    }
    .padding()
  }

  var b = 1
}
