// Shown at 320x96: the values of a keyframe timeline at a time, its duration, and keyframes in branches.
import SwiftUI

struct Values: View {
  let isLong = true
  var body: some View {
    let line = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 2)
      if isLong {
        LinearKeyframe(4.0, duration: 1)
      } else {
        MoveKeyframe(9.0)
      }
    }
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "\(line.duration)")
      Text(verbatim: "\(line.value(time: 1)) \(line.value(time: 2.5)) \(line.value(time: 8))")
      Text(verbatim: "\(line.value(progress: 0.5))")
      Text(verbatim: "\((line.velocity(time: 1) * 1000).rounded() / 1000)")
      Gauge(value: 0.4) {}.tint(Gradient(colors: [.green, .red])).gaugeStyle(.accessoryLinear)
    }
  }
}

#Preview { Values() }
