/// A view that arranges any number of children.
public enum ContainerKind: Equatable {
  /// `HStack` and `VStack`.
  case stack(StackLayout)
  case zStack(ZStackLayout)
  indirect case grid(GridLayout)
  /// `LazyVStack`, `LazyHStack`, `LazyVGrid`, `LazyHGrid`.
  indirect case lazy(LazyLayout)
  case viewThatFits(AxisSet)
  case geometryReader(GeometryContent)
  /// A layout that the program declares.
  case layout(AnyLayout)

  var orientation: LayoutKind.Orientation {
    switch self {
    case .stack(let stack): .along(stack.axis)
    case .lazy(let lazy): lazy.isStack ? .along(lazy.axis) : .free
    case .layout(let layout): layout.layoutProperties.stackOrientation.map { .along($0) } ?? .free
    case .zStack, .grid, .viewThatFits, .geometryReader: .free
    }
  }

  /// Whether the container is its child if it has only one, which cannot become more.
  var isIdentityOfOne: Bool {
    switch self {
    case .stack, .zStack: true
    case .grid, .lazy, .viewThatFits, .geometryReader, .layout: false
    }
  }

  /// Whether explicit guides of the children, combined, are guides of the container.
  var combinesGuides: Bool {
    switch self {
    case .stack, .zStack, .grid, .viewThatFits, .layout: true
    case .lazy, .geometryReader: false
    }
  }

  /// What a container without views has: the lowest priority, unless its size does not come from its views.
  var emptyPriority: Double {
    switch self {
    case .stack, .zStack, .grid, .layout, .viewThatFits: -.infinity
    case .lazy, .geometryReader: 0
    }
  }

  var needs: NodeFacts.Flags {
    switch self {
    case .lazy: [.readsContainer, .readsSurroundings]
    case .geometryReader: .readsSurroundings
    case .layout: .readsPosition
    case .stack, .zStack, .grid, .viewThatFits: []
    }
  }

  var faults: [LayoutFault.Reason] {
    switch self {
    case .stack(let stack): stack.spacing.map { LayoutFault.unlessFinite($0, "spacing") } ?? []
    case .grid(let grid): grid.faults
    case .lazy(let lazy): lazy.faults
    case .zStack, .viewThatFits, .geometryReader, .layout: []
    }
  }
}
