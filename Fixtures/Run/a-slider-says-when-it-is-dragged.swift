// Shown at 240x48: `onEditingChanged` is told of the beginning and the end; labels stand at the ends.
// Do: drag "Speed" 0.5
import SwiftUI

struct ContentView: View {
  @State private var speed = 0.0
  @State private var log = ""

  var body: some View {
    VStack {
      Slider(value: $speed) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { isEditing in
        log += isEditing ? "begins at \(speed), " : "ends at \(speed)"
      }
      Text(log)
    }
  }
}
