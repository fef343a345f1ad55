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

  /// Whether a container with a single child acts as that child, unless the number of children is dynamic.
  var isIdentityOfOne: Bool {
    switch self {
    case .stack, .zStack: true
    case .grid, .lazy, .viewThatFits, .geometryReader, .layout: false
    }
  }

  /// Whether the container combines the explicit guides of its children.
  var combinesGuides: Bool {
    switch self {
    case .stack, .zStack, .grid, .viewThatFits, .layout: true
    case .lazy, .geometryReader: false
    }
  }

  /// The priority of a container without views: the lowest, unless its size does not depend on its views.
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
