// Shown at 160x48: the body of an animatable view runs at each frame with its data between the old and the new.
// Do: tap "count"
// At: 0s 250ms 500ms 1s
// Events
import SwiftUI

struct Counter: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value)) of 80") }
}

struct ContentView: View {
  @State private var value = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Button("count") { withAnimation(.linear(duration: 1)) { value = 80 } }
      Counter(value: value)
    }
  }
}
