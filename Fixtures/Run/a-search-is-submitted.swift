// Shown at 320x240: the return key of a search field runs the actions for searches, not those for fields.
// Do: type "Search" "oak"
// Do: submit "oak"
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  @State private var found = "nothing"

  var body: some View {
    NavigationStack {
      List { Text("Found: \(found)") }
        .searchable(text: $text)
    }
    .onSubmit(of: .search) { found = text }
    .onSubmit { found = "a field" }
  }
}
