// Shown at 320x320: a menu with sections, a submenu, a picker and a disabled button.
// Do: tap "Options"
// Do: tap "Newest"
// Do: tap "Options"
// Events
import SwiftUI

struct ContentView: View {
  enum Order: String, CaseIterable { case newest = "Newest", oldest = "Oldest" }
  @State private var order = Order.oldest
  @State private var log = ""
  var body: some View {
    VStack {
      Menu("Options") {
        Section("Edit") {
          Button("Rename") { log = "rename" }
          Button("Move") {}.disabled(true)
        }
        Picker("Order", selection: $order) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue) } }
        Menu("More") { Button("Share") { log = "share" } }
        Divider()
        Button("Delete", role: .destructive) { log = "delete" }
      }
      Text(order.rawValue)
    }
  }
}
