// Shown at 240x48: `onChange` sees the old and the new value; what it writes makes another update.
// Do: tap "Add"
// Do: tap "Add"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var history = ""

  var body: some View {
    VStack {
      Text("[\(history)]")
      Button("Add") { count += 1 }
    }
    .onChange(of: count, initial: true) { old, new in history += "\(old)-\(new) " }
  }
}
