// Shown at 240x160: an alert comes a little too large and transparent, and fades when it goes: believed, as is its time of
// 0.25 s.
// Do: tap "Ask"
// Pictures at: 0s 100ms 300ms
import SwiftUI

struct ContentView: View {
  @State private var isAsked = false

  var body: some View {
    Button("Ask") { isAsked = true }
      .alert("Delete?", isPresented: $isAsked) { Button("No") {} }
  }
}
