// Shown at 320x120: the curves by their control points, half-way and after a quarter of the time.
// Do: tap "go"
// At: 250ms 500ms 1s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { isOn = true }
      bar(.linear(duration: 1))
      bar(.easeIn(duration: 1))
      bar(.easeOut(duration: 1))
      bar(.easeInOut(duration: 1))
      bar(.timingCurve(0.5, -0.5, 0.5, 1.5, duration: 1))
      bar(.easeInOut)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  func bar(_ animation: Animation) -> some View {
    Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0).animation(animation, value: isOn)
  }
}
