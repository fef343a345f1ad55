// Shown at 320x240: headers of increased prominence are in the colour of text; a row of several parts has its badge before
// its arrow; a switch beside a label is centred on it.
import SwiftUI

struct Row: View {
  let name: String
  var body: some View {
    HStack {
      let shape = Circle()
      Text("o").background(.yellow, in: shape)
      Text(name)
    }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Orders") {
          NavigationLink(value: 1) { Row(name: "First").badge(3) }
          LabeledContent("Passkey") { Toggle("Passkey", isOn: .constant(true)).labelsHidden() }
        }
      }
      .headerProminence(.increased)
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}
