/// The reasons for the size and the position of a view.
public struct LayoutExplanation: Sendable {
  /// The view's frame and proposal.
  public let placement: LayoutPlacement
  /// The view whose arrangement placed this one; `nil` for the root view.
  public let container: LayoutNodeID?
  /// The reason for the view's proposal in its placement.
  public let cause: ProposalCause
  /// The reason for the view's size.
  public let reason: SizeReason
  /// From the container's top left corner, in points.
  public let offset: Point
  /// The reason for the view's position.
  public let place: PlaceReason
  /// The container's proposals to its views, including this one, in order.
  public let conversation: [LayoutExchange]
}

/// The reason for the position of a view in its container.
public enum PlaceReason: Hashable, Sendable {
  /// The root view is centred in the safe area.
  case centred
  /// At the start of the container.
  case start
  /// After the previous views, with its guide on their common line.
  case following(Axis, guide: String)
  /// Its guides are aligned with those of the frame, of the modified view or of its siblings.
  case aligned(horizontal: String, vertical: String)
  /// Inset from the edges by the padding.
  case padded
  case offset(Point)
  case position(Point)
  case scrolled(Point)
  /// It extends into the unsafe area.
  case unsafe
  /// It keeps to the safe area, although a view around it reaches out of it.
  case safe
  /// At the edge of a `safeAreaInset`, or at the opposite edge.
  case edge(Edge)
  /// A custom layout of the program placed it.
  case custom
  /// It is a cell of a grid, or a row of a lazy container.
  case cell
}

extension LayoutEngine {
  /// The reasons for the size and the position of `node` in the last pass; `nil` if it was not placed.
  ///
  /// It repeats the container's measurements to record their reasons; the results are the same.
  public func explain(_ node: LayoutNodeID) -> LayoutExplanation? {
    guard let placement = placement(of: node) else { return nil }
    let parent = placed[node.slot].container
    let outer = container
    container = parent == .none ? container : placed[parent.slot].arranged.container
    defer { container = outer }
    let recorder = TraceRecorder(focus: [node, parent])
    self.recorder = recorder
    if parent == .none {
      recorder.expect(.root)
      _ = size(of: node, in: placement.proposal)
    } else {
      let base = arrangements.count
      recorder.arranging(parent)
      arrangeViews(
        of: parent, in: placed[parent.slot].proposal, size: placed[parent.slot].size,
        position: placed[parent.slot].arranged.position)
      container = innerContainer(of: parent, in: placed[parent.slot].proposal)
      _ = size(of: node, in: placement.proposal)
      arrangements.removeSubrange(base...)
    }
    self.recorder = nil
    let exchanges = recorder.exchanges
    let own = exchanges.filter { $0.node == node && $0.proposal == placement.proposal }
    return LayoutExplanation(
      placement: placement, container: parent.some,
      cause: own.first { $0.cause != .placement }?.cause ?? .placement,
      reason: own.last { $0.reason != .remembered }?.reason ?? .remembered, offset: placed[node.slot].origin,
      place: placeReason(of: node, in: parent),
      conversation: exchanges.filter { $0.asker == parent.some && $0.cause != .placement })
  }

  private func placeReason(of node: LayoutNodeID, in parent: LayoutNodeID) -> PlaceReason {
    guard parent != .none else { return .centred }
    switch nodes[parent.slot].kind {
    case .empty, .group, .leaf: return .start
    case .container(let kind): return placeReason(in: kind, of: parent)
    case .modifier(let kind): return placeReason(in: kind)
    case .decoration(.overlay(let alignment)), .decoration(.background(let alignment)):
      return node == facts[parent.slot].content ? .start : alignment.placeReason
    case .decoration(.separator): return node == facts[parent.slot].content ? .start : .edge(.bottom)
    case .decoration(.safeAreaInset(let inset)):
      return .edge(node == facts[parent.slot].content ? inset.edge.opposite : inset.edge)
    }
  }

  private func placeReason(in kind: ContainerKind, of parent: LayoutNodeID) -> PlaceReason {
    if facts[parent.slot].flags.contains(.isIdentity) { return .start }
    switch kind {
    case .stack(let stack): return .following(stack.axis, guide: stack.alignment.name)
    case .zStack(let stack): return stack.alignment.placeReason
    case .grid, .lazy: return .cell
    case .viewThatFits, .geometryReader: return .start
    case .layout: return .custom
    }
  }

  private func placeReason(in kind: ModifierKind) -> PlaceReason {
    switch kind {
    case .scrollView(let scroll): .scrolled(scroll.offset)
    case .frame(let frame): frame.alignment.placeReason
    case .flexibleFrame(let frame): frame.alignment.placeReason
    case .containerRelativeFrame(let frame): frame.alignment.placeReason
    case .padding, .safeAreaPadding: .padded
    case .offset(let offset): .offset(offset)
    case .position(let position): .position(position)
    case .ignoresSafeArea: .unsafe
    case .keepsSafeArea: .safe
    case .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide, .effect, .trait, .layoutDirection, .clipped,
      .hidden, .passThrough:
      .start
    }
  }
}

extension Alignment {
  fileprivate var placeReason: PlaceReason {
    .aligned(horizontal: horizontal.key.name, vertical: vertical.key.name)
  }
}

extension LayoutExplanation {
  /// The explanation in sentences; `name` returns the name of a view.
  public func sentences(name: (LayoutNodeID) -> String) -> [String] {
    let own = name(placement.node)
    let asker = container.map(name) ?? "the surface"
    var sentences = [
      "`\(own)` is \(placement.size) at \(placement.frame.origin).",
      "\(asker) proposed \(placement.proposal), \(cause).",
      "It took \(placement.size): \(reason).",
      "It lies \(offset) from the corner of \(asker): \(place).",
    ]
    sentences += conversation.map { "  " + $0.line(name: name) }
    return sentences
  }
}

extension PlaceReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .centred: "the root view is centred in the safe area"
    case .start: "it starts where its container does"
    case .following(let axis, let guide):
      "it follows the views before it along the \(axis) axis, `\(guide)` guides on one line"
    case .aligned(let horizontal, let vertical): "its guides `\(horizontal)` and `\(vertical)` are aligned"
    case .padded: "padding keeps it from the edges"
    case .offset(let offset): "it is offset by \(offset)"
    case .position(let position): "its center is put at \(position)"
    case .scrolled(let offset): "it is scrolled by \(offset)"
    case .unsafe: "it reaches into the unsafe area"
    case .safe: "it keeps to the safe area"
    case .edge(let edge): "it is at the \(edge) edge"
    case .custom: "the program's layout put it there"
    case .cell: "it is aligned in its cell"
    }
  }
}
