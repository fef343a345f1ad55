// Shown at 160x64: a layout reads what its subviews say to their container.
// Do: tap "b"
import SwiftUI

extension ContainerValues {
  @Entry var width: CGFloat = 40
}

struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.map { $0.containerValues.width }.reduce(0, +), height: 16)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      let width = subview.containerValues.width
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 16))
      x += width
    }
  }
}

struct ContentView: View {
  @State private var isWide = false

  var body: some View {
    Row {
      Text("a").containerValue(\.width, isWide ? 80 : 16).padding(.zero)
      Button("b") { isWide.toggle() }
      Text("c").containerValue(\.width, 24)
    }
  }
}
