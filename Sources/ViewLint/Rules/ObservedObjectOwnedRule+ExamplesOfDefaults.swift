/// Objects that the defaults of parameters make.
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
      """)
  ]
}
