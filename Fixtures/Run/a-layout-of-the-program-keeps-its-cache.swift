// Shown at 160x64: a cache is made once for a layout and given to each of its functions to be changed.
import SwiftUI

struct Line: Layout {
  struct Cache {
    var sizes: [CGSize]
    var questions = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    print("makeCache for \(subviews.count)")
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.questions += 1
    print("question \(cache.questions)")
    return CGSize(
      width: cache.sizes.reduce(0) { $0 + $1.width }, height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    print("places after \(cache.questions)")
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
      x += cache.sizes[index].width
    }
  }
}

struct ContentView: View {
  var body: some View {
    Line {
      Text("ab")
      Color.red.frame(width: 16, height: 32)
      ForEach(0..<2) { Text("\($0)") }
    }
  }
}
