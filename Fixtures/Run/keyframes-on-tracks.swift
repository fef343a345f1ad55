// Shown at 240x64: each track goes through its keyframes: straight, along a curve, by a spring, at once.
// Do: tap "go"
// At: 0s 250ms 500ms 1s 2s
import SwiftUI

struct Place {
  var x = 0.0
  var y = 0.0
  var scale = 1.0
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { count += 1 }
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Place(), trigger: count) { content, place in
          content.scaleEffect(place.scale).offset(x: place.x, y: place.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(40, duration: 0.5)
            CubicKeyframe(80, duration: 0.5)
          }
          KeyframeTrack(\.y) { SpringKeyframe(10, duration: 1, spring: Spring(duration: 0.5, bounce: 0)) }
          KeyframeTrack(\.scale) {
            MoveKeyframe(2)
            LinearKeyframe(1, duration: 1)
          }
        }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
