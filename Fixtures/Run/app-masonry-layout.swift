// Shown at 240x240: a layout of the program puts each card into the shortest of two columns.
// Do: tap "Shuffle"
import SwiftUI

struct Masonry: Layout {
  var columns = 2
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) -> CGSize {
    cache = frames(in: proposal.width ?? 200, subviews)
    return CGSize(width: proposal.width ?? 200, height: cache.map(\.maxY).max() ?? 0)
  }

  func makeCache(subviews: Subviews) -> [CGRect] { [] }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) {
    for (frame, subview) in zip(frames(in: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let index = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = subview.sizeThatFits(ProposedViewSize(width: column, height: nil))
      defer { heights[index] += size.height + spacing }
      return CGRect(x: CGFloat(index) * (column + spacing), y: heights[index], width: column, height: size.height)
    }
  }
}

struct Card: View {
  let name: String
  let height: CGFloat
  var body: some View {
    Text(name).frame(maxWidth: .infinity).frame(height: height).border(.gray)
  }
}

struct ContentView: View {
  @State private var heights: [CGFloat] = [32, 64, 48, 32, 80]
  var body: some View {
    VStack {
      Masonry { ForEach(Array(heights.enumerated()), id: \.offset) { Card(name: "\($0.offset)", height: $0.element) } }
      Button("Shuffle") { heights.reverse() }
    }
  }
}
