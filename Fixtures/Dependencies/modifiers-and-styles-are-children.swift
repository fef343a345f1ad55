// What a body gives to modifiers and styles runs their bodies as it runs those of views.
import SwiftUI

struct Counted: ViewModifier {
  let count: Int
  func body(content: Content) -> some View { content.badge(count) }
}

struct Faded: ButtonStyle {
  let opacity: Double
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(opacity) }
}

final class Store: ObservableObject {
  @Published var first = 0
  @Published var second = 0
}

struct Editor: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct Screen: View {
  @StateObject private var store = Store()
  @State private var count = 1
  @State private var taps = 0
  var body: some View {
    Text("a").modifier(Counted(count: count))
    Button("b") { taps += 1 }.buttonStyle(Faded(opacity: 0.5))
    Text("\(taps)")
    Editor(value: $store.first)
    Editor(value: $store.second)
  }
}
