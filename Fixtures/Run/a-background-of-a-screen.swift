// Shown at 160x160: a container background for a navigation is behind the whole screen, also below its bar.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Title")
        .containerBackground(.yellow, for: .navigation)
    }
  }
}
