// Shown at 640x160 in a wide window: each column is a screen with bars of its own; links of a list choose by their values.
// Wide
// Do: tap "Sent"
import SwiftUI

struct Mailbox: Identifiable, Hashable {
  let id: String
}

struct ContentView: View {
  @State private var box: Mailbox?

  var body: some View {
    NavigationSplitView {
      List([Mailbox(id: "Inbox"), Mailbox(id: "Sent")], selection: $box) { box in
        NavigationLink(value: box) { Text(box.id) }
      }
      .navigationTitle("Mail")
    } detail: {
      Text(box?.id ?? "nothing")
        .navigationTitle("Box")
        .toolbar { Button("Reply") {} }
    }
  }
}
