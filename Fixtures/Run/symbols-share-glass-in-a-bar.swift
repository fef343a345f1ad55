// Shown at 320x160: symbols beside each other in a bar of glass share a capsule, a text has its own, and a spacer parts them.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("content")
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Like", systemImage: "heart") {}
          }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        }
    }
  }
}
