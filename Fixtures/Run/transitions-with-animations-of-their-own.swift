// Shown at 160x80: an animation of a transition needs none around the change.
// Do: tap "Show"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Show") { isShown.toggle() }
      if isShown {
        Text("slow").transition(.opacity.animation(.linear(duration: 1)))
        Text("plain").transition(.opacity)
        Text("half")
          .transition(.asymmetric(insertion: .move(edge: .leading).animation(.linear(duration: 0.5)), removal: .opacity))
      }
    }
  }
}
