// Shown at 240x64: an editor shows the attributes of its text.
import SwiftUI

struct ContentView: View {
  @State private var text: AttributedString = {
    var text = AttributedString("Plan the trip")
    if let range = text.range(of: "the") { text[range].foregroundColor = .red }
    return text
  }()
  @State private var selection = AttributedTextSelection()
  var body: some View {
    TextEditor(text: $text, selection: $selection)
    Text("\(text.runs.count) runs")
  }
}
