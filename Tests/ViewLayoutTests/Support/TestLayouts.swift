@testable import ViewLayout

enum CustomAlignments {
  static var quarterWidth: CustomAlignment { CustomAlignment("quarter") { $0.width / 4 } }
  static var zero: CustomAlignment { CustomAlignment("custom") { _ in 0 } }
  static var thirdHeight: CustomAlignment { CustomAlignment("oneThird") { $0.height / 3 } }
  static var twoThirdsHeight: CustomAlignment { CustomAlignment("lowThird") { $0.height * 2 / 3 } }
}

/// The layout called `name` in the notation.
func testLayout(_ name: String) -> AnyLayout {
  let parts = name.split(separator: ":").map(String.init)
  switch parts[0] {
  case "equalWidths": return AnyLayout(EqualWidths())
  case "priorityWidths": return AnyLayout(PriorityWidths())
  case "masonry": return AnyLayout(Masonry())
  case "spacedColumn": return AnyLayout(SpacedColumn())
  case "corners": return AnyLayout(Corners())
  case "relative": return AnyLayout(Relative(width: Double(parts[1]), height: Double(parts[2])))
  default: return AnyLayout(PassOn())
  }
}

/// Text with equally wide characters, wrapped by character.
struct MonoText: Layout {
  var count: Int
  var character: Double
  var line: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let fitting = (proposal.width ?? .infinity) / character
    let columns = fitting >= Double(count) ? count : max(1, Int(fitting))
    let lines = (count + max(columns, 1) - 1) / max(columns, 1)
    return Size(width: Double(min(columns, count)) * character, height: Double(lines) * line)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Passes everything on to its only child.
struct PassOn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Proposes a fraction of its own proposal.
struct Relative: Layout {
  var width: Double?
  var height: Double?

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 * (width ?? 1) }, height: proposal.height.map { $0 * (height ?? 1) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }
}

/// A row in which all views are as wide as the widest, with their preferred distances.
struct EqualWidths: Layout {
  private func largest(_ subviews: Subviews) -> Size {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [Double] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let largest = largest(subviews)
    return Size(
      width: largest.width * Double(subviews.count) + gaps(subviews).reduce(0, +), height: largest.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let largest = largest(subviews)
    let gaps = gaps(subviews) + [0]
    var x = bounds.minX
    for (subview, gap) in zip(subviews, gaps) {
      let center = Point(x: x + largest.width / 2, y: bounds.midY)
      subview.place(at: center, anchor: .center, proposal: ProposedViewSize(largest))
      x += largest.width + gap
    }
  }
}

/// A row in which each view's width is its share of the total priority.
struct PriorityWidths: Layout {
  private func widths(_ width: Double, _ subviews: Subviews) -> [Double] {
    let priorities = subviews.map { max($0.priority, 0) }
    return priorities.map { width * $0 / priorities.reduce(0, +) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let size = proposal.replacingUnspecifiedDimensions(by: Size(width: 120, height: 30))
    let heights = zip(subviews, widths(size.width, subviews)).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return Size(width: size.width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
      subview.place(
        at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Two columns, where each next view goes into the shorter one; the result is cached for its width.
struct Masonry: Layout {
  struct Cache {
    var width = -1.0
    var frames: [Rect] = []
    var height = 0.0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func fill(_ width: Double, _ subviews: Subviews, _ cache: inout Cache) {
    guard cache.width != width else { return }
    let gap = 8.0
    let column = (width - gap) / 2
    var ends = [0.0, 0.0]
    cache = Cache(width: width)
    for subview in subviews {
      let side = ends[1] < ends[0] ? 1 : 0
      let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
      cache.frames.append(Rect(x: Double(side) * (column + gap), y: ends[side], width: column, height: height))
      ends[side] += height + gap
    }
    cache.height = max(0, max(ends[0], ends[1]) - gap)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    fill(proposal.width ?? 200, subviews, &cache)
    return Size(width: cache.width, height: cache.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    fill(bounds.width, subviews, &cache)
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(at: bounds.origin + frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A column with the preferred distances of its views.
struct SpacedColumn: Layout {
  private func tops(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (tops: [Double], size: Size) {
    var tops: [Double] = []
    var size = Size.zero
    for index in subviews.indices {
      if index > 0 {
        size.height += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      }
      tops.append(size.height)
      let subview = subviews[index].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      size = Size(width: max(size.width, subview.width), height: size.height + subview.height)
    }
    return (tops, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    tops(proposal, subviews).size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, top) in zip(subviews, tops(proposal, subviews).tops) {
      subview.place(
        at: Point(x: bounds.minX, y: bounds.minY + top), proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// Three views at corners with different anchors; further views are not placed.
struct Corners: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: min(proposal.width ?? 90, 120), height: min(proposal.height ?? 60, 80))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(
      at: Point(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing,
      proposal: ProposedViewSize(width: 30, height: nil))
    subviews[1].place(
      at: Point(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: nil, height: 20))
    subviews[2].place(
      at: Point(x: bounds.maxX, y: bounds.maxY), anchor: .trailing, proposal: .zero)
  }
}
