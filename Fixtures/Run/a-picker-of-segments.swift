// Shown at 240x48: segments stand beside each other, as wide as each other; a tap chooses one.
// Do: tap "Week"
import SwiftUI

struct ContentView: View {
  @State private var span = 0

  var body: some View {
    VStack {
      Picker("Span", selection: $span) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      Text("span \(span)")
    }
  }
}
