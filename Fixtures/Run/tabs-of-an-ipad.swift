// Shown at 744x300: in a wide window tabs are chosen at the top, by their titles, beside the buttons of the screen.
// Wide
// Do: tap "Sent"
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") {
        Text("inbox")
      }
      Tab("Sent", systemImage: "paperplane") {
        NavigationStack {
          Text("sent")
            .navigationTitle("Sent mail")
            .toolbar { Button("Edit") {} }
        }
      }
    }
  }
}
