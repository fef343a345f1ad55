// Shown at 160x128: a cover comes from below the window (UIKit's documented style of presentation).
// Do: tap "Show"
// Pictures at: 0s 50ms 100ms 600ms
import SwiftUI

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
  }
}
