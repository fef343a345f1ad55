// Shown at 240x48: the layout has the new sizes at once, and each view goes to its new frame in a straight line.
// Do: tap "go"
// At: 0s 250ms 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isWide = false

  var body: some View {
    HStack(spacing: isWide ? 20 : 0) {
      Color.red.frame(width: isWide ? 100 : 20, height: 16)
      Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      Text("end").padding(.leading, isWide ? 40 : 0)
    }
  }
}
