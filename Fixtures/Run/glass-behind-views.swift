// Shown at 320x240: glass is behind views, in a capsule or another shape; a bar is at an edge of the safe area, as an inset is.
import SwiftUI

struct ContentView: View {
  @Namespace private var pieces
  var body: some View {
    Color.orange
      .overlay {
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 20) {
            Text("plain").padding().glassEffect().glassEffectID("plain", in: pieces)
            Text("round").padding().glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
            Text("none").glassEffect(.identity)
          }
        }
      }
      .safeAreaBar(edge: .bottom) {
        Button("A bar") {}.buttonStyle(.glass)
      }
  }
}
