// Shown at 320x320: an accessory is above the bar of a tab view, whichever tab is shown, and knows where it is.
// Do: tap "play"
// Do: tap "Radio"
import SwiftUI

struct NowPlaying: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  @State private var isPlaying = false
  var body: some View {
    HStack {
      Text(placement == .expanded ? "Blue in Green" : "Blue")
      Spacer()
      Button(isPlaying ? "pause" : "play") { isPlaying.toggle() }
    }
    .padding(.horizontal)
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      Tab("Albums", systemImage: "square.stack") { Text("All albums") }
      Tab("Radio", systemImage: "radio") { Text("Stations") }
    }
    .tabViewBottomAccessory { NowPlaying() }
  }
}
