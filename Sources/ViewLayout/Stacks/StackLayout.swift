/// `HStack` and `VStack`: views in a row, or in a column.
public struct StackLayout: Equatable {
  /// The axis along which the views follow each other.
  public let axis: Axis
  /// The guide of each view that lies on one line across the axis.
  let alignment: AlignmentKey
  /// Points between each two views; `nil` is what those two prefer.
  public let spacing: Double?

  init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A view of a stack while the stack is measured.
struct StackItem {
  let node: LayoutNodeID
  let priority: Double
  /// Points between this view and the one before.
  var gap: Double
  /// The lengths at proposals of 0 and infinity; measured only where they decide something.
  var minimum = 0.0
  var flexibility = 0.0
  var isMinimumKnown = false
  /// What the view is proposed in the end, and where that puts it.
  var proposal = ProposedViewSize.unspecified
  var size = Size.zero
  var origin = Point.zero

  /// Whether a stack serves this view before `other`, which has the same priority: the less flexible one, and of two
  /// that take all they get the one with the larger minimum.
  func isServed(before other: StackItem) -> Bool? {
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity && minimum != other.minimum { return minimum > other.minimum }
    return nil
  }
}

extension LayoutEngine {
  /// The size of a stack of `views`.
  func stackSize(
    _ stack: StackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize
  ) -> (Size, AnswerReason) {
    let base = stackItems.count
    let size = layOut(stack, views, in: proposal)
    let gaps = recorder == nil ? 0 : stackItems[base...].reduce(0) { $0 + $1.gap }
    stackItems.removeSubrange(base...)
    return (size, .stack(views: views.count, gaps: gaps, along: stack.axis))
  }

  /// Places the views of a stack of `size`. They are measured again if the stack was not proposed a length across its
  /// axis: then its own length is theirs, and dividers and colours stretch to the widest of their siblings.
  func arrangeStack(_ stack: StackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize, size: Size) {
    var proposal = proposal
    proposal[stack.axis.other] = proposal[stack.axis.other] ?? size[stack.axis.other]
    let base = stackItems.count
    _ = layOut(stack, views, in: proposal)
    for index in base..<stackItems.count {
      let item = stackItems[index]
      arrangements.append(Arrangement(node: item.node, origin: item.origin, proposal: item.proposal))
    }
    stackItems.removeSubrange(base...)
  }

  /// Measures the views and lines them up, as items on `stackItems`, which the caller removes. Answers the stack's size.
  private func layOut(_ stack: StackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize) -> Size {
    let base = stackItems.count
    let gaps = appendItems(of: stack, views)
    if let length = proposal[stack.axis] {
      distribute(length - gaps, along: stack.axis, across: proposal[stack.axis.other], from: base)
    } else {
      for index in base..<stackItems.count {
        recorder?.expect(.stackIdeal)
        measure(index, nil, along: stack.axis, across: proposal[stack.axis.other])
      }
    }
    return lineUp(stack, from: base)
  }

  /// Adds an item for each of `views`, with the gaps before them. Answers the sum of the gaps.
  private func appendItems(of stack: StackLayout, _ views: [LayoutNodeID]) -> Double {
    var sum = 0.0
    var previous = LayoutNodeID.none
    for view in views {
      var gap = 0.0
      if previous != .none {
        gap = stack.spacing.map { $0.isFinite ? $0 : 0 } ?? preferredGap(from: previous, to: view, along: stack.axis)
      }
      sum += gap
      stackItems.append(StackItem(node: view, priority: nodes[view.slot].priority, gap: gap))
      previous = view
    }
    return sum
  }

  /// Proposes `length` to the item and keeps its answer.
  func measure(_ index: Int, _ length: Double?, along axis: Axis, across minor: Double?) {
    let proposal = ProposedViewSize(length, along: axis, across: minor)
    stackItems[index].proposal = proposal
    stackItems[index].size = size(of: stackItems[index].node, in: proposal)
  }

  /// Puts the items one after the other and their guides on one line. The line itself belongs to the stack, so a view
  /// whose guide lies outside of it makes the stack larger than its views.
  private func lineUp(_ stack: StackLayout, from base: Int) -> Size {
    var length = 0.0
    var (before, after) = (0.0, 0.0)
    for index in base..<stackItems.count {
      let item = stackItems[index]
      let guide = guide(stack.alignment, of: item.node, in: item.proposal, size: item.size)
      let minor = item.size[stack.axis.other]
      length += item.gap
      stackItems[index].origin = Point(length, along: stack.axis, across: -guide)
      length += item.size[stack.axis]
      before = max(before, minor.isFinite ? guide : 0)
      after = max(after, minor.isFinite ? minor - guide : minor)
    }
    for index in base..<stackItems.count {
      let minor = stackItems[index].origin[stack.axis.other] + before
      stackItems[index].origin[stack.axis.other] = minor.isFinite ? minor : 0
    }
    return Size(length, along: stack.axis, across: before + after)
  }
}
