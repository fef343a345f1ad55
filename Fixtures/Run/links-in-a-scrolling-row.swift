// Shown at 320x240: links in a scroll view of a list row have no arrows, and are buttons by themselves; a link that is the
// row has one. An empty lazy stack is as wide as one with rows.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<3) { number in NavigationLink("Item \(number)") { Text("Shown") } }
          }
        }
        NavigationLink("All") { Text("All items") }
        ScrollView {
          Text("Nothing")
          LazyVStack { ForEach([Int](), id: \.self) { Text("\($0)") } }
        }
        .background(.yellow)
        .frame(height: 30)
      }
    }
  }
}
