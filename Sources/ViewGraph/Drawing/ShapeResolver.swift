import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The layout and outline of shapes.
struct ShapeResolver {
  let graph: Graph

  struct Shape {
    var sizing: ShapeSizing
    var outline: ShapeDrawing.Outline
    var lineWidth: Double?
    var inset = 0.0
  }

  init(_ graph: Graph) {
    self.graph = graph
  }

  func resolve(_ value: Value) throws -> Shape {
    let value = graph.machine.opened(value)
    guard let type = graph.type(of: value) else { return Shape(sizing: .flexible, outline: .rectangle) }
    var shape = try outline(of: value, type)
    if graph.machine.catalogueName(type) != nil, let amount = graph.machine.fieldValue("amount", of: value) {
      shape.inset += graph.length(amount) ?? 0
    }
    return shape
  }

  private func outline(of value: Value, _ type: TypeID) throws -> Shape {
    switch graph.machine.catalogueName(type) {
    case "Rectangle", "Rectangle._Inset", "ContainerRelativeShape": return Shape(sizing: .flexible, outline: .rectangle)
    case "RoundedRectangle":
      let size = graph.machine.fieldValue("cornerSize", of: value).map { graph.size($0) }
      return Shape(sizing: .flexible, outline: .rounded(size?.width ?? 0))
    case "RoundedRectangle._Inset":
      return try graph.machine.fieldValue("base", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "UnevenRoundedRectangle":
      let radii = graph.machine.fieldValue("cornerRadii", of: value)
      let radius = radii.flatMap { graph.machine.fieldValue("topLeading", of: $0) }.flatMap { graph.length($0) }
      return Shape(sizing: .flexible, outline: .rounded(radius ?? 0))
    case "Capsule", "Capsule._Inset": return Shape(sizing: .flexible, outline: .capsule)
    case "Ellipse", "Ellipse._Inset": return Shape(sizing: .flexible, outline: .ellipse)
    case "Circle", "Circle._Inset": return Shape(sizing: .circle, outline: .circle)
    case "AnyShape":
      return try graph.machine.fieldValue("shape", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "_StrokedShape", "_StrokedShape.Inset":
      guard let base = graph.machine.fieldValue("shape", of: value) else { break }
      var shape = try resolve(base)
      shape.lineWidth =
        graph.machine.fieldValue("style", of: value).flatMap { graph.machine.fieldValue("lineWidth", of: $0) }
        .flatMap { graph.length($0) } ?? 1
      return shape
    default: break
    }
    for name in ["shape", "base"] {
      if let inner = graph.machine.fieldValue(name, of: value), graph.type(of: inner) != nil {
        return try resolve(inner)
      }
    }
    return Shape(sizing: sizing(of: value, type), outline: .rectangle)
  }

  /// A shape with its own `sizeThatFits` is asked; the others take what is proposed.
  private func sizing(of value: Value, _ type: TypeID) -> ShapeSizing {
    guard let decl = graph.witness(graph.known.shapeSize, in: type), graph.analyzer.isOwn(decl),
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
