/// A layout of any type: what a custom layout is to the engine, and what lets a program switch between layouts while
/// the views stay.
///
/// Equal to another if both hold the same stack or grid layout with the same values, or were made with equal
/// identities.
public struct AnyLayout {
  let base: any Layout
  private let identity: Identity

  private enum Identity: Equatable {
    case stack(StackLayout)
    case zStack(ZStackLayout)
    case grid(GridLayout)
    case value(AnyHashable, ObjectIdentifier)
    case unique(Token)
  }

  private final class Token: Equatable {
    static func == (left: Token, right: Token) -> Bool { left === right }
  }

  /// A layout whose changes cannot be told, so that each new one lays out again.
  public init(_ layout: some Layout) {
    switch layout {
    case let any as AnyLayout: self = any
    case let stack as HStackLayout: self.init(layout, .stack(stack.stack))
    case let stack as VStackLayout: self.init(layout, .stack(stack.stack))
    case let stack as ZStackLayout: self.init(layout, .zStack(stack))
    case let grid as GridLayout: self.init(layout, .grid(grid))
    default: self.init(layout, .unique(Token()))
    }
  }

  /// A layout that is the same as another of its type made with an equal `identity`: the values that it holds, and for
  /// an interpreted layout the name of its type.
  public init<Content: Layout>(_ layout: Content, identity: AnyHashable) {
    self.init(layout, .value(identity, ObjectIdentifier(Content.self)))
  }

  /// The layout that a container lays out with, for a program that calls it itself; `nil` for what is no layout.
  public init?(_ kind: ContainerKind) {
    switch kind {
    case .stack(let stack) where stack.axis == .horizontal:
      self.init(HStackLayout(alignment: VerticalAlignment(key: stack.alignment), spacing: stack.spacing))
    case .stack(let stack):
      self.init(VStackLayout(alignment: HorizontalAlignment(key: stack.alignment), spacing: stack.spacing))
    case .zStack(let stack): self.init(stack)
    case .grid(let grid): self.init(grid)
    case .layout(let layout): self = layout
    case .lazy, .viewThatFits, .geometryReader: return nil
    }
  }

  private init(_ layout: some Layout, _ identity: Identity) {
    base = layout
    self.identity = identity
  }

  /// The container kind to use for the layout: stacks and grids have their own.
  public var kind: ContainerKind {
    switch identity {
    case .stack(let stack): .stack(stack)
    case .zStack(let stack): .zStack(stack)
    case .grid(let grid): .grid(grid)
    case .value, .unique: .layout(self)
    }
  }
}

extension AnyLayout: Equatable {
  /// Whether the two lay out alike, as far as can be told: see the type.
  public static func == (left: AnyLayout, right: AnyLayout) -> Bool { left.identity == right.identity }
}

extension LayoutKind {
  /// A container that the program declares, or an `AnyLayout`.
  public static func layout(_ layout: AnyLayout) -> LayoutKind { .container(layout.kind) }
}

extension AnyLayout: Layout {
  /// The cache of the layout that an `AnyLayout` holds at the time.
  public struct Cache {
    var session: any LayoutSession
  }

  /// Those of the layout inside.
  public var layoutProperties: LayoutProperties { base.layoutProperties }

  /// With the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { Cache(session: base.makeSession(subviews)) }

  /// Starts with a new cache if the layout inside is of another type than before.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !cache.session.update(base, subviews) { cache.session = base.makeSession(subviews) }
  }

  /// What the layout inside answers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    cache.session.sizeThatFits(proposal, subviews)
  }

  /// As the layout inside places them.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.session.placeSubviews(in: bounds, proposal, subviews)
  }

  /// What the layout inside answers.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.session.explicitAlignment(of: guide.key, in: bounds, proposal, subviews)
  }

  /// What the layout inside answers.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.session.explicitAlignment(of: guide.key, in: bounds, proposal, subviews)
  }

  /// What the layout inside wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.session.spacing(subviews) }
}
