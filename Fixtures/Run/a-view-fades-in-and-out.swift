// Shown at 160x48: without a transition of its own a view fades; one that goes is drawn where it was, and ends after that.
// Do: tap "toggle"
// Do: wait 2s
// Do: tap "toggle"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct Detail: View {
  @State private var count = 0
  var body: some View {
    Text("detail").onAppear { print("appears") }.onDisappear { print("disappears") }
  }
}

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Detail() }
      Text("below")
    }
  }
}
