struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Example: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
    }
  }
}
