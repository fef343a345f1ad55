import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Conversions between the catalogue's geometry values and those of the layout engine.
extension Graph {
  /// A number; `nil` for other values.
  func length(_ value: Value) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The name of an enum case, or the `name` field of a static member.
  func caseName(_ value: Value) -> String? {
    guard let value = value.unwrapped else { return nil }
    if let name = machine.caseName(value) { return name }
    return machine.fieldValue("name", of: value).flatMap { try? $0.asString }
  }

  // MARK: Alignment

  func horizontalAlignment(_ value: Value) -> HorizontalAlignment? {
    guard let id = alignmentID(value, "HorizontalAlignment") else { return nil }
    switch machine.catalogueName(id) {
    case "HorizontalAlignment.Leading": return .leading
    case "HorizontalAlignment.Center": return .center
    case "HorizontalAlignment.Trailing": return .trailing
    case "HorizontalAlignment.ListRowSeparatorLeading": return .listRowSeparatorLeading
    case "HorizontalAlignment.ListRowSeparatorTrailing": return .listRowSeparatorTrailing
    default: return HorizontalAlignment(customAlignment(id, value))
    }
  }

  func verticalAlignment(_ value: Value) -> VerticalAlignment? {
    guard let id = alignmentID(value, "VerticalAlignment") else { return nil }
    switch machine.catalogueName(id) {
    case "VerticalAlignment.Top": return .top
    case "VerticalAlignment.Center": return .center
    case "VerticalAlignment.Bottom": return .bottom
    case "VerticalAlignment.FirstTextBaseline": return .firstTextBaseline
    case "VerticalAlignment.LastTextBaseline": return .lastTextBaseline
    default: return VerticalAlignment(customAlignment(id, value))
    }
  }

  /// The ID type of an alignment.
  private func alignmentID(_ value: Value, _ name: String) -> TypeID? {
    guard case .ref(let box)? = value.unwrapped, let found = box as? StructBox,
      machine.catalogueName(found.type) == name,
      let first = found.fields.first, case .ref(let metatype) = machine.opened(first),
      let id = metatype as? MetatypeBox,
      types.kind(id.type) == .nominal
    else { return nil }
    return id.type
  }

  private func customAlignment(_ id: TypeID, _ value: Value) -> CustomAlignment {
    let name = analyzer.fullName(of: types.decl(id))
    service(CustomAlignments.self).values[name] = value.filled
    return CustomAlignment(name) { [unowned self] dimensions in
      guard let requirement = known.alignmentDefault, let prepared = try? prepared(requirement, of: id, isStatic: true)
      else { return 0 }
      let value = try? machine.call(prepared, [self.dimensions(dimensions)])
      return value.flatMap { length($0) } ?? 0
    }
  }

  /// A `ViewDimensions` value.
  func dimensions(_ dimensions: ViewDimensions) -> Value {
    .ref(
      StructBox(
        analyzer.known("ViewDimensions"),
        [.double(dimensions.width), .double(dimensions.height), .ref(ForeignBox(dimensions))]))
  }

  func alignment(_ value: Value) -> Alignment {
    guard let horizontal = machine.fieldValue("horizontal", of: value),
      let vertical = machine.fieldValue("vertical", of: value)
    else { return .center }
    return Alignment(
      horizontal: horizontalAlignment(horizontal) ?? .center, vertical: verticalAlignment(vertical) ?? .center)
  }

  // MARK: Sets and insets

  private func rawValue(_ value: Value) -> Int {
    guard case .int(let bits)? = value.unwrapped.flatMap({ machine.fieldValue("rawValue", of: $0) }) else { return 0 }
    return bits
  }

  func axes(_ value: Value) -> AxisSet {
    guard case .ref? = value.unwrapped else { return .vertical }
    let bits = rawValue(value)
    var axes: AxisSet = []
    if bits & 1 != 0 { axes.formUnion(.horizontal) }
    if bits & 2 != 0 { axes.formUnion(.vertical) }
    return axes
  }

  /// The bits have the order of `Edge`: top, leading, bottom, trailing.
  func edges(_ value: Value) -> EdgeSet {
    let bits = rawValue(value)
    var edges: EdgeSet = []
    for (index, edge) in [Edge.top, .leading, .bottom, .trailing].enumerated() where bits & 1 << index != 0 {
      edges.formUnion(EdgeSet(edge))
    }
    return edges
  }

  func insets(_ value: Value) -> EdgeInsets {
    func part(_ name: String) -> Double { machine.fieldValue(name, of: value).flatMap { length($0) } ?? 0 }
    return EdgeInsets(top: part("top"), leading: part("leading"), bottom: part("bottom"), trailing: part("trailing"))
  }

  // MARK: Points

  func point(_ value: Value) -> Point {
    func part(_ name: String) -> Double? { machine.fieldValue(name, of: value).flatMap { length($0) } }
    return Point(x: part("x") ?? part("width") ?? 0, y: part("y") ?? part("height") ?? 0)
  }

  func unitPoint(_ value: Value) -> UnitPoint {
    let point = point(value)
    return UnitPoint(x: point.x, y: point.y)
  }

  func angle(_ value: Value) -> Angle {
    Angle(radians: machine.fieldValue("radians", of: value).flatMap { length($0) } ?? 0)
  }

  func size(_ value: Value) -> Size {
    let point = point(value)
    return Size(width: point.x, height: point.y)
  }

  func rect(_ value: Value) -> Rect {
    Rect(
      origin: machine.fieldValue("origin", of: value).map { point($0) } ?? .zero,
      size: machine.fieldValue("size", of: value).map { size($0) } ?? .zero)
  }

  /// A struct of the catalogue, from its stored properties.
  func structure(_ name: Name, _ fields: [Value]) -> Value { .ref(StructBox(analyzer.known(name), fields)) }

  func size(_ size: Size) -> Value { structure("CGSize", [.double(size.width), .double(size.height)]) }

  func point(_ point: Point) -> Value { structure("CGPoint", [.double(point.x), .double(point.y)]) }

  func rect(_ rect: Rect) -> Value { structure("CGRect", [point(rect.origin), size(rect.size)]) }

  func insets(_ insets: EdgeInsets) -> Value {
    structure(
      "EdgeInsets",
      [.double(insets.top), .double(insets.leading), .double(insets.bottom), .double(insets.trailing)])
  }

  func proposal(_ proposal: ProposedViewSize) -> Value {
    structure(
      "ProposedViewSize",
      [.optional(proposal.width.map { .double($0) }), .optional(proposal.height.map { .double($0) })])
  }

  func proposal(_ value: Value) -> ProposedViewSize {
    ProposedViewSize(
      width: machine.fieldValue("width", of: value).flatMap { length($0) },
      height: machine.fieldValue("height", of: value).flatMap { length($0) })
  }

  /// A resolved member of a type, cached.
  func prepared(_ member: DeclID, of type: TypeID, isStatic: Bool = false) throws -> PreparedCall {
    let key = MemberOfType(decl: member, type: type)
    if let known = members[key], let found = known { return found }
    let found = try machine.prepare(member, of: type, isStatic: isStatic)
    members[key] = found
    return found
  }
}

/// The cache key of a resolved member.
struct MemberOfType: Hashable {
  var decl: DeclID
  var type: TypeID
}
