import ViewLayout
import ViewSemantics
import ViewSource

/// Fonts of the catalogue as the layout engine measures them.
struct FontResolver {
  let interpreter: Interpreter

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The font that the environment gives a text that has none of its own.
  func font(in environment: EnvironmentStorage) throws -> TextFont {
    let type = typeSize(environment)
    var font = try environment["font"].map { try resolve($0.unwrapped, type) } ?? TextFont(.body, at: type)
    for modifier in PrimitiveTable.elements(environment["fontModifiers"] ?? .void) {
      if let change = interpreter.field("modifier", of: modifier) { apply(change, to: &font) }
      if let design = interpreter.field("design", of: modifier) { setDesign(design, of: &font) }
    }
    return font
  }

  func typeSize(_ environment: EnvironmentStorage) -> DynamicTypeSize {
    guard case .enumeration(let value)? = environment["dynamicTypeSize"] else { return .large }
    if let known = interpreter.typeSizes[value.enumCase] { return known }
    let name = interpreter.analyzer.decl(value.enumCase).name.text
    let size = DynamicTypeSize.allCases.first { "\($0)" == name } ?? .large
    interpreter.typeSizes[value.enumCase] = size
    return size
  }

  func resolve(_ value: Value, _ type: DynamicTypeSize) throws -> TextFont {
    guard case .enumeration(let provider)? = interpreter.field("provider", of: value) else {
      return TextFont(.body, at: type)
    }
    var font: TextFont
    switch interpreter.kind(of: provider, as: FontProviderKind.self) {
    case .textStyle:
      font = TextFont(style(provider.payload.first), at: type)
      if provider.payload.count > 1 { setDesign(provider.payload[1], of: &font) }
      if provider.payload.count > 2 { setWeight(provider.payload[2], of: &font) }
    case .system:
      font = TextFont(size: provider.payload.first.flatMap { interpreter.length($0) } ?? 17)
      if provider.payload.count > 1 { setWeight(provider.payload[1], of: &font) }
      if provider.payload.count > 2 { setDesign(provider.payload[2], of: &font) }
    case .custom, nil:
      font = TextFont(size: provider.payload.dropFirst().first.flatMap { interpreter.length($0) } ?? 17)
    }
    for modifier in PrimitiveTable.elements(interpreter.field("modifiers", of: value) ?? .void) {
      apply(modifier, to: &font)
    }
    return font
  }

  private func style(_ value: Value?) -> TextStyle {
    guard let name = value.flatMap({ interpreter.caseName($0) }) else { return .body }
    return TextStyle.allCases.first { "\($0)" == name } ?? .body
  }

  /// `Font.Modifier`
  func apply(_ modifier: Value, to font: inout TextFont) {
    guard case .enumeration(let change) = modifier.unwrapped else { return }
    switch interpreter.kind(of: change, as: FontChange.self) {
    case .bold: font.weight = font.weight.rawValue < TextFont.Weight.bold.rawValue ? .bold : font.weight
    case .italic: font.isItalic = true
    case .weight: if let weight = change.payload.first { setWeight(weight, of: &font) }
    case .monospaced: font.design = .monospaced
    case .scaled: if let factor = change.payload.first.flatMap({ interpreter.length($0) }) { font.size *= factor }
    // These are finer than what is measured and drawn.
    case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps, .monospacedDigit, .width, .leading, nil: break
    }
  }

  func setWeight(_ value: Value, of font: inout TextFont) {
    guard let number = interpreter.field("value", of: value.unwrapped).flatMap({ interpreter.length($0) }) else {
      return
    }
    let steps: [(Double, TextFont.Weight)] = [
      (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium), (0.35, .semibold),
      (0.5, .bold), (0.6, .heavy),
    ]
    font.weight = steps.first { number < $0.0 }?.1 ?? .black
  }

  func setDesign(_ value: Value, of font: inout TextFont) {
    guard let name = interpreter.caseName(value) else { return }
    font.design = TextFont.Design.allCases.first { "\($0)" == name } ?? font.design
  }
}
