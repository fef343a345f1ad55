/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: a box with limits on its lengths.
public struct FlexibleFrame: Equatable {
  /// The limits of the width.
  public var horizontal: LengthLimits
  /// The limits of the height.
  public var vertical: LengthLimits
  /// The alignment of the content in the frame.
  public var alignment: Alignment

  /// All in points; `nil` for no limit.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) {
    horizontal = LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    vertical = LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  func limits(along axis: Axis) -> LengthLimits { axis == .horizontal ? horizontal : vertical }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.contentProposal(for: proposal.width), height: vertical.contentProposal(for: proposal.height))
  }

  /// The size of the frame if it does not depend on the content.
  func fixedSize(for proposal: ProposedViewSize) -> Size? {
    guard let width = horizontal.fixedLength(for: proposal.width),
      let height = vertical.fixedLength(for: proposal.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(
      width: horizontal.length(for: proposal.width, content: content.width),
      height: vertical.length(for: proposal.height, content: content.height))
  }

  /// The content's proposal when the frame, of `size`, is placed: the frame's own size. An unspecified axis stays
  /// unspecified if no limit decided the length, so that a text keeps its ideal width.
  func placementProposal(for proposal: ProposedViewSize, size: Size) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.placementProposal(for: proposal.width, length: size.width),
      height: vertical.placementProposal(for: proposal.height, length: size.height))
  }

  /// The edges whose position the frame changes.
  var constrainedEdges: EdgeSet {
    Axis.allCases.reduce(into: []) { if limits(along: $1).isConstrained { $0.formUnion(EdgeSet($1)) } }
  }

  var faults: [LayoutFault.Reason] {
    horizontal.faults("width", .horizontal) + vertical.faults("height", .vertical)
  }
}

/// The limits of a flexible frame along one axis, in points.
public struct LengthLimits: Equatable {
  /// Whether the given limits contradict each other.
  private let isContradictory: Bool
  private let invalid: Double?
  /// The limits made consistent as SwiftUI does: the minimum is at least 0, the ideal at least the minimum, the maximum
  /// at least both. NaN is treated as `nil`.
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?

  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    invalid = [minimum, ideal, maximum].lazy.compactMap { $0 }.first { $0.isNaN || $0 < 0 }
    isContradictory =
      (minimum ?? 0) > (ideal ?? maximum ?? .infinity) || (ideal ?? 0) > (maximum ?? .infinity)
      || (minimum ?? 0) > (maximum ?? .infinity)
    func number(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : $0 } }
    self.minimum = number(minimum).map { max($0, 0) }
    let least = self.minimum ?? 0
    self.ideal = number(ideal).map { max($0, least) }
    let lower = self.ideal ?? least
    self.maximum = number(maximum).map { max($0, lower) }
  }

  var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

  func contentProposal(for proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// The frame's length if it does not depend on the content: between two limits, or the ideal length.
  func fixedLength(for proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum else { return nil }
    return min(max(proposal, minimum), maximum)
  }

  func length(for proposal: Double?, content: Double) -> Double {
    if let fixed = fixedLength(for: proposal) { return fixed }
    let offered = contentProposal(for: proposal)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(content, minimum), maximum)
    case (let minimum?, nil): return max(min(offered ?? .infinity, content), minimum)
    case (nil, let maximum?): return min(max(offered ?? -.infinity, content), maximum)
    case (nil, nil): return content
    }
  }

  func placementProposal(for proposal: Double?, length: Double) -> Double? {
    let isUndecided = proposal == nil && ideal == nil
    let isWithinLimits = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return isUndecided && isWithinLimits ? nil : length
  }

  func faults(_ name: String, _ axis: Axis) -> [LayoutFault.Reason] {
    (invalid.map { [.invalidLength(name, $0)] } ?? []) + (isContradictory ? [.contradictoryFrame(axis)] : [])
  }
}
