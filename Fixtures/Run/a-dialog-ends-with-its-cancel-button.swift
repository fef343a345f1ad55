// Shown at 320x240: the button that cancels is the last of a dialog; with Liquid Glass a tap outside does what it would do.
// Do: tap "Delete"
// Do: tap "Keep"
// Do: tap "Delete"
import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(answer)
      Button("Delete") { asks = true }
        .confirmationDialog("Delete it?", isPresented: $asks, titleVisibility: .visible) {
          Button("Keep", role: .cancel) { answer = "kept" }
          Button("Yes", role: .destructive) { answer = "deleted" }
        }
    }
  }
}
