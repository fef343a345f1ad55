// Shown at 240x160: the new screen comes from the trailing edge over the old one, which goes aside by 0.3 of its width
// (believed); bars fade in their place. The spring is that of `UISpringTimingParameters()`, documented as the one of most
// system animations; that a push has it is believed.
// Do: tap "Open"
// Pictures at: 0s 100ms 250ms 600ms
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Text("The detail").navigationTitle("Detail") }
        .navigationTitle("Start")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}
