// Shown at 320x280: a shop: rows far below add to a cart in the environment, a badge above follows.
// Do: tap "Buy Tea"
// Do: tap "Buy Rice"
// Do: tap "Buy Tea"
// Do: tap "Empty"
// Do: tap "Buy Rice"
// Events
import SwiftUI

final class Cart: ObservableObject {
  @Published private(set) var items: [String: Int] = [:]
  var count: Int { items.values.reduce(0, +) }
  func add(_ name: String) { items[name, default: 0] += 1 }
  func empty() { items.removeAll() }
}

struct ProductRow: View {
  @EnvironmentObject private var cart: Cart
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      if let number = cart.items[name] { Text("\(number) x") }
      Button("Buy \(name)") { cart.add(name) }
    }
  }
}

struct Header: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    Text("Cart: \(cart.count)")
  }
}

struct ContentView: View {
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      Header()
      ForEach(["Tea", "Rice"], id: \.self) { ProductRow(name: $0) }
      Button("Empty") { cart.empty() }
    }
    .environmentObject(cart)
  }
}
