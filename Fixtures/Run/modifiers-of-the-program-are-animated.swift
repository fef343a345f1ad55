// Shown at 160x64: a modifier with data of its own runs its body at each frame.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

struct Lift: ViewModifier, Animatable {
  var height: CGFloat
  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }
  func body(content: Content) -> some View { content.offset(y: -height).opacity(1 - height / 20) }
}

struct ContentView: View {
  @State private var isUp = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isUp = true } }
      Text("text").modifier(Lift(height: isUp ? 10 : 0))
    }
  }
}
