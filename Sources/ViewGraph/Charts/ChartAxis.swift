import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The marks of an axis that the program specifies with `AxisMarks`.
struct ChartAxis {
  /// The cases of the catalogue's `_AxisEdge`.
  enum Edge: String, CatalogueEnum {
    static let typeName = "_AxisEdge"
    case automatic, top, bottom, leading, trailing
  }

  /// The cases of the catalogue's `_AxisSteps`.
  enum Steps: String, CatalogueEnum {
    static let typeName = "_AxisSteps"
    case automatic, numbers, dates
  }

  /// The cases of the catalogue's `_AxisPart`.
  enum Part: String, CatalogueEnum {
    static let typeName = "_AxisPart"
    case line, tick, label
  }

  let edge: Edge
  /// The `_AxisSteps` value.
  fileprivate let steps: Value
  /// The explicit values; `nil` for steps.
  fileprivate let given: [ChartValue]?
  fileprivate let content: ClosureBox

  /// The desired number of marks.
  func desiredCount(_ graph: Graph) -> Int? {
    guard given == nil, graph.kind(of: steps, as: Steps.self) == .automatic,
      case .int(let count)? = graph.payload(steps).first?.unwrapped
    else { return nil }
    return min(max(count, 1), 50)
  }
}

/// A label in a chart: a text, or a picture of views.
struct ChartLabel {
  enum Content {
    case text(TextLayout, TextDrawing)
    case still(OffscreenPicture)
  }

  let content: Content

  var size: Size {
    switch content {
    case .text(let layout, _): layout.size
    case .still(let picture): picture.size
    }
  }
}

/// The content drawn at one position of an axis.
struct ChartAxisItem {
  /// The position, from 0 to 1.
  let position: Double
  var label: ChartLabel?
  /// Whether the label is centered between this position and the next.
  var isCentered = false
  /// The point of the label at the position; `nil` for the default.
  var anchor: UnitPoint?
  /// The grid line; a hairline if it has no style.
  var line: (paint: Paint, style: StrokeStyle?)?
  /// The tick; a hairline if it has no style.
  var tick: (paint: Paint, style: StrokeStyle?)?
}

extension ChartReading {
  /// The `AxisMarks` in the content of an axis.
  func axes(in value: Value, depth: Int = 0) -> [ChartAxis] {
    let value = graph.machine.opened(value.filled)
    guard depth < 16, !value.isNothing else { return [] }
    if case .ref(let box) = value, let tuple = box as? TupleBox {
      return tuple.elements.flatMap { axes(in: $0, depth: depth + 1) }
    }
    if let position = graph.machine.fieldValue("position", of: value),
      let content = graph.function(graph.machine.fieldValue("content", of: value))
    {
      let given = graph.field("given", of: value)
      return [
        ChartAxis(
          edge: graph.kind(of: graph.field("edge", of: position)) ?? .automatic,
          steps: graph.field("steps", of: graph.field("values", of: value)),
          given: given.isNothing ? nil : graph.elements(given.filled).compactMap { plain($0) }, content: content)
      ]
    }
    return graph.machine.fieldValue("content", of: value).map { axes(in: $0, depth: depth + 1) } ?? []
  }
}

extension ChartPicture {
  /// The length of a tick, in points.
  static let tickLength = 5.0

  /// The items of an axis: those of the program, or else labels and grid lines.
  ///
  /// - Parameter width: The maximum width of a label; `nil` for no limit.
  func items(along scale: ChartScale, _ axes: [ChartAxis]?, width: Double? = nil) -> [ChartAxisItem] {
    guard let axes else {
      return scale.ticks.map { tick in
        ChartAxisItem(
          position: tick.position, label: text(tick.text, settings.secondary),
          line: scale.isOfNames ? nil : (settings.separator, nil))
      }
    }
    return axes.flatMap { axis -> [ChartAxisItem] in
      let ticks = ticks(of: axis, scale)
      return ticks.enumerated().compactMap { index, tick in item(axis, tick, index, ticks.count, width) }
    }
  }

  private func ticks(of axis: ChartAxis, _ scale: ChartScale) -> [ChartScale.Tick] {
    if let given = axis.given {
      return given.compactMap { value in
        guard let position = scale.position(value), (-0.001...1.001).contains(position) else { return nil }
        let known = scale.ticks.first { $0.value == value }?.text
        return ChartScale.Tick(position: position, text: known ?? value.name, value: value)
      }
    }
    let payload = graph.payload(axis.steps)
    switch graph.kind(of: axis.steps, as: ChartAxis.Steps.self) {
    case .automatic, nil: return scale.ticks
    case .numbers: return scale.numbers(by: payload.first.flatMap { graph.length($0) } ?? 0)
    case .dates:
      var count = 1
      if payload.count > 1, case .int(let given) = payload[1] { count = given }
      return scale.dates(by: payload.first.flatMap { graph.caseName($0) } ?? "", count: count)
    }
  }

  /// The item that the program specifies for a value; `nil` if its code fails, which is reported.
  private func item(
    _ axis: ChartAxis, _ tick: ChartScale.Tick, _ index: Int, _ count: Int, _ width: Double?
  ) -> ChartAxisItem? {
    var item = ChartAxisItem(position: tick.position)
    do {
      let value = try boxed(tick.value)
      let own = Value.ref(StructBox(graph.analyzer.known("AxisValue"), [.int(index), .int(count), value]))
      let content = try graph.machine.call(axis.content, [own])
      try add(
        content, value, tick, AxisLook(line: settings.separator, text: settings.secondary, width: width), to: &item)
    } catch {
      graph.report(error, at: nil)
      return nil
    }
    return item
  }

  /// The style of an axis's marks.
  private struct AxisLook {
    var line: Paint
    var text: Paint
    var font: Value?
    var width: Double?
  }

  private func add(
    _ mark: Value, _ value: Value, _ tick: ChartScale.Tick, _ look: AxisLook, to item: inout ChartAxisItem
  ) throws {
    let mark = graph.machine.opened(mark.filled)
    guard !mark.isNothing else { return }
    if case .ref(let box) = mark, let tuple = box as? TupleBox {
      for element in tuple.elements { try add(element, value, tick, look, to: &item) }
      return
    }
    guard let part = graph.machine.fieldValue("part", of: mark) else {
      var inner = look
      if let style = graph.machine.fieldValue("style", of: mark), !style.isNothing {
        let paint = try PaintResolver(graph, environment).paint(style.filled)
        (inner.line, inner.text) = (paint, paint)
      }
      if let font = graph.machine.fieldValue("font", of: mark), !font.isNothing { inner.font = font }
      guard let content = graph.machine.fieldValue("content", of: mark) else { return }
      return try add(content, value, tick, inner, to: &item)
    }
    let payload = graph.payload(part)
    func stroke() -> StrokeStyle? {
      payload.first.flatMap { $0.isNothing ? nil : graph.strokeStyle($0.filled) }
    }
    switch graph.kind(of: part, as: ChartAxis.Part.self) {
    case .line: item.line = (look.line, stroke())
    case .tick: item.tick = (look.line, stroke())
    case .label:
      item.label = try label(payload, value, tick, look)
      if payload.count > 2, case .bool(true)? = payload[2].unwrapped { item.isCentered = true }
      if payload.count > 3, !payload[3].isNothing { item.anchor = graph.unitPoint(payload[3].filled) }
    case nil: break
    }
  }

  private func label(
    _ payload: Parts, _ value: Value, _ tick: ChartScale.Tick, _ look: AxisLook
  ) throws -> ChartLabel? {
    if let view = payload.first, !view.isNothing {
      var inside = environment.setting(EnvironmentStore.foregroundStyleKey, graph.color(look.text))
      if let font = look.font ?? graph.font("caption2", isBold: false)?.wrapped {
        inside = inside.setting(.property("font"), font)
      }
      return still(view, in: inside, ProposedViewSize(width: look.width, height: nil))
    }
    if payload.count > 1, let format = graph.function(payload[1].filled) {
      let made = try graph.machine.call(format, [value])
      if !made.isNothing { return text(graph.text(made.filled), look.text) }
    }
    return text(tick.text, look.text)
  }

  /// An axis value as an argument for the program.
  private func boxed(_ value: ChartValue) throws -> Value {
    func boxed(_ value: Value, _ type: Name) -> Value { graph.machine.boxed(value, graph.analyzer.known(type)) }
    switch value {
    case .number(let number): return boxed(.double(number), "Double")
    case .text(let text): return boxed(.string(text), "String")
    case .date(let seconds):
      let type = graph.analyzer.known("Date")
      let date = try graph.machine.make(type, labels: ["timeIntervalSinceReferenceDate"], [.double(seconds)])
      return boxed(date ?? .void, "Date")
    }
  }
}
