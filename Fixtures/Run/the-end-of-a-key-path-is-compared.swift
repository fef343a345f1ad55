// Shown at 240x96: of a value in the environment the part counts that the key path leads to.
// Do: tap "Width"
// Do: tap "Name"
// Events
import SwiftUI

struct Theme {
  var name = "light"
  var width = 1.0
}

extension EnvironmentValues {
  @Entry var theme = Theme()
}

struct Named: View {
  @Environment(\.theme.name) private var name
  var body: some View { Text(name) }
}

struct Whole: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("\(theme.width)") }
}

struct ContentView: View {
  @State private var theme = Theme()
  var body: some View {
    VStack(spacing: 0) {
      Named()
      Whole()
      Button("Width") { theme.width += 1 }
      Button("Name") { theme.name = "dark" }
    }
    .environment(\.theme, theme)
  }
}
