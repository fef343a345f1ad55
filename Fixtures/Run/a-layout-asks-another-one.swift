// Shown at 160x64: a layout of the program calls one of SwiftUI's with its own subviews.
import SwiftUI

struct Narrow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let row = HStackLayout(spacing: 8).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return row.width <= proposal.width ?? .infinity
      ? row : VStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let row = HStackLayout(spacing: 8).sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    if row.width <= bounds.width {
      HStackLayout(spacing: 8).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      VStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Narrow { words }
      Narrow { words }.frame(width: 64)
    }
  }

  @ViewBuilder var words: some View {
    Text("first").fixedSize()
    Text("second").fixedSize()
  }
}
