// Shown at 240x160: the screen on top leaves by the trailing edge, and the one below comes back from aside.
// Do: tap "Open"
// Do: wait 1s
// Do: back
// Pictures at: 0s 100ms 600ms
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
