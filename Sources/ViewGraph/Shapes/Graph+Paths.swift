import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Conversion between `Path` values and drawn paths.
extension Graph {
  /// The drawn path of a `Path`.
  func path(_ value: Value) -> DrawnPath {
    var path = DrawnPath()
    for element in elements(field("elements", of: machine.opened(value))) {
      let points = payload(element).map { point($0) }
      switch machine.caseName(element) {
      case "move" where points.count == 1: path.move(to: points[0])
      case "line" where points.count == 1: path.addLine(to: points[0])
      case "quadCurve" where points.count == 2: path.addQuad(to: points[0], control: points[1])
      case "curve" where points.count == 3: path.addCubic(to: points[0], control1: points[1], control2: points[2])
      case "closeSubpath": path.close()
      default: continue
      }
    }
    return path
  }

  /// The `Path` of a drawn path.
  func path(_ path: DrawnPath) -> Value { structure("Path", [.array(pathElements(path))]) }

  /// The `Path` elements of a drawn path.
  func pathElements(_ path: DrawnPath) -> [Value] {
    let type = service(PathTypes.self).element
    func element(_ tag: Int, _ points: Point...) -> Value { .ref(EnumBox(type, tag, points.map { point($0) })) }
    return path.elements.map { step in
      switch step {
      case .move(let end): element(0, end)
      case .line(let end): element(1, end)
      case .quad(let end, let control): element(2, end, control)
      case .cubic(let end, let control1, let control2): element(3, end, control1, control2)
      case .close: element(4)
      }
    }
  }

  func transform(_ value: Value) -> AffineTransform {
    func part(_ name: String, _ standard: Double) -> Double {
      machine.fieldValue(name, of: value).flatMap { length($0) } ?? standard
    }
    return AffineTransform(
      a: part("a", 1), b: part("b", 0), c: part("c", 0), d: part("d", 1), tx: part("tx", 0), ty: part("ty", 0))
  }

  func strokeStyle(_ value: Value) -> StrokeStyle {
    var style = StrokeStyle(width: length(field("lineWidth", of: value)) ?? 1)
    switch caseName(field("lineCap", of: value)) {
    case "round": style.cap = .round
    case "square": style.cap = .square
    default: style.cap = .butt
    }
    switch caseName(field("lineJoin", of: value)) {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    default: style.join = .miter
    }
    style.miterLimit = length(field("miterLimit", of: value)) ?? 10
    style.dash = elements(field("dash", of: value)).compactMap { length($0) }
    style.dashPhase = length(field("dashPhase", of: value)) ?? 0
    return style
  }

  func cornerStyle(_ value: Value) -> DrawnPath.CornerStyle { caseName(value) == "circular" ? .circular : .continuous }

  /// The fill rule of a `FillStyle`.
  func fillRule(_ value: Value) -> FillRule {
    if case .bool(true) = field("isEOFilled", of: value) { .evenOdd } else { .nonZero }
  }
}

/// The types of `Path` values, and the requirements of `Shape`.
final class PathTypes: GraphService {
  /// `Path.Element`
  let element: TypeID
  /// `Shape.path(in:)`
  let path: DeclID?
  /// `InsettableShape.inset(by:)`
  let inset: DeclID?

  init(_ graph: Graph) {
    let analyzer = graph.analyzer
    let decl = analyzer.knownDecl("Path").flatMap { analyzer.directMembers(of: $0, named: "Element").first }
    element = decl.map { analyzer.nominalType($0) } ?? analyzer.unknownType
    func requirement(_ name: Name, _ proto: Name) -> DeclID? {
      guard let owner = analyzer.knownDecl(proto) else { return nil }
      return analyzer.memberDecls(name, of: owner).first { analyzer.parent(of: $0) == owner }
    }
    path = requirement("path", "Shape")
    inset = requirement("inset", "InsettableShape")
  }
}
