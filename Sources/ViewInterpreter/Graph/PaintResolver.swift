import ViewSemantics
import ViewSource

/// Works out which colour a style paints with.
struct PaintResolver {
  let interpreter: Interpreter
  let environment: EnvironmentStorage

  init(_ interpreter: Interpreter, _ environment: EnvironmentStorage) {
    self.interpreter = interpreter
    self.environment = environment
  }

  var isDark: Bool { environment["colorScheme"].flatMap { interpreter.caseName($0) } == "dark" }

  /// What text and shapes without a style of their own are painted with.
  var foreground: Paint {
    get throws {
      if let style = environment["#foregroundStyle"] {
        return try PaintResolver(interpreter, EnvironmentStorage()).withScheme(environment).paint(style)
      }
      if let color = environment["foregroundColor"], case .wrapped(let inner) = color { return try paint(inner) }
      return system("primary")
    }
  }

  private func withScheme(_ other: EnvironmentStorage) -> PaintResolver {
    PaintResolver(
      interpreter, other["colorScheme"].map { EnvironmentStorage().setting("colorScheme", $0) } ?? environment)
  }

  func paint(_ value: Value) throws -> Paint {
    switch value {
    case .wrapped(let inner): return try paint(inner)
    case .structure(let structure):
      return try paint(value, interpreter.catalogueName(structure.type))
    default: return try foreground
    }
  }

  private func paint(_ value: Value, _ name: String?) throws -> Paint {
    func field(_ name: Name) -> Value { interpreter.field(name, of: value) ?? .void }
    switch name {
    case "Color": return try color(field("provider"))
    case "Color.Resolved":
      func part(_ name: Name) -> Double { encoded(interpreter.length(field(name)) ?? 0) }
      return Paint(
        red: part("linearRed"), green: part("linearGreen"), blue: part("linearBlue"),
        opacity: interpreter.length(field("opacity")) ?? 1)
    case "ForegroundStyle", "_ImplicitShapeStyle": return try foreground
    case "HierarchicalShapeStyle": return faded(try foreground, level: field("level"))
    case "HierarchicalShapeStyleModifier": return faded(try paint(field("base")), level: field("level"))
    case "BackgroundStyle", "WindowBackgroundShapeStyle": return system("background")
    case "TintShapeStyle": return system("accentColor")
    case "SeparatorShapeStyle": return Paint(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.29)
    case "PlaceholderTextShapeStyle": return system("secondary").faded(0.6)
    case "SelectionShapeStyle": return system("accentColor")
    case "LinkShapeStyle": return system("accentColor")
    case "FillShapeStyle": return Paint(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.2)
    case "Material":
      return isDark
        ? Paint(red: 0.15, green: 0.15, blue: 0.15, opacity: 0.8)
        : Paint(red: 0.95, green: 0.95, blue: 0.95, opacity: 0.8)
    case "_OpacityShapeStyle": return try paint(field("style")).faded(interpreter.length(field("opacity")) ?? 1)
    case "AnyShapeStyle", "_BlendModeShapeStyle", "_ShadowShapeStyle", "_AnchoredShapeStyle":
      return try paint(field("style"))
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "AnyGradient":
      return try gradient(value)
    default:
      for name: Name in ["style", "base", "color"] {
        if let inner = interpreter.field(name, of: value) { return try paint(inner) }
      }
      return try foreground
    }
  }

  private func faded(_ paint: Paint, level: Value) -> Paint {
    let factors = [1, 0.6, 0.3, 0.18, 0.1]
    guard case .int(let level) = level, factors.indices.contains(level) else { return paint }
    return paint.faded(factors[level])
  }

  /// Half-way between the first and the last colour.
  private func gradient(_ value: Value) throws -> Paint {
    for name: Name in ["gradient", "color", "base"] {
      if let inner = interpreter.field(name, of: value) { return try paint(inner) }
    }
    let stops = try PrimitiveTable.elements(interpreter.field("stops", of: value) ?? .void).compactMap { stop in
      try interpreter.field("color", of: stop).map { try paint($0) }
    }
    guard let first = stops.first, let last = stops.last else { return .clear }
    return first.faded(0.5).over(last)
  }

  private func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * root(value) - 0.055
  }

  /// The power 1/2.4, by Newton's method: no mathematics library is needed on this floor.
  private func root(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // x^12 = value^5
    let target = value * value * value * value * value
    var x = value.squareRoot()
    for _ in 0..<40 {
      let x2 = x * x
      let x4 = x2 * x2
      let x11 = x4 * x4 * x2 * x
      guard x11 > 0 else { break }
      x -= (x11 * x - target) / (12 * x11)
    }
    return x
  }

  /// `Color.Provider`
  private func color(_ value: Value) throws -> Paint {
    guard case .enumeration(let provider) = value else { return .black }
    let payload = provider.payload
    func number(_ index: Int) -> Double { index < payload.count ? interpreter.length(payload[index]) ?? 0 : 0 }
    switch interpreter.analyzer.decl(provider.enumCase).name.text {
    case "system": return system(payload.first.map { interpreter.describe($0) } ?? "")
    case "components":
      let isLinear = payload.first.flatMap { interpreter.caseName($0) } == "sRGBLinear"
      func part(_ index: Int) -> Double {
        let value = min(max(number(index), 0), 1)
        return isLinear ? encoded(value) : value
      }
      return Paint(red: part(1), green: part(2), blue: part(3), opacity: min(max(number(4), 0), 1))
    case "faded": return try paint(payload.first ?? .void).faded(number(1))
    case "mixed":
      guard payload.count > 2 else { return .black }
      let fraction = number(2)
      return try paint(payload[1]).faded(fraction).over(try paint(payload[0]))
    case "resolved": return try paint(payload.first ?? .void)
    default: return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  /// The system's colours, in light and dark.
  func system(_ name: String) -> Paint {
    func rgb(_ light: Int, _ dark: Int) -> Paint {
      let value = isDark ? dark : light
      return Paint(
        red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
    }
    switch name {
    case "red": return rgb(0xFF3B30, 0xFF453A)
    case "orange": return rgb(0xFF9500, 0xFF9F0A)
    case "yellow": return rgb(0xFFCC00, 0xFFD60A)
    case "green": return rgb(0x34C759, 0x30D158)
    case "mint": return rgb(0x00C7BE, 0x63E6E2)
    case "teal": return rgb(0x30B0C7, 0x40C8E0)
    case "cyan": return rgb(0x32ADE6, 0x64D2FF)
    case "blue", "accentColor": return rgb(0x007AFF, 0x0A84FF)
    case "indigo": return rgb(0x5856D6, 0x5E5CE6)
    case "purple": return rgb(0xAF52DE, 0xBF5AF2)
    case "pink": return rgb(0xFF2D55, 0xFF375F)
    case "brown": return rgb(0xA2845E, 0xAC8E68)
    case "gray": return rgb(0x8E8E93, 0x8E8E93)
    case "white": return rgb(0xFFFFFF, 0xFFFFFF)
    case "black": return rgb(0x000000, 0x000000)
    case "clear": return .clear
    case "primary": return rgb(0x000000, 0xFFFFFF)
    case "secondary": return rgb(0x3C3C43, 0xEBEBF5).faded(0.6)
    case "background": return rgb(0xFFFFFF, 0x000000)
    default: return rgb(0x8E8E93, 0x8E8E93)
    }
  }
}
