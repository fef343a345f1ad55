// Shown at 240x64: a style places the label of the button, and is told when it is pressed and disabled.
// Do: tap "Go"
// Events
import SwiftUI

struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? ">" : "-")
      configuration.label
      Text(configuration.isPressed ? "pressed" : "idle")
    }
    .onChange(of: configuration.isPressed) { print("pressed: \(configuration.isPressed)") }
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Go") { count += 1 }
      Button("Stop") { count = 0 }.disabled(true)
      Text("count \(count)")
    }
    .buttonStyle(Framed())
  }
}
