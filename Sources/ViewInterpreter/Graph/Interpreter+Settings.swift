import ViewSemantics
import ViewSource

/// A value from the command line that does not fit: one line for the person who typed it.
public struct SettingError: Error, Sendable, CustomStringConvertible {
  /// One line without a full stop.
  public let description: String
}

/// Values that are set from outside for what is shown.
extension Interpreter {
  /// A Swift literal given on the command line, as a value of a type; for a `String` the quotes may be left out.
  func setting(_ text: String, _ type: TypeID, _ name: String) throws -> Value {
    var plain = type
    var isBinding = false
    if catalogueName(type) == "Binding", types.argumentCount(type) == 1 {
      isBinding = true
      plain = types.argument(type, 0)
    }
    let value = try convert(try literal(text, plain, name), to: plain)
    guard fits(value, plain) else { throw misfit(text, plain, name) }
    guard isBinding else { return value }
    let box = Box(value)
    return binding(BindingLocation(get: { box.value }, set: { box.value = $0 }), like: type)
  }

  private func literal(_ text: String, _ type: TypeID, _ name: String) throws -> Value {
    let wanted = withoutOptionals(type)
    if text == "nil" { return .nilValue }
    if let decl = nominal(wanted), decl == known.string, !text.hasPrefix("\"") { return .string(text) }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text) { return .double(number) }
    if text.hasPrefix(".") {
      guard let value = try dynamicStatic(Name(String(text.dropFirst())), wanted) else {
        throw misfit(text, type, name)
      }
      return value
    }
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
      return .string(String(text.dropFirst().dropLast()))
    }
    return .string(text)
  }

  private func withoutOptionals(_ type: TypeID) -> TypeID {
    var type = type
    while isOptional(type) { type = types.argument(type, 0) }
    return type
  }

  /// Whether what a literal has become is of its type: one that no type takes has stayed what it was.
  private func fits(_ value: Value, _ type: TypeID) -> Bool {
    guard let decl = nominal(type), [.structure, .enumeration, .classType].contains(analyzer.decl(decl).kind) else {
      return true
    }
    switch value {
    case .wrapped(let inner): return isOptional(type) && fits(inner, types.argument(type, 0))
    case .nilValue: return isOptional(type)
    case .string: return [known.string, known.substring, known.character].contains(decl)
    case .int: return isInteger(decl)
    case .double: return isFloatingPoint(decl)
    case .bool: return decl == known.bool
    default: return true
    }
  }

  private func misfit(_ text: String, _ type: TypeID, _ name: String) -> SettingError {
    let wanted = withoutOptionals(type)
    var cases: [String] = []
    if let decl = nominal(wanted), isUserDeclared(decl) {
      cases = analyzer.children(of: decl).map { analyzer.decl($0) }
        .filter { $0.kind == .enumCase || $0.kind == .variable && $0.has(.isStatic) }.map { "." + $0.name.text }
    }
    let near = Spelling.hint(for: text.hasPrefix(".") ? text : "." + text, in: cases)
    return SettingError(
      description: "--set: `\(name)` takes a literal of type `\(analyzer.text(of: type))`, not `\(text)`\(near)")
  }

  // MARK: What can be set

  /// Complains of a setting that nothing takes: neither the view that is made nor the one that it shows.
  ///
  /// - Parameter root: what has been made; `nil` before that, when only a view that is named itself is known.
  func checkSettings(_ names: some Sequence<String>, of view: RunnableView, showing root: Value?) throws {
    if root == nil, view.kind != .view { return }
    var taken: [String] = []
    if let decl = view.decl {
      let type = analyzer.typeItself(decl)
      taken += layout(of: decl).names.map(\.text)
      for initializer in members("init", of: type) where analyzer.decl(initializer).kind == .initializer {
        taken += analyzer.signature(of: initializer).parameters.map(\.name.text)
      }
    }
    if let structure = root.flatMap({ shownStructure(of: $0) }) {
      taken += layout(of: types.decl(structure.type)).names.map(\.text)
    }
    for name in names where !taken.contains(name) {
      let near = Spelling.hint(for: name, in: taken)
      throw SettingError(description: "--set: `\(view.name)` has no property `\(name)`\(near)")
    }
  }

  /// The view inside of the modifiers around it, which has the state that can be set.
  private func shownStructure(of root: Value) -> StructValue? {
    var current = root
    while case .structure(let structure) = current, catalogueName(structure.type) == "ModifiedContent",
      let content = field("content", of: current)
    {
      current = content
    }
    guard case .structure(let structure) = current, isUserDeclared(types.decl(structure.type)) else { return nil }
    return structure
  }

  /// What is set for the state of a root view, as values of its properties' types.
  public func stateSettings(
    _ settings: [(name: String, value: String)], of view: RunnableView, showing root: Value
  ) throws -> [String: Value] {
    if settings.isEmpty { return [:] }
    try checkSettings(settings.map(\.name), of: view, showing: root)
    guard let structure = shownStructure(of: root) else { return [:] }
    let layout = layout(of: types.decl(structure.type))
    var result: [String: Value] = [:]
    for setting in settings {
      guard let index = layout[Name(setting.name)] else { continue }
      let type = concrete(
        analyzer.variableType(of: layout.fields[index]), surroundings(of: layout.fields[index], in: structure.type))
      result[setting.name] = try self.setting(setting.value, type, setting.name)
    }
    return result
  }
}
