// Shown at 320x200: the label of a tab reads a model; the bar shows its new views, and no other body runs again.
// Do: tap "Mark"
// Do: tap "Mark"
// Events
import Observation
import SwiftUI

@Observable final class Inbox { var isMarked = false }

struct InboxLabel: View {
  let inbox: Inbox
  var body: some View {
    if inbox.isMarked { Text("Inbox!") } else { Text("Inbox") }
  }
}

struct ContentView: View {
  @State private var inbox = Inbox()
  var body: some View {
    TabView {
      Button("Mark") { inbox.isMarked.toggle() }.tabItem { InboxLabel(inbox: inbox) }
      Text("Search").tabItem { Text("Find") }
    }
  }
}
