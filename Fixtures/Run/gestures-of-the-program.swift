// Shown at 160x48: a gesture of the program is what its body is.
// Do: drag "pull" 0 40
import SwiftUI

struct Pull: Gesture {
  var pulled: (Double) -> Void
  var body: some Gesture {
    DragGesture(minimumDistance: 1).map { Double($0.translation.height) }.onEnded(pulled)
  }
}

struct ContentView: View {
  @State private var height = 0.0
  var body: some View {
    VStack(spacing: 0) {
      Text("pull").gesture(Pull { height = $0 })
      Text("by \(Int(height))")
    }
  }
}
