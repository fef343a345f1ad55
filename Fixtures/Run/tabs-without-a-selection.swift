// Shown at 400x160: badges of zero are hidden; a fifth tab is More where there are more than five; a tab for searching has its
// title and its sign, and is the last one.
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Tab(role: .search) { Text("found") }
      Tab("One", systemImage: "star") { Text("first") }.badge(0)
      Tab("Two", systemImage: "star") { Text("second") }.badge(12)
      Tab("Three", systemImage: "star") { Text("third") }.badge("new")
    }
  }
}
