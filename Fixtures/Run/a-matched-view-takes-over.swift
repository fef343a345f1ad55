// Shown at 240x96: a view that comes in place of another with its key begins with the frame of that, which goes to its own.
// Do: tap "swap"
// At: 0s 500ms 1s
import SwiftUI

struct ContentView: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 0) {
      Button("swap") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      if isLarge {
        Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 200, height: 60)
      } else {
        Color.green.matchedGeometryEffect(id: "a", in: space).frame(width: 20, height: 20)
      }
    }
  }
}
