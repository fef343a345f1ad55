// Shown at 240x160: transitions together, one for coming and another for going, a scale from nearly nothing, phases as numbers.
// Do: tap "toggle"
// Do: wait 2s
// Do: tap "toggle"
// At: 0s 500ms
import SwiftUI

struct Phased: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 40) }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        Text("both").transition(.opacity.combined(with: .offset(x: 40)))
        Text("one way").transition(.asymmetric(insertion: .opacity, removal: .offset(x: 80)))
        Text("scaled").transition(.scale)
        Text("half").transition(.scale(scale: 0.5, anchor: .leading))
        Text("phases").transition(Phased())
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
