// Shown at 320x240: controls of a group are parts of one capsule, and in a menu stand beside each other under their symbols.
// Do: tap "Edit"
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ControlGroup {
        Button("Less", systemImage: "minus") {}
        Button("More", systemImage: "plus") {}
      }
      Menu("Edit") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Button("Paste") {}
      }
    }
  }
}
