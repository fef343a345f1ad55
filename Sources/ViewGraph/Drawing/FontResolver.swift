import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Converts catalogue fonts to fonts of the layout engine.
struct FontResolver {
  let graph: Graph

  init(_ graph: Graph) {
    self.graph = graph
  }

  /// The font of the environment for a text without its own font.
  func font(in environment: EnvironmentStore) throws -> TextFont {
    let type = typeSize(environment)
    if environment.isInTabBar { return systemFont(environment.isInTopTabBar ? .subheadline : .caption2, type) }
    return modified(
      try environment["font"].map { try resolve($0.filled, type) } ?? systemFont(.body, type), environment)
  }

  /// A font with the modifiers of the views around the text, such as `fontWeight`, which also apply to a text's own
  /// font.
  func modified(_ plain: TextFont, _ environment: EnvironmentStore) -> TextFont {
    var font = plain
    for modifier in graph.elements(environment["fontModifiers"] ?? .void) {
      apply(modifier, ofViewsOver: plain, to: &font)
    }
    return inFamily(font)
  }

  private func systemFont(_ style: TextStyle, _ type: DynamicTypeSize) -> TextFont {
    TextFont(style, at: type, on: graph.typeScale)
  }

  /// The font that determines the size of a symbol.
  func symbolFont(in environment: EnvironmentStore) throws -> TextFont {
    let isInLowBar = environment.isInTabBar && !environment.isInTopTabBar
    return try isInLowBar ? systemFont(.title2, typeSize(environment)) : font(in: environment)
  }

  /// Applies an `AnyFontModifier` of a view around the text. A `false` or `nil` value undoes an outer modifier.
  private func apply(_ modifier: Value, ofViewsOver plain: TextFont, to font: inout TextFont) {
    let value = graph.payload(modifier).first ?? .void
    let isOn = if case .bool(false) = value { false } else { true }
    let given = value.isNothing ? nil : value.unwrapped
    switch graph.kind(of: modifier, as: ViewFontChange.self) {
    case .bold:
      let isBolder = font.weight.rawValue > TextFont.Weight.bold.rawValue
      font.weight = !isOn ? plain.weight : isBolder ? font.weight : .bold
    case .italic: font.isItalic = isOn
    case .monospaced: font.design = isOn ? .monospaced : plain.design
    case .weight: if let given { setWeight(given, of: &font) } else { font.weight = plain.weight }
    case .design: if let given { setDesign(given, of: &font) } else { font.design = plain.design }
    // Finer than what is measured and drawn.
    case .width, .monospacedDigit, nil: break
    }
  }

  func typeSize(_ environment: EnvironmentStore) -> DynamicTypeSize {
    guard case .ref(let box)? = environment["dynamicTypeSize"], let value = box as? EnumBox else { return .large }
    // The cases have the same order.
    return DynamicTypeSize.allCases.indices.contains(value.tag) ? DynamicTypeSize.allCases[value.tag] : .large
  }

  func resolve(_ value: Value, _ type: DynamicTypeSize) throws -> TextFont {
    guard let provider = graph.machine.fieldValue("provider", of: value) else { return systemFont(.body, type) }
    let payload = graph.payload(provider)
    var font: TextFont
    switch graph.kind(of: provider, as: FontProviderKind.self) {
    case .textStyle:
      font = systemFont(style(payload.first), type)
      if payload.count > 1 { setDesign(payload[1], of: &font) }
      if payload.count > 2 { setWeight(payload[2], of: &font) }
    case .system:
      font = TextFont(size: payload.first.flatMap { graph.length($0) } ?? 17)
      if payload.count > 1 { setWeight(payload[1], of: &font) }
      if payload.count > 2 { setDesign(payload[2], of: &font) }
    case .custom, nil:
      let size = payload.dropFirst().first.flatMap { graph.length($0) } ?? 17
      // A custom font scales with its text style, unless its size is fixed.
      let relative = payload.dropFirst(2).first.flatMap { $0.isNothing ? nil : $0.unwrapped ?? $0 }.map { style($0) }
      font = TextFont(size: relative.map { size * $0.size(at: type) / $0.size() } ?? size)
      if let name = payload.first?.ifString, !name.isEmpty { setName(name, of: &font) }
    }
    for modifier in graph.elements(graph.machine.fieldValue("modifiers", of: value) ?? .void) {
      apply(modifier, to: &font)
    }
    return inFamily(font)
  }

  /// A font of the program in the face of its family that is nearest to its weight and slope.
  func inFamily(_ font: TextFont) -> TextFont {
    guard let face = font.face, let own = graph.fonts.relative(of: face, font.weight, isItalic: font.isItalic) else {
      return font
    }
    var font = font
    font.face = own.face
    return font
  }

  /// Gives a font the weight and the design that its name tells.
  private func setName(_ text: String, of font: inout TextFont) {
    if !graph.isInCells, let own = graph.fonts.font(named: text) {
      (font.weight, font.isItalic, font.face) = (own.weight, own.isItalic, own.face)
      return
    }
    let name = CustomFontName(text)
    (font.weight, font.design, font.isItalic) = (name.weight, name.design, name.isItalic)
    // In cells, all fonts are the terminal's.
    if !graph.isInCells {
      graph.note("the font `\(text)` is drawn as a font of the system", at: nil, feature: "Font.custom")
    }
  }

  private func style(_ value: Value?) -> TextStyle {
    value.flatMap { graph.caseName($0) }.flatMap(TextStyle.init(rawValue:)) ?? .body
  }

  /// Applies a `Font.Modifier`.
  func apply(_ modifier: Value, to font: inout TextFont) {
    let change = modifier.filled
    let payload = graph.payload(change)
    switch graph.kind(of: change, as: FontChange.self) {
    case .bold: font.weight = font.weight.rawValue < TextFont.Weight.bold.rawValue ? .bold : font.weight
    case .italic: font.isItalic = true
    case .weight: if let weight = payload.first { setWeight(weight, of: &font) }
    case .monospaced: font.design = .monospaced
    case .scaled: if let factor = payload.first.flatMap({ graph.length($0) }) { font.size *= factor }
    // Finer than what is measured and drawn.
    case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps, .monospacedDigit, .width, .leading, nil: break
    }
  }

  func setWeight(_ value: Value, of font: inout TextFont) {
    guard let number = graph.machine.fieldValue("value", of: value.filled).flatMap({ graph.length($0) }) else {
      return
    }
    let steps: [(Double, TextFont.Weight)] = [
      (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium), (0.35, .semibold),
      (0.5, .bold), (0.6, .heavy),
    ]
    font.weight = steps.first { number < $0.0 }?.1 ?? .black
  }

  func setDesign(_ value: Value, of font: inout TextFont) {
    guard let name = graph.caseName(value) else { return }
    font.design = TextFont.Design(rawValue: name) ?? font.design
  }

  /// The scale of a text style in an environment, relative to the default type size.
  func growth(of style: String, in environment: EnvironmentStore) -> Double {
    let found = TextStyle(rawValue: style) ?? .body
    let standard = TextFont(found, at: .large).size
    return standard > 0 ? TextFont(found, at: typeSize(environment)).size / standard : 1
  }
}

extension EnvironmentStore {
  /// Whether texts and symbols have the sizes of a tab bar.
  var isInTabBar: Bool { if case .bool(true)? = self[TabsBox.barKey] { true } else { false } }
}
