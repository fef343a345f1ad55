// Shown at 320x320: components that know no model: a list with a picker of rows, a badge style, an empty state.
// Do: tap "Tea"
// Do: tap "Rice"
// Do: tap "Clear"
// Events
import SwiftUI

protocol Pickable: Identifiable { var title: String { get } }

struct Product: Pickable {
  let id: Int
  let title: String
  let price: Decimal
}

struct Selector<Item: Pickable, Trailing: View>: View {
  let items: [Item]
  @Binding var selection: Set<Item.ID>
  @ViewBuilder let trailing: (Item) -> Trailing

  var body: some View {
    ForEach(items) { item in
      HStack {
        Image(systemName: selection.contains(item.id) ? "checkmark.square" : "square")
        Text(item.title)
        Spacer()
        trailing(item)
      }
      .contentShape(Rectangle())
      .onTapGesture { if selection.remove(item.id) == nil { selection.insert(item.id) } }
    }
  }
}

struct EmptyStateModifier<Placeholder: View>: ViewModifier {
  let isEmpty: Bool
  let placeholder: Placeholder
  @ViewBuilder func body(content: Content) -> some View {
    if isEmpty { placeholder } else { content }
  }
}

extension View {
  func emptyState<Placeholder: View>(_ isEmpty: Bool, @ViewBuilder placeholder: () -> Placeholder) -> some View {
    modifier(EmptyStateModifier(isEmpty: isEmpty, placeholder: placeholder()))
  }
}

struct ContentView: View {
  @State private var chosen: Set<Int> = []
  private let products = [
    Product(id: 1, title: "Tea", price: 4.5), Product(id: 2, title: "Rice", price: 2), Product(id: 3, title: "Oil", price: 8),
  ]
  private var total: Decimal { products.filter { chosen.contains($0.id) }.map(\.price).reduce(0, +) }

  var body: some View {
    VStack(alignment: .leading) {
      Selector(items: products, selection: $chosen) { Text($0.price, format: .currency(code: "USD")) }
      Divider()
      HStack {
        Text("Total \(total, format: .currency(code: "USD"))")
        Spacer()
        Button("Clear") { chosen.removeAll() }
      }
      .emptyState(chosen.isEmpty) { Text("Nothing chosen").italic() }
    }
    .padding()
  }
}
