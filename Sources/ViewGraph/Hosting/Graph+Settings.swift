import ViewMachine
import ViewSemantics
import ViewSource

/// An invalid setting on the command line.
public struct SettingError: Error, Sendable, CustomStringConvertible {
  /// One line, without a full stop.
  public let description: String
}

/// Values of the shown view that are set from outside.
extension Graph {
  /// A Swift literal of the command line as a value of a type. The quotes of a `String` are optional.
  func setting(_ text: String, _ type: TypeID, _ name: String) throws -> Value {
    guard machine.catalogueName(type) == "Binding" else { return try plainSetting(text, type, name) }
    let value = try plainSetting(text, valueType(type), name)
    let location = StateLocation(
      self, nil, name: name, label: "--set \(name)", type: valueType(type), value: value)
    return binding(location.binding, type)
  }

  private func plainSetting(_ text: String, _ type: TypeID, _ name: String) throws -> Value {
    var depth = 0
    var wanted = type
    while let inner = machine.wrappedType(wanted) {
      wanted = inner
      depth += 1
    }
    if text == "nil", depth > 0 { return .nothing }
    var value = try literalSetting(text, wanted, type, name)
    for _ in 0..<depth { value = value.wrapped }
    return value
  }

  private func literalSetting(_ text: String, _ wanted: TypeID, _ type: TypeID, _ name: String) throws -> Value {
    let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"") && text.count >= 2
    switch machine.catalogueName(wanted) {
    case "Bool": if let flag = Bool(text) { return .bool(flag) }
    case "Double", "CGFloat", "Float": if let number = Double(text) { return .double(number) }
    case "String", "Substring": return .string(isQuoted ? String(text.dropFirst().dropLast()) : text)
    case "Character":
      let plain = isQuoted ? String(text.dropFirst().dropLast()) : text
      if plain.count == 1, let character = plain.first { return .character(character) }
    default:
      if text.hasPrefix(".") {
        if let value = try machine.staticValue(Name(String(text.dropFirst())), of: wanted) { return value }
      } else if machine.isIntegerType(wanted), let number = Int(text) {
        return .int(number)
      } else if analyzer.literalInitializer("stringLiteral", of: wanted) != nil {
        let plain = isQuoted ? String(text.dropFirst().dropLast()) : text
        if let made = try machine.make(wanted, labels: ["stringLiteral"], [.string(plain)]) { return made }
      }
    }
    throw misfit(text, wanted, type, name)
  }

  private func misfit(_ text: String, _ wanted: TypeID, _ type: TypeID, _ name: String) -> SettingError {
    var cases: [String] = []
    if types.kind(wanted) == .nominal, analyzer.isOwn(types.decl(wanted)) {
      cases = analyzer.children(of: types.decl(wanted)).map { analyzer.decl($0) }
        .filter { $0.kind == .enumCase || $0.kind == .variable && $0.has(.isStatic) }.map { "." + $0.name.text }
    }
    let near = Spelling.hint(for: text.hasPrefix(".") ? text : "." + text, in: cases)
    return SettingError(
      description: "--set: `\(name)` takes a literal of type `\(analyzer.text(of: type))`, not `\(text)`\(near)")
  }

  // MARK: Checking

  /// Throws for an unknown setting.
  ///
  /// - Parameters:
  ///   - type: The view whose properties are set.
  ///   - withParameters: Whether settings may also name parameters of the view's initializers.
  func checkSettings(_ settings: [String: String], of type: TypeID, _ name: String, withParameters: Bool) throws {
    var taken = machine.fields(of: type).filter { canBeSet($0.type) }.map { propertyName($0.name) }
    if withParameters {
      for initializer in analyzer.members("init", of: type) where analyzer.decl(initializer).kind == .initializer {
        taken += analyzer.signature(of: initializer).parameters.map(\.name.text)
      }
    }
    try checkSettings(settings, name, taken)
  }

  private func checkSettings(_ settings: [String: String], _ name: String, _ taken: [String]) throws {
    for setting in settings.keys.sorted() where !taken.contains(setting) {
      let near = Spelling.hint(for: setting, in: taken)
      throw SettingError(description: "--set: `\(name)` has no property `\(setting)`\(near)")
    }
  }

  /// Whether a property can be set. Objects and environment values have no literals.
  private func canBeSet(_ type: TypeID) -> Bool {
    switch propertyKind(of: type) {
    case nil, .state, .stored, .binding: true
    case .object, .observed, .environment, .environmentObject, .namespace, .metric, .focused, .query, .nested:
      false
    }
  }

  /// The source name of a stored property.
  private func propertyName(_ field: String) -> String { field.hasPrefix("_") ? String(field.dropFirst()) : field }

  /// A view with its properties set; for state, the initial value is set.
  func setting(_ settings: [String: String], of value: Value, _ type: TypeID, onlyState: Bool) throws -> Value {
    guard !settings.isEmpty, let copy = try? value.box(StructBox.self).copy() else { return value }
    for (index, field) in machine.fields(of: type).enumerated() {
      let name = propertyName(field.name)
      guard let text = settings[name] else { continue }
      switch propertyKind(of: field.type) {
      case .state(let initial, _), .stored(let initial, _):
        copy.fields[index] = try setting(text, as: initial, of: copy.fields[index], field.type, name)
      default: if !onlyState { copy.fields[index] = try setting(text, field.type, name) }
      }
    }
    return .ref(copy)
  }

  /// A property wrapper with another initial value.
  private func setting(_ text: String, as initial: String, of wrapper: Value, _ type: TypeID, _ name: String) throws
    -> Value
  {
    guard let index = machine.fieldIndex(initial, of: type), let copy = try? wrapper.box(StructBox.self).copy() else {
      return wrapper
    }
    copy.fields[index] = try setting(text, valueType(type), name)
    return .ref(copy)
  }

  /// A preview value with the settings applied to the view inside its modifiers.
  func setting(_ settings: [String: String], through value: Value, _ type: TypeID, _ name: String) throws -> Value {
    guard !settings.isEmpty else { return value }
    let type = machine.dynamicType(of: value, as: type)
    let value = machine.opened(value)
    guard types.kind(type) == .nominal, analyzer.isFromCatalogue(types.decl(type)) else {
      try checkSettings(settings, of: type, name, withParameters: false)
      return try setting(settings, of: value, type, onlyState: false)
    }
    guard let index = machine.fieldIndex("content", of: type), let copy = try? value.box(StructBox.self).copy() else {
      try checkSettings(settings, name, [])
      return value
    }
    copy.fields[index] = try setting(settings, through: copy.fields[index], machine.fields(of: type)[index].type, name)
    return .ref(copy)
  }
}
