// Shown at 320x192: a confirming button with a tint is on glass of that tint, and its symbol is white.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Draft")
        .navigationTitle("New")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark") {}.tint(.red) }
        }
    }
  }
}
