// A tab is kept from its first selection on, a screen while it is on the stack, a destination while its value is in the path.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Tabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Row().tabItem { Text("a") }.tag(0)
      NavigationStack { Row() }.tabItem { Text("b") }.tag(1)
    }
    TabView(selection: $tab) {
      Tab("a", systemImage: "a", value: 0) { Row() }
      Tab(value: 1) { Row() } label: { Text("b") }
    }
    TabView { Row() }.tabViewStyle(.page)
  }
}

struct Navigation: View {
  @State private var path: [Int] = []
  @State private var isShown = false
  @State private var item: Int?

  var body: some View {
    NavigationStack(path: $path) {
      Row()
        .navigationDestination(for: Int.self) { _ in Row() }
        .navigationDestination(isPresented: $isShown) { Row() }
        .navigationDestination(item: $item) { _ in Row() }
    }
    NavigationLink { Row() } label: { Text("l") }
    NavigationLink("l", destination: Row())
    NavigationLink(destination: Row()) { Text("l") }
    NavigationLink(value: 1) { Row() }
    NavigationView { Row() }
    NavigationSplitView { Row() } content: { Row() } detail: { if item == nil { Text("none") } else { Row() } }
  }
}
