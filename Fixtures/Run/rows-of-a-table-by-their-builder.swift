// Shown at 400x240: the rows of a table may come from a builder: a ForEach, sections, rows that open and close.
// Wide
// Do: tap "Fruit"
// Do: tap "Bread"
import SwiftUI

struct Item: Identifiable {
  let id: String
  var price: String
  var parts: [Item] = []
}

struct ContentView: View {
  private let goods = [
    Item(id: "Fruit", price: "", parts: [Item(id: "Apple", price: "1.20"), Item(id: "Pear", price: "1.50")]),
    Item(id: "Milk", price: "0.90"),
  ]
  @State private var isBreadOpen = false

  var body: some View {
    Table(of: Item.self) {
      TableColumn("Name") { Text($0.id) }
      TableColumn("Price") { Text($0.price) }
    } rows: {
      Section("Shop") {
        ForEach(goods) { item in
          if item.parts.isEmpty {
            TableRow(item)
          } else {
            DisclosureTableRow(item) { ForEach(item.parts) }
          }
        }
      }
      DisclosureTableRow(Item(id: "Bread", price: isBreadOpen ? "open" : "closed"), isExpanded: $isBreadOpen) {
        TableRow(Item(id: "Roll", price: "0.40")).contextMenu { Button("Buy") {} }
      }
    }
  }
}
