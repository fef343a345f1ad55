/// `frame(width:height:alignment:)`: a box of fixed lengths, in which the content is aligned and may overflow.
public struct FixedFrame: Equatable {
  /// In points; `nil` leaves the axis to the content. A length that is negative or not finite counts as `nil`.
  public var width: Double?
  /// In points; `nil` leaves the axis to the content. A length that is negative or not finite counts as `nil`.
  public var height: Double?
  /// The alignment of the content in the frame.
  public var alignment: Alignment

  init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The fixed length along `axis`, if it is valid.
  func length(along axis: Axis) -> Double? {
    guard let length = axis == .horizontal ? width : height, length.isFinite, length >= 0 else { return nil }
    return length
  }

  /// The size of the frame if it does not depend on the content.
  var fixedSize: Size? {
    guard let width = length(along: .horizontal), let height = length(along: .vertical) else { return nil }
    return Size(width: width, height: height)
  }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(along: .horizontal) ?? proposal.width, height: length(along: .vertical) ?? proposal.height)
  }

  func size(content: Size) -> Size {
    Size(width: length(along: .horizontal) ?? content.width, height: length(along: .vertical) ?? content.height)
  }

  /// The edges whose position the frame changes.
  var fixedEdges: EdgeSet {
    Axis.allCases.reduce(into: []) { if length(along: $1) != nil { $0.formUnion(EdgeSet($1)) } }
  }

  var faults: [LayoutFault.Reason] {
    [("width", width), ("height", height)].compactMap { name, length in
      guard let length, !(length.isFinite && length >= 0) else { return nil }
      return .invalidLength(name, length)
    }
  }
}
