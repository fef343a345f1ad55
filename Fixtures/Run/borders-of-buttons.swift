// Shown at 320x160: the border of a button is a capsule, a circle or a rectangle with round corners, as the program says.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Button("capsule") {}.buttonBorderShape(.capsule)
      Button("More", systemImage: "ellipsis") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      Button("round") {}.buttonBorderShape(.roundedRectangle)
      Button("rounder") {}.buttonBorderShape(.roundedRectangle(radius: 14))
    }
    .buttonStyle(.bordered)
  }
}
