/// A type-erased layout. It represents custom layouts in the engine, and lets a program switch between layouts without
/// changing the identity of the views.
///
/// Two values are equal if both hold the same stack or grid layout with equal values, or were made with equal
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

  /// A layout without an identity: each new value causes a new layout.
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

  /// A layout that equals another of the same type with an equal `identity`: the values that it stores, and for an
  /// interpreted layout also the name of its type.
  public init<Content: Layout>(_ layout: Content, identity: AnyHashable) {
    self.init(layout, .value(identity, ObjectIdentifier(Content.self)))
  }

  /// The layout of a container kind, for a program that calls it directly; `nil` if the kind has no layout.
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

  /// The container kind of the layout: stacks and grids have kinds of their own.
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
  /// Whether both are known to lay out in the same way; see the type.
  public static func == (left: AnyLayout, right: AnyLayout) -> Bool { left.identity == right.identity }
}

extension LayoutKind {
  /// A custom layout of the program, or an `AnyLayout`.
  public static func layout(_ layout: AnyLayout) -> LayoutKind { .container(layout.kind) }
}

extension AnyLayout: Layout {
  /// The cache of the layout that an `AnyLayout` currently holds.
  public struct Cache {
    var session: any LayoutSession
  }

  /// The properties of the wrapped layout.
  public var layoutProperties: LayoutProperties { base.layoutProperties }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(session: base.makeSession(subviews)) }

  /// Updates the cache, or makes a new one if the type of the wrapped layout has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !cache.session.update(base, subviews) { cache.session = base.makeSession(subviews) }
  }

  /// The size that the wrapped layout returns.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    cache.session.sizeThatFits(proposal, subviews)
  }

  /// Places the subviews with the wrapped layout.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.session.placeSubviews(in: bounds, proposal, subviews)
  }

  /// The value that the wrapped layout returns.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.session.explicitAlignment(of: guide.key, in: bounds, proposal, subviews)
  }

  /// The value that the wrapped layout returns.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    cache.session.explicitAlignment(of: guide.key, in: bounds, proposal, subviews)
  }

  /// The spacing that the wrapped layout returns.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.session.spacing(subviews) }
}
