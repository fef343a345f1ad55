/// `Grid`: rows of cells in common columns. Also a layout for `AnyLayout`.
///
/// How SwiftUI distributes widths and heights among columns and rows is not published. Here both are distributed like
/// the length of a stack, columns first: an approximation where flexible cells compete. Spans, alignments, anchors,
/// unsized axes and spacings follow SwiftUI's documentation.
public struct GridLayout: Equatable {
  /// The alignment of a cell, unless its row, its column or the cell itself overrides it.
  public var alignment: Alignment
  /// Points between columns; `nil` for the maximum that two neighbours prefer, mostly 8.
  public var horizontalSpacing: Double?
  /// Points between rows; `nil` for the maximum that two neighbours prefer, mostly 8.
  public var verticalSpacing: Double?

  /// SwiftUI's defaults. A spacing that is not finite is treated as `nil` and reported as a fault.
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func spacing(along axis: Axis) -> Double? {
    let spacing = axis == .horizontal ? horizontalSpacing : verticalSpacing
    return spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  var faults: [LayoutFault.Reason] {
    (horizontalSpacing.map { LayoutFault.unlessFinite($0, "horizontalSpacing") } ?? [])
      + (verticalSpacing.map { LayoutFault.unlessFinite($0, "verticalSpacing") } ?? [])
  }
}

extension LayoutKind {
  /// `Grid`.
  public static func grid(_ layout: GridLayout = GridLayout()) -> LayoutKind { .container(.grid(layout)) }

  /// `GridRow`.
  public static func gridRow(alignment: VerticalAlignment? = nil) -> LayoutKind { .group(.gridRow(alignment)) }
}

/// A row of a grid: the cells of a `GridRow`, or a single view that spans all columns.
struct GridRow {
  let cells: [LayoutNodeID]
  let isSingleView: Bool
  let alignment: VerticalAlignment?
}

extension LayoutEngine {
  /// The rows among `children`, with groups flattened. Rows without cells are left out.
  func gridRows(in children: [LayoutNodeID]) -> [GridRow] {
    var rows: [GridRow] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      if facts[next.slot].flags.contains(.isAbsent) { continue }
      switch nodes[next.slot].kind {
      case .group(.gridRow(let alignment)):
        let cells = views(in: nodes[next.slot].children)
        rows.append(GridRow(cells: cells, isSingleView: false, alignment: alignment))
      case .group: pending += nodes[next.slot].children.reversed()
      case .empty, .leaf, .container, .modifier, .decoration:
        rows.append(GridRow(cells: [next], isSingleView: true, alignment: nil))
      }
    }
    return rows
  }

  func gridRows(of node: LayoutNodeID) -> [GridRow] {
    if case .gridRows(let rows) = nodes[node.slot].state { rows } else { [] }
  }
}

extension GridLayout: Layout {
  /// The size of a `Grid` in which each subview is a row: rows are known only if the engine lays out the views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.gridSize(self, subviews.singleRows, in: proposal).0
  }

  /// Places the subviews below each other, each across all columns.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, _ in engine.arrangeGrid(self, subviews.singleRows, in: proposal) }
  }
}

extension LayoutSubviews {
  /// Each subview as a row, because a layout that is not a grid has no rows.
  fileprivate var singleRows: [GridRow] {
    ids.map { GridRow(cells: [$0], isSingleView: true, alignment: nil) }
  }
}
