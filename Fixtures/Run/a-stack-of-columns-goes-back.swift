// Shown at 320x160: in a narrow window a split view is a stack: what is chosen in the sidebar is on top, back shows it again.
// Do: tap "Moss"
// Do: back
// Do: tap "Fern"
// Events
import SwiftUI

struct ContentView: View {
  @State private var plant: String?
  var body: some View {
    NavigationSplitView {
      List(["Fern", "Moss"], id: \.self, selection: $plant) { Text($0) }.navigationTitle("Plants")
    } detail: {
      if let plant { Text("\(plant) likes shade") } else { Text("Choose one") }
    }
  }
}
