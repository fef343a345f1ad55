// Shown at 320x160: from right to left, a track fills from the right, and so does a slider that is dragged.
// Do: drag "Volume" 0.75
import SwiftUI

struct ContentView: View {
  @State private var volume = 0.25
  var body: some View {
    VStack {
      ProgressView(value: 0.25)
      Slider(value: $volume) { Text("Volume") }
      Gauge(value: 0.25) { Text("Gauge") }
      Text("volume \(volume, format: .percent)")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
