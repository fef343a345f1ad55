// Shown at 160x80: a content transition fades the old characters while the new ones come; without one they change at once.
// Do: tap "Go"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 1
  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)").contentTransition(.opacity)
      Text("\(count)").contentTransition(.numericText())
      Text("\(count)")
      Button("Go") { withAnimation(.linear(duration: 1)) { count += 1 } }
    }
  }
}
