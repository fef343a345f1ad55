// Shown at 320x200: on glass the tab for searching is apart from the others, at the end, without its title.
// Do: tap "Find"
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("home") }
      Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("search") }
      Tab("More", systemImage: "ellipsis") { Text("more") }
    }
  }
}
