// Shown at 160x48: nothing moves when a view appears first; what `onAppear` writes is animated.
// At: 0s 500ms 1500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var isUp = false

  var body: some View {
    Text("text").offset(y: isUp ? -10 : 0)
      .animation(.linear(duration: 1).repeatForever(), value: isUp)
      .onAppear { isUp = true }
  }
}
