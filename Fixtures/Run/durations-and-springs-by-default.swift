// Shown at 320x256: curves last 0.35 s where nothing else is said; `.default` is a spring of 0.5 s without a bounce. Springs by
// their other names are the same springs.
// Do: tap "go"
// At: 100ms 200ms 349ms 350ms 475ms 630ms
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { isOn = true }
      bar("linear", .linear)
      bar("easeIn", .easeIn)
      bar("easeOut", .easeOut)
      bar("default", .default)
      bar("smooth", .smooth)
      bar("spring", .spring)
      bar("0.5", .spring(duration: 0.5, bounce: 0))
      bar("snappy", .snappy)
      bar("0.15", .spring(duration: 0.5, bounce: 0.15))
      bar("bouncy", .bouncy)
      bar("0.3", .spring(duration: 0.5, bounce: 0.3))
      bar("k 50 c 10", .interpolatingSpring(mass: 1, stiffness: 50, damping: 10))
      bar("k 50 c 5", .interpolatingSpring(mass: 1, stiffness: 50, damping: 5))
      bar("interactive", .interactiveSpring())
      bar("0.15 0.86", .spring(response: 0.15, dampingFraction: 0.86))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
  func bar(_ name: String, _ animation: Animation) -> some View {
    Text(name).offset(x: isOn ? 100 : 0).animation(animation, value: isOn)
  }
}
