struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

struct Example: View {
  var isLarge: Bool
  var body: some View {
    if isLarge { Counter().scaleEffect(2) } else { Counter() }
  }
}
