// Shown at 320x192: in a form, a picker shows its label and its value.
// Do: tap "Sound"
// Do: select "Theme" "Dark"
import SwiftUI

struct ContentView: View {
  @State private var sound = false
  @State private var theme = "Light"
  @State private var name = ""

  var body: some View {
    Form {
      Section("Profile") { TextField("Name", text: $name) }
      Section("Options") {
        Toggle("Sound", isOn: $sound)
        Picker("Theme", selection: $theme) {
          Text("Light").tag("Light")
          Text("Dark").tag("Dark")
        }
        LabeledContent("Version", value: "1.0")
      }
    }
  }
}
