import ViewLayout
import ViewSemantics
import ViewSource

/// Stacks, grids and other containers.
extension ViewTable {
  mutating func addStacks() {
    view("HStack") { making in
      making.container(
        .hStack(
          alignment: making.interpreter.verticalAlignment(making.field("alignment")) ?? .center,
          spacing: making.interpreter.length(making.field("spacing"))), [making.content()])
    }
    view("VStack") { making in
      making.container(
        .vStack(
          alignment: making.interpreter.horizontalAlignment(making.field("alignment")) ?? .center,
          spacing: making.interpreter.length(making.field("spacing"))), [making.content()])
    }
    view("ZStack") { making in
      making.container(.zStack(alignment: making.interpreter.alignment(making.field("alignment"))), [making.content()])
    }
    view("Grid") { making in
      making.container(
        .container(
          .grid(
            GridLayout(
              alignment: making.interpreter.alignment(making.field("alignment")),
              horizontalSpacing: making.interpreter.length(making.field("horizontalSpacing")),
              verticalSpacing: making.interpreter.length(making.field("verticalSpacing"))))), [making.content()])
    }
    view("GridRow") { making in
      making.graph.group(
        "GridRow", [making.content()],
        .gridRow(making.interpreter.verticalAlignment(making.field("alignment").unwrapped)), making.context)
    }
    view("ViewThatFits") { making in
      making.container(.container(.viewThatFits(making.interpreter.axes(making.field("axes")))), [making.content()])
    }
    view("ScrollView") { making in
      let axes = making.interpreter.axes(ViewTable.scrollAxes(making))
      return making.container(.scrollView(axes), [making.content()], .clip)
    }
    addLazyContainers()
  }

  private mutating func addLazyContainers() {
    view("LazyVStack") { making in
      making.container(
        .container(
          .lazy(
            .vStack(
              alignment: making.interpreter.horizontalAlignment(making.field("alignment")) ?? .center,
              spacing: making.interpreter.length(making.field("spacing"))))), [making.content()])
    }
    view("LazyHStack") { making in
      making.container(
        .container(
          .lazy(
            .hStack(
              alignment: making.interpreter.verticalAlignment(making.field("alignment")) ?? .center,
              spacing: making.interpreter.length(making.field("spacing"))))), [making.content()])
    }
    view("LazyVGrid") { making in
      making.container(
        .container(
          .lazy(
            .vGrid(
              columns: ViewTable.gridItems(making.field("columns"), making),
              alignment: making.interpreter.horizontalAlignment(making.field("alignment")) ?? .center,
              spacing: making.interpreter.length(making.field("spacing"))))), [making.content()])
    }
    view("LazyHGrid") { making in
      making.container(
        .container(
          .lazy(
            .hGrid(
              rows: ViewTable.gridItems(making.field("rows"), making),
              alignment: making.interpreter.verticalAlignment(making.field("alignment")) ?? .center,
              spacing: making.interpreter.length(making.field("spacing"))))), [making.content()])
    }
  }

  private static func scrollAxes(_ making: ViewMaking) -> Value {
    for name: Name in ["axes", "configuration"] {
      if let value = making.interpreter.field(name, of: .structure(making.value)) {
        return making.interpreter.field("axes", of: value) ?? value
      }
    }
    return .void
  }

  static func gridItems(_ value: Value, _ making: ViewMaking) -> [GridItem] {
    let interpreter = making.interpreter
    return PrimitiveTable.elements(value).map { item in
      var length = GridItem.Length.flexible()
      if case .enumeration(let size)? = interpreter.field("size", of: item) {
        let numbers = size.payload.map { PrimitiveTable.number($0) }
        switch interpreter.analyzer.decl(size.enumCase).name.text {
        case "fixed": length = .fixed(numbers.first ?? 0)
        case "adaptive":
          length = .adaptive(minimum: numbers.first ?? 10, maximum: numbers.count > 1 ? numbers[1] : .infinity)
        default: length = .flexible(minimum: numbers.first ?? 10, maximum: numbers.count > 1 ? numbers[1] : .infinity)
        }
      }
      let alignment = interpreter.field("alignment", of: item)?.unwrapped
      var found: Alignment?
      if case .structure? = alignment { found = interpreter.alignment(alignment ?? .void) }
      return GridItem(
        length, spacing: interpreter.length(interpreter.field("spacing", of: item) ?? .nilValue), alignment: found)
    }
  }
}

extension Value {
  /// What an optional holds, or the value itself.
  var unwrapped: Value { if case .wrapped(let inner) = self { inner } else { self } }
}
