struct Other: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Second: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      if isLarge {
        Other().scaleEffect(2)
      } else {
        Other()
      }
    }
  }
}
