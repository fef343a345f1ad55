// Shown at 240x112: a slider goes to the nearest step; the last is the greatest that is in the range.
// Do: drag "Volume" 0.52
// Do: drag "Thirds" 1
import SwiftUI

struct ContentView: View {
  @State private var volume = 0.0
  @State private var thirds = 0.0

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...100, step: 10) { Text("Volume") }
      Text("\(volume, specifier: "%.0f") of 100")
      Slider(value: $thirds, in: 0...10, step: 3) { Text("Thirds") }
      Text("\(thirds, specifier: "%.0f") of 10")
    }
  }
}
