// Shown at 160x48: without a trigger the phases begin with the view, and never end.
// At: 0s 500ms 1s 1500ms 2s
import SwiftUI

struct ContentView: View {
  var body: some View {
    PhaseAnimator([false, true]) { isUp in
      Text("text").offset(y: isUp ? -10 : 0)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}
