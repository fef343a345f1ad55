// Of `\.theme.size` only the size counts; `\.self` is all of the environment. What changes a value lets what is around
// through; what asks the window concerns all of its views.
import SwiftUI

struct Theme {
  var color = 1
  var size = 3
}

extension EnvironmentValues { @Entry var theme = Theme() }

struct Sized: View {
  @Environment(\.theme.size) private var size
  var body: some View { Text("") }
}
struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("") }
}
struct Whole: View {
  @Environment(\.self) private var environment
  var body: some View { Text("") }
}
struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("") }
}
struct Schemed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("") }
}
struct Between: View { var body: some View { Schemed() } }

struct Parts: View {
  @State private var color = 1
  @State private var lines = 1
  var body: some View {
    Sized().environment(\.theme.color, color)
    Themed().environment(\.theme.color, color)
    Whole().lineLimit(lines)
  }
}

struct Nested: View {
  @State private var inner = false
  @State private var outer = false
  var body: some View {
    VStack { Enabled().disabled(inner) }.disabled(outer)
    VStack { Sized().environment(\.theme, Theme(color: 1, size: inner ? 1 : 2)) }.environment(\.theme.size, outer ? 1 : 2)
  }
}

struct Asking: View {
  @State private var isDark = false
  var body: some View {
    Schemed().preferredColorScheme(isDark ? .dark : .light)
    Schemed()
    Schemed().colorScheme(.dark)
    Between()
  }
}
