// Shown at 160x48: `@Animatable` animates the stored numbers that are not ignored.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

@Animatable
struct Counter: View {
  var value: Double
  var angle: Angle
  @AnimatableIgnored var steps: Double
  var body: some View { Text("\(Int(value)) \(Int(angle.degrees)) \(Int(steps))") }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Counter(value: isOn ? 40 : 0, angle: .degrees(isOn ? 90 : 0), steps: isOn ? 4 : 0)
    }
  }
}
