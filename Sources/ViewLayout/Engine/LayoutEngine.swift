/// Lays out a tree of views as SwiftUI does.
///
/// The layer above keeps one layout node for each of its views and modifiers, edits nodes as its views change, and asks
/// for a layout; what did not change and is not proposed a new size is not measured again. Frames come out in points,
/// in root coordinates, unrounded (`PixelGrid` rounds).
///
/// An engine belongs to one thread at a time. Modifiers in a chain take no stack; each nested container takes up to
/// `stackBytesPerContainer`, so the thread must have that times the height of the tree in containers.
public final class LayoutEngine {
  /// Stack that a container in a container takes at most while it is measured, in bytes: measured 1,200 to 2,500 in
  /// release and 4,000 to 9,500 in debug builds, with room for what a program's own layouts take.
  public static let stackBytesPerContainer = 16 << 10

  /// Containers nested deeper than this are not measured (`LayoutFault.Reason.tooDeep`).
  public var maximumDepth = 6_000

  /// How many sizes a pass works out at most, or 40 for each node where those are more: stacks in stacks each ask for sizes
  /// of their own, so that hundreds in each other would ask without end (`LayoutFault.Reason.tooManySizes`).
  public var maximumSizes = 2_000_000

  /// Lengths that depend on the platform. Set before nodes are inserted.
  public let metrics: LayoutMetrics
  public let textMeasurer: any TextMeasurer

  /// Whether answers are kept. Without, the same frames come out, in time exponential in the depth: for tests.
  public var isCachingEnabled = true

  /// The work of the running or last pass.
  public var statistics: LayoutStatistics { work }

  var work = LayoutStatistics()
  /// Whether the pass has worked out as many sizes as it may.
  var isOutOfSizes = false

  // MARK: Nodes

  var nodes: [LayoutNode] = []
  var facts: [NodeFacts] = []
  var placed: [PlacedNode] = []
  private var freeIDs: [LayoutNodeID] = []
  var faultsByNode: [LayoutNodeID: [LayoutFault.Reason]] = [:]
  /// Of views that are on their way to where they were placed, by root coordinates.
  var shown: [LayoutNodeID: Rect] = [:]

  // MARK: What is known

  var answers = AnswerPool()
  var guideNumbers: [AlignmentKey: Int32] = [:]
  var spacings = SpacingTable()
  var containers = ContainerTable()

  // MARK: The running pass

  /// Counts the beginnings and ends of passes.
  var epoch: UInt32 = 1
  var isPassRunning = false
  var depth = 0
  /// The container by which views size themselves at the moment, and that of the root: indices of `containers`.
  var container: Int32 = 0
  var outermostContainer: Int32 = 0
  var surface = LayoutSurface(size: .zero)
  var pendingSteps: [UnaryStep] = []
  var arrangements: [Arrangement] = []
  /// Where the arrangement of the custom layout that is placing its subviews starts, if one is.
  var customArrangement: CustomArrangement?
  var safeAreas: [SafeAreaSpace] = []
  var viewports: [Rect] = []
  /// The node whose content is being built by the program during the pass.
  var building = LayoutNodeID.none
  /// Whether there is a recorder.
  private(set) var isRecording = false
  var recorder: TraceRecorder? {
    didSet { isRecording = recorder != nil }
  }

  /// An engine without nodes. All text in it is measured by `textMeasurer`.
  public init(metrics: LayoutMetrics = LayoutMetrics(), textMeasurer: any TextMeasurer = CellTextMeasurer()) {
    self.metrics = metrics
    self.textMeasurer = textMeasurer
  }

  // MARK: Editing the tree

  /// Adds a node. Its children must have no other parent.
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

  /// Replaces the children of `node`, in the order in which they appear. Children that are not among the new ones are
  /// detached and stay alive until they are removed.
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
    didChangeContent(of: node, keepingSize: keepsSize(node, from: old, to: children))
  }

  /// Changes what `node` is. Its children stay.
  public func setKind(_ kind: LayoutKind, of node: LayoutNodeID) {
    checkExists(node)
    let old = nodes[node.slot].kind
    guard old != kind else { return }
    nodes[node.slot].kind = kind
    facts[node.slot].note(kind)
    faultsByNode[node] = nil
    noteSeparators(in: node)
    if kind.keepsSize(of: old) {
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
    didChangeContent(of: parent, keepingSize: keepsSize(parent, from: old, to: nodes[parent.slot].children))
  }

  /// Forgets what `node` remembers as the kind `old` and cannot use as `new`.
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

  /// The number of nodes, those included that the engine made.
  public var nodeCount: Int { nodes.count - freeIDs.count }

  /// What `node` is.
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

  /// How often `node` was asked a proposal that it had not answered before, since it was inserted.
  public func measureCount(of node: LayoutNodeID) -> Int {
    checkExists(node)
    return Int(facts[node.slot].measureCount)
  }

  func checkExists(_ node: LayoutNodeID) {
    precondition(
      nodes.indices.contains(node.slot) && !facts[node.slot].flags.contains(.isFree), "the layout node was removed")
  }

  // MARK: Faults

  /// Everything that is wrong in the tree as far as it was laid out, in the order of the node ids.
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
