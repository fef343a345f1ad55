// Shown at 160x96: `_printChanges` names what made a body run: all of it at first, later only what is another.
// Do: tap "Count"
// Do: tap "Name"
// Events
import SwiftUI

struct Row: View {
  let name: String
  @Binding var count: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("\(name) \(count)")
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var name = "a"
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Row(name: name, count: $count)
      Button("Count") { count += 1 }
      Button("Name") { name = "b" }
    }
  }
}
