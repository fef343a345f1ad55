// Shown at 160x48: an animation of the program says how far it is, and keeps a state from frame to frame.
// Do: tap "go"
// At: 250ms 500ms 1s
// Events
import SwiftUI

struct Frames: AnimationStateKey {
  static let defaultValue = 0
}

struct Steps: CustomAnimation {
  var count: Int
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Frames.self] += 1
    guard time < 0.9 else { return nil }
    return value.scaled(by: (time * Double(count)).rounded(.down) / Double(count))
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(Animation(Steps(count: 8))) { isOn = true } }
      Text("text").offset(x: isOn ? 80 : 0)
    }
  }
}
