// Shown at 160x48: a view fades by the curve of its animation, from the moment of the write.
// Do: tap "fade"
// At: 0s 250ms 500ms 750ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isFaded = false

  var body: some View {
    VStack(spacing: 0) {
      Button("fade") { withAnimation(.easeInOut(duration: 1)) { isFaded = true } }
      Text("text").opacity(isFaded ? 0 : 1)
    }
  }
}
