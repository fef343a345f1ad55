// Shown at 320x64: a screen that requests the dark appearance begins once, and keeps its state.
import SwiftUI

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme
  @State private var lines = ["made"]
  init() { print("initialized") }
  var body: some View {
    Text(lines.joined(separator: ", ") + ", " + (scheme == .dark ? "dark" : "light"))
      .preferredColorScheme(.dark)
      .onAppear {
        print("appeared")
        lines.append("appeared")
      }
  }
}
