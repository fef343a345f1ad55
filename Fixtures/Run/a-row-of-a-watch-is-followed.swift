// Shown at 198x242: a row of a watch has no chevron, and its screen has a round back button inside the bar.
// Platform: watchos
// Do: tap "Duration"
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Duration") {
          List { Text("5 minutes") }.navigationTitle("Duration")
        }
        NavigationLink("Category") { Text("General") }
      }
      .navigationTitle("Settings")
    }
  }
}
