// Shown at 320x320: a dialog has its actions and a way out; without a message or by default its title is shown.
// Do: tap "Choose"
import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var colour = "none"
  var body: some View {
    Button("Choose") { asks = true }
      .confirmationDialog("Colour", isPresented: $asks, titleVisibility: .visible) {
        Button("Red") { colour = "red" }
        Button("Blue") { colour = "blue" }
      }
    Text(colour)
  }
}
