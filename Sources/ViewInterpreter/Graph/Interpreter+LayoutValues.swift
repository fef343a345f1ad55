import ViewLayout
import ViewSemantics
import ViewSource

/// Values of the catalogue's geometry as the layout engine has them.
extension Interpreter {
  /// A number, or `nil` for an optional without one.
  func length(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    case .wrapped(let inner): length(inner)
    default: nil
    }
  }

  /// The name of the case or of the static member's own name field.
  func caseName(_ value: Value) -> String? {
    switch value {
    case .enumeration(let value): analyzer.decl(value.enumCase).name.text
    case .wrapped(let inner): caseName(inner)
    case .structure: if case .string(let name)? = field("name", of: value) { name } else { nil }
    default: nil
    }
  }

  // MARK: Alignment

  func horizontalAlignment(_ value: Value) -> HorizontalAlignment? {
    guard let id = alignmentID(value, "HorizontalAlignment") else { return nil }
    switch catalogueName(id) {
    case "HorizontalAlignment.Leading", "HorizontalAlignment.ListRowSeparatorLeading": return .leading
    case "HorizontalAlignment.Center": return .center
    case "HorizontalAlignment.Trailing", "HorizontalAlignment.ListRowSeparatorTrailing": return .trailing
    default: return HorizontalAlignment(customAlignment(id))
    }
  }

  func verticalAlignment(_ value: Value) -> VerticalAlignment? {
    guard let id = alignmentID(value, "VerticalAlignment") else { return nil }
    switch catalogueName(id) {
    case "VerticalAlignment.Top": return .top
    case "VerticalAlignment.Center": return .center
    case "VerticalAlignment.Bottom": return .bottom
    case "VerticalAlignment.FirstTextBaseline": return .firstTextBaseline
    case "VerticalAlignment.LastTextBaseline": return .lastTextBaseline
    default: return VerticalAlignment(customAlignment(id))
    }
  }

  /// The type that an alignment is named by.
  private func alignmentID(_ value: Value, _ name: String) -> TypeID? {
    guard case .structure(let structure) = value.unwrapped, catalogueName(structure.type) == name,
      case .metatype(let id)? = structure.fields.first, nominal(id) != nil
    else { return nil }
    return id
  }

  private func customAlignment(_ id: TypeID) -> CustomAlignment {
    CustomAlignment(analyzer.fullName(of: types.decl(id))) { [unowned self] dimensions in
      let holder = self.dimensions(dimensions)
      guard case .function(let function)? = try? self.dynamicStatic("defaultValue", id),
        let result = try? self.call(function, [Box(holder)])
      else { return 0 }
      return self.length(result) ?? 0
    }
  }

  /// `ViewDimensions` for the program.
  func dimensions(_ dimensions: ViewDimensions) -> Value {
    guard let decl = analyzer.knownDecl("ViewDimensions") else { return .void }
    return .structure(
      StructValue(
        type: analyzer.nominalType(decl),
        fields: [.double(dimensions.width), .double(dimensions.height), .native(DimensionsHolder(dimensions))]))
  }

  func alignment(_ value: Value) -> Alignment {
    guard let horizontal = field("horizontal", of: value.unwrapped),
      let vertical = field("vertical", of: value.unwrapped)
    else { return .center }
    return Alignment(
      horizontal: horizontalAlignment(horizontal) ?? .center, vertical: verticalAlignment(vertical) ?? .center)
  }

  // MARK: Sets and insets

  private func rawValue(_ value: Value) -> Int {
    guard let raw = field("rawValue", of: value.unwrapped), case .int(let bits) = raw else { return 0 }
    return bits
  }

  func axes(_ value: Value) -> AxisSet {
    guard case .structure = value.unwrapped else { return .vertical }
    let bits = rawValue(value)
    var axes: AxisSet = []
    if bits & 1 != 0 { axes.formUnion(.horizontal) }
    if bits & 2 != 0 { axes.formUnion(.vertical) }
    return axes
  }

  /// The order is that of `Edge`: top, leading, bottom, trailing.
  func edges(_ value: Value) -> EdgeSet {
    let bits = rawValue(value)
    var edges: EdgeSet = []
    for (index, edge) in [Edge.top, .leading, .bottom, .trailing].enumerated() where bits & 1 << index != 0 {
      edges.formUnion(EdgeSet(edge))
    }
    return edges
  }

  func insets(_ value: Value) -> EdgeInsets {
    func part(_ name: Name) -> Double { field(name, of: value.unwrapped).flatMap { length($0) } ?? 0 }
    return EdgeInsets(top: part("top"), leading: part("leading"), bottom: part("bottom"), trailing: part("trailing"))
  }

  // MARK: Points

  func point(_ value: Value) -> Point {
    func part(_ name: Name) -> Double? { field(name, of: value.unwrapped).flatMap { length($0) } }
    return Point(x: part("x") ?? part("width") ?? 0, y: part("y") ?? part("height") ?? 0)
  }

  func unitPoint(_ value: Value) -> UnitPoint {
    let point = point(value)
    return UnitPoint(x: point.x, y: point.y)
  }

  func angle(_ value: Value) -> Angle {
    Angle(radians: field("radians", of: value.unwrapped).flatMap { length($0) } ?? 0)
  }

  /// A value of a type of the catalogue made by its memberwise fields.
  func structure(_ name: Name, _ fields: [Value]) -> Value {
    guard let decl = analyzer.knownDecl(name) else { return .void }
    return .structure(StructValue(type: analyzer.nominalType(decl), fields: fields))
  }

  func size(_ size: Size) -> Value { structure("CGSize", [.double(size.width), .double(size.height)]) }

  func point(_ point: Point) -> Value { structure("CGPoint", [.double(point.x), .double(point.y)]) }

  func rect(_ rect: Rect) -> Value { structure("CGRect", [point(rect.origin), size(rect.size)]) }

  func proposal(_ proposal: ProposedViewSize) -> Value {
    func part(_ value: Double?) -> Value { value.map { .wrapped(.double($0)) } ?? .nilValue }
    return structure("ProposedViewSize", [part(proposal.width), part(proposal.height)])
  }

  func proposal(_ value: Value) -> ProposedViewSize {
    ProposedViewSize(
      width: field("width", of: value).flatMap { length($0) }, height: field("height", of: value).flatMap { length($0) }
    )
  }

  func size(_ value: Value) -> Size {
    let point = point(value)
    return Size(width: point.x, height: point.y)
  }
}
