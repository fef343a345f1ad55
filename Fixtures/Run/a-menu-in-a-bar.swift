// Shown at 320x240: the items of a menu in a bar have titles and their own colours; a toggle is an item with a checkmark; a
// sheet from a bar looks like any other.
// Do: tap "More"
// Do: tap "Loud"
// Do: tap "More"
import SwiftUI

struct ContentView: View {
  @State private var isLoud = false
  @State private var name = "none"

  var body: some View {
    NavigationStack {
      Text(name)
        .toolbar {
          Menu("More", systemImage: "ellipsis") {
            Button("Rename", systemImage: "pencil") { name = "renamed" }
            Toggle("Loud", systemImage: "speaker.wave.3", isOn: $isLoud)
            Button("Delete", systemImage: "trash", role: .destructive) { name = "deleted" }
          }
        }
    }
  }
}
