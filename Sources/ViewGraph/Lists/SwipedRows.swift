import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The state of a swipe actions modifier.
final class SwipeMemory {
  let control: ControlMemory
  /// Hides the swipe actions after a tap on one of them.
  let close = ActionBox {}

  init(_ control: ControlMemory) { self.control = control }
}

extension EnvironmentStore {
  /// Whether the view is in swipe actions.
  static let swipeKey = Key.own("swipe actions")
}

extension ViewUpdate {
  private static let grey = Paint(red: 0.56, green: 0.56, blue: 0.58)
  private static let white = Paint(red: 1, green: 1, blue: 1)

  /// A swipe action: white on its tint, on red if it is destructive, or else on grey.
  mutating func swipeButton(isDestructive: Bool) throws -> [Element] {
    let ground = isDestructive ? try paints.red : try givenTint ?? ViewUpdate.grey
    let label = colored("label", "label", ViewUpdate.white).elements
    return [swipeGround(20, label, ground)]
  }

  private mutating func swipeGround(_ number: Int, _ label: [Element], _ ground: Paint) -> Element {
    let padded = padded(number, label, EdgeInsets(graph.isInCells ? 8 : 4, on: .horizontal))
    let fill = FlexibleFrame(minWidth: graph.isInCells ? nil : 74, maxHeight: .infinity)
    let high = part(number + 2, .modifier(.flexibleFrame(fill)), [padded], type: "Frame")
    return backed(number + 3, high, by: ShapeDrawing(outline: .rectangle, paint: ground))
  }

  /// The swipe actions on a row and inside of it.
  private func swipes(in element: Element) -> [ElementActions] {
    var found: [ElementActions] = []
    var current: Element? = element
    while let place = current {
      if place.actions.swipe != nil { found.append(place.actions) }
      current = place.children.count == 1 ? place.children[0] : nil
    }
    return found
  }

  /// A swipeable row, with its revealed actions beside it.
  mutating func swiped(
    _ row: Element, of element: Element, _ rows: inout ListRows, delete: (() throws -> Void)?
  ) throws -> Element {
    let all = swipes(in: element)
    guard !all.isEmpty || delete != nil else { return row }
    let (graph, node, memory, id) = (graph, node, control, ObjectIdentifier(element))
    let close: () -> Void = { [weak node] in
      memory.revealed = nil
      if let node, node.isAlive { graph.invalidate(node, .property("swipe")) }
    }
    for actions in all { actions.closeSwipe?.run = close }
    let sides = Set(all.map(\.swipesFromLeading) + (delete == nil || !all.isEmpty ? [] : [false]))
    var made = row
    if let open = memory.revealed, open.row == id {
      let side = all.filter { $0.swipesFromLeading == open.isLeading }
      // The first button is the outermost one.
      var buttons = side.flatMap { $0.swipe?() ?? [] }
      if buttons.isEmpty, let delete {
        let text = try controlText(next(&rows), "Delete", ViewUpdate.white)
        let button = swipeGround(next(&rows) * 10 + 3_000_000, [text], try paints.red)
        button.actions.tap = event {
          close()
          try delete()
        }
        buttons = [button]
      }
      if !open.isLeading { buttons.reverse() }
      let high = FlexibleFrame(maxHeight: .infinity)
      let box = part(next(&rows), .hStack(spacing: 0), buttons, type: "SwipeActions")
      let bar = part(next(&rows), .modifier(.flexibleFrame(high)), [box], type: "SwipeActions")
      let clear = row.actions
      let line = part(
        next(&rows),
        .layout(AnyLayout(SwipedRow(isLeading: open.isLeading), identity: SwipedRow(isLeading: open.isLeading))),
        [row, bar], type: "Row")
      made = part(next(&rows), .modifier(.clipped), [line], .clip, type: "Row")
      made.actions = clear
    }
    made.actions.reveal = { [weak node] isLeading in
      guard let node, node.isAlive, sides.contains(isLeading) else { return false }
      graph.perform {
        memory.revealed = (id, isLeading)
        graph.invalidate(node, .property("swipe"))
      }
      return true
    }
    return made
  }
}

/// A layout that shifts a row by the width of the revealed swipe actions.
private struct SwipedRow: Layout, Hashable {
  let isLeading: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let width = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
    let shift = isLeading ? width : -width
    subviews[0].place(at: Point(x: bounds.minX + shift, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: Point(x: isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}
