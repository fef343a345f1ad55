// Shown at 240x112: values of the environment that the program declares, whole and in part, set and not set.
import SwiftUI

struct Theme {
  var color = 1
  var size = 3
}

extension EnvironmentValues {
  @Entry var theme = Theme()
  @Entry var scale: Double = 2
  @Entry var names: [String]?
}

struct Size: View {
  @Environment(\.theme.size) private var size
  var body: some View { Text("size \(size)") }
}

struct Whole: View {
  @Environment(\.theme) private var theme
  @Environment(\.scale) private var scale
  @Environment(\.names) private var names
  @Environment(\.self) private var values
  var body: some View { Text("\(theme.color) \(theme.size) \(scale) \(names?.count ?? 0) \(values.theme.size)") }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Size()
      Size().environment(\.theme.size, 5)
      Whole()
      Whole().environment(\.theme, Theme(color: 8, size: 9)).environment(\.names, ["a", "b"])
      Whole().environment(\.theme.color, 7).environment(\.scale, 1)
      Whole().transformEnvironment(\.theme) { $0.size += 1 }
    }
  }
}
