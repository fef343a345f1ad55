// Shown at 320x320: the task of a covered screen is cancelled, and starts again when the screen comes back.
// Do: wait 2500ms
// Do: tap "On"
// Do: wait 3s
// Do: back
// Do: wait 1500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var ticks = 0
  var body: some View {
    NavigationStack {
      VStack {
        Text("\(ticks) ticks")
        NavigationLink("On") { Text("on top") }
      }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          if !Task.isCancelled { ticks += 1 }
        }
      }
    }
  }
}
