// Shown at 400x400: items stand where their placement says, and act.
// Do: tap "Add"
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      Text("\(count) things")
        .navigationTitle("Things")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
          if count > 0 {
            ToolbarItem { Button("Clear") { count = 0 } }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Button("Last") {}
          }
        }
    }
  }
}
