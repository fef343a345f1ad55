/// Why a view was proposed a size. Lengths are in points.
public enum ProposalCause: Hashable, Sendable {
  /// The root view, proposed what the surface's safe area leaves.
  case root
  /// Asked from outside of a layout.
  case query
  /// A modifier asks its content for its own size.
  case content
  /// A modifier asks its content for the ideal size, to keep its ratio.
  case ratio
  /// A stack asks for the least length, to set it aside or to see how flexible the view is.
  case stackMinimum
  /// A stack asks for the greatest length, to see how flexible the view is.
  case stackMaximum
  /// A stack that was proposed no length asks for the ideal one.
  case stackIdeal
  /// A stack offers an equal share of what is left for the views of a priority.
  case stackShare(available: Double, among: Int, priority: Double, along: Axis)
  /// A `ZStack` proposes the same to each view.
  case layer
  /// A container that tries whether the ideal size fits.
  case candidate
  /// A scroll view proposes nothing where it scrolls.
  case scrolled
  /// A grid asks for the size of a cell in its columns.
  case gridCell
  /// A lazy container asks for the size of a row in its track.
  case row
  /// A layout of the program asks.
  case custom
  /// A `safeAreaInset` asks for the least length of its content.
  case minimum
  /// A `safeAreaInset` offers its bar what the content can spare.
  case bar
  /// A `safeAreaInset` offers its content what the bar leaves.
  case remainder
  /// The view is placed with this proposal.
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
