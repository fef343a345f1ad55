import ViewLayout
import ViewMachine
import ViewSource

/// Stacks, grids and other containers.
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
      update.container(.scrollView(axes), update.child().elements, .clip)
    }
    addLazyContainers()
  }

  private mutating func addLazyContainers() {
    view("LazyVStack") { update in
      let content = update.child().elements
      update.container(
        .container(
          .lazy(
            .vStack(
              alignment: update.graph.horizontalAlignment(update.field("alignment")) ?? .center,
              spacing: update.length("spacing")))), content)
    }
    view("LazyHStack") { update in
      let content = update.child().elements
      update.container(
        .container(
          .lazy(
            .hStack(
              alignment: update.graph.verticalAlignment(update.field("alignment")) ?? .center,
              spacing: update.length("spacing")))), content)
    }
    view("LazyVGrid") { update in
      let content = update.child().elements
      update.container(
        .container(
          .lazy(
            .vGrid(
              columns: update.graph.gridItems(update.field("columns")),
              alignment: update.graph.horizontalAlignment(update.field("alignment")) ?? .center,
              spacing: update.length("spacing")))), content)
    }
    view("LazyHGrid") { update in
      let content = update.child().elements
      update.container(
        .container(
          .lazy(
            .hGrid(
              rows: update.graph.gridItems(update.field("rows")),
              alignment: update.graph.verticalAlignment(update.field("alignment")) ?? .center,
              spacing: update.length("spacing")))), content)
    }
  }
}

extension ViewUpdate {
  /// A length in a field, in points; `nil` for an optional without one.
  func length(_ name: String) -> Double? { graph.length(field(name)) }

  /// Along which axes a scroll view scrolls.
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
