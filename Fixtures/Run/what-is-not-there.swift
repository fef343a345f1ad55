// Shown at 320x400: what is not there is said with a large symbol over a bold title, then why, and what can be done.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mails are shown here."))
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } actions: {
        Button("Try again") {}.buttonStyle(.bordered)
      }
      ContentUnavailableView.search(text: "Ada")
    }
  }
}
