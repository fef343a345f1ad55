// Shown at 240x64: what is written through a binding with an animation is animated.
// Do: tap "on"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("on", isOn: $isOn.animation(.linear(duration: 1)))
      Text("text").offset(x: isOn ? 100 : 0)
    }
  }
}
