// Shown at 320x260: of two buttons of an alert, the one that cancels is on the left, and is the last of several.
// Do: tap "Ask"
// Do: tap "Stay"
// Do: tap "Ask more"
import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var asksMore = false

  var body: some View {
    VStack {
      Button("Ask") { asks = true }
      Button("Ask more") { asksMore = true }
    }
    .alert("Leave?", isPresented: $asks) {
      Button("Leave") { print("leaves") }
      Button("Stay", role: .cancel) { print("stays") }
    }
    .alert("Leave?", isPresented: $asksMore) {
      Button("Stay", role: .cancel) {}
      Button("Leave") {}
      Button("Leave all", role: .destructive) {}
    }
  }
}
