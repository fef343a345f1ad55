// Shown at 420x420: the controls of a form on a Mac stand in two columns: labels end at a line, what has no label begins there.
// Platform: macos
// Do: tap "Play sounds"
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var size = 1
  @State private var isLoud = true
  @State private var volume = 0.5
  @State private var count = 3

  var body: some View {
    Form {
      TextField("Name:", text: $name, prompt: Text("Required"))
      Picker("Notify me about:", selection: $size) {
        Text("Direct messages").tag(1)
        Text("Mentions").tag(2)
      }
      Toggle("Play sounds", isOn: $isLoud)
      Slider(value: $volume) { Text("Volume:") }
      Section("More") {
        Stepper("Copies:", value: $count)
        LabeledContent("Version:", value: "1.0")
        Button("Reset") {}
        Picker("Side:", selection: $size) {
          Text("Left").tag(1)
          Text("Right").tag(2)
        }
        .pickerStyle(.segmented)
      }
      Text("A note")
    }
    .padding()
  }
}
