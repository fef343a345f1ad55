// Shown at 320x320: tabItem and tag; a write to the selection switches.
// Do: tap "Go to two"
// Events
import SwiftUI

struct Page: View {
  let name: String
  var body: some View { Text("page \(name)").onAppear { print("appear", name) } }
}

struct ContentView: View {
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      VStack { Page(name: "one"); Button("Go to two") { selection = 2 } }.tabItem { Label("One", systemImage: "1.circle") }.tag(1)
      Page(name: "two").tabItem { Text("Two") }.tag(2)
    }
  }
}
