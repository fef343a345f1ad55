// Shown at 160x160: offset, scale, rotation and position go from their old numbers to the new ones.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Color.red.frame(width: 20, height: 20).offset(x: isOn ? 40 : 0, y: isOn ? -8 : 0)
      Color.green.frame(width: 20, height: 20).scaleEffect(isOn ? 2 : 1)
      Color.blue.frame(width: 20, height: 10).rotationEffect(.degrees(isOn ? 180 : 0))
      Color.black.frame(width: 10, height: 10).position(x: isOn ? 100 : 20, y: 10).frame(height: 20)
    }
  }
}
