import SwiftUI

// A layout that is declared inside another type is made and called at once as one outside is.

enum Shelves {
  struct Rows: Layout {
    struct Cache { var heights: [CGFloat] }
    let alignment: TextAlignment
    func makeCache(subviews: Subviews) -> Cache { Cache(heights: []) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
  }

  struct Inside: View {
    let alignment: TextAlignment
    var body: some View {
      Rows(alignment: alignment) {
        Text("first")
        Text("second")
      }
    }
  }
}

struct Outside: View {
  var body: some View {
    Shelves.Rows(alignment: .leading) { Text("only") }
    let rows = Shelves.Rows(alignment: .center)
    rows { Image("cover") }
  }
}

// A call with parentheses that has its closures can be called with one more.

@resultBuilder
enum LayoutBuilder {
  static func buildBlock<L: Layout>(_ layout: L) -> L { layout }
}

struct Either<First: Layout, Second: Layout>: Layout {
  var first: First
  var second: Second
  init(if isFirst: Bool, @LayoutBuilder then: () -> First, @LayoutBuilder otherwise: () -> Second) {
    first = then()
    second = otherwise()
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Adaptive: View {
  var isWide = true
  var body: some View {
    Either(if: isWide) {
      HStackLayout()
    } otherwise: {
      VStackLayout(spacing: 4)
    } {
      Text("one")
      Text("two")
    }
  }
}
