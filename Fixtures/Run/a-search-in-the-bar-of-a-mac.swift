// Shown at 800x240: a search around the columns of a Mac's window has its field at the end of the last bar.
// Platform: macos
// Wide
// Do: type "Find" "swift"
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationSplitView {
      List {
        Text("Inbox")
        Text("Sent")
      }
      .navigationTitle("Boxes")
    } detail: {
      Text(text.isEmpty ? "all" : text).navigationTitle("Mail").toolbar { Button("New") {} }
    }
    .searchable(text: $text, prompt: "Find")
  }
}
