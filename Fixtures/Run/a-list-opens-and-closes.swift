// Shown at 320x240: an outline is closed at first; no children are a leaf, an empty list of them is an empty branch. Separators
// can be hidden.
// Do: tap "Empty"
// Do: tap "Full"
import SwiftUI

struct Item: Identifiable {
  let id: String
  var items: [Item]?
}

struct ContentView: View {
  private let items = [
    Item(id: "Leaf"), Item(id: "Empty", items: []), Item(id: "Full", items: [Item(id: "Inside")]),
  ]
  var body: some View {
    List(items, children: \.items) { item in
      Text(item.id).listRowSeparator(item.id == "Empty" ? .hidden : .automatic)
    }
  }
}
