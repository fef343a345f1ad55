// Shown at 240x96: steps find buttons by what VoiceOver says of them.
// Do: tap "Add one"
// Do: tap "Add ten"
// Do: tap "Take one"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)").accessibilityLabel("Count")
      Button { count += 1 } label: { Image(systemName: "plus") }.accessibilityLabel("Add one")
      Button { count += 10 } label: { Image(systemName: "star") }.accessibilityLabel(Text("Add \(10 > 9 ? "ten" : "more")"))
      Image(systemName: "minus").onTapGesture { count -= 1 }.accessibilityLabel("Take one")
    }
  }
}
