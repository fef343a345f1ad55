// Shown at 640x320: on a Mac adaptable tabs are rows of a sidebar, those of a section under its header, with their icons and
// badges.
// Platform: macos
// Do: tap "Artists"
import SwiftUI

struct ContentView: View {
  @State private var chosen = 0
  var body: some View {
    TabView(selection: $chosen) {
      Tab("Home", systemImage: "house", value: 0) { Text("home") }
      Tab("Search", systemImage: "magnifyingglass", value: 1, role: .search) { Text("search") }
      TabSection("Library") {
        Tab("Songs", systemImage: "music.note", value: 2) { Text("songs") }
        Tab("Artists", systemImage: "music.mic", value: 3) { Text("artists \(chosen)") }.badge(3)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
