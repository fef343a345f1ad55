// Shown at 198x242: a button on a watch is on a capsule as wide as the screen, so is a field; in a list a row is it.
// Platform: watchos
import SwiftUI

struct ContentView: View {
  @State private var name = ""

  var body: some View {
    VStack(spacing: 8) {
      TextField("Name", text: $name)
      Button("Save") {}
      Button("Remove", role: .destructive) {}
      HStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Go") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}
