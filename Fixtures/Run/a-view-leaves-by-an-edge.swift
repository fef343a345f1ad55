// Shown at 240x96: the same transitions on the way out.
// Do: tap "toggle"
// Do: wait 2s
// Do: tap "toggle"
// At: 0s 250ms 500ms 1s
import SwiftUI

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        Text("move").transition(.move(edge: .bottom))
        Text("slide").transition(.slide)
        Text("push").transition(.push(from: .trailing))
        Text("offset").transition(.offset(x: 40, y: 20))
      }
    }
  }
}
