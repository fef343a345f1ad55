// Shown at 160x96: an `AnyLayout` lays out with another layout, and its views keep their state.
// Do: tap "a0"
// Do: tap "turn"
// Events
import SwiftUI

struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 64, height: 32)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let step = Double(index) * 16
      subview.place(at: CGPoint(x: bounds.minX + 2 * step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}

struct ContentView: View {
  @State private var isRow = true
  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(Steps())
    VStack(spacing: 0) {
      layout {
        Counter(name: "a")
        Counter(name: "b")
      }
      Button("turn") { isRow.toggle() }
    }
  }
}
