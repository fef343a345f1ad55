// Shown at 160x64: the state of a gesture has its first value again when the gesture is over, or when it fails.
// Do: longpress "hold" 500ms
// Do: longpress "hold" 1500ms
// Events
import SwiftUI

struct ContentView: View {
  @GestureState private var isHeld = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("hold").gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isHeld) { value, state, _ in state = value }
          .onEnded { _ in count += 1 }
      )
      Text(isHeld ? "held" : "free, \(count)")
    }
  }
}
