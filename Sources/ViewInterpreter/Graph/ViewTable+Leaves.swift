import ViewLayout
import ViewSemantics
import ViewSource

/// Views without views in them.
extension ViewTable {
  mutating func addLeaves() {
    view("Text") { making in
      let text = try TextResolver(making.interpreter, making.context.environment).resolve(.structure(making.value))
      return making.leaf(.text(text.content), .text(text.drawing))
    }
    view("Color") { making in
      let paint = try PaintResolver(making.interpreter, making.context.environment).paint(.structure(making.value))
      return making.leaf(.color, .shape(ShapeDrawing(outline: .rectangle, paint: paint)))
    }
    view("Spacer") { making in
      making.leaf(.spacer(minLength: making.interpreter.length(making.field("minLength"))), .spacer)
    }
    view("Divider") { making in
      making.leaf(.divider, .divider(try PaintResolver(making.interpreter, making.context.environment).separator))
    }
    for name in ["_ShapeView", "FillShapeView"] {
      view(name) { making in try ViewTable.shape(making, lineWidth: nil) }
    }
    for name in ["StrokeShapeView", "StrokeBorderShapeView"] {
      view(name) { making in
        let width = making.interpreter.field("lineWidth", of: making.field("strokeStyle"))
        return try ViewTable.shape(making, lineWidth: width.flatMap { making.interpreter.length($0) } ?? 1)
      }
    }
    view("Image") { making in try ViewTable.image(making) }
    for name in ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient"] {
      view(name) { making in
        let paint = try PaintResolver(making.interpreter, making.context.environment).paint(.structure(making.value))
        return making.leaf(.color, .shape(ShapeDrawing(outline: .rectangle, paint: paint)))
      }
    }
  }

  /// A shape, and what stands behind it.
  private static func shape(_ making: ViewMaking, lineWidth: Double?) throws -> ViewNode {
    let paint = try PaintResolver(making.interpreter, making.context.environment).paint(making.field("style"))
    let shape = try ShapeResolver(making.interpreter).resolve(making.field("shape"))
    let drawing = ShapeDrawing(
      outline: shape.outline, paint: paint, lineWidth: lineWidth ?? shape.lineWidth, inset: shape.inset)
    let leaf = making.leaf(.leaf(.shape(shape.sizing)), .shape(drawing))
    guard let background = making.interpreter.field("background", of: .structure(making.value)) else { return leaf }
    let behind = making.graph.node(of: background, making.context.inside(".background"))
    guard !(behind.isGroup && behind.children.isEmpty) else { return leaf }
    let layout = making.graph.engine.insert(.background(), children: [leaf.layout, behind.layout])
    return ViewNode(type: making.name, path: making.context.path, layout: layout, children: [behind, leaf])
  }

  private static func image(_ making: ViewMaking) throws -> ViewNode {
    let interpreter = making.interpreter
    let environment = making.context.environment
    var isResizable = false
    for case .enumeration(let modifier) in PrimitiveTable.elements(making.field("modifiers"))
    where interpreter.analyzer.decl(modifier.enumCase).name == "resizable" {
      isResizable = true
    }
    let font = try FontResolver(interpreter).font(in: environment)
    let paint = try PaintResolver(interpreter, environment).foreground
    guard case .enumeration(let provider) = making.field("provider") else {
      throw Interruption.unsupported("this image")
    }
    let name = provider.payload.first.map { interpreter.describe($0) } ?? ""
    switch interpreter.kind(of: provider, as: ImageProviderKind.self) {
    case .system:
      let scale: SymbolScale
      switch environment["imageScale"].flatMap({ interpreter.caseName($0) }) {
      case "small": scale = .small
      case "large": scale = .large
      default: scale = .medium
      }
      return making.leaf(
        .image(ImageContent(symbolIn: font, scale: scale, isResizable: isResizable)), .image(name, paint))
    case .named, .resource, .platform, .bitmap, .drawn, nil:
      // The size of a picture that is not there is not known: a square of 100 points.
      interpreter.note(
        Fault(
          .unsupported, "the image `\(name)` is not read: a square of 100 points stands for it",
          at: making.context.source))
      return making.leaf(
        .image(ImageContent(size: Size(width: 100, height: 100), isResizable: isResizable)), .image(name, paint))
    }
  }
}

/// The layout and outline of shapes.
struct ShapeResolver {
  let interpreter: Interpreter

  struct Shape {
    var sizing: ShapeSizing
    var outline: ShapeDrawing.Outline
    var lineWidth: Double?
    var inset = 0.0
  }

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  func resolve(_ value: Value) throws -> Shape {
    guard case .structure(let structure) = value else { return Shape(sizing: .flexible, outline: .rectangle) }
    var shape = try outline(of: value, structure)
    if interpreter.catalogueName(structure.type) != nil, let amount = interpreter.field("amount", of: value) {
      shape.inset += interpreter.length(amount) ?? 0
    }
    return shape
  }

  private func outline(of value: Value, _ structure: StructValue) throws -> Shape {
    switch interpreter.catalogueName(structure.type) {
    case "Rectangle", "Rectangle._Inset", "ContainerRelativeShape": return Shape(sizing: .flexible, outline: .rectangle)
    case "RoundedRectangle":
      let size = interpreter.field("cornerSize", of: value).map { interpreter.size($0) }
      return Shape(sizing: .flexible, outline: .rounded(size?.width ?? 0))
    case "RoundedRectangle._Inset":
      return try interpreter.field("base", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "UnevenRoundedRectangle":
      let radii = interpreter.field("cornerRadii", of: value)
      let radius = radii.flatMap { interpreter.field("topLeading", of: $0) }.flatMap { interpreter.length($0) }
      return Shape(sizing: .flexible, outline: .rounded(radius ?? 0))
    case "Capsule", "Capsule._Inset": return Shape(sizing: .flexible, outline: .capsule)
    case "Ellipse", "Ellipse._Inset": return Shape(sizing: .flexible, outline: .ellipse)
    case "Circle", "Circle._Inset": return Shape(sizing: .circle, outline: .circle)
    case "AnyShape":
      return try interpreter.field("shape", of: value).map { try resolve($0) }
        ?? Shape(sizing: .flexible, outline: .rectangle)
    case "_StrokedShape", "_StrokedShape.Inset":
      guard let base = interpreter.field("shape", of: value) else { break }
      var shape = try resolve(base)
      shape.lineWidth =
        interpreter.field("style", of: value).flatMap { interpreter.field("lineWidth", of: $0) }
        .flatMap { interpreter.length($0) } ?? 1
      return shape
    default: break
    }
    for name: Name in ["shape", "base"] {
      if let inner = interpreter.field(name, of: value), case .structure = inner { return try resolve(inner) }
    }
    return Shape(sizing: sizing(of: value, structure.type), outline: .rectangle)
  }

  /// A shape with its own `sizeThatFits` is asked; the others take what is proposed.
  private func sizing(of value: Value, _ type: TypeID) -> ShapeSizing {
    guard
      let decl = interpreter.members("sizeThatFits", of: type).first(where: {
        !interpreter.isRequirement($0) && interpreter.isUserDeclared($0)
      })
    else { return .flexible }
    let runner = ShapeSizingRunner(interpreter: interpreter, value: value, type: type, decl: decl)
    return .custom(LeafSizing { runner.size($0) })
  }
}

/// Asks a shape of the program for its size.
private final class ShapeSizingRunner {
  let interpreter: Interpreter
  let value: Value
  let type: TypeID
  let decl: DeclID

  init(interpreter: Interpreter, value: Value, type: TypeID, decl: DeclID) {
    self.interpreter = interpreter
    self.value = value
    self.type = type
    self.decl = decl
  }

  func size(_ proposal: ProposedViewSize) -> Size {
    let arguments = [Box(interpreter.proposal(proposal))]
    let substitution = interpreter.surroundings(of: decl, in: type)
    guard let result = try? interpreter.invoke(decl, Box(value), type, substitution, arguments) else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return interpreter.size(result)
  }
}
