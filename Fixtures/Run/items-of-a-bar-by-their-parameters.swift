// Shown at 320x160: what a modifier puts into the bar is called by the modifier and its parameters, as in the program.
// Do: tap "add 0"
// Events
import SwiftUI

struct Adding: View {
  @Binding var count: Int
  @State private var taps = 0
  var body: some View {
    Button("add \(taps)") {
      taps += 1
      count += 1
    }
  }
}

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    NavigationView {
      Text("count \(count)").navigationBarItems(leading: Text("first"), trailing: Adding(count: $count))
    }
  }
}
