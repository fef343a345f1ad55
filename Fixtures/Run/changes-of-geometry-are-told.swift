// Shown at 160x80: the action is called with the first value and with each different one.
// Do: tap "wider"
// Do: tap "wider"
// Events
import SwiftUI

struct ContentView: View {
  @State private var width = 16.0
  @State private var log = ""

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: min(width, 32), height: 16)
        .onGeometryChange(for: Double.self) { $0.size.width } action: { old, new in log += " \(Int(old))-\(Int(new))" }
      Button("wider") { width += 16 }
      Text("log" + log)
    }
  }
}
