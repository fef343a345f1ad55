// Shown at 240x160: `ViewModifier`, extensions of `View`, environment and bindings.
import SwiftUI

struct Boxed: ViewModifier {
  var inset: CGFloat = 8
  func body(content: Content) -> some View { content.padding(inset).border(Color.black) }
}

extension View {
  func boxed() -> some View { modifier(Boxed(inset: 16)) }
}

private struct TitleKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

struct Title: View {
  @Environment(\.title) private var title
  @Binding var count: Int
  var body: some View { Text("\(title) \(count)") }
}

struct ContentView: View {
  @State private var count = 41
  var body: some View {
    VStack {
      Title(count: $count)
      Title(count: .constant(1)).environment(\.title, "given").boxed()
    }
  }
}
