/// `aspectRatio(_:contentMode:)`: proposes a size with a ratio, and takes the size that the content returns.
public struct AspectRatio: Equatable, Sendable {
  /// Whether the size with the ratio fits into the proposal or fills it.
  public enum ContentMode: Sendable {
    /// The largest size with the ratio within the proposal.
    case fit
    /// The smallest size with the ratio that covers the proposal.
    case fill
  }

  /// Width divided by height. `nil`, or a number that is not positive, means the ratio of the content's ideal size.
  public var ratio: Double?
  /// Whether the size fits into the proposal or fills it.
  public var contentMode: ContentMode

  init(ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// A size with the given ratio, if there is one.
  var base: Size? {
    guard let ratio, ratio.isFinite, ratio > 0 else { return nil }
    return Size(width: ratio, height: 1)
  }

  /// `base` scaled to `proposal`; unspecified axes are ignored.
  func contentProposal(for proposal: ProposedViewSize, base: Size) -> ProposedViewSize {
    let base = base.width == base.height ? Size(width: 1, height: 1) : base
    var scale: Double?
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      let factor = length / base[axis]
      guard !factor.isNaN else { continue }
      scale = scale.map { contentMode == .fit ? min($0, factor) : max($0, factor) } ?? factor
    }
    guard let scale else { return ProposedViewSize(base) }
    func scaled(_ length: Double) -> Double { length == 0 || scale == 0 ? 0 : length * scale }
    return ProposedViewSize(width: scaled(base.width), height: scaled(base.height))
  }

  var faults: [LayoutFault.Reason] {
    guard let ratio, base == nil else { return [] }
    return [.invalidLength("aspectRatio", ratio)]
  }
}
