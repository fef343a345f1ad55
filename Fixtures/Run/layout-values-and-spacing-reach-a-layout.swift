// Shown at 160x64: a layout reads the values, priorities and spacing of its subviews, and what they say of guides.
import SwiftUI

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct Shares: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let weights = subviews.map { $0[Weight.self] }
    let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
    print("weights \(weights), priorities \(subviews.map(\.priority)), gap \(gap)")
    let dimensions = subviews[0].dimensions(in: .unspecified)
    print("center \(dimensions[VerticalAlignment.center]), bottom \(dimensions[.bottom])")
    print("explicit \(String(describing: dimensions[explicit: VerticalAlignment.top]))")
    print("set \(String(describing: dimensions[explicit: HorizontalAlignment.leading]))")
    let total = weights.reduce(0, +)
    var x = bounds.minX
    for (subview, weight) in zip(subviews, weights) {
      let width = bounds.width * weight / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

struct ContentView: View {
  var body: some View {
    Shares {
      Text("a").alignmentGuide(.leading) { $0.width / 2 }
      Color.blue.layoutValue(key: Weight.self, value: 2).layoutPriority(3)
      Divider()
    }
  }
}
