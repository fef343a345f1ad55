// Shown at 320x192: of the items of a bar, the one that confirms is on glass in the colour of controls.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Draft")
        .navigationTitle("New")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    }
  }
}
