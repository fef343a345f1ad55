// Shown at 320x120: delay, speed and repetitions, with and without the way back.
// Do: tap "go"
// At: 250ms 500ms 750ms 1250ms 2s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { isOn = true }
      bar(.linear(duration: 1).delay(0.5))
      bar(.linear(duration: 1).speed(2))
      bar(.linear(duration: 0.5).repeatCount(3))
      bar(.linear(duration: 0.5).repeatCount(3, autoreverses: false))
      bar(.linear(duration: 0.5).repeatForever())
      bar(.linear(duration: 0.5).delay(0.25).repeatCount(2, autoreverses: false))
      bar(.linear(duration: 0))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  func bar(_ animation: Animation) -> some View {
    Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0).animation(animation, value: isOn)
  }
}
