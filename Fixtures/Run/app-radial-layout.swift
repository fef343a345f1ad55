// Shown at 240x192: a layout of the program puts its views on a circle and turns them.
// Do: tap "Turn"
// At: 0s 500ms 1s
import SwiftUI

struct Radial: Layout {
  var turn: Angle = .zero
  var animatableData: Double {
    get { turn.degrees }
    set { turn.degrees = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 16
    let step = 2 * Double.pi / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + turn.radians - .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius), anchor: .center,
        proposal: .unspecified)
    }
  }
}

struct ContentView: View {
  @State private var turn = Angle.zero
  var body: some View {
    VStack(spacing: 0) {
      Radial(turn: turn) { ForEach(0..<4) { Text("\($0)").frame(width: 16, height: 16) } }.frame(width: 160, height: 160)
      Button("Turn") { withAnimation(.linear(duration: 1)) { turn = .degrees(90) } }
    }
  }
}
