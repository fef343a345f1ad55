/// What was built: the part of a node that holds references.
struct LayoutNode {
  var kind: LayoutKind
  var children: [LayoutNodeID] = []
  /// The views of a container: its children without groups and empty views.
  var subviews: [LayoutNodeID] = []
  var state = State.none

  /// What a node of certain kinds remembers from one pass to the next.
  enum State {
    case none
    case text(ShapedText)
    case layout(any LayoutSession)
    case lazyRows(LazyRowTable)
    case gridRows([GridRow])
    case geometry(GeometryContent.Seen)
  }
}

/// What is known of a node. Plain numbers in an array of their own: the compiler can prove that nothing else touches
/// them while they are read or written, and leaves out the checks of exclusive access.
struct NodeFacts {
  // MARK: The tree

  var parent = LayoutNodeID.none
  /// The one view of a modifier, and of a stack that is its only child.
  var content = LayoutNodeID.none
  /// What an overlay, a background or a safe-area inset adds; none if it adds nothing.
  var secondary = LayoutNodeID.none
  /// The container made for a modifier whose content is several views, and for several secondary views.
  var implicitContent = LayoutNodeID.none
  var implicitSecondary = LayoutNodeID.none

  // MARK: What its kind says

  /// How spacers and dividers in the node stretch.
  private(set) var orientation = LayoutKind.Orientation.inherited
  private(set) var isGroup = false

  init(_ kind: LayoutKind) { note(kind) }

  /// Looking at the kind itself would copy the node.
  mutating func note(_ kind: LayoutKind) {
    orientation = kind.orientation
    isGroup = kind.isGroup
  }

  // MARK: What `prepare` finds

  var flags: Flags = [.isStale, .isSizeStale]
  /// The guides that may have an explicit value in this node; a set of `AlignmentKey.bit`.
  var guides: UInt64 = 0
  var priority = 0.0
  /// The index of the node's spacing in the engine's table.
  var spacing: Int32 = 0

  // MARK: What passes leave

  /// Where the chain of the node's answers starts in the engine's pool.
  var answers = AnswerPool.end
  /// When the node or something below it was last marked to be placed, and when its subviews were last placed: both
  /// count the beginnings and ends of passes.
  var markedAt: UInt32 = 0
  var arrangedAt: UInt32 = 0
  /// How often the node was asked and did not know the answer.
  var measureCount: UInt32 = 0

  /// Notes an answer that is kept where the chain now starts.
  mutating func didMeasure(_ start: Int32) {
    answers = start
    measureCount &+= 1
    flags.remove(.isSizeStale)
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// The node belongs to no tree; its id waits to be used again.
    static let isFree = Flags(rawValue: 1 << 0)
    /// The node or something below it changed since it was prepared.
    static let isStale = Flags(rawValue: 1 << 1)
    /// No answer that depends on the node is kept, neither here nor above.
    static let isSizeStale = Flags(rawValue: 1 << 2)
    /// Contributes no view: an empty view, a modifier of one, a group of such.
    static let isAbsent = Flags(rawValue: 1 << 4)
    /// A stack that is its only child.
    static let isIdentity = Flags(rawValue: 1 << 5)
    /// Made by the engine (`ImplicitContainer`).
    static let isImplicit = Flags(rawValue: 1 << 6)
    /// Something in the subtree sizes itself by the nearest container.
    static let readsContainer = Flags(rawValue: 1 << 7)
    /// Placing something in the subtree depends on where it is.
    static let readsPosition = Flags(rawValue: 1 << 8)
    /// Placing something in the subtree depends on safe areas or on what is visible.
    static let readsSurroundings = Flags(rawValue: 1 << 9)
    /// The node or its content has traits.
    static let hasTraits = Flags(rawValue: 1 << 10)
    /// The node holds a dynamic group.
    static let isDynamic = Flags(rawValue: 1 << 11)
    /// A spacer, whatever is drawn with it: a frame around it leaves no gaps beside it either.
    static let isSpacer = Flags(rawValue: 1 << 3)
    /// The node may be, or may have in a modifier or group, a spacer or divider that looks at the stack around the node.
    static let mayHaveSeparators = Flags(rawValue: 1 << 14)
    /// The node places nothing.
    static let isLeaf = Flags(rawValue: 1 << 13)
    /// The cache of a custom layout must be brought up to date before its next use.
    static let isLayoutCacheStale = Flags(rawValue: 1 << 12)
  }
}

/// Where a node was placed.
struct PlacedNode {
  /// The node whose arrangement placed this one.
  var container = LayoutNodeID.none
  /// From the container's top left corner, in points.
  var origin = Point.zero
  var size = Size.zero
  var proposal = ProposedViewSize.unspecified
  var isPlaced = false
  /// What the node's views were last arranged for.
  var arranged = Arranged()

  struct Arranged {
    var proposal = ProposedViewSize.unspecified
    var direction = LayoutDirection.leftToRight
    /// In root coordinates.
    var position = Point.zero
    var container: Int32 = 0
  }
}
