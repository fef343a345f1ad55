// Shown at 320x64: a symbol is seen as it is when its effects are at rest, and not at all while one takes it away.
// Do: tap "away"
import SwiftUI

struct ContentView: View {
  @State private var isAway = false
  var body: some View {
    HStack {
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: isAway)
      Image(systemName: "star").symbolEffect(.disappear, isActive: isAway)
      Image(systemName: "heart").symbolEffect(.pulse, isActive: isAway)
      Button("away") { isAway.toggle() }
    }
  }
}
