// Shown at 320x224: a search that is put around a navigation stack has its field on the first screen.
// Do: type "Search" "pe"
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  private var names: [String] {
    let all = ["Apple", "Pear", "Plum"]
    return text.isEmpty ? all : all.filter { $0.localizedStandardContains(text) }
  }
  var body: some View {
    NavigationStack {
      List(names, id: \.self) { Text($0) }.navigationTitle("Fruit")
    }
    .searchable(text: $text)
  }
}
