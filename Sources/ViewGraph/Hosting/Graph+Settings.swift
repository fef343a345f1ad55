import ViewMachine
import ViewSemantics
import ViewSource

/// A value from the command line that does not fit: one line for the person who typed it.
public struct SettingError: Error, Sendable, CustomStringConvertible {
  /// One line without a full stop.
  public let description: String
}

/// Values that are set from outside for what is shown.
extension Graph {
  /// A Swift literal given on the command line, as a value of a type; for a `String` the quotes may be left out.
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

  // MARK: What can be set

  /// Complains of a setting that nothing takes.
  func checkSettings(_ names: [String], of view: RunnableView) throws {
    guard let decl = view.decl else {
      guard let first = names.first else { return }
      throw SettingError(description: "--set: `\(view.name)` has no property `\(first)`: name a view with --view")
    }
    let type = analyzer.typeItself(decl)
    var taken = machine.fields(of: type).map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
    for initializer in analyzer.members("init", of: type) where analyzer.decl(initializer).kind == .initializer {
      taken += analyzer.signature(of: initializer).parameters.map(\.name.text)
    }
    for name in names where !taken.contains(name) {
      let near = Spelling.hint(for: name, in: taken)
      throw SettingError(description: "--set: `\(view.name)` has no property `\(name)`\(near)")
    }
  }

  /// What is set for the state of the outermost view, as values of its properties' types.
  func stateSettings(_ settings: [(name: String, value: String)], of type: TypeID) throws -> [String: Value] {
    var result: [String: Value] = [:]
    for setting in settings {
      for field in machine.fields(of: type) where field.name == "_" + setting.name {
        guard let kind = propertyKind(of: field.type) else { continue }
        switch kind {
        case .state, .stored:
          result[setting.name] = try self.setting(setting.value, valueType(field.type), setting.name)
        default: continue
        }
      }
    }
    return result
  }
}
