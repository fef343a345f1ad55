// Shown at 160x48: phases follow each other when the trigger changes, and end with the first one.
// Do: tap "go"
// At: 0s 500ms 1s 1500ms 2s 3s
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { count += 1 }
      Text("text").phaseAnimator([0, 40, 80], trigger: count) { content, phase in
        content.offset(x: CGFloat(phase))
      } animation: { phase in
        .linear(duration: phase == 0 ? 1 : 0.5)
      }
    }
  }
}
