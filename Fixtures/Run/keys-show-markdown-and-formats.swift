// Shown at 400x320: a literal is a key wherever a title is asked for: its Markdown is shown, a text in it keeps its look, and
// numbers are formatted. A variable, and a string that was put together before, are shown as they are.
import SwiftUI

struct Item: CustomStringConvertible { var description: String { "an item" } }

struct ContentView: View {
  let plain = "*v*"
  let share: CGFloat = 0.5
  let string = "\(50.0) \(1000)"
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("*italic* **bold** `code` ~~struck~~ [link](https://example.com)")
        Button("**key**") {}
        Button(plain) {}
        Button(.init("*made*")) {}
        Label("**label**", systemImage: "star")
        Text("\(1234) \(share) \(2.5) \(2.5, specifier: "%.1f")")
        Text(string)
        Text("\(Text("nested").bold().foregroundStyle(.red)) and \(Item().description) \(String(describing: Item()))")
        Text(.init(plain))
        Toggle("*toggle*", isOn: .constant(true))
        Text(verbatim: "*verbatim*")
      }
      .navigationTitle("**Title**")
    }
  }
}
