// Shown at 240x64: a second animation adds to the first, a spring takes over place and velocity, and a plain write ends both.
// Do: tap "right"
// Do: wait 500ms
// Do: tap "left"
// At: 0s 250ms 500ms 1s 2s
// Events
import SwiftUI

struct ContentView: View {
  @State private var x = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button("right") { x = 100 }
        Button("left") { x = 0 }
      }
      Color.red.frame(width: 10, height: 10).offset(x: x).animation(.linear(duration: 1), value: x)
      Color.green.frame(width: 10, height: 10).offset(x: x).animation(.spring(duration: 1), value: x)
      Color.blue.frame(width: 10, height: 10).offset(x: x)
        .animation(x > 0 ? .linear(duration: 1) : nil, value: x)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
