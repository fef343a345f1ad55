/// Why a view answered a proposal as it did. Lengths are in points.
public enum AnswerReason: Hashable, Sendable {
  /// It had answered the same proposal before.
  case remembered
  /// There is no view.
  case noView
  /// It takes what is proposed, 10 where nothing is.
  case takesProposal
  /// It takes the largest square in the proposal.
  case square
  /// It has a size of its own.
  case natural
  case spacer(minimum: Double, along: Axis?)
  case divider(thickness: Double)
  case text(lines: Int, isTruncated: Bool, scale: Double)
  /// Its content decides.
  case content
  /// A frame of fixed lengths.
  case fixed(Double?, Double?)
  /// A frame with limits: how each length came about.
  case limited(width: Limit, height: Limit)
  /// The content and the padding around it.
  case padded(EdgeInsets)
  /// The content's ideal lengths.
  case ideal(AxisSet)
  /// The content's answer to a size of a ratio; `nil` for the content's own.
  case ratio(Double?, AspectRatio.ContentMode)
  /// As proposed where it scrolls, as its content across.
  case scroll(AxisSet)
  /// The views' lengths and the gaps along the axis, the most extended across.
  case stack(views: Int, gaps: Double, along: Axis)
  /// The union of aligned views.
  case union(views: Int)
  case grid(columns: Int, rows: Int)
  /// A lazy container that measured some of its lines.
  case lazy(measured: Int, of: Int)
  /// The view at an index is the first of several that fits.
  case candidate(Int, of: Int)
  /// A layout of the program decides.
  case custom

  /// How a flexible frame came to a length.
  public enum Limit: Hashable, Sendable {
    case content
    case proposal
    case ideal
    case minimum
    case maximum
  }
}

extension FlexibleFrame {
  /// How the lengths of `size` came about.
  func reason(_ proposal: ProposedViewSize, _ size: Size, content: Size? = nil) -> AnswerReason {
    .limited(
      width: horizontal.limit(proposal.width, size.width, content: content?.width),
      height: vertical.limit(proposal.height, size.height, content: content?.height))
  }
}

extension LengthLimits {
  fileprivate func limit(_ proposal: Double?, _ length: Double, content: Double?) -> AnswerReason.Limit {
    if proposal == nil && ideal != nil { return .ideal }
    if length == maximum && max(proposal ?? 0, content ?? 0) > length { return .maximum }
    if length == minimum && min(proposal ?? .infinity, content ?? .infinity) < length { return .minimum }
    return length == proposal && length != content ? .proposal : .content
  }
}

extension AnswerReason: CustomStringConvertible {
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
    case .content: "its content does"
    case .fixed(let width, let height):
      "the frame is fixed at \(ProposedViewSize(width: width, height: height))"
    case .limited(let width, let height): "width: \(width.phrase), height: \(height.phrase)"
    case .padded(let insets):
      "its content and padding of \(formatPoints(insets.top)), \(formatPoints(insets.leading)), "
        + "\(formatPoints(insets.bottom)), \(formatPoints(insets.trailing))"
    case .ideal(let axes): "its content is ideal on \(axes.phrase)"
    case .ratio(let ratio, let mode):
      "its content was offered a ratio of \(ratio.map(formatPoints) ?? "its own") to \(mode)"
    case .scroll(let axes): "it scrolls on \(axes.phrase)"
    case .stack(let views, let gaps, _): "\(views) views and gaps of \(formatPoints(gaps))"
    case .union(let views): "the union of \(views) views"
    case .grid(let columns, let rows): "\(columns) columns and \(rows) rows"
    case .lazy(let measured, let lines): "\(measured) of \(lines) lines were measured"
    case .candidate(let index, let count): "candidate \(index + 1) of \(count) fits"
    case .custom: "the program's layout says so"
    }
  }
}

extension AnswerReason.Limit {
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
