extension ConditionalSameViewRule {
  /// Examples with branches that lead to each other, and with fields that edit the same value.
  static let examplesOfSteps = [
    RuleExample(
      """
      struct Film: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {}
      }
      struct Cinema: View {
        enum Phase { case closed, opening, open }
        @State private var phase = Phase.closed
        @State private var other = Phase.closed
        var body: some View {
          ↓switch phase {
          case .closed: Button("Open") { phase = .opening }
          case .opening: Film().onAppear { start() }
          case .open: Film()
          }
          switch other {
          case .closed: Button("Open") { other = .opening }
          case .opening: Film()
          case .open: Film()
          }
        }
        private func start() { phase = .open }
      }
      """),
    RuleExample(
      """
      struct Search: View {
        enum Phase { case idle, loading, done }
        @State private var phase = Phase.idle
        @State private var query = ""
        @State private var city = ""
        @State private var hint: String?
        var body: some View {
          ↓switch phase {
          case .idle: Button("Search") { phase = .loading }
          case .loading: VStack { TextField("Query", text: $query); ProgressView() }
          case .done: VStack { TextField("Query", text: $query); List { Text("Found") } }
          }
          VStack {
            ↓if let hint {
              Text(hint)
              TextField("", text: $city).padding()
            } else {
              TextField("City", text: $city).padding()
            }
          }
          if hint == nil {
            VStack { TextField("Query", text: $query); Text("Query") }
          } else {
            VStack { TextField("City", text: $city); Text("City"); Text("Hint") }
          }
          Button("Hint") { hint = "Berlin" }
        }
      }
      """),
  ]
}
