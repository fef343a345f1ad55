/// Examples with objects that default arguments make.
extension OwnedReferenceRule {
  static let examplesOfDefaults: [RuleExample] = [
    RuleExample(
      """
      @Observable final class Basket {
        var items: [String] = []
      }
      struct Shop: View {
        private let basket: Basket
        init(basket: Basket = ↓Basket()) { self.basket = basket }
        var body: some View { Button("\\(basket.items.count)") { basket.items.append("Tea") } }
      }
      struct Till: View {
        private let basket: Basket
        init(basket: Basket = Basket()) { self.basket = basket }
        var body: some View { Button("\\(basket.items.count)") { basket.items.append("Tea") } }
      }
      struct Street: View {
        @State private var basket = Basket()
        @State private var isOpen = false
        var body: some View {
          Toggle("Open", isOn: $isOpen)
          Shop().disabled(!isOpen)
          Till(basket: basket)
        }
      }
      """)
  ]
}
