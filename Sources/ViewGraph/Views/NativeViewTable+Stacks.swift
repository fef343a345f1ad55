import ViewLayout
import ViewMachine
import ViewSource

/// Stacks, grids and scroll views.
extension NativeViewTable {
  mutating func addStacks() {
    view("HStack") { update in
      let content = update.child().elements
      update.container(
        .hStack(
          alignment: update.graph.verticalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing")), content)
    }
    view("VStack") { update in
      let content = update.child().elements
      update.container(
        .vStack(
          alignment: update.graph.horizontalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing")), content)
    }
    view("ZStack") { update in
      let content = update.child().elements
      update.container(.zStack(alignment: update.graph.alignment(update.field("alignment"))), content)
    }
    view("Grid") { update in
      let content = update.child().elements
      update.container(
        .container(
          .grid(
            GridLayout(
              alignment: update.graph.alignment(update.field("alignment")),
              horizontalSpacing: update.length("horizontalSpacing"), verticalSpacing: update.length("verticalSpacing")))
        ), content)
    }
    view("GridRow") { update in
      let alignment = update.field("alignment").unwrapped.flatMap { update.graph.verticalAlignment($0) }
      update.group(.gridRow(alignment), update.child().elements)
    }
    view("ViewThatFits") { update in
      let content = update.child().elements
      update.container(.container(.viewThatFits(update.graph.axes(update.field("axes")))), content)
    }
    view("ScrollView") { update in
      let axes = update.graph.axes(update.scrollAxes)
      if update.node.isNew { update.graph.service(ScrollAnchors.self).add(update.node) }
      update.scrollView(axes)
    }
    addLazyContainers()
  }

  private mutating func addLazyContainers() {
    view("LazyVStack", rows: .lazy(.vertical)) { update in
      update.lazy(
        .vStack(
          alignment: update.graph.horizontalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing"), pinned: update.pinned))
    }
    view("LazyHStack", rows: .lazy(.horizontal)) { update in
      update.lazy(
        .hStack(
          alignment: update.graph.verticalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing"), pinned: update.pinned))
    }
    view("LazyVGrid", rows: .lazy(.vertical)) { update in
      update.lazy(
        .vGrid(
          columns: update.graph.gridItems(update.field("columns")),
          alignment: update.graph.horizontalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing"), pinned: update.pinned))
    }
    view("LazyHGrid", rows: .lazy(.horizontal)) { update in
      update.lazy(
        .hGrid(
          rows: update.graph.gridItems(update.field("rows")),
          alignment: update.graph.verticalAlignment(update.field("alignment")) ?? .center,
          spacing: update.length("spacing"), pinned: update.pinned))
    }
  }
}

extension ViewUpdate {
  /// A length in a field, in points; `nil` for an optional that is `nil`.
  func length(_ name: String) -> Double? { graph.length(field(name)) }

  /// A lazy stack or grid with the view's content.
  fileprivate mutating func lazy(_ layout: LazyLayout) {
    if node.isNew { graph.service(LazyContainers.self).add(node) }
    container(.lazy(layout), child().elements)
  }

  /// The pinned section headers and footers.
  fileprivate var pinned: PinnedViews {
    guard case .int(let bits)? = machine.fieldValue("rawValue", of: field("pinnedViews")) else { return [] }
    return PinnedViews(rawValue: UInt8(truncatingIfNeeded: bits))
  }

  /// The axes of a scroll view.
  fileprivate var scrollAxes: Value {
    for name in ["axes", "configuration"] {
      if let value = machine.fieldValue(name, of: value) { return machine.fieldValue("axes", of: value) ?? value }
    }
    return .void
  }
}

extension Graph {
  /// The columns or rows of a grid.
  func gridItems(_ value: Value) -> [GridItem] {
    ((try? value.asArray) ?? []).map { item in
      var length = GridItem.Length.flexible()
      if let size = machine.fieldValue("size", of: item), case .ref(let box) = size, let found = box as? EnumBox {
        let numbers = found.payload.map { self.length($0) ?? 0 }
        let second = numbers.count > 1 ? numbers[1] : .infinity
        switch machine.caseName(size) {
        case "fixed": length = .fixed(numbers.first ?? 0)
        case "adaptive": length = .adaptive(minimum: numbers.first ?? 10, maximum: second)
        default: length = .flexible(minimum: numbers.first ?? 10, maximum: second)
        }
      }
      let alignment = machine.fieldValue("alignment", of: item)?.unwrapped.map { self.alignment($0) }
      return GridItem(
        length, spacing: machine.fieldValue("spacing", of: item).flatMap { self.length($0) }, alignment: alignment)
    }
  }
}
