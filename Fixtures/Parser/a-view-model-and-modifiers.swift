// What stands around views: observable models, modifiers, styles, keys, an app.
@Observable @MainActor
final class Model {
  private(set) var items: [Item] = []
  @ObservationIgnored var task: Task<Void, Never>?
  var isEmpty: Bool { items.isEmpty }

  func load() {
    task?.cancel()
    task = Task { [weak self] in
      guard let self, let data = try? await fetch() else { return }
      items = data
    }
  }
}

struct Card: ViewModifier {
  var radius: CGFloat = 8
  func body(content: Content) -> some View {
    content
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: radius))
  }
}

extension View {
  func card(radius: CGFloat = 8) -> some View { modifier(Card(radius: radius)) }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

extension ButtonStyle where Self == Filled {
  static var filled: Filled { Filled() }
}

private struct NameKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  @Entry var accent: Color = .blue
}

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

@main
struct Main: App {
  @State private var model = Model()
  var body: some Scene {
    WindowGroup { ContentView().environment(model) }
    #if os(macOS)
    Settings { EmptyView() }
    #endif
  }
}
