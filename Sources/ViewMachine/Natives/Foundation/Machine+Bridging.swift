import ViewSemantics
import ViewSource

/// Values of Swift's types as objects of Foundation's, and back.
extension Machine {
  /// Whether `as` turns a value of one type into one of another that is kept differently.
  func bridges(_ from: TypeID, _ to: TypeID) -> Bool {
    switch (bridge(of: from), bridge(of: to)) {
    case (.text, .textObject), (.textObject, .text), (.number, .numberObject), (.numberObject, .number): true
    default: false
    }
  }

  /// The value as one of another type; `nil` if it has no such value.
  func bridge(_ value: Value, _ from: TypeID, _ to: TypeID) throws -> Value? {
    guard bridges(from, to) else { return nil }
    if bridge(of: from) == .text { return .ref(ObjectBox(to, [value])) }
    if bridge(of: to) == .text { return try field("string", of: value) }
    if bridge(of: to) == .numberObject {
      switch value {
      case .int(let number): return .ref(ObjectBox(to, [.double(Double(number))]))
      case .bool(let isTrue): return .ref(ObjectBox(to, [.double(isTrue ? 1 : 0)]))
      default: return .ref(ObjectBox(to, [value]))
      }
    }
    let number = try field("doubleValue", of: value).asDouble
    if types.decl(to) == known.bool { return number == 0 || number == 1 ? .bool(number == 1) : nil }
    let kind = numberKind(to)
    if kind.isFloating { return .double(kind.rounded(number)) }
    return Int(exactly: number).flatMap { NumberKind.int.convert($0, to: kind) }.map { .int($0) }
  }

  private enum Bridge {
    case text, textObject, number, numberObject
  }

  private func bridge(of type: TypeID) -> Bridge? {
    guard types.kind(type) == .nominal else { return nil }
    let decl = types.decl(type)
    if decl == known.string { return .text }
    if decl == known.bool || numberKind(type) != .other { return .number }
    guard analyzer.decl(decl).kind == .classType, analyzer.isFromCatalogue(decl) else { return nil }
    if type == analyzer.known("NSString") { return .textObject }
    return type == analyzer.known("NSNumber") ? .numberObject : nil
  }
}
