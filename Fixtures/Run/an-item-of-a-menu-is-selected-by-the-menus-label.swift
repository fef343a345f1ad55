// Shown at 320x160: a menu opens, its item is chosen, and it closes; so does an option of a picker in it.
// Do: select "Sort" "Name"
// Do: select "More" "Archive"
import SwiftUI

struct ContentView: View {
  @State private var order = "Date"
  @State private var isArchived = false

  var body: some View {
    VStack {
      Text("by \(order), \(isArchived ? "archived" : "open")")
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("Name").tag("Name")
          Text("Date").tag("Date")
        }
      }
      Menu {
        Button("Archive") { isArchived = true }
      } label: {
        Label("More", systemImage: "ellipsis")
      }
    }
  }
}
