// Shown at 200x64: a view that comes again while it still goes is a new one; the old one ends when its animation does.
// Do: tap "toggle"
// Do: wait 1s
// Do: tap "Count 0"
// Do: tap "toggle"
// Do: wait 500ms
// Do: tap "toggle"
// Do: wait 2s
// Events
import SwiftUI

struct Detail: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Detail() }
    }
  }
}
