/// `Spacer` and `Divider`, which stretch along or across the stack that they are in.
enum Separator {
  /// The least length of `Spacer()` in points.
  static let spacerLength = 8.0

  /// A spacer takes its stack's length and nothing across; outside of a stack it takes both.
  static func spacerSize(minLength: Double?, orientation: Axis?, _ proposal: ProposedViewSize) -> Size {
    let least = minLength ?? spacerLength
    let free = Size(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    switch orientation {
    case .horizontal: return Size(width: free.width, height: 0)
    case .vertical: return Size(width: 0, height: free.height)
    case nil: return free
    }
  }

  /// A divider is a line across its stack, of `thickness` points; outside of a stack it is horizontal.
  static func dividerSize(thickness: Double, orientation: Axis?, _ proposal: ProposedViewSize) -> Size {
    var size = proposal.replacingUnspecifiedDimensions()
    size[orientation ?? .vertical] = thickness
    return size
  }

  /// A spacer leaves no gap to its neighbours along its stack.
  static func spacerSpacing(orientation: Axis?) -> ViewSpacing {
    switch orientation {
    case .horizontal: .uniform(0, on: .horizontal)
    case .vertical: .uniform(0, on: .vertical)
    case nil: .zero
    }
  }
}
