// Shown at 400x176: on a phone the tabs of a section are like the others; search is last whatever its place, a hidden tab is gone.
// Do: tap "Search"
// Do: tap "Songs"
// Events
import SwiftUI

struct ContentView: View {
  @State private var selection = "home"
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") { Text("Welcome") }
      Tab(value: "search", role: .search) { Text("Find it") }
      TabSection("Library") {
        Tab("Songs", systemImage: "music.note", value: "songs") { Text("All songs") }
        Tab("Films", systemImage: "film", value: "films") { Text("All films") }.hidden()
      }
    }
  }
}
