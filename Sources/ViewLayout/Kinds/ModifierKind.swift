/// A view with one child, its content.
public enum ModifierKind: Equatable {
  indirect case scrollView(ScrollLayout)
  indirect case frame(FixedFrame)
  indirect case flexibleFrame(FlexibleFrame)
  indirect case containerRelativeFrame(ContainerRelativeFrame)
  case padding(EdgeInsets)
  /// The content has its ideal length on these axes.
  case fixedSize(AxisSet)
  case aspectRatio(AspectRatio)
  case layoutPriority(Double)
  /// Moves the drawing and the hit testing, not the layout.
  case offset(Point)
  /// Puts the content's center at a point of the proposed space.
  case position(Point)
  case alignmentGuide(GuideRule)
  /// Padding that scroll views and backgrounds extend under.
  case safeAreaPadding(EdgeInsets)
  case ignoresSafeArea(SafeAreaRegions, EdgeSet)
  /// Keeps its content in the safe area, also where a view around it ignores the safe area.
  case keepsSafeArea
  /// `scaleEffect` and `rotationEffect`: affects only drawing and hit testing.
  indirect case effect(GeometryEffect)
  indirect case trait(LayoutTrait)
  case layoutDirection(LayoutDirection)
  /// `clipped`, `clipShape`, `cornerRadius`: the part outside is neither drawn nor hit.
  case clipped
  /// `hidden()`: keeps its space, but is neither drawn nor hit.
  case hidden
  /// A modifier without effect on layout: `opacity`, `foregroundStyle`, `onTapGesture`.
  case passThrough

  /// Whether the modifier keeps the layout priority of its content; the others have 0.
  var keepsPriority: Bool {
    switch self {
    case .fixedSize, .offset, .alignmentGuide, .effect, .trait, .layoutDirection, .clipped, .hidden, .passThrough:
      true
    case .scrollView, .frame, .flexibleFrame, .containerRelativeFrame, .padding, .aspectRatio, .layoutPriority,
      .position, .safeAreaPadding, .ignoresSafeArea, .keepsSafeArea:
      false
    }
  }

  /// Whether the modifier has no effect on layout: its sizes, guides and spacings are its content's.
  var isOutsideLayout: Bool {
    switch self {
    case .offset, .alignmentGuide, .effect, .trait, .layoutDirection, .clipped, .hidden, .passThrough: true
    case .scrollView, .frame, .flexibleFrame, .containerRelativeFrame, .padding, .fixedSize, .aspectRatio,
      .layoutPriority, .position, .safeAreaPadding, .ignoresSafeArea, .keepsSafeArea:
      false
    }
  }

  /// Whether a node keeps its sizes under all proposals when its kind changes from `old`, so that only its content
  /// moves.
  func preservesChildSize(of old: ModifierKind) -> Bool {
    switch self {
    case .offset: if case .offset = old { return true }
    case .effect: if case .effect = old { return true }
    case .keepsSafeArea: if case .keepsSafeArea = old { return true }
    case .ignoresSafeArea: if case .ignoresSafeArea = old { return true }
    case .scrollView(let new): if case .scrollView(let old) = old { return new.preservesChildSize(of: old) }
    case .frame, .flexibleFrame, .containerRelativeFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority,
      .position, .alignmentGuide, .safeAreaPadding, .trait, .layoutDirection, .clipped, .hidden, .passThrough:
      break
    }
    return false
  }

  var needs: NodeFacts.Flags {
    switch self {
    case .containerRelativeFrame: .readsContainer
    case .ignoresSafeArea, .keepsSafeArea: .readsSurroundings
    case .trait: .hasTraits
    case .scrollView, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority, .offset, .position,
      .alignmentGuide, .safeAreaPadding, .effect, .layoutDirection, .clipped, .hidden, .passThrough:
      []
    }
  }

  var faults: [LayoutFault.Reason] {
    switch self {
    case .frame(let frame): frame.faults
    case .flexibleFrame(let frame): frame.faults
    case .aspectRatio(let aspect): aspect.faults
    case .padding(let insets), .safeAreaPadding(let insets):
      Edge.allCases.flatMap { LayoutFault.unlessFinite(insets[$0], "padding") }
    case .offset(let point): LayoutFault.unlessFinite(point, "offset")
    case .position(let point): LayoutFault.unlessFinite(point, "position")
    case .scrollView(let scroll): LayoutFault.unlessFinite(scroll.offset, "contentOffset")
    case .layoutPriority(let priority): priority.isNaN ? [.invalidLength("layoutPriority", priority)] : []
    case .containerRelativeFrame, .fixedSize, .alignmentGuide, .ignoresSafeArea, .keepsSafeArea, .effect, .trait,
      .layoutDirection,
      .clipped, .hidden, .passThrough:
      []
    }
  }
}

extension LayoutFault {
  /// A fault if `value` is infinite or NaN.
  static func unlessFinite(_ value: Double, _ name: String) -> [Reason] {
    value.isFinite ? [] : [.invalidLength(name, value)]
  }

  static func unlessFinite(_ point: Point, _ name: String) -> [Reason] {
    unlessFinite(point.x, "\(name).x") + unlessFinite(point.y, "\(name).y")
  }
}
