// Shown at 160x64: an animation goes between the data of the two values, whatever the setter makes of it; without data of its
// own a view has its new value at once.
// Do: tap "go"
// At: 0s 16ms 500ms 1s
// Events
import SwiftUI

struct Rounded: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue.rounded() }
  }
  var body: some View { Text("\(value, specifier: "%.1f")") }
}

struct Plain: View, Animatable {
  var value: Double
  var body: some View { Text("plain \(value, specifier: "%.1f")") }
}

struct ContentView: View {
  @State private var value = 0.0
  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { value = 5 } }
      Rounded(value: value)
      Plain(value: value)
    }
  }
}
