extension InterfaceText {
  /// The values that configure scrolling.
  static let swiftUIModifiersScrollingValues = #"""
    public struct ScrollAnchorRole: Hashable, Sendable {
      var name: String
      public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
      public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
      public static let alignment = ScrollAnchorRole(name: "alignment")
    }

    public struct ScrollEdgeEffectStyle: Hashable, Sendable {
      var name: String
      public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
      public static let hard = ScrollEdgeEffectStyle(name: "hard")
      public static let soft = ScrollEdgeEffectStyle(name: "soft")
    }

    public struct ScrollInputBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = ScrollInputBehavior(name: "automatic")
      public static let enabled = ScrollInputBehavior(name: "enabled")
      public static let disabled = ScrollInputBehavior(name: "disabled")
    }

    public struct ScrollInputKind: Hashable, Sendable {
      var name: String
      public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
      public static let look = ScrollInputKind(name: "look")
    }

    public struct ContentMarginPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = ContentMarginPlacement(name: "automatic")
      public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
      public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
    }

    public struct ScrollTransitionConfiguration: Sendable {
      var name: String
      var animation: Animation?
      var threshold: Threshold = .centered
      public static let identity = ScrollTransitionConfiguration(name: "identity")
      public static let interactive = ScrollTransitionConfiguration(name: "interactive")
      public static let animated = ScrollTransitionConfiguration(name: "animated", animation: .default)
      public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(name: "interactive")
      }
      public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(name: "animated", animation: animation)
      }
      public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(name: name, animation: animation, threshold: threshold)
      }
      public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(name: name, animation: animation, threshold: threshold)
      }

      public struct Threshold: Sendable {
        var amount: Double
        public static let visible = Threshold(amount: 1)
        public static let hidden = Threshold(amount: 0)
        public static var centered: Threshold { .visible(0.5) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
          Threshold(amount: self.amount + (other.amount - self.amount) * amount)
        }
      }
    }

    public enum ScrollTransitionPhase: Hashable, Sendable {
      case topLeading
      case identity
      case bottomTrailing
      public var isIdentity: Bool { self == .identity }
      public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
      }
    }

    public protocol ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
      typealias TargetContext = ScrollTargetBehaviorContext
    }

    public struct ScrollTarget: Hashable, Sendable {
      public var rect: CGRect
      public var anchor: UnitPoint?
      public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
      }
    }

    @dynamicMemberLookup
    public struct ScrollTargetBehaviorContext {
      public var originalTarget: ScrollTarget
      public var velocity: CGVector
      public var contentSize: CGSize
      public var containerSize: CGSize
      public var axes: Axis.Set
      var environment: EnvironmentValues
      public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
      }
    }

    public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
      public init() {}
      @primitive public func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    }

    public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
      var limit: LimitBehavior
      public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
      }
      @primitive public func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

      public struct LimitBehavior: Hashable, Sendable {
        var name: String
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let never = LimitBehavior(name: "never")
      }
    }

    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
    }

    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
      public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
      ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
      }
    }

    public struct ScrollGeometry: Equatable, Sendable {
      public var contentOffset: CGPoint
      public var contentSize: CGSize
      public var contentInsets: EdgeInsets
      public var containerSize: CGSize
      public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
      public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
      public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
      }
    }

    public enum ScrollPhase: Hashable, Sendable {
      case idle
      case tracking
      case interacting
      case decelerating
      case animating
      public var isScrolling: Bool { self != .idle }
    }

    public struct ScrollPhaseChangeContext {
      public var geometry: ScrollGeometry
      public var velocity: CGVector?
    }

    /// The target position of a scroll view, until the user scrolls.
    public struct ScrollPosition: Equatable, Sendable {
      enum Target: Equatable, @unchecked Sendable {
        case automatic
        case id(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
        case x(CGFloat)
        case y(CGFloat)
      }
      var target: Target = .automatic
      public var isPositionedByUser = false
      public init(idType: (some Hashable & Sendable).Type = Never.self) {}
      public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = .id(AnyHashable(id), anchor: anchor)
      }
      public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        target = .edge(edge)
      }
      public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        target = .point(point)
      }
      public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        target = .point(CGPoint(x: x, y: y))
      }
      public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        target = .x(x)
      }
      public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        target = .y(y)
      }
      public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = .id(AnyHashable(id), anchor: anchor)
      }
      public mutating func scrollTo(edge: Edge) { target = .edge(edge) }
      public mutating func scrollTo(point: CGPoint) { target = .point(point) }
      public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = .point(CGPoint(x: x, y: y)) }
      public mutating func scrollTo(x: CGFloat) { target = .x(x) }
      public mutating func scrollTo(y: CGFloat) { target = .y(y) }
      public var viewID: AnyHashable? { if case .id(let id, _) = target { id } else { nil } }
      public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
      public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
      public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
      public var x: CGFloat? { if case .x(let x) = target { x } else { point?.x } }
      public var y: CGFloat? { if case .y(let y) = target { y } else { point?.y } }
    }
    """#
}
