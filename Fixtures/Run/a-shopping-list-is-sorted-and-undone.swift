// Shown at 240x144: a list that is sorted in two ways, and whose last change is taken back.
// Do: tap "Add pear"
// Do: tap "By price"
// Do: tap "Undo"
// Events
import SwiftUI

struct Good: Identifiable, Equatable {
  var id: String { name }
  let name: String
  let price: Int
}

struct ContentView: View {
  @State private var goods = [Good(name: "fig", price: 4), Good(name: "apple", price: 9)]
  @State private var history: [[Good]] = []
  @State private var byPrice = false

  private var sorted: [Good] {
    goods.sorted(using: byPrice ? KeyPathComparator(\.price) : KeyPathComparator(\.name))
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(sorted) { Text("\($0.name) \($0.price)") }
      Toggle("By price", isOn: $byPrice)
      Button("Add pear") {
        history.append(goods)
        goods.append(Good(name: "pear", price: 1))
      }
      Button("Undo") { if let last = history.popLast() { goods = last } }
        .disabled(history.isEmpty)
    }
  }
}
