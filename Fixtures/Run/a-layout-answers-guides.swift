// Shown at 160x96: a layout says itself where its guides are; without that those of its subviews count.
import SwiftUI

struct Second: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  static let second = VerticalAlignment(Second.self)
}

struct Pile: Layout {
  var answers: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 32 * Double(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 32 * Double(index)), proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .second && answers ? bounds.height : nil
  }
}

struct ContentView: View {
  var body: some View {
    HStack(alignment: .second, spacing: 0) {
      Color.red.frame(width: 16, height: 16)
      Pile(answers: true) {
        Text("a")
        Text("b")
      }
      Pile(answers: false) { Text("c") }
    }
  }
}
