import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Resolves shape styles to paints.
struct PaintResolver {
  let graph: Graph
  let environment: EnvironmentStore
  /// The nesting depth of style resolution.
  private let nesting: Int

  /// The maximum nesting depth. It stops a style that resolves to itself.
  private static let maximumNesting = 64
  /// The environment properties, besides the appearance, that a style without fields can depend on.
  private static let styleProperties = ["foregroundColor", "tint", "tintColor", "accentColor", "backgroundStyle"]
  /// The maximum number of cached styles. It bounds the memory of programs that create a style type per view.
  private static let keptStyles = 1_000

  init(_ graph: Graph, _ environment: EnvironmentStore, _ nesting: Int = 0) {
    self.graph = graph
    self.environment = environment
    self.nesting = nesting
  }

  var isDark: Bool { environment["colorScheme"].flatMap { graph.caseName($0) } == "dark" }

  /// The colour of the parts of UIKit's and AppKit's controls, which the program's foreground style does not reach.
  var systemLabel: Paint {
    get throws { try PaintResolver(graph, EnvironmentStore(), nesting + 1).withScheme(environment).foreground }
  }

  /// The foreground paint of text and shapes without a style of their own.
  var foreground: Paint {
    get throws {
      if environment[EnvironmentStore.tintedForegroundKey] != nil {
        return try PaintResolver(graph, environment.withoutTintedForeground, nesting + 1).tint
      }
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

  /// The foreground paint without the program's styles.
  var systemForeground: Paint {
    get throws { try PaintResolver(graph, EnvironmentStore()).withScheme(environment).foreground }
  }

  /// The tint of controls.
  var tint: Paint { get throws { try paint(styleNamed: "TintShapeStyle") } }

  /// The paint of a field's prompt.
  var placeholder: Paint { get throws { try paint(styleNamed: "PlaceholderTextShapeStyle") } }

  /// The secondary foreground paint.
  var secondary: Paint { get throws { try systemLevel(1) ?? foreground.faded(0.6) } }

  /// A level of the foreground colour if the program does not override it: UIKit's label colours [doc], which are not
  /// fractions of black. `nil` if it does, and for the first level.
  private func systemLevel(_ level: Int) -> Paint? {
    let shares = isDark ? [1, 0.6, 0.3, 0.16] : [1, 0.6, 0.3, 0.18]
    guard level > 0, level < shares.count, environment[EnvironmentStore.foregroundStyleKey] == nil,
      environment["foregroundColor"]?.isNothing ?? true
    else { return nil }
    let (grey, blue) = isDark ? (235.0, 245.0) : (60.0, 67.0)
    return Paint(red: grey / 255, green: grey / 255, blue: blue / 255, opacity: shares[level])
  }

  /// The paint of destructive actions.
  var red: Paint {
    get throws {
      try paint((try graph.machine.staticValue("red", of: graph.analyzer.known("Color"))) ?? .void)
    }
  }

  /// The paint of dividers.
  var separator: Paint { get throws { try paint(styleNamed: "SeparatorShapeStyle") } }

  /// The paint of a catalogue style without fields.
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
    // An absent value must not be looked up in an environment that contains it.
    if let fault = value.absence { throw fault }
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
      // The program may define the levels: `foregroundStyle(_:_:_:)`.
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

  /// The paint of a style that resolves itself: a catalogue style with `painted(in:)`, a style of the program with
  /// `resolve(in:)`.
  private func paint(derived value: Value, _ type: TypeID) throws -> Paint? {
    let isOwn = graph.machine.catalogueName(type) == nil
    let resolver = PaintResolver(graph, environment, nesting + 1)
    // A style without fields has one paint for each environment.
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
      throw Fault(.limit, "more than \(PaintResolver.maximumNesting) styles resolve to each other")
    }
    let values = graph.environmentValues(environment)
    let style = try graph.machine.call(graph.prepared(method, of: type), [value, values])
    let paint = try resolver.paint(style)
    if isPlain, graph.derivedStyles.count < PaintResolver.keptStyles { graph.derivedStyles[key] = paint }
    return paint
  }

  /// A tiled part of an image; for a symbol its colour.
  func image(_ image: Value, part: Rect, scale: Double, from origin: Point = .zero) throws -> Paint {
    let provider = graph.field("provider", of: image)
    let name = graph.imageName(provider)
    guard graph.kind(of: provider, as: ImageProviderKind.self) != .system,
      let picture = graph.service(Pictures.self).picture(named: name), picture.isDrawn, part.width > 0, part.height > 0
    else {
      graph.note(
        "a fill with the image `\(name)` is drawn in one colour", at: graph.reader?.source,
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

  /// The power 1/2.4, by Newton's method, because this module does not use a mathematics library.
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

  /// The paint of a `Color.Provider`.
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
      return try systemAccent
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
    case .dynamic: return try paint(payload.count > 1 ? payload[isDark ? 1 : 0] : .void)
    case .resolved: return try paint(payload.first ?? .void)
    case .named: return named(payload.first ?? .void)
    case .resource: return named(payload.first.flatMap { graph.machine.fieldValue("name", of: $0) } ?? .void)
    case .platform: return try paint(payload.first.flatMap { graph.machine.fieldValue("color", of: $0) } ?? .void)
    case .quartz: return quartz(payload.first ?? .void)
    // Colours created by other frameworks are unknown.
    case nil: return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  /// The accent colour of the system.
  private var systemAccent: Paint {
    get throws { try paint(graph.machine.staticValue("systemAccent", of: graph.analyzer.known("Color")) ?? .void) }
  }

  /// A `CGColor`: red, green, blue and opacity, or grey and opacity.
  private func quartz(_ color: Value) -> Paint {
    let given = graph.machine.fieldValue("components", of: color)?.unwrapped.map { graph.elements($0) } ?? []
    let parts = given.map { min(max(graph.length($0) ?? 0, 0), 1) }
    switch parts.count {
    case 2: return Paint(red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
    case 4: return Paint(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    default: return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  /// A colour of an asset catalogue.
  private func named(_ name: Value) -> Paint {
    guard let text = try? name.asString, let color = graph.resources.color(named: text) else {
      let text = (try? name.asString) ?? "?"
      if let paint = system(graph.resources.systemColor(named: text)) { return paint }
      // A colour without a value is the accent colour of a new project: the system's. [approximation]
      if graph.resources.isEmptyColor(named: text), let accent = try? systemAccent { return accent }
      let message = "the colour `\(text)` is in no asset catalogue that was found: grey stands for it"
      graph.note(message, at: graph.reader?.source)
      return Paint(red: 0.5, green: 0.5, blue: 0.5)
    }
    return shown(color)
  }

  /// A system colour by its name in an asset catalogue: `systemPurpleColor`, `labelColor`.
  private func system(_ reference: String?) -> Paint? {
    guard let reference else { return nil }
    let colors = graph.analyzer.known("UIColor")
    for name in [reference, reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference] {
      guard let value = try? graph.machine.staticValue(Name(name), of: colors),
        let color = graph.machine.fieldValue("color", of: value)
      else { continue }
      return try? paint(color)
    }
    return nil
  }

  private func shown(_ color: ProjectResources.NamedColor) -> Paint {
    let part = isDark ? color.dark ?? color.light : color.light
    return Paint(red: part.red, green: part.green, blue: part.blue, opacity: part.opacity)
  }
}

/// The cache key of a style without fields: its type and the appearance.
struct DerivedStyleKey: Hashable {
  var type: TypeID
  var isDark: Bool
}
