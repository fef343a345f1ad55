// Shown at 240x120: the glass of an item that confirms follows whether its button is enabled.
// Do: type "Name" "x"
import SwiftUI

struct ContentView: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {}.disabled(!name.isEmpty)
          }
          ToolbarItem { Toggle("Loud", systemImage: "speaker.wave.3", isOn: .constant(true)) }
        }
    }
  }
}
