// Shown at 900x200: on an iPad the search of a split view of two columns is in the first one; its prompt is `Search`.
// Wide
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationSplitView {
      List { Text("row") }.navigationTitle("Side")
    } detail: {
      Text("detail")
    }
    .searchable(text: $text)
  }
}
