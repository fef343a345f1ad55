// Keyframes and the entries of a rotor are no views and hold none.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Screen: View {
  var body: some View {
    Counter()
      .keyframeAnimator(initialValue: 1.0) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
      .accessibilityRotor("a") { AccessibilityRotorEntry("b", id: 1) }
  }
}
