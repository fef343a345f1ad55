import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A plotted value.
enum ChartValue: Hashable {
  case number(Double)
  /// Seconds since 2001-01-01.
  case date(Double)
  case text(String)

  /// The number on a numeric axis.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .text: nil
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  /// The text in a legend or on a category axis.
  var name: String {
    switch self {
    case .text(let text): text
    case .number(let number), .date(let number): ChartNumber.text(number)
    }
  }
}

/// A mark of a chart, as the program specifies it.
struct ChartMark {
  /// The cases of the catalogue's `_ChartMarkKind`.
  enum Kind: String, CatalogueEnum {
    static let typeName = "_ChartMarkKind"
    case bar, line, area, point, rule, rectangle, sector
  }

  /// The value of a `MarkDimension`.
  struct Dimension {
    /// The cases of the catalogue's `_MarkDimensionKind`.
    enum Kind: String, CatalogueEnum {
      static let typeName = "_MarkDimensionKind"
      case automatic, fixed, inset, ratio
    }

    var kind = Kind.automatic
    var amount = 0.0

    /// The length, given the whole length.
    func of(_ whole: Double, automatic: Double) -> Double {
      switch kind {
      case .automatic: automatic
      case .fixed: amount
      case .ratio: whole * amount
      case .inset: max(whole - 2 * amount, 0)
      }
    }
  }

  var kind: Kind
  var x: ChartValue?
  var xEnd: ChartValue?
  var y: ChartValue?
  var yEnd: ChartValue?
  /// Whether the x or y values are the starts of time spans.
  var hasUnit = (x: false, y: false)
  var series: ChartValue?
  var width = Dimension()
  var height = Dimension()
  var stacking = "standard"
  var inset = 0.0
  var look = ChartLook()
}

/// The style that the modifiers of a mark and its containers specify.
struct ChartLook {
  var paint: Paint?
  /// The value that the colour represents.
  var group: ChartValue?
  var opacity = 1.0
  var cornerRadius = 0.0
  var line: StrokeStyle?
  var interpolation = "linear"
  var symbol: ChartSymbol?
  var symbolGroup: ChartValue?
  /// In square points.
  var symbolArea: Double?
  /// Groups marks of different values side by side, instead of stacking them.
  var position: ChartValue?
  var note: Note?

  /// The annotation of a mark.
  struct Note {
    enum Content {
      case view(Value)
      /// Returns the view for an `AnnotationContext`.
      case function(ClosureBox)
    }

    var content: Content
    /// The name of an `AnnotationPosition`.
    var place: String
    /// Where the annotation is beside the mark.
    var alignment = Alignment.center
    /// The distance to the mark; `nil` for the usual one.
    var spacing: Double?
  }
}

/// Reads the marks of a chart from the values of the program.
struct ChartReading {
  let graph: Graph
  let environment: EnvironmentStore
  private(set) var marks: [ChartMark] = []

  /// The maximum number of marks.
  private static let maximumCount = 20_000
  /// The maximum depth of nested content, which can be infinitely recursive.
  private static let maximumDepth = 64

  init(_ graph: Graph, _ environment: EnvironmentStore) {
    self.graph = graph
    self.environment = environment
  }

  mutating func read(_ value: Value, _ look: ChartLook = ChartLook(), depth: Int = 0) throws {
    let value = graph.machine.opened(value.filled)
    if let fault = value.absence {
      graph.note("a mark of a chart is left out: \(fault.message)", at: graph.reader?.source)
    }
    guard depth < ChartReading.maximumDepth, marks.count < ChartReading.maximumCount, !value.isNothing else { return }
    if case .ref(let box) = value, let tuple = box as? TupleBox {
      for element in tuple.elements { try read(element, look, depth: depth + 1) }
      return
    }
    guard let type = graph.type(of: value) else { return }
    if let mark = graph.machine.fieldValue("mark", of: value), graph.machine.catalogueName(type) != nil {
      if let mark = try self.mark(mark, look) { marks.append(mark) }
      return
    }
    // A `ForEach`, or a chart with data.
    if let content = graph.function(graph.machine.fieldValue("content", of: value)),
      let data = graph.machine.fieldIndex("data", of: type)
    {
      let dataType = graph.machine.fields(of: type)[data].type
      try graph.machine.forEach(graph.field("data", of: value), dataType) { element in
        try read(graph.machine.call(content, [element]), look, depth: depth + 1)
        return marks.count < ChartReading.maximumCount
      }
      return
    }
    if graph.machine.catalogueName(type) != nil, let content = graph.machine.fieldValue("content", of: value) {
      var inner = look
      if let change = graph.machine.fieldValue("change", of: value) { try apply(change, to: &inner) }
      return try read(content, inner, depth: depth + 1)
    }
    // Chart content of the program with a `body`.
    if let body = graph.analyzer.members("body", of: type).first(where: {
      graph.analyzer.decl($0).kind == .variable && !graph.analyzer.decl($0).has(.isPrimitive)
    }) {
      try read(graph.machine.call(graph.prepared(body, of: type), [value]), look, depth: depth + 1)
    }
  }

  /// Applies a modifier. The innermost modifier of a property takes precedence.
  private func apply(_ change: Value, to look: inout ChartLook) throws {
    let payload = graph.payload(change)
    guard let first = payload.first else { return }
    switch graph.kind(of: change, as: ChartChange.self) {
    case .style:
      look.paint = try PaintResolver(graph, environment).paint(first)
      look.group = nil
    case .styleBy:
      look.group = value(first)?.value
      look.paint = nil
    case .opacity: look.opacity *= graph.length(first) ?? 1
    case .cornerRadius: look.cornerRadius = graph.length(first) ?? 0
    case .lineStyle: look.line = graph.strokeStyle(first)
    case .interpolation: look.interpolation = graph.text(graph.field("name", of: first))
    case .symbol:
      look.symbol = graph.machine.fieldValue("symbol", of: graph.machine.opened(first)).flatMap { graph.kind(of: $0) }
    case .symbolSize: look.symbolArea = graph.length(first)
    case .symbolBy: look.symbolGroup = value(first)?.value
    case .position: look.position = value(first)?.value
    case .annotation, .annotationBy:
      let place = payload.count > 1 ? graph.text(graph.field("name", of: payload[1])) : "automatic"
      let content =
        graph.function(first).map { ChartLook.Note.Content.function($0) } ?? .view(graph.machine.opened(first))
      let alignment = payload.count > 2 ? graph.alignment(payload[2]) : .center
      let spacing = payload.count > 3 ? payload[3].unwrapped.flatMap { graph.length($0) } : nil
      look.note = ChartLook.Note(content: content, place: place, alignment: alignment, spacing: spacing)
    case .nothing, nil: break
    }
  }

  private func mark(_ value: Value, _ look: ChartLook) throws -> ChartMark? {
    func part(_ name: String) -> Value { graph.field(name, of: value) }
    guard let kind = graph.kind(of: part("kind"), as: ChartMark.Kind.self) else { return nil }
    let (x, y) = (self.value(part("x")), self.value(part("y")))
    func dimension(_ name: String) -> ChartMark.Dimension {
      let kind = graph.field("kind", of: part(name))
      return ChartMark.Dimension(
        kind: graph.kind(of: kind) ?? .automatic, amount: graph.payload(kind).first.flatMap { graph.length($0) } ?? 0)
    }
    return ChartMark(
      kind: kind, x: x?.value, xEnd: self.value(part("xEnd"))?.value, y: y?.value,
      yEnd: self.value(part("yEnd"))?.value, hasUnit: (x?.hasUnit ?? false, y?.hasUnit ?? false),
      series: self.value(part("series"))?.value, width: dimension("width"), height: dimension("height"),
      stacking: graph.text(graph.field("name", of: part("stacking"))),
      inset: part("inset").unwrapped.flatMap { graph.length($0) } ?? 0, look: look)
  }

  /// A plottable value from a `_ChartValue`; `nil` if there is none.
  private func value(_ value: Value) -> (value: ChartValue, hasUnit: Bool)? {
    let value = graph.machine.opened(value.filled)
    guard let inner = graph.machine.fieldValue("value", of: value) else { return nil }
    guard let found = plain(inner) else { return nil }
    let unit = (graph.machine.fieldValue("unit", of: value) ?? .void).filled
    guard !unit.isNothing, case .date(let seconds) = found else { return (found, false) }
    return (.date(ChartScale.start(ofThe: graph.caseName(unit) ?? "", around: seconds)), true)
  }

  /// A number, date or string. A type of the program is represented by its `primitivePlottable` or raw value.
  func plain(_ value: Value, depth: Int = 0) -> ChartValue? {
    let value = graph.machine.opened(value.filled)
    if let text = try? value.asString { return .text(text) }
    if let number = graph.length(value) { return number.isFinite ? .number(number) : nil }
    if let seconds = graph.machine.fieldValue("timeIntervalSinceReferenceDate", of: value).flatMap({ graph.length($0) })
    {
      return seconds.isFinite ? .date(seconds) : nil
    }
    guard let type = graph.type(of: value), depth < 4 else { return nil }
    for name: Name in ["rawValue", "primitivePlottable"] {
      guard
        let member = graph.analyzer.members(name, of: type).first(where: {
          graph.analyzer.decl($0).kind == .variable && !graph.analyzer.decl($0).has(.isPrimitive)
        }), let result = try? graph.machine.call(graph.prepared(member, of: type), [value])
      else { continue }
      if let found = plain(result, depth: depth + 1) { return found }
    }
    if let name = graph.machine.caseName(value) { return .text(name) }
    return (Double(graph.text(value, type))).map { .number($0) }
  }
}

/// The cases of the catalogue's `_ChartSymbol`.
enum ChartSymbol: String, CatalogueEnum {
  static let typeName = "_ChartSymbol"
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// The symbol of the value with this index.
  static func number(_ number: Int) -> ChartSymbol { allCases[number % allCases.count] }
}

/// The cases of the catalogue's `_ChartChange`.
enum ChartChange: String, CatalogueEnum {
  static let typeName = "_ChartChange"
  case nothing = "none"
  case style, styleBy, opacity, cornerRadius, lineStyle, interpolation, symbol, symbolSize, symbolBy, position
  case annotation, annotationBy
}
