// Shown at 198x242: each row of a list on a watch is on a card of its own, type has the watch's sizes, titles stand at the top.
// Platform: watchos
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Headline").font(.headline)
        NavigationLink("Workouts") { Text("none") }
        Section("More") { Text("Footnote").font(.footnote) }
      }
      .navigationTitle("Today")
    }
  }
}
