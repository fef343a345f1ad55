// Shown at 240x96: each row of a list is given a binding to its element.
// Do: tap "Eggs"
import SwiftUI

struct Item: Identifiable {
  let id: String
  var isDone = false
}

struct ContentView: View {
  @State private var items = [Item(id: "Milk"), Item(id: "Eggs")]

  var body: some View {
    VStack {
      List($items) { $item in Toggle(item.id, isOn: $item.isDone) }
      Text("\(items.filter(\.isDone).count) done")
    }
  }
}
