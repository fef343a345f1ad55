// Keyframes of one track make a track of themselves.
import SwiftUI

struct Alone: View {
  var body: some View {
    KeyframeAnimator(initialValue: 0.0) { value in
      Text("\(value)")
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1)
    }
  }
}

struct OnTrack: View {
  var body: some View {
    KeyframeAnimator(initialValue: CGSize.zero) { value in
      Text("\(value.width)")
    } keyframes: { _ in
      KeyframeTrack(\.width) { CubicKeyframe(1.0, duration: 1) }
    }
  }
}

struct Chosen: View {
  let isFast: Bool
  var body: some View {
    KeyframeAnimator(initialValue: 0.0) { value in
      Text("\(value)")
    } keyframes: { _ in
      KeyframeTrack {
        if isFast { LinearKeyframe(1.0, duration: 1) } else { SpringKeyframe(1.0, duration: 2) }
      }
    }
  }
}
