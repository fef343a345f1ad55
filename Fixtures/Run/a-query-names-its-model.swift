// Shown at 300x200: `@Query<Item>` names what is fetched, in place of the property's type.
// Do: tap "Add"
// Do: tap "Add"
import SwiftData
import SwiftUI

@Model
final class Item {
  var name: String
  init(name: String) { self.name = name }
}

struct ContentView: View {
  @Environment(\.modelContext) private var context
  @Query<Item>(sort: [SortDescriptor(\.name)]) private var items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { item in Text(item.name) }
      Button("Add") { context.insert(Item(name: items.isEmpty ? "pear" : "apple")) }
    }
  }
}

#Preview {
  ContentView().modelContainer(for: Item.self, inMemory: true)
}
