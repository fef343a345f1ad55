/// A placed node whose views are still to be placed, with its surroundings.
private struct Visit {
  let node: LayoutNodeID
  /// In root coordinates.
  let position: Point
  var direction: LayoutDirection
  /// Indices into the engine's tables of this pass; -1 for no safe-area space.
  var safeArea: Int32
  var viewport: Int32
  var container: Int32
}

extension LayoutEngine {
  /// Lays out `root` in `surface`: proposes the size of the safe area, and centres the root in it.
  @discardableResult
  public func layout(_ root: LayoutNodeID, in surface: LayoutSurface) -> LayoutPass {
    beginPass(root, in: surface, container: surface.area.size)
    let area = surface.area
    let view = rootView(of: root)
    var frame: Rect?
    if view != .none {
      note(.root)
      let proposal = ProposedViewSize(area.size)
      let size = size(of: view, in: proposal)
      let free = Point(x: (area.width - size.width) / 2, y: (area.height - size.height) / 2)
      frame = place(view, of: root, at: sound(area.origin + free, of: view), in: proposal, size: size)
    }
    return endPass(frame)
  }

  /// Lays out `root` under `proposal`, without a surface, with its top left corner at the origin. There is no container
  /// for relative sizes, and everything is visible.
  @discardableResult
  public func layout(_ root: LayoutNodeID, proposal: ProposedViewSize) -> LayoutPass {
    beginPass(root, in: LayoutSurface(size: .zero, direction: surface.direction), container: nil)
    let view = rootView(of: root)
    var frame: Rect?
    if view != .none {
      note(.root)
      surface.size = size(of: view, in: proposal)
      frame = place(view, of: root, at: .zero, in: proposal, size: surface.size)
    }
    return endPass(frame)
  }

  /// The size of `node` under `proposal`, in points, as if it were a root.
  public func sizeThatFits(_ node: LayoutNodeID, in proposal: ProposedViewSize) -> Size {
    checkExists(node)
    prepare(node)
    let view = rootView(of: node)
    note(.query)
    return view == .none ? .zero : size(of: view, in: proposal)
  }

  private func beginPass(_ root: LayoutNodeID, in surface: LayoutSurface, container size: Size?) {
    checkExists(root)
    precondition(!isPassRunning, "a layout cannot start during another")
    isPassRunning = true
    if surface.direction != self.surface.direction { invalidateLayouts(below: root) }
    self.surface = surface
    work = LayoutStatistics()
    isOutOfSizes = false
    epoch &+= 1
    forgetAnswersIfMany()
    if containers.count > 1 << 12 {
      containers = ContainerTable()
      forgetAnswers()
    }
    outermostContainer = size.map { containers.id(of: $0) } ?? 0
    container = outermostContainer
    prepare(root)
  }

  private func endPass(_ frame: Rect?) -> LayoutPass {
    epoch &+= 1
    container = outermostContainer
    isPassRunning = false
    return LayoutPass(rootFrame: frame, faults: faults, statistics: work)
  }

  /// Places `view` and its descendants. Iterates over a list of nodes instead of recursing, parents first.
  private func place(
    _ view: LayoutNodeID, of root: LayoutNodeID, at origin: Point, in proposal: ProposedViewSize, size: Size
  ) -> Rect {
    placed[view.slot].container = .none
    commit(view, origin, proposal, size)
    safeAreas = [SafeAreaSpace(of: surface)]
    viewports = [Rect(origin: .zero, size: surface.size)]
    var visits = [
      Visit(
        node: view, position: origin, direction: surface.direction, safeArea: 0, viewport: 0, container: container)
    ]
    while let visit = visits.popLast() {
      if canSkip(visit) { continue }
      arrange(visit, &visits)
    }
    return Rect(origin: origin, size: size)
  }

  private func commit(_ node: LayoutNodeID, _ origin: Point, _ proposal: ProposedViewSize, _ size: Size) {
    if !size.isFinite { report(.infiniteLength, at: node) }
    placed[node.slot].origin = origin
    placed[node.slot].proposal = proposal
    placed[node.slot].size = size
    placed[node.slot].isPlaced = true
  }

  /// Whether no position below the node can have changed relative to it since its last arrangement.
  private func canSkip(_ visit: Visit) -> Bool {
    let slot = visit.node.slot
    guard !isRecording, facts[slot].markedAt < facts[slot].arrangedAt else { return false }
    let last = placed[slot].arranged
    guard last.proposal == placed[slot].proposal, last.direction == visit.direction else { return false }
    let flags = facts[slot].flags
    if flags.contains(.readsSurroundings) { return false }
    if flags.contains(.readsPosition) && last.position != visit.position { return false }
    return !flags.contains(.readsContainer) || last.container == visit.container
  }

  /// Places the views of one node and pushes them on `visits` in reverse order.
  private func arrange(_ visit: Visit, _ visits: inout [Visit]) {
    let node = visit.node
    let place = placed[node.slot]
    var visit = visit
    if case .modifier(.layoutDirection(let direction)) = nodes[node.slot].kind { visit.direction = direction }
    container = visit.container
    work.arranged += 1
    facts[node.slot].arrangedAt = epoch
    placed[node.slot].arranged = PlacedNode.Arranged(
      proposal: place.proposal, direction: visit.direction, position: visit.position, container: visit.container)
    let base = arrangements.count
    if isRecording { recorder?.arranging(node) }
    arrangeForPlacement(visit, place)
    if isRecording { recorder?.arranging(nil) }
    container = innerContainer(of: node, in: place.proposal)
    for view in nodes[node.slot].subviews { placed[view.slot].isPlaced = false }
    for index in (base..<arrangements.count).reversed() {
      let view = arrangements[index]
      let size = size(of: view.node, in: view.proposal)
      var origin = sound(view.origin, of: view.node)
      if visit.direction == .rightToLeft {
        origin.x = sound(Point(x: place.size.width - origin.x - size.width, y: origin.y), of: view.node).x
      }
      placed[view.node.slot].container = node
      commit(view.node, origin, view.proposal, size)
      if !facts[view.node.slot].flags.contains(.isLeaf) {
        visits.append(inner(view.node, at: visit.position + origin, of: visit, place))
      }
    }
    arrangements.removeSubrange(base...)
  }

  /// The container for relative sizes of the views in `node`, in terms of the current one for `node` itself.
  func innerContainer(of node: LayoutNodeID, in proposal: ProposedViewSize) -> Int32 {
    guard case .modifier(.scrollView(let scroll)) = nodes[node.slot].kind else { return container }
    return scrollContainer(scroll, in: proposal)
  }

  private func arrangeForPlacement(_ visit: Visit, _ place: PlacedNode) {
    let node = visit.node
    let frame = Rect(origin: visit.position, size: place.size)
    switch nodes[node.slot].kind {
    case .container(.geometryReader(let content)):
      let reach = reach(of: frame, ignoring: .all, visit)
      updateContent(content, of: node, GeometryValue(size: place.size, frame: frame, safeArea: reach))
      arrangeGeometryReader(nodes[node.slot].subviews, size: place.size)
    case .container(.lazy(let lazy)):
      for row in lazyViews(of: node) { placed[row.slot].isPlaced = false }
      let visible = viewports[Int(visit.viewport)].offset(by: .zero - visit.position)
      arrangeLazy(lazy, of: node, in: place.proposal, size: place.size, visible: visible)
    case .modifier(.ignoresSafeArea(let regions, let edges)) where facts[node.slot].content != .none:
      let all = reach(of: frame, ignoring: regions, visit)
      let reach = Edge.allCases.reduce(into: EdgeInsets.zero) { if edges.contains($1) { $0[$1] = -all[$1] } }
      arrangements.append(
        Arrangement(
          node: facts[node.slot].content, origin: reach.origin, proposal: place.proposal.inset(by: reach)))
    case .modifier(.keepsSafeArea) where facts[node.slot].content != .none:
      let intrusion = safeAreaIntrusion(into: frame, in: visit.safeArea)
      let isMirrored = visit.direction == .rightToLeft
      let insets = EdgeInsets(
        top: intrusion.top, leading: isMirrored ? intrusion.right : intrusion.left, bottom: intrusion.bottom,
        trailing: isMirrored ? intrusion.left : intrusion.right)
      arrangements.append(
        Arrangement(
          node: facts[node.slot].content, origin: insets.origin, proposal: place.proposal.inset(by: insets)))
    case .empty, .group, .leaf, .container, .modifier, .decoration:
      arrangeViews(of: node, in: place.proposal, size: place.size, position: visit.position)
    }
  }

  /// The visit of a view of `visit.node`, with the surroundings that the node provides.
  private func inner(_ view: LayoutNodeID, at position: Point, of visit: Visit, _ place: PlacedNode) -> Visit {
    var inner = Visit(
      node: view, position: position, direction: visit.direction, safeArea: visit.safeArea, viewport: visit.viewport,
      container: container)
    let frame = Rect(origin: visit.position, size: place.size)
    switch nodes[visit.node.slot].kind {
    case .modifier(.scrollView(let scroll)):
      inner.safeArea = scrolledSafeArea(in: frame, scroll.axes, visit)
      viewports.append(frame.intersection(viewports[Int(visit.viewport)]) ?? Rect(origin: frame.origin, size: .zero))
      inner.viewport = Int32(viewports.count - 1)
    case .modifier(.safeAreaPadding(let insets)):
      inner.safeArea = addSafeArea(in: frame, insets.sound, visit)
    case .decoration(.safeAreaInset(let inset)) where view == facts[visit.node.slot].content:
      let length = insetLength(inset, of: visit.node, in: place.proposal, size: place.size)
      inner.safeArea = addSafeArea(in: frame, EdgeInsets(length, on: EdgeSet(inset.edge)), visit)
    case .empty, .group, .leaf, .container, .modifier, .decoration: break
    }
    return inner
  }

  /// The safe-area space of scrolled content: nothing is unsafe on the scrolling axes, because the scroll view itself
  /// insets its content there.
  private func scrolledSafeArea(in frame: Rect, _ axes: AxisSet, _ visit: Visit) -> Int32 {
    let reach = safeAreaOverlap(of: frame, ignoring: .container, in: visit.safeArea)
    var part = SafeAreaSpace.Part(regions: .container)
    if !axes.contains(.horizontal) { (part.left, part.right) = (reach.left, reach.right) }
    if !axes.contains(.vertical) { (part.top, part.bottom) = (reach.top, reach.bottom) }
    let whole = Rect(
      x: frame.minX - part.left, y: frame.minY - part.top, width: frame.width + part.left + part.right,
      height: frame.height + part.top + part.bottom)
    safeAreas.append(SafeAreaSpace(rect: whole, parts: [part], outer: -1))
    return Int32(safeAreas.count - 1)
  }

  private func addSafeArea(in frame: Rect, _ insets: EdgeInsets, _ visit: Visit) -> Int32 {
    let isMirrored = visit.direction == .rightToLeft
    let part = SafeAreaSpace.Part(
      regions: .container, left: isMirrored ? insets.trailing : insets.leading,
      right: isMirrored ? insets.leading : insets.trailing, top: insets.top, bottom: insets.bottom)
    safeAreas.append(SafeAreaSpace(rect: frame, parts: [part], outer: visit.safeArea))
    return Int32(safeAreas.count - 1)
  }

  private func reach(of frame: Rect, ignoring regions: SafeAreaRegions, _ visit: Visit) -> EdgeInsets {
    let reach = safeAreaOverlap(of: frame, ignoring: regions, in: visit.safeArea)
    let isMirrored = visit.direction == .rightToLeft
    return EdgeInsets(
      top: reach.top, leading: isMirrored ? reach.right : reach.left, bottom: reach.bottom,
      trailing: isMirrored ? reach.left : reach.right)
  }

  /// The origin, with 0 for a coordinate that is NaN or so large that sums could become infinite.
  private func sound(_ origin: Point, of node: LayoutNodeID) -> Point {
    let limit = 1e100
    if abs(origin.x) < limit && abs(origin.y) < limit { return origin }
    report(.invalidPlace, at: node)
    return Point(x: abs(origin.x) < limit ? origin.x : 0, y: abs(origin.y) < limit ? origin.y : 0)
  }
}

extension SafeAreaSpace {
  /// The space of a surface: the bars, and inside it the part of the keyboard beyond them.
  fileprivate init(of surface: LayoutSurface) {
    let insets = surface.safeArea
    let isMirrored = surface.direction == .rightToLeft
    let bars = Part(
      regions: .container, left: isMirrored ? insets.trailing : insets.leading,
      right: isMirrored ? insets.leading : insets.trailing, top: insets.top, bottom: insets.bottom)
    let keyboard = Part(regions: .keyboard, bottom: max(0, surface.keyboard - insets.bottom))
    self.init(rect: Rect(origin: .zero, size: surface.size), parts: [bars, keyboard], outer: -1)
  }
}
