/// `Spacer` and `Divider`, which stretch along or across the enclosing stack.
enum Separator {
  /// The minimum length of `Spacer()` in points.
  static let spacerLength = 8.0

  /// The size of a spacer: the proposed length along its stack and 0 across; outside of a stack, the proposed size on
  /// both axes.
  static func spacerSize(minLength: Double?, orientation: Axis?, _ proposal: ProposedViewSize) -> Size {
    let least = minLength ?? spacerLength
    let free = Size(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    switch orientation {
    case .horizontal: return Size(width: free.width, height: 0)
    case .vertical: return Size(width: 0, height: free.height)
    case nil: return free
    }
  }

  /// The size of a divider: a line across its stack, `thickness` points thick; outside of a stack it is horizontal.
  static func dividerSize(thickness: Double, orientation: Axis?, _ proposal: ProposedViewSize) -> Size {
    var size = proposal.replacingUnspecifiedDimensions()
    size[orientation ?? .vertical] = thickness
    return size
  }

  /// The spacing of a spacer: 0 along its stack.
  static func spacerSpacing(orientation: Axis?) -> ViewSpacing {
    switch orientation {
    case .horizontal: .uniform(0, on: .horizontal)
    case .vertical: .uniform(0, on: .vertical)
    case nil: .zero
    }
  }
}
