// Shown at 320x192: the title of a screen opens the menu that it is given.
// Do: tap "Plan"
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      Text("\(count) copies")
        .navigationTitle("Plan")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
          Button("Duplicate") { count += 1 }
          Button("Move") {}
        }
    }
  }
}
