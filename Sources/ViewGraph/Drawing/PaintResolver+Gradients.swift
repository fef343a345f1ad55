import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Gradients with all their stops, meshes and materials.
extension PaintResolver {
  /// The geometry of a catalogue gradient. A gradient without one is vertical.
  func geometry(_ value: Value, _ type: TypeID) -> ViewDrawing.Gradient.Geometry {
    func field(_ name: String) -> Value { graph.machine.fieldValue(name, of: value) ?? .void }
    func length(_ name: String) -> Double { graph.length(field(name)) ?? 0 }
    switch graph.machine.catalogueName(type) {
    case "LinearGradient":
      return .linear(start: graph.unitPoint(field("startPoint")), end: graph.unitPoint(field("endPoint")))
    case "RadialGradient":
      return .radial(
        center: graph.unitPoint(field("center")), startRadius: length("startRadius"), endRadius: length("endRadius"))
    case "EllipticalGradient":
      return .elliptical(
        center: graph.unitPoint(field("center")), startRadius: length("startRadiusFraction"),
        endRadius: length("endRadiusFraction"))
    case "AngularGradient":
      return .angular(
        center: graph.unitPoint(field("center")), start: graph.angle(field("startAngle")),
        end: graph.angle(field("endAngle")))
    default: return .linear(start: .top, end: .bottom)
    }
  }

  /// The stops of a gradient.
  func stops(_ value: Value) throws -> [ViewDrawing.Gradient.Stop] {
    if let base = graph.machine.fieldValue("base", of: value)?.unwrapped, !base.isNothing {
      // A colour's standard gradient starts with a lighter colour; Apple publishes no numbers.
      let color = try paint(base).color
      return [.init(color.mixed(with: Color(white: 1, opacity: color.opacity), part: 0.2), at: 0), .init(color, at: 1)]
    }
    if let inner = graph.machine.fieldValue("gradient", of: value) { return try stops(inner) }
    return try graph.elements(graph.machine.fieldValue("stops", of: value) ?? .void).compactMap { stop in
      guard let color = graph.machine.fieldValue("color", of: stop) else { return nil }
      let place = graph.machine.fieldValue("location", of: stop).flatMap { graph.length($0) }
      return .init(try paint(color).color, at: place ?? 0)
    }
  }

  func material(_ value: Value) -> ViewDrawing.Material {
    let name = graph.machine.fieldValue("name", of: value).map { graph.text($0) }
    let thickness = ViewDrawing.Material.Thickness.allCases.first { "\($0)" == name }
    return ViewDrawing.Material(thickness ?? .regular, isDark: isDark)
  }

  /// The number of bands that approximate a mesh.
  private static let meshBands = 48

  /// Approximates a mesh gradient by bands, each a horizontal gradient of the mesh colours at its height.
  func mesh(_ value: Value) throws -> Paint {
    func field(_ name: String) -> Value { graph.machine.fieldValue(name, of: value) ?? .void }
    let columns = Int(graph.length(field("width")) ?? 0)
    let rows = Int(graph.length(field("height")) ?? 0)
    let colors = try graph.elements(field("colors")).map { try paint($0).color }
    let points = graph.elements(field("points")).enumerated().map { index, value in
      meshPoint(value) ?? Self.regularPoint(index, columns, rows)
    }
    guard columns > 0, rows > 0, colors.count == columns * rows, points.count == colors.count else {
      return colors.first.map { Paint($0) } ?? .clear
    }
    let bands = (0..<PaintResolver.meshBands).map { band in
      let height = (Double(band) + 0.5) / Double(PaintResolver.meshBands)
      let stops = (0..<columns).map { column in
        PaintResolver.stop((0..<rows).map { (points[$0 * columns + column], colors[$0 * columns + column]) }, height)
      }
      return ViewDrawing.Gradient(.linear(start: .leading, end: .trailing), stops: stops)
    }
    return Paint(.mesh(bands), for: Paint(colors[colors.count / 2]))
  }

  private static func regularPoint(_ index: Int, _ columns: Int, _ rows: Int) -> Point {
    guard columns > 0 else { return .zero }
    return Point(
      x: Double(index % columns) / Double(max(columns - 1, 1)), y: Double(index / columns) / Double(max(rows - 1, 1)))
  }

  /// The point of a `SIMD2<Float>`; `nil` if it cannot be read.
  private func meshPoint(_ value: Value) -> Point? {
    func part(_ name: String) -> Double? { graph.machine.fieldValue(name, of: value).flatMap { graph.length($0) } }
    if let x = part("x"), let y = part("y") { return Point(x: x, y: y) }
    let parts = graph.elements(value).compactMap { graph.length($0) }
    return parts.count == 2 ? Point(x: parts[0], y: parts[1]) : nil
  }

  /// The position and colour of a mesh column at a height.
  private static func stop(_ column: [(point: Point, color: Color)], _ height: Double) -> ViewDrawing.Gradient.Stop {
    // The number of steps is the number of rows, which is small.
    for (upper, lower) in zip(column, column.dropFirst()) where height <= lower.point.y {
      let way = lower.point.y - upper.point.y
      let part = way > 0 ? min(max((height - upper.point.y) / way, 0), 1) : 1
      return .init(
        upper.color.mixed(with: lower.color, part: part),
        at: upper.point.x + (lower.point.x - upper.point.x) * part)
    }
    return .init(column.last?.color ?? .clear, at: column.last?.point.x ?? 0)
  }
}
