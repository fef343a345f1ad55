/// `LazyVStack`, `LazyHStack`, `LazyVGrid`, `LazyHGrid`: lines of views along an axis; only those near the visible part
/// are made.
///
/// The rules come from an independent reimplementation. Where rows are made on demand, the length of rows that were not
/// measured is estimated by the mean of the first ones: an approximation, exact for rows of equal length.
public struct LazyLayout: Equatable {
  /// The axis along which the lines are arranged.
  public let axis: Axis
  /// Aligns each view in its track.
  let alignment: AlignmentKey
  /// Points between lines; `nil` for the spacing that neighbours prefer, mostly 8.
  public let spacing: Double?
  /// The columns of a `LazyVGrid` or the rows of a `LazyHGrid`; `nil` for a stack.
  public let items: [GridItem]?
  /// The parts of sections that stay visible while their section is.
  public let pinned: PinnedViews
  /// The source of the rows; `nil` if the node's children are the rows.
  public let rows: LazyRows?

  private init(
    axis: Axis, alignment: AlignmentKey, spacing: Double?, items: [GridItem]?, pinned: PinnedViews, rows: LazyRows?
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.items = items
    self.pinned = pinned
    self.rows = rows
  }

  /// A `LazyVStack`.
  public static func vStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinned: PinnedViews = [], rows: LazyRows? = nil
  ) -> LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing, items: nil, pinned: pinned, rows: rows)
  }

  /// A `LazyHStack`.
  public static func hStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinned: PinnedViews = [], rows: LazyRows? = nil
  ) -> LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, items: nil, pinned: pinned, rows: rows)
  }

  /// A `LazyVGrid` of `columns`.
  public static func vGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinned: PinnedViews = [],
    rows: LazyRows? = nil
  ) -> LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing, items: columns, pinned: pinned, rows: rows)
  }

  /// A `LazyHGrid` of `rows`; `cells` makes its cells on demand.
  public static func hGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, pinned: PinnedViews = [],
    cells: LazyRows? = nil
  ) -> LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, items: rows, pinned: pinned, rows: cells)
  }

  var isStack: Bool { items == nil }

  var faults: [LayoutFault.Reason] {
    (spacing.map { LayoutFault.unlessFinite($0, "spacing") } ?? []) + (items ?? []).flatMap(\.faults)
  }
}

extension LayoutKind {
  /// A lazy stack or grid.
  public static func lazy(_ layout: LazyLayout) -> LayoutKind { .container(.lazy(layout)) }
}

/// The parts of sections that lazy stacks and grids can keep visible.
public struct PinnedViews: OptionSet, Hashable, Sendable {
  /// 1 for headers, 2 for footers, 3 for both.
  public let rawValue: UInt8

  /// Accepts any bits; only the lowest two have a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Headers stay at the start of the visible part.
  public static let headers = PinnedViews(rawValue: 1)
  /// Footers stay at the end of the visible part.
  public static let footers = PinnedViews(rawValue: 2)
}

/// Rows that are made when they come near the visible part.
public final class LazyRows: Equatable {
  /// The number of rows, made or not.
  public let count: Int
  /// The indices of the rows that are headers and footers of sections, in ascending order.
  let headers: [Int]
  let footers: [Int]
  let make: (Int) -> LayoutNodeID

  /// `count` rows. `make` inserts row `index`, or finds it if it exists, and returns its node, which must be one view
  /// and have no parent. `make` may insert and change only nodes of that row.
  public init(count: Int, headers: [Int] = [], footers: [Int] = [], make: @escaping (_ index: Int) -> LayoutNodeID) {
    self.count = count
    self.headers = headers
    self.footers = footers
    self.make = make
  }

  /// Compares identity: equal rows from another source are not equal.
  public static func == (left: LazyRows, right: LazyRows) -> Bool { left === right }
}
