// Shown at 320x48: what is right to left below a view is laid out so, and dark below another finds that scheme.
import SwiftUI

struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack { Text("first"); Spacer(); Text("last") }
      HStack { Text("first"); Spacer(); Text("last") }.environment(\.layoutDirection, .rightToLeft)
      HStack { Scheme(); Scheme().environment(\.colorScheme, .dark) }
    }
  }
}
