// Shown at 240x96: a value of one's own in the environment: the nearest writer wins, a transform gets what is outside.
// Do: tap "More"
// Events
import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
}

struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

struct ContentView: View {
  @State private var base = 1

  var body: some View {
    VStack {
      Level()
      Level().environment(\.level, 9).environment(\.level, base)
      Level().transformEnvironment(\.level) { $0 += 10 }.environment(\.level, base)
      Button("More") { base += 1 }
    }
  }
}
