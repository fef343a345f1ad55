// Shown at 320x320: an action runs, then the alert is gone; a value that is presented is given to actions and message.
// Do: tap "Delete…"
// Do: tap "Delete"
// Do: tap "Delete…"
import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var names = ["Ada", "Grace"]
  var body: some View {
    VStack {
      Text(names.joined(separator: ", "))
      Button("Delete…") { asks = true }
    }
    .alert("Really?", isPresented: $asks, presenting: names.first) { name in
      Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
      Button("Cancel", role: .cancel) {}
    } message: { name in
      Text("\(name) will be gone.")
    }
  }
}
