import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The look that a program gives to a bar: `toolbarBackground`, `toolbarColorScheme`.
struct BarLook: Equatable {
  /// The paint of the background.
  var paint: Paint?
  /// Whether the background is always or never there; `nil` if the bar decides.
  var isShown: Bool?
  /// The name of the colour scheme of the bar's texts.
  var scheme: String?

  /// Takes over what another modifier sets.
  mutating func add(_ other: BarLook) {
    paint = paint ?? other.paint
    isShown = isShown ?? other.isShown
    scheme = scheme ?? other.scheme
  }
}

extension ViewUpdate {
  /// The bars that a `ToolbarAppearanceModifier` names, without which it is about the bars at the top and the bottom.
  var namedBars: [String] {
    let names = graph.elements(field("bars")).map { graph.text(machine.fieldValue("name", of: $0)) }
    return names.isEmpty || names.contains("automatic") ? names + ["navigationBar"] : names
  }

  /// The look that a `ToolbarAppearanceModifier` sets.
  func barLook() throws -> BarLook {
    func given(_ name: String) -> Value? {
      let value = field(name)
      return value.isNothing ? nil : value.filled
    }
    return BarLook(
      paint: try given("background").map { try paints.paint($0) },
      isShown: given("backgroundVisibility").flatMap { graph.caseName($0) }.flatMap { name in
        name == "automatic" ? nil : name == "visible"
      },
      scheme: given("colorScheme").flatMap { graph.caseName($0) })
  }

  /// A bar with the background of its look up to the edge of the screen.
  ///
  /// Without a look of the program, the bars of the older look have the system's ground where they stand over content. Its
  /// tone is an [approximation].
  mutating func grounded(_ number: Int, _ bar: Element, _ look: BarLook) throws -> Element {
    let tone = paints.isDark ? 0.09 : 0.976
    let standard = Paint(red: tone, green: tone, blue: tone, opacity: 0.94)
    guard !graph.isInCells, look.isShown == true, let paint = look.paint ?? (graph.isGlass ? nil : standard) else {
      return bar
    }
    let ground = part(number, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: paint)), type: "Ground")
    let whole = part(number + 1, .modifier(.ignoresSafeArea(.all, .all)), [ground], type: "Ground")
    let made = part(number + 2, .decoration(.background(.center)), [bar, whole], type: bar.type)
    made.children = [whole, bar]
    return made
  }

  /// The environment of the texts of a stack's bar in a colour scheme; `nil` for that of the stack.
  func barEnvironment(of stack: NavigationBox, _ scheme: String?) -> EnvironmentStore? {
    guard let scheme, !graph.isInCells,
      let value = try? machine.staticValue(Name(scheme), of: graph.analyzer.known("ColorScheme"))
    else { return nil }
    let key = "scheme \(scheme)"
    if let kept = stack.environments[key], kept.outer === environment { return kept.inner }
    let inner = environment.setting(.property("colorScheme"), value)
    stack.environments[key] = EnvironmentMemory(environment, inner)
    return inner
  }
}

extension Graph {
  /// Whether an element contains a view that scrolls vertically, whose content is then below the bars.
  func holdsScrollView(_ element: Element) -> Bool {
    var open = [element]
    while let next = open.popLast() {
      if let layout = next.layout, case .modifier(.scrollView(let scroll)) = engine.kind(of: layout),
        scroll.axes.contains(.vertical)
      {
        return true
      }
      open += next.children
    }
    return false
  }
}
