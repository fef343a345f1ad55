// Shown at 240x192: a focus state is true while the search field has the focus, and moves the focus into the field.
// Do: tap "Find"
// Do: wait 1s
// Do: type "Search" "a"
// Do: tap "Cancel"
// Do: tap "Search"
// Do: tap "Stop"
// Do: tap "Search"
// Do: tap "Name"
// Events
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  @State private var name = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Find") { isSearching = true }
        Button("Stop") { isSearching = false }
        TextField("Name", text: $name)
      }
      .onChange(of: isSearching) { print(isSearching ? "in the field" : "elsewhere") }
    }
    .searchable(text: $text)
    .searchFocused($isSearching)
  }
}
