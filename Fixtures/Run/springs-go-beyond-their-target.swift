// Shown at 320x160: springs of every spelling, by their closed form: after 0.1 s, 0.25 s and at rest.
// Do: tap "go"
// At: 0s 100ms 250ms 3s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { isOn = true }
      bar(.spring(response: 0.4, dampingFraction: 0.6))
      bar(.spring(duration: 0.5, bounce: -0.5))
      bar(.smooth)
      bar(.snappy)
      bar(.bouncy(duration: 0.4, extraBounce: 0.1))
      bar(.interpolatingSpring(mass: 1, stiffness: 50, damping: 5))
      bar(.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 4))
      bar(.interactiveSpring(response: 0.3, dampingFraction: 1))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  func bar(_ animation: Animation) -> some View {
    Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0).animation(animation, value: isOn)
  }
}
