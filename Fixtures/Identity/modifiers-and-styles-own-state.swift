// The state of a modifier or style belongs to its place in the chain, above what it modifies.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct OnFirstAppear: ViewModifier {
  @State private var hasLoaded = false
  func body(content: Content) -> some View { content.onAppear { hasLoaded = true } }
}

struct Mirrored: ViewModifier {
  @State private var angle = 0.0
  func body(content: Content) -> some View {
    VStack {
      content
      content.rotationEffect(.degrees(angle))
    }
  }
}

struct Pressed: ButtonStyle {
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension View {
  func onFirstAppear() -> some View { modifier(OnFirstAppear()) }
}

struct Chain: View {
  @GestureState private var offset = CGSize.zero
  var isOn: Bool

  var body: some View {
    Row().modifier(OnFirstAppear())
    Row().onFirstAppear().modifier(Mirrored())
    Button("b") {}.buttonStyle(Pressed())
    if isOn { Row().onFirstAppear() } else { Row() }
    Text("t").gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
  }
}
