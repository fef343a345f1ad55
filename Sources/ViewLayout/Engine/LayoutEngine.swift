/// Lays out a tree of views as SwiftUI does.
///
/// The caller keeps one layout node for each view and modifier, edits nodes as its views change, and requests a layout.
/// Nodes that have not changed and get no new proposal are not measured again. Frames are in points, in root
/// coordinates, unrounded (`PixelGrid` rounds).
///
/// An engine must be used by one thread at a time. Modifiers in a chain need no stack; each nested container needs up
/// to `stackBytesPerContainer`, so the thread's stack must have that times the height of the tree in containers.
public final class LayoutEngine {
  /// The maximum stack size for measuring one nested container, in bytes: measured 1,200 to 2,500 in release and 4,000
  /// to 9,500 in debug builds, plus room for custom layouts.
  public static let stackBytesPerContainer = 16 << 10

  /// The maximum nesting of containers; deeper ones are not measured (`LayoutFault.Reason.tooDeep`).
  public var maximumDepth = 6_000

  /// The maximum number of sizes that a pass computes, or 40 per node if that is more. Hundreds of nested stacks would
  /// otherwise measure without end (`LayoutFault.Reason.tooManySizes`).
  public var maximumSizes = 2_000_000

  /// Lengths that depend on the platform.
  public let metrics: LayoutMetrics
  public let textMeasurer: any TextMeasurer

  /// Whether results are cached. Without the cache, the frames are the same, in time exponential in the depth; for
  /// tests.
  public var isCachingEnabled = true

  /// The work of the current or last pass.
  public var statistics: LayoutStatistics { work }

  var work = LayoutStatistics()
  /// Whether the pass has reached the maximum number of sizes.
  var isOutOfSizes = false

  // MARK: Nodes

  var nodes: [LayoutNode] = []
  var facts: [NodeFacts] = []
  var placed: [PlacedNode] = []
  private var freeIDs: [LayoutNodeID] = []
  var faultsByNode: [LayoutNodeID: [LayoutFault.Reason]] = [:]
  /// The displayed frames of views in animation, in root coordinates.
  var shown: [LayoutNodeID: Rect] = [:]

  // MARK: Facts and caches

  var answers = SizeCache()
  var guideNumbers: [AlignmentKey: Int32] = [:]
  var spacings = SpacingTable()
  var containers = ContainerTable()

  // MARK: The current pass

  /// The number of begins and ends of passes.
  var epoch: UInt32 = 1
  var isPassRunning = false
  var depth = 0
  /// The current container for relative sizes, and that of the root: indices in `containers`.
  var container: Int32 = 0
  var outermostContainer: Int32 = 0
  var surface = LayoutSurface(size: .zero)
  var pendingSteps: [UnaryStep] = []
  var arrangements: [Arrangement] = []
  /// The custom layout that is currently placing its subviews, if any.
  var customArrangement: CustomArrangement?
  var safeAreas: [SafeAreaSpace] = []
  var viewports: [Rect] = []
  /// The node whose content the program is building during the pass.
  var building = LayoutNodeID.none
  /// Whether there is a recorder.
  private(set) var isRecording = false
  var recorder: TraceRecorder? {
    didSet { isRecording = recorder != nil }
  }

  /// An engine without nodes. `textMeasurer` measures all text.
  public init(metrics: LayoutMetrics = LayoutMetrics(), textMeasurer: any TextMeasurer = CellTextMeasurer()) {
    self.metrics = metrics
    self.textMeasurer = textMeasurer
  }

  // MARK: Editing the tree

  /// Adds a node. Its children must not have another parent.
  public func insert(_ kind: LayoutKind, children: [LayoutNodeID] = []) -> LayoutNodeID {
    let id: LayoutNodeID
    if let free = freeIDs.popLast() {
      id = free
      nodes[id.slot] = LayoutNode(kind: kind)
      facts[id.slot] = NodeFacts(kind)
      placed[id.slot] = PlacedNode()
    } else {
      id = LayoutNodeID(Int32(nodes.count))
      nodes.append(LayoutNode(kind: kind))
      facts.append(NodeFacts(kind))
      placed.append(PlacedNode())
    }
    noteSeparators(in: id)
    if !children.isEmpty { setChildren(children, of: id) }
    return id
  }

  /// Replaces the children of `node`, in order of appearance. Removed children are detached and stay alive until
  /// `remove`.
  public func setChildren(_ children: [LayoutNodeID], of node: LayoutNodeID) {
    checkExists(node)
    let old = nodes[node.slot].children
    guard old != children else { return }
    precondition(!children.contains(top(of: node)), "a view is given within itself")
    for child in old { detach(child) }
    for child in children {
      checkExists(child)
      precondition(facts[child.slot].parent != node, "a view is given twice")
      let parent = facts[child.slot].parent
      if parent != .none {
        removeChild(child, of: parent)
      }
      facts[child.slot].parent = node
    }
    nodes[node.slot].children = children
    for child in children { invalidateSeparators(below: child) }
    noteSeparators(in: node)
    didChangeContent(of: node, keepingSize: preservesChildSize(node, from: old, to: children))
  }

  /// Changes the kind of `node`. Its children stay.
  public func setKind(_ kind: LayoutKind, of node: LayoutNodeID) {
    checkExists(node)
    let old = nodes[node.slot].kind
    guard old != kind else { return }
    nodes[node.slot].kind = kind
    facts[node.slot].note(kind)
    faultsByNode[node] = nil
    noteSeparators(in: node)
    if kind.preservesChildSize(of: old) {
      markForPreparation(node)
      markForPlacement(node)
    } else {
      dropState(of: node, from: old, to: kind)
      didChangeContent(of: node)
      if kind.orientation != old.orientation {
        for child in nodes[node.slot].children { invalidateSeparators(below: child) }
      }
      if case .modifier(.layoutDirection) = kind { invalidateLayouts(below: node) }
    }
  }

  /// Removes `node` and everything below it.
  public func remove(_ node: LayoutNodeID) {
    checkExists(node)
    let parent = facts[node.slot].parent
    if parent != .none { removeChild(node, of: parent) }
    var removed = [node]
    while let next = removed.popLast() {
      removed += nodes[next.slot].children
      for implicit in [facts[next.slot].implicitContent, facts[next.slot].implicitSecondary] where implicit != .none {
        free(implicit)
      }
      free(next)
    }
  }

  private func top(of node: LayoutNodeID) -> LayoutNodeID {
    var node = node
    while facts[node.slot].parent != .none { node = facts[node.slot].parent }
    return node
  }

  private func detach(_ child: LayoutNodeID) {
    facts[child.slot].parent = .none
    placed[child.slot].isPlaced = false
  }

  private func removeChild(_ child: LayoutNodeID, of parent: LayoutNodeID) {
    let old = nodes[parent.slot].children
    nodes[parent.slot].children.removeAll { $0 == child }
    if case .lazyRows(let table) = nodes[parent.slot].state { table.forget(child) }
    detach(child)
    didChangeContent(of: parent, keepingSize: preservesChildSize(parent, from: old, to: nodes[parent.slot].children))
  }

  /// Drops the cached state of `node` that the kind `new` cannot use.
  private func dropState(of node: LayoutNodeID, from old: LayoutKind, to new: LayoutKind) {
    switch (old, new) {
    case (.container(.layout), .container(.layout)): return
    case (.container(.lazy(let old)), .container(.lazy(let new))) where old.rows == new.rows: return
    case (.container(.lazy(let old)), _) where old.rows != nil:
      for row in nodes[node.slot].children { detach(row) }
      nodes[node.slot].children = []
    case (.empty, _), (.group, _), (.leaf, _), (.container, _), (.modifier, _), (.decoration, _): break
    }
    nodes[node.slot].state = .none
  }

  private func free(_ node: LayoutNodeID) {
    nodes[node.slot] = LayoutNode(kind: .empty)
    answers.remove(facts[node.slot].answers)
    facts[node.slot] = NodeFacts(.empty)
    facts[node.slot].flags = [.isFree]
    placed[node.slot] = PlacedNode()
    faultsByNode[node] = nil
    shown[node] = nil
    freeIDs.append(node)
  }

  /// The number of nodes, including implicit containers.
  public var nodeCount: Int { nodes.count - freeIDs.count }

  /// The kind of `node`.
  public func kind(of node: LayoutNodeID) -> LayoutKind {
    checkExists(node)
    return nodes[node.slot].kind
  }

  /// The children of `node`, as they were set.
  public func children(of node: LayoutNodeID) -> [LayoutNodeID] {
    checkExists(node)
    return nodes[node.slot].children
  }

  /// The node that has `node` among its children.
  public func parent(of node: LayoutNodeID) -> LayoutNodeID? {
    checkExists(node)
    return facts[node.slot].parent.some
  }

  /// The number of different proposals under which `node` was measured since its insertion.
  public func measureCount(of node: LayoutNodeID) -> Int {
    checkExists(node)
    return Int(facts[node.slot].measureCount)
  }

  func checkExists(_ node: LayoutNodeID) {
    precondition(
      nodes.indices.contains(node.slot) && !facts[node.slot].flags.contains(.isFree), "the layout node was removed")
  }

  // MARK: Faults

  /// The faults of all nodes that were laid out, ordered by node ID.
  public var faults: [LayoutFault] {
    faultsByNode.sorted { $0.key.index < $1.key.index }.flatMap { node, reasons in
      reasons.map { LayoutFault(node: node, reason: $0) }
    }
  }

  func report(_ reason: LayoutFault.Reason, at node: LayoutNodeID) {
    guard faultsByNode[node]?.contains(reason) != true else { return }
    faultsByNode[node, default: []].append(reason)
  }
}
