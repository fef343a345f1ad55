// Shown at 320x240: a button that comes later takes no place in the bar before.
// Do: tap "Edit"
// Do: tap "Done"
import SwiftUI

struct ContentView: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Button("Edit") { isEditing = true }
        .containerBackground(.red, for: .widget)
        .navigationTitle("Items")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            if isEditing { Button("Done") { isEditing = false } }
          }
        }
    }
  }
}
