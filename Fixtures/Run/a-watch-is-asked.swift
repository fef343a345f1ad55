// Shown at 198x242: a program asks the watch for its size and its state.
// Platform: watchos
import SwiftUI

struct ContentView: View {
  let device = WKInterfaceDevice.current()

  var body: some View {
    VStack {
      Text("\(Int(device.screenBounds.width)) x \(Int(device.screenBounds.height))")
      Text(device.wristLocation == .left ? "left" : "right")
      Button("Tap") { device.play(.click) }
    }
  }
}
