// Shown at 240x112: the gesture of a view within comes first, unless the one around has a higher precedence or goes on
// beside it; a button is a gesture too; what is not reached has none.
// Do: tap "inner"
// Do: tap "high"
// Do: tap "both"
// Do: tap "button"
import SwiftUI

struct ContentView: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      HStack { Text("inner").onTapGesture { log.append("inner") } }
        .onTapGesture { log.append("outer") }
      HStack { Text("high").onTapGesture { log.append("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.append("high") })
      HStack { Text("both").onTapGesture { log.append("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
      HStack { Button("button") { log.append("button") } }
        .onTapGesture { log.append("around") }
      Text(log.joined(separator: " "))
    }
  }
}
