import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Works out which colour a style paints with.
struct PaintResolver {
  let graph: Graph
  let environment: EnvironmentStore
  /// How many styles are being resolved by each other.
  private let nesting: Int

  /// Styles resolved by more others than this are not painted: a style that resolves to itself.
  private static let maximumNesting = 64
  /// What a style without fields can depend on besides the appearance.
  private static let styleProperties = ["foregroundColor", "tint", "tintColor", "accentColor", "backgroundStyle"]
  /// Programs have a few dozen styles; what makes one anew for each view must not fill the memory.
  private static let keptStyles = 1_000

  init(_ graph: Graph, _ environment: EnvironmentStore, _ nesting: Int = 0) {
    self.graph = graph
    self.environment = environment
    self.nesting = nesting
  }

  var isDark: Bool { environment["colorScheme"].flatMap { graph.caseName($0) } == "dark" }

  /// What text and shapes without a style of their own are painted with.
  var foreground: Paint {
    get throws {
      if let style = environment[.own("foregroundStyle")] {
        return try PaintResolver(graph, EnvironmentStore(), nesting + 1).withScheme(environment).paint(style)
      }
      if (environment["foregroundColor"]?.isNothing ?? true), let known = graph.plainForegrounds[isDark] {
        return known
      }
      let paint = try paint(styleNamed: "_ImplicitShapeStyle")
      if (environment["foregroundColor"]?.isNothing ?? true) { graph.plainForegrounds[isDark] = paint }
      return paint
    }
  }

  /// What controls are painted with.
  var tint: Paint { get throws { try paint(styleNamed: "TintShapeStyle") } }

  /// What the prompt of a field is painted with.
  var placeholder: Paint { get throws { try paint(styleNamed: "PlaceholderTextShapeStyle") } }

  /// What says less than the rest is painted with.
  var secondary: Paint { get throws { try systemLevel(1) ?? foreground.faded(0.6) } }

  /// A level of the colour of text where the program has not said another: the colours of UIKit's labels [doc], which are
  /// no paler black. `nil` where it has, and for the first level.
  private func systemLevel(_ level: Int) -> Paint? {
    let shares = isDark ? [1, 0.6, 0.3, 0.16] : [1, 0.6, 0.3, 0.18]
    guard level > 0, level < shares.count, environment[EnvironmentStore.foregroundStyleKey] == nil,
      environment["foregroundColor"]?.isNothing ?? true
    else { return nil }
    let (grey, blue) = isDark ? (235.0, 245.0) : (60.0, 67.0)
    return Paint(red: grey / 255, green: grey / 255, blue: blue / 255, opacity: shares[level])
  }

  /// What destroys something is painted with.
  var red: Paint {
    get throws {
      try paint((try graph.machine.staticValue("red", of: graph.analyzer.known("Color"))) ?? .void)
    }
  }

  /// What dividers are painted with.
  var separator: Paint { get throws { try paint(styleNamed: "SeparatorShapeStyle") } }

  /// The paint of a style of the catalogue that has no fields.
  private func paint(styleNamed name: Name) throws -> Paint {
    guard let decl = graph.analyzer.knownDecl(name) else { return .black }
    let type = graph.analyzer.nominalType(decl)
    return try paint(derived: .ref(StructBox(type, [])), type) ?? .black
  }

  private func withScheme(_ other: EnvironmentStore) -> PaintResolver {
    PaintResolver(
      graph, other["colorScheme"].map { EnvironmentStore().setting(.property("colorScheme"), $0) } ?? environment,
      nesting)
  }

  func paint(_ value: Value) throws -> Paint {
    let value = graph.machine.opened(value.filled)
    // What is not there must not be looked for in an environment that says to paint with it.
    if let fault = value.keptFault { throw fault }
    if case .ref(let box) = value, let own = box as? PaintBox { return own.paints.first ?? .black }
    guard let type = graph.type(of: value) else { return try foreground }
    return try paint(value, type)
  }

  private func paint(_ value: Value, _ type: TypeID) throws -> Paint {
    func field(_ name: String) -> Value { graph.machine.fieldValue(name, of: value) ?? .void }
    switch graph.machine.catalogueName(type) {
    case "Color":
      let provider = field("provider")
      if graph.machine.hasAbsence, let missing = provider.innerFault(depth: 2) { throw missing }
      return try color(provider)
    case "Color.Resolved":
      func part(_ name: String) -> Double { encoded(graph.length(field(name)) ?? 0) }
      return Paint(
        red: part("linearRed"), green: part("linearGreen"), blue: part("linearBlue"),
        opacity: graph.length(field("opacity")) ?? 1)
    case "_ImplicitShapeStyle": return try foreground
    case "HierarchicalShapeStyle":
      // The program may say itself what the levels are: `foregroundStyle(_:_:_:)`.
      let levels = environment.foregroundLevels
      if let level = graph.length(field("level")).map({ Int($0) }), level > 0, level <= levels.count {
        return levels[level - 1]
      }
      if let system = graph.length(field("level")).flatMap({ systemLevel(Int($0)) }) { return system }
      return try paint(derived: value, type) ?? foreground
    case "_OpacityShapeStyle": return try paint(field("style")).faded(graph.length(field("opacity")) ?? 1)
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "AnyGradient":
      return Paint(ViewDrawing.Gradient(geometry(value, type), stops: try stops(value)))
    case "MeshGradient": return try mesh(value)
    case "ImagePaint":
      return try image(field("image"), part: graph.rect(field("sourceRect")), scale: graph.length(field("scale")) ?? 1)
    case "Material":
      return Paint(.material(material(value)), for: try paint(derived: value, type) ?? .clear)
    case "_ShadowShapeStyle":
      let style = field("shadowStyle")
      func part(_ name: String) -> Value { graph.machine.fieldValue(name, of: style) ?? .void }
      let isInner = if case .bool(true) = part("isInner") { true } else { false }
      let shadow = Shadow(
        color: try paint(part("color")).color, radius: graph.length(part("radius")) ?? 0,
        offset: graph.point(part("offset")))
      return try paint(field("style")).shadowed(Paint.StyleShadow(isInner: isInner, shadow: shadow))
    default: return try paint(derived: value, type) ?? foreground
    }
  }

  /// A style that says itself what it paints as: one of the catalogue by `painted(in:)`, one of the program by
  /// `resolve(in:)`.
  private func paint(derived value: Value, _ type: TypeID) throws -> Paint? {
    let isOwn = graph.machine.catalogueName(type) == nil
    let resolver = PaintResolver(graph, environment, nesting + 1)
    // A style without fields paints alike in one environment.
    let isPlain =
      !isOwn && graph.machine.fields(of: type).isEmpty
      && PaintResolver.styleProperties.allSatisfy { environment[$0]?.isNothing ?? true }
    let key = DerivedStyleKey(type: type, isDark: isDark)
    if isPlain, let known = graph.derivedStyles[key] { return known }
    let name: Name = isOwn ? "resolve" : "painted"
    guard
      let method = graph.analyzer.members(name, of: type).first(where: {
        let decl = graph.analyzer.decl($0)
        let owner = graph.analyzer.parent(of: $0).map { graph.analyzer.decl($0).kind }
        return decl.kind == .function && !decl.has(.isPrimitive) && owner != .protocolType
      })
    else { return nil }
    if nesting > PaintResolver.maximumNesting {
      throw Fault(.limit, "more than \(PaintResolver.maximumNesting) styles are resolved by each other")
    }
    let values = graph.environmentValues(environment)
    let style = try graph.machine.call(graph.prepared(method, of: type), [value, values])
    let paint = try resolver.paint(style)
    if isPlain, graph.derivedStyles.count < PaintResolver.keptStyles { graph.derivedStyles[key] = paint }
    return paint
  }

  /// Copies of a part of an image; of a symbol the colour that it is drawn in.
  func image(_ image: Value, part: Rect, scale: Double, from origin: Point = .zero) throws -> Paint {
    let provider = graph.field("provider", of: image)
    let name = graph.imageName(provider)
    guard graph.kind(of: provider, as: ImageProviderKind.self) != .system,
      let picture = graph.service(Pictures.self).picture(named: name), picture.isDrawn, part.width > 0, part.height > 0
    else {
      graph.note(
        "what is painted with the image `\(name)` is drawn in one colour", at: graph.reader?.source,
        feature: "ImagePaint")
      return try foreground
    }
    let size = Size(width: picture.size.width * part.width * scale, height: picture.size.height * part.height * scale)
    let pattern = ImagePattern(name: name, tile: Rect(origin: origin, size: size), source: part)
    return Paint(.image(pattern), for: Paint(red: 0.5, green: 0.5, blue: 0.5))
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
    let payload = graph.payload(value)
    func number(_ index: Int) -> Double { index < payload.count ? graph.length(payload[index]) ?? 0 : 0 }
    switch graph.kind(of: value, as: ColorProviderKind.self) {
    case .system:
      let rgb = Int(number(isDark ? 2 : 1))
      return Paint(
        red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255,
        opacity: number(isDark ? 4 : 3))
    case .accent:
      if let accent = graph.accent { return shown(accent) }
      return try paint(graph.machine.staticValue("systemAccent", of: graph.analyzer.known("Color")) ?? .void)
    case .components:
      let isLinear = payload.first.flatMap { graph.caseName($0) } == "sRGBLinear"
      func part(_ index: Int) -> Double {
        let value = min(max(number(index), 0), 1)
        return isLinear ? encoded(value) : value
      }
      return Paint(red: part(1), green: part(2), blue: part(3), opacity: min(max(number(4), 0), 1))
    case .faded: return try paint(payload.first ?? .void).faded(number(1))
    case .mixed:
      guard payload.count > 2 else { return .black }
      let fraction = number(2)
      return try paint(payload[1]).faded(fraction).over(try paint(payload[0]))
    case .resolved: return try paint(payload.first ?? .void)
    case .named: return named(payload.first ?? .void)
    case .resource: return named(payload.first.flatMap { graph.machine.fieldValue("name", of: $0) } ?? .void)
    case .platform: return try paint(payload.first.flatMap { graph.machine.fieldValue("color", of: $0) } ?? .void)
    // What is made by another framework is not known here.
    case .quartz, nil: return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  /// A colour of an asset catalogue.
  private func named(_ name: Value) -> Paint {
    guard let text = try? name.asString, let color = graph.resources.color(named: text) else {
      let text = (try? name.asString) ?? "?"
      let message = "the colour `\(text)` is in no asset catalogue that was found: grey stands for it"
      graph.note(message, at: graph.reader?.source)
      return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
    return shown(color)
  }

  private func shown(_ color: ProjectResources.NamedColor) -> Paint {
    let part = isDark ? color.dark ?? color.light : color.light
    return Paint(red: part.red, green: part.green, blue: part.blue, opacity: part.opacity)
  }
}

/// What a style without fields paints as is known by its type and the appearance.
struct DerivedStyleKey: Hashable {
  var type: TypeID
  var isDark: Bool
}
