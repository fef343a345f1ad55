// Shown at 320x240: the program places the search field among the items of the bottom bar.
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text("Inbox")
        .navigationTitle("Mail")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $text)
        .toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Write", systemImage: "plus") {} }
        }
    }
  }
}
