/// The reason for a proposal to a view. Lengths are in points.
public enum ProposalCause: Hashable, Sendable {
  /// The root view, proposed the size of the surface's safe area.
  case root
  /// A query from outside of a layout.
  case query
  /// A modifier measures its content to compute its own size.
  case content
  /// A modifier measures its content's ideal size, to keep its ratio.
  case ratio
  /// A stack measures the minimum length, to reserve it or to find the flexibility of the view.
  case stackMinimum
  /// A stack measures the maximum length, to find the flexibility of the view.
  case stackMaximum
  /// A stack with an unspecified length measures the ideal length.
  case stackIdeal
  /// A stack offers an equal share of the remaining length for the views of a priority.
  case stackShare(available: Double, among: Int, priority: Double, along: Axis)
  /// A `ZStack` passes its proposal to each view.
  case layer
  /// A container tests whether the ideal size fits.
  case candidate
  /// A scroll view proposes `nil` on its scrolling axes.
  case scrolled
  /// A grid measures a cell in its columns.
  case gridCell
  /// A lazy container measures a row in its track.
  case row
  /// A custom layout of the program measures the view.
  case custom
  /// A `safeAreaInset` measures the minimum length of its content.
  case minimum
  /// A `safeAreaInset` offers its bar the length beyond the content's minimum.
  case bar
  /// A `safeAreaInset` offers its content the length beside the bar.
  case remainder
  /// The proposal with which the view is placed.
  case placement
}

extension ProposalCause: CustomStringConvertible {
  /// A phrase that completes “it is asked …”.
  public var description: String {
    switch self {
    case .root: "as the root"
    case .query: "from outside"
    case .content: "as the content"
    case .ratio: "for its ratio"
    case .stackMinimum: "for its minimum"
    case .stackMaximum: "for its maximum"
    case .stackIdeal: "for its ideal length"
    case .stackShare(let available, let count, let priority, _):
      "to take a share: \(formatPoints(available)) left for \(count) of priority \(formatPoints(priority))"
    case .layer: "as a layer"
    case .candidate: "whether its ideal size fits"
    case .scrolled: "as scrolled content"
    case .gridCell: "as a cell"
    case .row: "as a row"
    case .custom: "by the program's layout"
    case .minimum: "for the minimum beside a bar"
    case .bar: "as a bar"
    case .remainder: "to take what the bar leaves"
    case .placement: "to be placed"
    }
  }
}
