// Shown at 240x160: variants are parts of the names of symbols; in the bar of tabs they are filled, as far as they can be.
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      HStack {
        Image(systemName: "lock").symbolVariant(.circle.fill)
        Label("Muted", systemImage: "bell").symbolVariant(.slash)
        Image(systemName: "heart.fill").symbolVariant(.none)
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Days").tabItem { Label("Days", systemImage: "calendar") }
    }
  }
}
