// A view that reads what a modifier around it writes runs again when that differs, whatever else it is given.
import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
}

extension View {
  func deep(_ level: Int) -> some View { environment(\.level, level) }
}

struct Kid: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "on" : "off") }
}

struct Reader: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

struct Screen: View {
  @State private var isOff = false
  @State private var outer = 1
  @State private var inner = 1
  var body: some View {
    VStack {
      Kid()
    }
    .disabled(isOff)
    Reader().environment(\.level, outer).padding(CGFloat(inner))
    VStack {
      Kid()
      Reader()
    }
    .deep(inner)
  }
}
