// Shown at 160x96: pages move when a person turns them, and when the program does with an animation; time and curve are
// believed.
// Do: tap "Page 1 of 2"
// Pictures at: 0s 100ms 400ms
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Text("First")
      Text("Second")
    }
    .tabViewStyle(.page)
  }
}
