import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Resolves the layout and outline of shapes.
struct ShapeResolver {
  let graph: Graph

  struct Shape {
    var sizing: ShapeSizing
    var outline: ShapeDrawing.Outline
    var lineWidth: Double?
    var inset = 0.0
    var stroke: ViewDrawing.StrokeStyle?
    var rule = FillRule.nonZero
  }

  init(_ graph: Graph) {
    self.graph = graph
  }

  func resolve(_ value: Value) throws -> Shape {
    let value = graph.machine.opened(value)
    guard let type = graph.type(of: value) else { return Shape(sizing: .flexible, outline: .rectangle) }
    var shape = try outline(of: value, type)
    if case .path = shape.outline { return shape }
    if graph.machine.catalogueName(type) != nil, let amount = graph.machine.fieldValue("amount", of: value) {
      shape.inset += graph.length(amount) ?? 0
    }
    return shape
  }

  private func outline(of value: Value, _ type: TypeID) throws -> Shape {
    switch graph.machine.catalogueName(type) {
    case "Rectangle", "Rectangle._Inset": return Shape(sizing: .flexible, outline: .rectangle)
    case "ContainerRelativeShape", "ContainerRelativeShape._Inset":
      // The shape of the nearest container, ignoring any space around it.
      guard let around = graph.reader?.environment[EnvironmentStore.containerShapeKey], !around.isNothing else {
        return Shape(sizing: .flexible, outline: .rectangle)
      }
      return try resolve(around)
    case "RoundedRectangle":
      let size = graph.machine.fieldValue("cornerSize", of: value).map { graph.size($0) }
      return Shape(sizing: .flexible, outline: .rounded(size?.width ?? 0))
    case "RoundedRectangle._Inset":
      return try graph.machine.fieldValue("base", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "Capsule", "Capsule._Inset": return Shape(sizing: .flexible, outline: .capsule)
    case "Ellipse", "Ellipse._Inset": return Shape(sizing: .flexible, outline: .ellipse)
    case "Circle", "Circle._Inset": return Shape(sizing: .circle, outline: .circle)
    case "AnyShape":
      return try graph.machine.fieldValue("shape", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "_StrokedShape", "_StrokedShape.Inset":
      guard let base = graph.machine.fieldValue("shape", of: value) else { break }
      var shape = try resolve(base)
      // The stroke of a stroke is not a simple line.
      guard shape.lineWidth == nil else { break }
      let stroke = graph.strokeStyle(graph.machine.fieldValue("style", of: value) ?? .void)
      (shape.lineWidth, shape.stroke) = (stroke.width, stroke)
      return shape
    default: break
    }
    return Shape(sizing: sizing(of: value, type), outline: .path(path(of: value, type)))
  }

  /// The inset shape, by its own `inset(by:)` if it has one.
  func resolve(_ value: Value, insetBy amount: Double) throws -> Shape {
    let value = graph.machine.opened(value)
    guard let type = graph.type(of: value), case .path = try resolve(value).outline,
      let member = graph.service(PathTypes.self).inset, let call = try? graph.prepared(member, of: type)
    else {
      var shape = try resolve(value)
      shape.inset += amount
      return shape
    }
    return try resolve(graph.machine.call(call, [value, .double(amount)]))
  }

  /// The path of the shape's `path(in:)`.
  private func path(of value: Value, _ type: TypeID) -> ShapePath {
    let graph = graph
    let source = graph.reader?.source
    return ShapePath { rect in
      guard let member = graph.service(PathTypes.self).path else { return .rectangle(rect) }
      let outer = graph.reader
      graph.reader = nil
      defer { graph.reader = outer }
      graph.machine.beginEvaluation()
      do {
        return graph.path(try graph.machine.call(graph.prepared(member, of: type), [value, graph.rect(rect)]))
      } catch {
        graph.report(error, at: source)
        return DrawnPath()
      }
    }
  }

  /// Whether a member is declared in the type, not in a protocol.
  private func isOfType(_ decl: DeclID) -> Bool {
    guard let owner = graph.analyzer.parent(of: decl) else { return true }
    return graph.analyzer.decl(owner).kind != .protocolType
  }

  /// The sizing of a shape: its own `sizeThatFits`, or else the proposal.
  private func sizing(of value: Value, _ type: TypeID) -> ShapeSizing {
    guard let decl = graph.witness(graph.known.shapeSize, in: type), isOfType(decl),
      let call = try? graph.prepared(decl, of: type)
    else { return .flexible }
    let graph = graph
    return .custom(
      LeafSizing { proposal in
        let result = try? graph.machine.call(call, [value, graph.proposal(proposal)])
        return result.map { graph.size($0) } ?? proposal.replacingUnspecifiedDimensions()
      })
  }
}

extension EnvironmentStore {
  /// The shape set by `containerShape`.
  static let containerShapeKey = Key.own("container shape")
}

extension ShapeDrawing {
  /// Creates the drawing of a shape with a paint.
  init(_ shape: ShapeResolver.Shape, paint: Paint) {
    self.init(outline: shape.outline, paint: paint, lineWidth: shape.lineWidth, inset: shape.inset)
    (stroke, rule) = (shape.stroke, shape.rule)
  }
}
