// Shown at 400x320: on a Mac type is smaller, buttons have a border, toggles are boxes and fields have an edge.
// Platform: macos
// Do: tap "Wrap lines"
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var wraps = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Title").font(.title)
      Text("Body")
      TextField("Name", text: $name)
      Toggle("Wrap lines", isOn: $wraps)
      Toggle("Show rulers", isOn: .constant(false))
      HStack {
        Button("Cancel") {}
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Help") {}.buttonStyle(.link)
      }
      List {
        Text("One")
        Text("Two")
      }
      Form {
        Section { Toggle("On a card", isOn: $wraps) }
      }
      .formStyle(.grouped)
    }
    .padding()
  }
}
