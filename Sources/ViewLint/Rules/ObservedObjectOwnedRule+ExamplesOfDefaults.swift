/// Examples with objects that default arguments make.
extension ObservedObjectOwnedRule {
  static let examplesOfDefaults: [RuleExample] = [
    RuleExample(
      """
      final class Basket: ObservableObject {
        @Published var items: [String] = []
      }
      struct Shop: View {
        @ObservedObject private var basket: Basket
        init(basket: Basket = ↓Basket()) { self.basket = basket }
        var body: some View { Button("\\(basket.items.count)") { basket.items.append("Tea") } }
      }
      struct Till: View {
        @ObservedObject private var basket: Basket
        init(basket: Basket = Basket()) { self.basket = basket }
        var body: some View { Button("\\(basket.items.count)") { basket.items.append("Tea") } }
      }
      struct Street: View {
        @StateObject private var basket = Basket()
        var body: some View {
          Shop()
          Till(basket: basket)
        }
      }
      """),
    RuleExample(
      """
      import Combine
      class ThemeObserver: ObservableObject {
        let dark = false
        private var subscriptions = Set<AnyCancellable>()
        init() {
          NotificationCenter.default.publisher(for: Notification.Name("theme"))
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &subscriptions)
        }
      }
      final class FieldTheme: ThemeObserver {
        var tint: Color { dark ? .white : .black }
      }
      struct Field: View {
        @ObservedObject var theme: FieldTheme = .init()
        @Binding var text: String
        var body: some View { TextField("Search", text: $text).foregroundStyle(theme.tint) }
      }
      struct Page: View {
        @State private var text = ""
        var body: some View { Field(text: $text) }
      }
      """),
    RuleExample(
      """
      final class Filtered: ObservableObject {
        @Published var names: [String] = []
        @Published var isOpen = false
        let prefix: String
        init(prefix: String) { self.prefix = prefix }
        static func empty() -> Filtered { Filtered(prefix: "") }
      }
      @MainActor func makeFiltered(_ name: String) -> Filtered {
        let filtered = Filtered.empty()
        filtered.names = [name]
        return filtered
      }
      struct Names: View {
        @ObservedObject var filtered: Filtered
        init(prefix: String) {
          let filtered = Filtered(prefix: prefix)
          ↓self.filtered = filtered
        }
        var body: some View { Toggle("\\(filtered.names.count)", isOn: $filtered.isOpen) }
      }
      struct Row: View {
        @ObservedObject var filtered: Filtered
        var body: some View { Toggle("\\(filtered.names.count)", isOn: $filtered.isOpen) }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Names(prefix: "a")
          Row(filtered: ↓makeFiltered("b"))
        }
      }
      """),
  ]
}
