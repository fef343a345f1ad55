// Shown at 620x80: a layout that proposes its view half of what it is proposed itself. The stack proposes it a third of
// what there is and divides what it leaves.
import SwiftUI

struct RelativeProposal: Layout {
  var width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(inner(proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * width }, height: proposal.height)
  }
}

extension View {
  func relativeProposed(width: CGFloat) -> some View { RelativeProposal(width: width) { self } }
}

#Preview {
  HStack(spacing: 10) {
    Color.blue.relativeProposed(width: 0.5)
    Color.green
    Color.yellow
  }
}
