// What a modifier or a style keeps is lost with it, while the view that it was put on stays.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Highlight: ViewModifier {
  @State private var isOn = false
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0) }
}

struct Pressing: ButtonStyle {
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

// MARK: old

struct Screen: View {
  var body: some View {
    Row().modifier(Highlight()).padding()
    Button("x") {}.buttonStyle(Pressing())
    Row()
    Text("x").modifier(Highlight())
    Row().modifier(Highlight()).modifier(Highlight())
  }
}

// MARK: new

struct Screen: View {
  var body: some View {
    Row().padding()
    Button("x") {}
    Row().modifier(Highlight())
    Color.red
    Row().modifier(Highlight())
  }
}
