import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Text("Summary").tabItem { Text("A") }
      Text("Visitors").tabItem { Text("B") }
    }
    .tabViewStyle(.carousel)
  }
}
