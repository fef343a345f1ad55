// Shown at 320x320: rows of a list open a sheet about the one that was tapped; deleting there removes the row.
// Do: tap "Pear"
// Do: tap "Delete"
// Do: tap "Fig"
// Events
import SwiftUI

struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Detail: View {
  let fruit: Fruit
  let delete: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("About \(fruit.name)")
      Button("Delete", role: .destructive) {
        delete()
        dismiss()
      }
    }
  }
}

struct ContentView: View {
  @State private var fruits = ["Apple", "Pear", "Fig"].enumerated().map { Fruit(id: $0.offset, name: $0.element) }
  @State private var shown: Fruit?

  var body: some View {
    List(fruits) { fruit in
      Button(fruit.name) { shown = fruit }
    }
    .sheet(item: $shown) { fruit in
      Detail(fruit: fruit) { fruits.removeAll { $0 == fruit } }
    }
  }
}
