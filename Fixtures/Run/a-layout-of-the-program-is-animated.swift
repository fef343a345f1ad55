// Shown at 160x64: a layout with data of its own places its views at each frame.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

struct Fan: Layout {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 80, height: 40)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + angle * Double(index + 1), y: bounds.minY), proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

struct ContentView: View {
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { angle = 20 } }
      Fan(angle: angle) {
        Color.red
        Color.green
      }
    }
  }
}
