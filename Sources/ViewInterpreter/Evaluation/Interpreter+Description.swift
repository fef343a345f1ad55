import ViewSemantics
import ViewSource
import ViewSyntax

/// How values print.
extension Interpreter {
  /// The text of a value as `String(describing:)` gives it.
  ///
  /// Each part takes a step, since parts that are shared make a text far longer than the value is large. At the limit
  /// nothing more is written: what asked for the text fails at its next step.
  public func describe(_ value: Value, isDebug: Bool = false) -> String {
    steps += 1
    if steps > stepLimit { return "" }
    switch value {
    case .void: return "()"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return String(value)
    case .string(let text): return isDebug ? text.debugDescription : text
    case .character(let character): return isDebug ? String(character).debugDescription : String(character)
    case .nilValue: return "nil"
    case .wrapped(let inner): return "Optional(\(describe(inner, isDebug: true)))"
    case .array(let elements): return "[" + elements.map { describe($0, isDebug: true) }.joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      if pairs.keys.isEmpty { return "[:]" }
      let parts = zip(pairs.keys, pairs.values).map { "\(describe($0, isDebug: true)): \(describe($1, isDebug: true))" }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple(let tuple):
      let parts = tuple.elements.enumerated().map { index, element in
        let label = index < tuple.labels.count && tuple.labels[index] != .none ? tuple.labels[index].text + ": " : ""
        return label + describe(element, isDebug: true)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .structure(let structure): return described(value) ?? describe(structure)
    case .enumeration(let found):
      if let own = described(value) { return own }
      let name = analyzer.decl(found.enumCase).name.text
      if found.payload.isEmpty { return isDebug ? analyzer.fullName(of: found.enumCase) : name }
      return name + "(" + found.payload.map { describe($0, isDebug: true) }.joined(separator: ", ") + ")"
    case .object(let object): return described(value) ?? analyzer.text(of: object.type)
    case .function: return "(Function)"
    case .keyPath(let path):
      return "\\" + path.components.map { if case .property(let name) = $0 { "." + name.text } else { "" } }.joined()
    case .metatype(let type): return analyzer.text(of: type)
    case .native, .uninitialized: return ""
    }
  }

  /// What the type itself says, by `description`.
  private func described(_ value: Value) -> String? {
    let type = type(of: value)
    if nominal(type) == known.substring, case .structure(let slice) = value, slice.fields.count >= 2,
      case .string(let base) = slice.fields[0], case .structure(let range) = slice.fields[1], range.fields.count == 2
    {
      let lower = offset(range.fields[0])
      return String(base.dropFirst(lower).prefix(offset(range.fields[1]) - lower))
    }
    guard let wanted = analyzer.knownDecl("CustomStringConvertible"), let decl = nominal(type),
      analyzer.ancestors(of: decl).contains(wanted),
      let member = members("description", of: type).first(where: { !isRequirement($0) }),
      case .string(let text)? = try? read(member, of: value)
    else { return nil }
    return text
  }

  private func describe(_ structure: StructValue) -> String {
    let layout = layout(of: types.decl(structure.type))
    let fields = zip(layout.names, structure.fields).map { "\($0.text): \(describe($1, isDebug: true))" }
    return analyzer.text(of: structure.type) + "(" + fields.joined(separator: ", ") + ")"
  }

  // MARK: What needs no declaration

  /// A member that the language makes by itself, for a requirement without a witness.
  func synthesized(_ decl: DeclID, _ selfBox: Box?, _ type: TypeID?, _ boxes: [Box]) throws -> Value {
    let name = analyzer.decl(decl).name
    switch (name.text, selfBox?.value) {
    case ("rawValue", .enumeration(let value)?): return try rawValue(of: value.enumCase, value.type)
    case ("init", nil):
      guard let type, let nominal = nominal(type), let raw = boxes.first?.value else { break }
      for found in cases(of: nominal) where try isEqual(try rawValue(of: found, type), raw) {
        return .wrapped(try enumCase(found, type, []))
      }
      return .nilValue
    case ("allCases", nil):
      guard let type, let nominal = nominal(type) else { break }
      return .array(try cases(of: nominal).map { try enumCase($0, type, []) })
    case ("hash", _): return .void
    case ("hashValue", let value?): return .int(ValueKey(value).hashValue & 0xFFFF)
    case ("==", _) where boxes.count == 2: return .bool(try isEqual(boxes[0].value, boxes[1].value))
    case ("<", _), ("<=", _), (">", _), (">=", _), ("!=", _):
      return try applyOperator(name, boxes.map(\.value))
    default: break
    }
    if name == "rawValue", let value = selfBox?.value, let field = field("rawValue", of: value) { return field }
    throw Interruption.unresolved("`\(analyzer.fullName(of: decl))` has no body")
  }

  private func rawValue(of enumCase: DeclID, _ type: TypeID) throws -> Value {
    let node = analyzer.node(of: enumCase)
    let raw = nominal(type).flatMap { analyzer.rawType(of: $0) }
    if let value = node.initialValue {
      let frame = Frame(enumCase, RecordBox(BodyRecord.empty), Substitution(), selfType: type, selfBox: nil)
      return try convert(try evaluate(value, frame, expected: raw), to: raw)
    }
    if raw.flatMap({ nominal($0) }) == known.string { return .string(analyzer.decl(enumCase).name.text) }
    // Counted on from the last case with a value.
    var number = 0
    for other in nominal(type).map({ cases(of: $0) }) ?? [] {
      if let value = analyzer.node(of: other).initialValue {
        let frame = Frame(other, RecordBox(BodyRecord.empty), Substitution(), selfType: type, selfBox: nil)
        if case .int(let given) = try evaluate(value, frame) { number = given }
      }
      if other == enumCase { break }
      number += 1
    }
    return try convert(.int(number), to: raw)
  }
}
