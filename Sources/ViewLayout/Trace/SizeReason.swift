/// The reason for the size that a view returned. Lengths are in points.
public enum SizeReason: Hashable, Sendable {
  /// Cached for the same proposal.
  case remembered
  /// There is no view.
  case noView
  /// It takes the proposed size, 10 where unspecified.
  case takesProposal
  /// It takes the largest square in the proposal.
  case square
  /// It has a size of its own.
  case natural
  case spacer(minimum: Double, along: Axis?)
  case divider(thickness: Double)
  case text(lines: Int, isTruncated: Bool, scale: Double)
  /// The size of its content.
  case content
  /// A frame of fixed lengths.
  case fixed(Double?, Double?)
  /// A frame with limits, with the reason of each length.
  case limited(width: Limit, height: Limit)
  /// The size of the content plus the padding.
  case padded(EdgeInsets)
  /// The content's ideal lengths on these axes.
  case ideal(AxisSet)
  /// The content's size under a proposal with a ratio; `nil` for the content's own ratio.
  case ratio(Double?, AspectRatio.ContentMode)
  /// The proposed length on the scrolling axes, the content's length on the other axis.
  case scroll(AxisSet)
  /// The sum of the views' lengths and the gaps along the axis, and their union across.
  case stack(views: Int, gaps: Double, along: Axis)
  /// The union of aligned views.
  case union(views: Int)
  case grid(columns: Int, rows: Int)
  /// A lazy container that measured some of its lines.
  case lazy(measured: Int, of: Int)
  /// The first of several views that fits, at an index.
  case candidate(Int, of: Int)
  /// A custom layout of the program.
  case custom

  /// The reason of a length of a flexible frame.
  public enum Limit: Hashable, Sendable {
    case content
    case proposal
    case ideal
    case minimum
    case maximum
  }
}

extension FlexibleFrame {
  /// The reasons of the lengths of `size`.
  func reason(_ proposal: ProposedViewSize, _ size: Size, content: Size? = nil) -> SizeReason {
    .limited(
      width: horizontal.limit(proposal.width, size.width, content: content?.width),
      height: vertical.limit(proposal.height, size.height, content: content?.height))
  }
}

extension LengthLimits {
  fileprivate func limit(_ proposal: Double?, _ length: Double, content: Double?) -> SizeReason.Limit {
    if proposal == nil && ideal != nil { return .ideal }
    if length == maximum && max(proposal ?? 0, content ?? 0) > length { return .maximum }
    if length == minimum && min(proposal ?? .infinity, content ?? .infinity) < length { return .minimum }
    return length == proposal && length != content ? .proposal : .content
  }
}

extension SizeReason: CustomStringConvertible {
  /// A phrase that completes “it answers this because …”.
  public var description: String {
    switch self {
    case .remembered: "as before"
    case .noView: "there is no view"
    case .takesProposal: "it takes what is proposed"
    case .square: "it takes the largest square"
    case .natural: "that is its own size"
    case .spacer(let minimum, let axis):
      "a spacer takes all \(axis.map { "along its \($0) stack" } ?? "there is"), at least \(formatPoints(minimum))"
    case .divider(let thickness): "a divider is \(formatPoints(thickness)) thick"
    case .text(let lines, let isTruncated, let scale):
      "the text has \(lines) line\(lines == 1 ? "" : "s")\(isTruncated ? ", truncated" : "")"
        + (scale == 1 ? "" : ", set at \(formatPoints(scale * 100)) %")
    case .content: "the size of its content"
    case .fixed(let width, let height):
      "the frame is fixed at \(ProposedViewSize(width: width, height: height))"
    case .limited(let width, let height): "width: \(width.phrase), height: \(height.phrase)"
    case .padded(let insets):
      "its content and padding of \(formatPoints(insets.top)), \(formatPoints(insets.leading)), "
        + "\(formatPoints(insets.bottom)), \(formatPoints(insets.trailing))"
    case .ideal(let axes): "its content has its ideal size on \(axes.phrase)"
    case .ratio(let ratio, let mode):
      "its content was offered a ratio of \(ratio.map(formatPoints) ?? "its own") to \(mode)"
    case .scroll(let axes): "it scrolls on \(axes.phrase)"
    case .stack(let views, let gaps, _): "\(views) views and gaps of \(formatPoints(gaps))"
    case .union(let views): "the union of \(views) views"
    case .grid(let columns, let rows): "\(columns) columns and \(rows) rows"
    case .lazy(let measured, let lines): "\(measured) of \(lines) lines were measured"
    case .candidate(let index, let count): "candidate \(index + 1) of \(count) fits"
    case .custom: "the program's layout computed it"
    }
  }
}

extension SizeReason.Limit {
  fileprivate var phrase: String {
    switch self {
    case .content: "the content's"
    case .proposal: "as proposed"
    case .ideal: "the ideal"
    case .minimum: "the minimum"
    case .maximum: "the maximum"
    }
  }
}

extension AxisSet {
  /// `both axes`, `the vertical axis`, `no axis`.
  var phrase: String {
    switch self {
    case .both: "both axes"
    case .horizontal: "the horizontal axis"
    case .vertical: "the vertical axis"
    default: "no axis"
    }
  }
}
