import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The appearance of a sheet.
struct SheetLook: Equatable {
  /// The height in points; `nil` for the whole screen.
  var height: Double?
  var hasIndicator = false
  var corner: Double
  /// The compact adaptation of a popover.
  var adaptation: String?
  /// Whether the content behind the sheet is interactive.
  var lets = false
  /// The number of the background that its content has set.
  var ground = 0
  var sizing = SheetSizing.automatic
}

/// The options that the content of a presentation sets directly, not as preferences.
final class SheetOptions: Box {
  static let key = EnvironmentStore.Key.own("sheet options")
  private var detents: Value?
  private var selection: BindingLocation?
  private var interaction: Value?
  /// The height of the detent to which the user has dragged the sheet.
  fileprivate var pulled: Double?
  /// The background view (`AnyView`) that replaces the system's.
  private(set) var ground: Value?
  /// The size of the sheet where there is room beside it.
  var sizing = SheetSizing.automatic
  private var groundCount = 0

  /// Sets a `_PresentationOption.Option`.
  func take(_ option: Value, in graph: Graph) {
    let payload = graph.payload(option)
    switch graph.kind(of: option, as: SheetOptionKind.self) {
    case .detents: (detents, selection) = (payload.first, payload.last?.bindingLocation)
    case .backgroundInteraction: interaction = payload.first
    case .background:
      guard let given = payload.first, !(ground?.isSameBox(as: given) ?? false) else { return }
      ground = given
      groundCount += 1
    case .contentInteraction, nil: break
    }
  }

  /// Drags the sheet to a height. It settles at the nearest detent.
  fileprivate func pull(to height: Double, of detents: [Value], in graph: Graph, _ screen: Double) throws {
    let heights = detents.compactMap { detent in graph.height(of: detent, screen).map { (detent, min($0, screen)) } }
    guard let nearest = heights.min(by: { abs($0.1 - height) < abs($1.1 - height) }) else { return }
    pulled = graph.height(of: nearest.0, screen)
    if let selection { try selection.set(nearest.0) }
  }

  /// The detents set as an option.
  fileprivate func detents(in graph: Graph) -> [Value]? { detents.map { graph.members(ofSet: $0) } }

  /// Applies the options to the appearance of the sheet.
  fileprivate func change(_ look: inout SheetLook, _ hasIndicator: String?, in graph: Graph, _ screen: Double) {
    look.ground = groundCount
    look.sizing = sizing
    if let detents {
      let all = graph.members(ofSet: detents)
      let chosen = (try? selection?.get()).flatMap { graph.height(of: $0, screen) }
      let heights = all.compactMap { graph.height(of: $0, screen) }
      let height = chosen ?? pulled.flatMap { heights.contains($0) ? $0 : nil } ?? heights.min() ?? .infinity
      look.height = height < screen ? height : nil
      look.hasIndicator = hasIndicator == "visible" || hasIndicator != "hidden" && all.count > 1
    }
    guard let interaction, case .bool(true)? = graph.machine.fieldValue("isEnabled", of: interaction)?.unwrapped else {
      return
    }
    let highest = graph.machine.fieldValue("detent", of: interaction)
      .flatMap { $0.isNothing ? nil : $0.unwrapped }.flatMap { graph.height(of: $0, screen) }
    look.lets = (look.height ?? .infinity) <= (highest ?? .infinity)
  }
}

/// The options of the catalogue's `_PresentationOption`.
enum SheetOptionKind: String, CatalogueEnum {
  static let typeName = "_PresentationOption.Option"
  case detents, background, contentInteraction, backgroundInteraction
}

/// The visible sheets, updated when the options of their content change.
final class SheetLooks: GraphService {
  private unowned let graph: Graph
  private var sheets: [(node: () -> ViewNode?, look: SheetLook)] = []

  init(_ graph: Graph) { self.graph = graph }

  func set(_ look: SheetLook, of node: ViewNode) {
    remove(node)
    sheets.append(({ [weak node] in node }, look))
  }

  /// Removes the sheet of a view.
  func remove(_ node: ViewNode) { sheets.removeAll { $0.node().map { $0 === node } ?? true } }

  func settle() {
    for (node, look) in sheets {
      guard let node = node(), node.isAlive, graph.sheetLook(of: node) != look else { continue }
      graph.invalidate(node, .input)
    }
  }
}

extension ViewNode {
  /// The presented child: the last one that is not a background.
  var presentedContent: ViewNode? { children.last { $0.key != ViewNode.groundKey } }

  static var groundKey: ChildKey { .field("ground") }
}

extension Graph {
  /// The appearance of the sheet that a node presents.
  func sheetLook(of node: ViewNode) -> SheetLook {
    let screen = surface?.size.height ?? 0
    var look = SheetLook(corner: isGlass ? 39 : 10)
    let own = (node.memory as? PresentationMemory)?.options
    guard let content = node.presentedContent,
      let options = preference(analyzer.known("PresentationOptionsPreferenceKey"), of: content)
    else {
      own?.change(&look, nil, in: self, screen)
      return look
    }
    func part(_ name: String) -> Value? {
      machine.fieldValue(name, of: options).flatMap { $0.isNothing ? nil : $0.unwrapped }
    }
    if let corner = part("cornerRadius").flatMap({ length($0) }) { look.corner = corner }
    look.adaptation = part("compactAdaptation").map { text(machine.fieldValue("name", of: $0)) }
    let indicator = part("dragIndicator").flatMap { caseName($0) }
    let heights = (part("detents").map { members(ofSet: $0) } ?? []).compactMap { height(of: $0, screen) }
    // It starts at its lowest detent.
    if let least = own?.pulled.flatMap({ heights.contains($0) ? $0 : nil }) ?? heights.min(), least < screen {
      look.height = least
    }
    look.hasIndicator = indicator == "visible" || indicator != "hidden" && heights.count > 1
    own?.change(&look, indicator, in: self, screen)
    return look
  }

  /// The detents of the sheet that a node presents.
  fileprivate func detents(of node: ViewNode) -> [Value] {
    if let own = (node.memory as? PresentationMemory)?.options.detents(in: self) { return own }
    guard let content = node.presentedContent,
      let options = preference(analyzer.known("PresentationOptionsPreferenceKey"), of: content),
      let given = machine.fieldValue("detents", of: options), !given.isNothing, let set = given.unwrapped
    else { return [] }
    return members(ofSet: set)
  }

  fileprivate func height(of detent: Value, _ screen: Double) -> Double? {
    guard let kind = machine.fieldValue("kind", of: detent) else { return nil }
    let number = payload(kind).first.flatMap { length($0) }
    switch machine.caseName(kind) {
    case "medium": return screen * 351 / 667
    case "fraction": return number.map { $0 * screen }
    case "height": return number
    default: return .infinity
    }
  }
}

/// Sheets in points: cards at the bottom of the screen, with the height of their detent.
extension ViewUpdate {
  /// The card of a sheet above a dimmed screen.
  mutating func sheetInPoints(_ content: [Element], _ memory: PresentationMemory) -> Element {
    let surface = graph.surface
    let (screen, safe) = (surface?.size.height ?? 0, surface?.safeArea ?? .zero)
    let look = graph.sheetLook(of: node)
    graph.service(SheetLooks.self).set(look, of: node)
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let screenContent = part(19, .modifier(.flexibleFrame(fill)), content, type: "Screen")
    let isLow = look.height != nil
    // With Liquid Glass, a partial-height sheet floats slightly above the edges.
    let margin: Double = isLow && graph.isGlass ? 6 : 0
    // The rounded bottom corners are outside of the screen.
    let below = isLow && graph.isGlass ? 0 : look.corner + safe.bottom
    // The content extends below the card with it.
    let corner = look.corner
    let outline = ShapePath { rect in
      DrawnPath.roundedRectangle(
        Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + below), cornerRadius: corner,
        style: .continuous)
    }
    let inner = part(
      20, .modifier(.clipped), [screenContent], .clipShape(ShapeDrawing(outline: .path(outline), paint: paper)),
      type: "Screen")
    let ground = ground(ShapeDrawing(outline: .rounded(look.corner), paint: paper), memory)
    let whole = part(
      22, .modifier(.padding(EdgeInsets(top: 0, leading: 0, bottom: -below, trailing: 0))), [ground], type: "Ground")
    let bottom = margin - (isLow && margin > 0 ? safe.bottom : 0)
    var card = part(23, .decoration(.background(.center)), [inner, whole], type: "Sheet")
    card.children = [whole, inner]
    if look.hasIndicator {
      let capsule = ShapeDrawing(outline: .capsule, paint: Paint(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
      let handle = framed(27, part(26, .shape, [], .shape(capsule), type: "Handle"), width: 36, height: 5)
      let low = part(
        28, .modifier(.padding(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))), [handle], type: "Handle")
      card = part(
        29, .decoration(.overlay(Alignment(horizontal: .center, vertical: .top))), [card, low], type: "Sheet")
    }
    let height = look.height.map { min($0, screen - safe.top) - (margin > 0 ? 0 : safe.bottom) }
    let top = max(11, 31 - safe.top)
    let sized: Element
    if let height {
      sized = framed(30, card, height: max(height, 44))
    } else {
      sized = part(
        30, .modifier(.padding(EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))), [card], type: "Sheet")
    }
    sized.actions.pull = pull(look, memory)
    let place = part(
      31, .modifier(.padding(EdgeInsets(top: 0, leading: margin, bottom: bottom, trailing: margin))), [sized],
      type: "Sheet")
    return dimmed(40, place, Alignment(horizontal: .center, vertical: .bottom), isClear: look.lets)
  }

  /// The drag action of a sheet: it settles at the nearest detent, or is dismissed below half of its minimum height.
  func pull(_ look: SheetLook, _ memory: PresentationMemory) -> (Double) -> Bool {
    let (graph, node) = (graph, node)
    let screen = graph.surface?.size.height ?? 0
    let now = min(look.height ?? screen, screen)
    return { [weak node] distance in
      guard let node, node.isAlive else { return false }
      let detents = graph.detents(of: node)
      let least = min(detents.compactMap { graph.height(of: $0, screen) }.min() ?? now, now)
      if now - distance < least / 2, graph.isDismissible(node) {
        graph.perform { try graph.act(node, memory.close) }
        return true
      }
      guard detents.count > 1 else { return false }
      graph.perform {
        try memory.options.pull(to: now - distance, of: detents, in: graph, screen)
        graph.invalidate(node, .property("detents"))
      }
      return true
    }
  }

  /// The background of a presentation, in the shape of its card: the one that the content sets, or the system's.
  mutating func ground(_ shape: ShapeDrawing, _ memory: PresentationMemory) -> Element {
    guard let given = memory.options.ground else {
      return part(21, .color, [], .shape(shape), type: "_ShapeView")
    }
    let made = child(
      ViewNode.groundKey, given, graph.analyzer.known("AnyView"), segment: ".presentationBackground",
      in: presentedEnvironment(memory))
    // It fills the card, whatever its ideal size.
    let fill = FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    let stack = part(60, .zStack(), made.elements, type: "ZStack")
    let frame = part(61, .modifier(.flexibleFrame(fill)), [stack], type: "Frame")
    return part(62, .modifier(.clipped), [frame], .clipShape(shape), type: "Ground")
  }

  /// An element with the background of its presentation.
  mutating func grounded(_ element: Element, _ shape: ShapeDrawing, _ memory: PresentationMemory) -> Element {
    let ground = ground(shape, memory)
    let made = part(22, .decoration(.background(.center)), [element, ground], type: "Background")
    made.children = [ground, element]
    return made
  }

  /// A full-screen cover, with its background behind bars and insets.
  mutating func covering(_ screen: Element, _ memory: PresentationMemory) -> Element {
    let ground = ground(ShapeDrawing(outline: .rectangle, paint: paper), memory)
    let whole = part(22, .modifier(.ignoresSafeArea(.all, .all)), [ground], type: "Ground")
    let made = part(23, .decoration(.background(.center)), [screen, whole], type: "Cover")
    made.children = [whole, screen]
    return made
  }
}
