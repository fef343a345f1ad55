/// `HStack` and `VStack`: views in a row, or in a column.
public struct StackLayout: Equatable {
  /// The axis along which the views are arranged.
  public let axis: Axis
  /// The guide by which the views are aligned across the axis.
  let alignment: AlignmentKey
  /// Points between the views; `nil` for the spacing that each pair prefers.
  public let spacing: Double?

  init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension LayoutEngine {
  /// The size of a stack of `views`.
  func stackSize(
    _ stack: StackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize
  ) -> (Size, SizeReason) {
    var pass = StackPass(stack, views, self)
    let size = pass.layOut(in: proposal)
    return (size, .stack(views: views.count, gaps: pass.gaps, along: stack.axis))
  }

  /// Places the views of a stack of `size`. If the stack was not proposed a length across its axis, they are measured
  /// again with the stack's own length, so that dividers and colours stretch to the widest sibling.
  func arrangeStack(_ stack: StackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize, size: Size) {
    var proposal = proposal
    proposal[stack.axis.other] = proposal[stack.axis.other] ?? size[stack.axis.other]
    var pass = StackPass(stack, views, self)
    _ = pass.layOut(in: proposal)
    for item in pass.items {
      arrangements.append(Arrangement(node: item.node, origin: item.origin, proposal: item.proposal))
    }
  }
}

/// A view of a stack during a measurement. Lengths are in points.
struct StackItem {
  let node: LayoutNodeID
  let priority: Double
  /// The gap between this view and the previous one.
  let gap: Double
  /// The length at a proposal of 0, and the difference of the length at infinity; measured only if needed.
  var minimum = 0.0
  var flexibility = 0.0
  /// The final proposal, size and position of the view.
  var proposal = ProposedViewSize.unspecified
  var size = Size.zero
  var origin = Point.zero
  /// The index of the item that is measured at this index's turn.
  var turn: Int32
}

/// One measurement of a stack. It has its own array of items, because one allocation costs less than the exclusivity
/// checks for an array in a property of the engine.
struct StackPass {
  let engine: LayoutEngine
  let axis: Axis
  private let alignment: AlignmentKey
  var items: [StackItem] = []
  /// The total of the gaps between the views.
  private(set) var gaps = 0.0

  init(_ stack: StackLayout, _ views: [LayoutNodeID], _ engine: LayoutEngine) {
    self.engine = engine
    axis = stack.axis
    alignment = stack.alignment
    let spacing = stack.spacing.map { $0.isFinite ? $0 : 0 }
    items.reserveCapacity(views.count)
    var previous = LayoutNodeID.none
    for view in views {
      let gap = previous == .none ? 0 : spacing ?? engine.preferredGap(from: previous, to: view, along: axis)
      items.append(
        StackItem(node: view, priority: engine.facts[view.slot].priority, gap: gap, turn: Int32(items.count)))
      gaps += gap
      previous = view
    }
  }

  /// Measures and aligns the views; returns the stack's size.
  mutating func layOut(in proposal: ProposedViewSize) -> Size {
    if let length = proposal[axis] {
      distribute(length - gaps, across: proposal[axis.other])
    } else {
      for index in items.indices {
        engine.note(.stackIdeal)
        measure(index, nil, across: proposal[axis.other])
      }
    }
    return lineUp()
  }

  /// Proposes `length` to the item and stores its size.
  mutating func measure(_ index: Int, _ length: Double?, across minor: Double?) {
    let proposal = ProposedViewSize(length, along: axis, across: minor)
    items[index].proposal = proposal
    items[index].size = engine.size(of: items[index].node, in: proposal)
  }

  /// Puts the items one after the other and aligns their guides. The line of the guides is part of the stack, so a view
  /// whose guide is outside of it makes the stack larger than its views.
  private mutating func lineUp() -> Size {
    var length = 0.0
    var (before, after) = (0.0, 0.0)
    for index in items.indices {
      let guide = engine.guide(
        alignment, of: items[index].node, in: items[index].proposal, size: items[index].size)
      let minor = items[index].size[axis.other]
      length += items[index].gap
      items[index].origin = Point(length, along: axis, across: -guide)
      length += items[index].size[axis]
      before = max(before, minor.isFinite ? guide : 0)
      after = max(after, minor.isFinite ? minor - guide : minor)
    }
    for index in items.indices {
      let minor = items[index].origin[axis.other] + before
      items[index].origin[axis.other] = minor.isFinite ? minor : 0
    }
    return Size(length, along: axis, across: before + after)
  }
}
