import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `Chart` and its view modifiers.
extension NativeViewTable {
  mutating func addCharts() {
    view("Chart") { update in try update.chart() }
    view("ChartPlotContent") { update in update.leaf(.color) }
    modifier("_ChartModifier") { update in
      let change = update.field("change")
      let payload = update.graph.payload(change)
      switch update.graph.kind(of: change, as: ChartViewChange.self) {
      case .other?, nil:
        let name = "\(update.graph.text(payload.first))(…)"
        update.graph.note("`\(name)` has no effect yet", at: update.node.source, feature: name, isMissing: true)
        update.set([])
      case .xLabel?, .yLabel?, .legendPlace?, .overlay?, .background?:
        let kind = update.graph.kind(of: change, as: ChartViewChange.self)?.rawValue ?? ""
        update.set(
          payload.enumerated().map { index, value in (ChartSettings.key(kind + (index == 0 ? "" : " \(index)")), value)
          })
      case .styles:
        update.set([
          (ChartSettings.key("styles"), payload.first ?? .void),
          (ChartSettings.key("style names"), payload.count > 1 ? payload[1] : .nothing),
        ])
      case let kind?: update.set([(ChartSettings.key(kind.rawValue), payload.first ?? .void)])
      }
    }
  }
}

/// The cases of the catalogue's `_ChartViewChange`.
enum ChartViewChange: String, CatalogueEnum {
  static let typeName = "_ChartViewChange"
  case xAxis, yAxis, xAxisContent, yAxisContent, legend, xDomain, yDomain, styles, xLabel, yLabel, legendPlace
  case plotStyle, overlay, background, xSelection, ySelection, angleSelection, xVisible, xScroll, scrollable, other
}

/// The settings of a chart from the modifiers around it.
struct ChartSettings {
  var showsX = true
  var showsY = true
  var showsLegend = true
  var xDomain: [ChartValue] = []
  var yDomain: [ChartValue] = []
  /// The colours of the values, in the order of the legend.
  var styles: [(name: ChartValue?, paint: Paint)] = []
  /// The axis contents of the program; `nil` for the default axes.
  var xAxes: [ChartAxis]?
  var yAxes: [ChartAxis]?
  /// The label views of the axes.
  var xLabel: Value?
  var yLabel: Value?
  /// The name of an `AnnotationPosition`.
  var legendPosition = "automatic"
  /// The view that replaces the legend.
  var legendContent: Value?
  /// The place of the legend along its side, and the space to the plot; `nil` for the default.
  var legendAlignment: Alignment?
  var legendSpacing: Double?
  /// The places of the labels of the axes along their sides.
  var xLabelAlignment: Alignment?
  var yLabelAlignment: Alignment?
  /// The name of an `AnnotationPosition`.
  var xLabelPosition = "automatic"
  /// The settings of automatic domains.
  var xAutomatic = Automatic()
  var yAutomatic = Automatic()
  /// The visible length and the start of the horizontal axis; `nil` for the whole axis, or for its beginning.
  var xVisible: Double?
  var xStart: Double?

  struct Automatic {
    var includesZero: Bool?
  }

  /// The colours of secondary text and of grid lines.
  var secondary = Paint.black
  var separator = Paint.black
  var foreground = Paint.black
  var palette: [Paint] = []

  static func key(_ name: String) -> EnvironmentStore.Key { .own("chart " + name) }

  init(_ graph: Graph, _ environment: EnvironmentStore, _ reading: ChartReading) throws {
    func value(_ kind: ChartViewChange) -> Value? { environment[ChartSettings.key(kind.rawValue)] }
    func isHidden(_ kind: ChartViewChange) -> Bool { value(kind).flatMap { graph.caseName($0) } == "hidden" }
    let paints = PaintResolver(graph, environment)
    (showsX, showsY, showsLegend) = (!isHidden(.xAxis), !isHidden(.yAxis), !isHidden(.legend))
    (xAxes, yAxes) = (
      value(.xAxisContent).map { reading.axes(in: $0) }, value(.yAxisContent).map { reading.axes(in: $0) }
    )
    (xLabel, yLabel) = (value(.xLabel), value(.yLabel))
    legendPosition =
      value(.legendPlace).map { graph.text(graph.field("name", of: graph.machine.opened($0))) } ?? "automatic"
    legendContent = environment[ChartSettings.key("legendPlace 1")].flatMap { $0.isNothing ? nil : $0.filled }
    func given(_ kind: ChartViewChange, _ number: Int) -> Value? {
      environment[ChartSettings.key("\(kind.rawValue) \(number)")].flatMap { $0.isNothing ? nil : $0.filled }
    }
    legendAlignment = given(.legendPlace, 2).map { graph.alignment($0) }
    legendSpacing = given(.legendPlace, 3).flatMap { graph.length($0) }
    xLabelAlignment = given(.xLabel, 2).map { graph.alignment($0) }
    yLabelAlignment = given(.yLabel, 2).map { graph.alignment($0) }
    xLabelPosition =
      given(.xLabel, 1).map { graph.text(graph.field("name", of: graph.machine.opened($0))) } ?? "automatic"
    func automatic(_ kind: ChartViewChange) -> Automatic {
      let given = value(kind).map { graph.machine.opened($0) }
      guard let flag = given.flatMap({ graph.machine.fieldValue("includesZero", of: $0) }), !flag.isNothing,
        case .bool(let includesZero)? = flag.unwrapped
      else { return Automatic() }
      return Automatic(includesZero: includesZero)
    }
    (xAutomatic, yAutomatic) = (automatic(.xDomain), automatic(.yDomain))
    func domain(_ kind: ChartViewChange) -> [ChartValue] {
      guard let given = value(kind).map({ graph.machine.opened($0) }) else { return [] }
      let ends = ["lowerBound", "upperBound"].compactMap { graph.machine.fieldValue($0, of: given) }
      return (ends.isEmpty ? graph.elements(given) : ends).compactMap { reading.plain($0) }
    }
    (xDomain, yDomain) = (domain(.xDomain), domain(.yDomain))
    xVisible = value(.xVisible).flatMap { reading.plain($0)?.number }.flatMap { $0 > 0 ? $0 : nil }
    xStart = try value(.xScroll).map { graph.machine.opened($0) }
      .flatMap { try $0.bindingLocation.map { try $0.get() } ?? $0 }.flatMap { reading.plain($0)?.number }
    (secondary, separator, foreground) = (try paints.secondary, try paints.separator, try paints.foreground)
    let color = graph.analyzer.known("Color")
    palette = try ["blue", "green", "orange", "purple", "red", "cyan", "yellow"].map { name in
      try paints.paint(graph.machine.staticValue(Name(name), of: color) ?? .void)
    }
    guard let given = environment[ChartSettings.key("styles")].map({ graph.machine.opened($0) }) else { return }
    let named = graph.machine.opened((environment[ChartSettings.key("style names")] ?? .nothing).filled)
    let names = graph.elements(named).map { reading.plain($0) }
    // Either pairs of a value and its style, or styles only.
    let pairs = graph.machine.fieldValue("elements", of: given) ?? given
    for (index, element) in graph.elements(pairs).enumerated() {
      if case .ref(let box) = element, let tuple = box as? TupleBox, tuple.elements.count == 2 {
        styles.append((reading.plain(tuple.elements[0]), try paints.paint(tuple.elements[1])))
      } else {
        styles.append((index < names.count ? names[index] : nil, try paints.paint(element)))
      }
    }
  }
}
