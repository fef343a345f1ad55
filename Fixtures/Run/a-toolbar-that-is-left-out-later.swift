// Shown at 320x200: what a modifier had put into the bar is gone when the modifier is left out, for what an absent module
// would give. The bar asked for it, which ended the command.
// Do: tap "Add"
import Absent
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Button("Add") { count += 1 }
        .navigationTitle("Notes \(count)")
        .toolbar {
          ToolbarItem(placement: count > 0 ? AbsentPlaces.shared.place : .automatic) { Text("None") }
        }
    }
  }
}
