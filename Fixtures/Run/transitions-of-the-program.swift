// Shown at 240x96: a transition of the program by its body, and one by two values of a modifier.
// Do: tap "toggle"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct Fall: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase == .willAppear ? -20 : 0).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

struct Shift: ViewModifier {
  var x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        Text("fall").transition(Fall())
        Text("shift").transition(.modifier(active: Shift(x: 40), identity: Shift(x: 0)))
      }
    }
  }
}
