import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The appearance of controls in points: shapes and symbols instead of characters.
extension Graph {
  /// Whether lengths are in terminal cells, where controls consist of characters.
  var isInCells: Bool { engine.metrics.isInCells }

  /// The platform whose type sizes and control sizes apply in points.
  public var typeScale: TypeScale {
    switch analyzer.program.configuration.platform {
    case .macos: .mac
    case .watchos: .watch
    case .tvos: .television
    case .visionos: .room
    case .ios: .phone
    }
  }

  /// The body font size of controls, in points.
  var bodySize: Double { TextStyle.body.size(on: typeScale) }

  /// Whether the system has the appearance of iOS 26 (Liquid Glass).
  public var isGlass: Bool { analyzer.program.configuration.sdk >= 26 }
}

extension ViewUpdate {
  /// A catalogue view that draws a part of the control.
  ///
  /// - Parameters:
  ///   - key: The key of the child, unique in the control.
  ///   - values: The first stored properties of the view, in order. The others have initial values.
  mutating func looked(_ key: String, _ view: Name, _ values: [Value]) -> [Element] {
    let type = graph.analyzer.known(view)
    let parameters = machine.fields(of: type).count == values.count ? nil : machine.memberwiseParameterCount(of: type)
    let given = parameters.map { (0..<$0).map { $0 < values.count } }
    let made = given.flatMap { try? machine.makeMemberwise(type, values, given: $0) }
    return child(.field(key), made ?? .ref(StructBox(type, values)), type, segment: "").elements
  }

  /// A symbol of the control itself.
  mutating func symbol(
    _ number: Int, _ name: String, _ paint: Paint, size: Double = 17, weight: TextFont.Weight = .regular
  ) -> Element {
    let content = ImageContent(symbolIn: TextFont(size: size, weight: weight))
    return part(number, .image(content), [], .image(name, paint, weight: weight), type: "Image")
  }

  /// A symbol in points, or characters in cells.
  mutating func mark(
    _ number: Int, _ text: String, _ name: String, _ paint: Paint? = nil, size: Double = 17,
    weight: TextFont.Weight = .regular
  ) throws -> Element {
    graph.isInCells
      ? try controlText(number, text, paint) : symbol(number, name, try paint ?? accent, size: size, weight: weight)
  }

  /// The grey fill of touchable areas.
  var fillPaint: Paint { Paint(red: 0.47, green: 0.47, blue: 0.5, opacity: paints.isDark ? 0.24 : 0.12) }

  /// The disclosure chevron, which does not follow the program's foreground style: the accessory of UIKit's cells.
  mutating func chevron(_ number: Int) throws -> Element {
    try mark(
      number, "›", "chevron.forward", graph.isInCells ? paints.secondary : paints.systemForeground.faded(0.3),
      size: 14, weight: .semibold)
  }

  /// The tint that the program sets; `nil` for the system's tint.
  var givenTint: Paint? {
    get throws {
      let isGiven = ["tint", "tintColor"].contains { name in
        environment[.property(name)].map { !$0.isNothing } ?? false
      }
      return isGiven ? try paints.tint : nil
    }
  }

  /// The colour of a toggle that is on.
  var switchTint: Paint {
    get throws {
      if let style = environment.style(.toggle)?.value,
        let tint = machine.fieldValue("tint", of: style)?.unwrapped, !tint.isNothing
      {
        return try paints.paint(tint)
      }
      // The tint of a bar is not that of its switches.
      let outside = environment.outsideOfBar
      let isGiven = ["tint", "tintColor"].contains { outside[.property($0)].map { !$0.isNothing } ?? false }
      if isGiven { return try PaintResolver(graph, outside).tint }
      if let given = try appearancePaint("onTintColor", of: "UISwitch") { return given }
      let green = try graph.machine.staticValue("green", of: graph.analyzer.known("Color")) ?? .void
      return try paints.paint(green)
    }
  }

  /// The `controlSize` of the environment.
  var controlSize: String { environment["controlSize"].flatMap { graph.caseName($0) } ?? "regular" }

  /// A frame of fixed size around an element.
  mutating func framed(
    _ number: Int, _ element: Element, width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
  ) -> Element {
    part(number, .frame(width: width, height: height, alignment: alignment), [element], type: "Frame")
  }

  /// A frame that takes all available width.
  mutating func widened(_ number: Int, _ element: Element, _ alignment: HorizontalAlignment = .center) -> Element {
    let frame = FlexibleFrame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    return part(number, .modifier(.flexibleFrame(frame)), [element], type: "Frame")
  }

  /// A child with another font, named as a static member of `Font`.
  mutating func styled(_ field: String, font: Name, isBold: Bool = false) -> ViewNode {
    child(field, in: environment(font: font, isBold: isBold))
  }

  /// This view's environment with a system font.
  func environment(font: Name, isBold: Bool = false, lineLimit: Int? = nil) -> EnvironmentStore {
    let key = "font \(font.text) \(isBold) \(lineLimit ?? 0)"
    let font = graph.font(font, isBold: isBold)
    return environment(key) { store in
      let limited = lineLimit.map { store.setting(.property("lineLimit"), Value.int($0).wrapped) } ?? store
      return font.map { limited.setting(.property("font"), $0.wrapped) } ?? limited
    }
  }
}

extension Graph {
  /// A text style as a `Font` value.
  func font(_ name: Name, isBold: Bool) -> Value? {
    let type = analyzer.known("Font")
    guard let font = try? machine.staticValue(name, of: type) else { return nil }
    guard isBold, let member = analyzer.memberDecls("bold", of: machine.types.decl(type)).first else { return font }
    return (try? machine.call(member, of: type, on: font, [])) ?? font
  }
}
