/// The part of a node that contains references.
struct LayoutNode {
  var kind: LayoutKind
  var children: [LayoutNodeID] = []
  /// The views of a container: its children without groups and empty views.
  var subviews: [LayoutNodeID] = []
  var state = State.none

  /// The state that nodes of some kinds keep between passes.
  enum State {
    case none
    case text(ShapedText)
    case layout(any LayoutSession)
    case lazyRows(LazyRowTable)
    case gridRows([GridRow])
    case geometry(GeometryContent.Seen)
  }
}

/// The facts about a node, as trivial values in an array of their own: the compiler can then omit dynamic exclusivity
/// checks.
struct NodeFacts {
  // MARK: The tree

  var parent = LayoutNodeID.none
  /// The only view of a modifier, or of a stack with a single child.
  var content = LayoutNodeID.none
  /// The view that an overlay, a background or a safe-area inset adds; none if it adds nothing.
  var secondary = LayoutNodeID.none
  /// The implicit containers for several content views and for several secondary views.
  var implicitContent = LayoutNodeID.none
  var implicitSecondary = LayoutNodeID.none

  // MARK: Facts of the kind

  /// How spacers and dividers in the node stretch.
  private(set) var orientation = LayoutKind.Orientation.inherited
  private(set) var isGroup = false

  init(_ kind: LayoutKind) { note(kind) }

  /// Caches facts of the kind, because reading the kind would copy the node.
  mutating func note(_ kind: LayoutKind) {
    orientation = kind.orientation
    isGroup = kind.isGroup
  }

  // MARK: Results of `prepare`

  var flags: Flags = [.isStale, .isSizeStale]
  /// The guides that may have an explicit value in this node; a set of `AlignmentKey.bit`.
  var guides: UInt64 = 0
  var priority = 0.0
  /// The index of the node's spacing in the engine's table.
  var spacing: Int32 = 0

  // MARK: Results of passes

  /// The start of the node's list of results in the engine's cache.
  var answers = SizeCache.end
  /// The epochs in which the node or a descendant was last marked for placement, and in which its views were last
  /// placed.
  var markedAt: UInt32 = 0
  var arrangedAt: UInt32 = 0
  /// The number of cache misses.
  var measureCount: UInt32 = 0

  /// Records a measured size whose cached list now starts at `start`.
  mutating func didMeasure(_ start: Int32) {
    answers = start
    measureCount &+= 1
    flags.remove(.isSizeStale)
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// The node is not in use; its ID can be reused.
    static let isFree = Flags(rawValue: 1 << 0)
    /// The node or a descendant changed since the last preparation.
    static let isStale = Flags(rawValue: 1 << 1)
    /// No size that depends on the node is cached, neither here nor in an ancestor.
    static let isSizeStale = Flags(rawValue: 1 << 2)
    /// The node has no view: an empty view, a modifier of one, a group of such.
    static let isAbsent = Flags(rawValue: 1 << 4)
    /// A stack with a single child, which acts as that child.
    static let isIdentity = Flags(rawValue: 1 << 5)
    /// A container that the engine made (`ImplicitContainer`).
    static let isImplicit = Flags(rawValue: 1 << 6)
    /// The node or a descendant depends on the container for relative sizes.
    static let readsContainer = Flags(rawValue: 1 << 7)
    /// The placement of the node or a descendant depends on its position.
    static let readsPosition = Flags(rawValue: 1 << 8)
    /// The placement of the node or a descendant depends on safe areas or on the visible part.
    static let readsSurroundings = Flags(rawValue: 1 << 9)
    /// The node or its content has traits.
    static let hasTraits = Flags(rawValue: 1 << 10)
    /// The node contains a dynamic group.
    static let isDynamic = Flags(rawValue: 1 << 11)
    /// A spacer, including one with modifiers: a frame around it has no spacing either.
    static let isSpacer = Flags(rawValue: 1 << 3)
    /// The node may be or contain, through modifiers and groups, a spacer or divider that depends on the enclosing
    /// stack.
    static let mayHaveSeparators = Flags(rawValue: 1 << 14)
    /// The node places no views.
    static let isLeaf = Flags(rawValue: 1 << 13)
    /// The cache of a custom layout must be updated before its next use.
    static let isLayoutCacheStale = Flags(rawValue: 1 << 12)
  }
}

/// The placement of a node.
struct PlacedNode {
  /// The node whose arrangement placed this one.
  var container = LayoutNodeID.none
  /// From the container's top left corner, in points.
  var origin = Point.zero
  var size = Size.zero
  var proposal = ProposedViewSize.unspecified
  var isPlaced = false
  /// The conditions of the last arrangement of the node's views.
  var arranged = Arranged()

  struct Arranged {
    var proposal = ProposedViewSize.unspecified
    var direction = LayoutDirection.leftToRight
    /// In root coordinates.
    var position = Point.zero
    var container: Int32 = 0
  }
}
