// Shown at 240x128: a box with a label, labelled content and a label with a symbol.
import SwiftUI

struct ContentView: View {
  var body: some View {
    GroupBox("Device") {
      LabeledContent("Name", value: "Lamp")
      LabeledContent("Power") { Text("5 W") }
      Label("Kitchen", systemImage: "house")
    }
  }
}
