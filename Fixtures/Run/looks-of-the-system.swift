// Shown at 240x128: styles of the system for buttons, labels and fields; labels can be hidden.
import SwiftUI

struct ContentView: View {
  @State private var isOn = true
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
      Toggle("Hidden", isOn: $isOn).labelsHidden()
      TextField("Search", text: $text).textFieldStyle(.roundedBorder)
    }
  }
}
