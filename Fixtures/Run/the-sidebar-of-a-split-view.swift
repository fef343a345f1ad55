// Shown at 800x240 in a wide window: rows of the first column lie on its ground without lines and arrows, the chosen one on
// a capsule, and headers are in the colour of text.
// Wide
// Do: tap "Sent"
import SwiftUI

struct ContentView: View {
  @State private var box: String?
  var body: some View {
    NavigationSplitView {
      List(selection: $box) {
        Section("Mail") {
          NavigationLink(value: "Inbox") { Label("Inbox", systemImage: "tray") }
          NavigationLink(value: "Sent") { Label("Sent", systemImage: "paperplane") }
        }
      }
      .navigationTitle("Boxes")
    } detail: {
      Text(box ?? "nothing")
    }
  }
}
