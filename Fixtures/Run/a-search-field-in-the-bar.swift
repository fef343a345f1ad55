// Shown at 320x400: typing writes the text, and the views inside know that a person searches.
// Do: type "Find a name" "ra"
import SwiftUI

struct Names: View {
  let text: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    VStack {
      Text(isSearching ? "searching for \(text)" : "all")
      Button("Stop") { dismissSearch() }
      ForEach(["Ada", "Grace", "Radia"].filter { text.isEmpty || $0.lowercased().contains(text) }, id: \.self) {
        Text($0)
      }
    }
  }
}

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Names(text: text).navigationTitle("Names").searchable(text: $text, prompt: "Find a name")
    }
  }
}
