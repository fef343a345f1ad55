import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The bars of all navigation containers, updated when the title preferences of their content change.
final class NavigationBars: GraphService {
  private unowned let graph: Graph
  private var stacks: [(node: () -> ViewNode?, box: NavigationBox)] = []

  init(_ graph: Graph) { self.graph = graph }

  func add(_ node: ViewNode, _ box: NavigationBox) { stacks.append(({ [weak node] in node }, box)) }

  func remove(_ node: ViewNode) { stacks.removeAll { $0.node().map { $0 === node } ?? true } }

  /// Handles a rotation of the device, which can change the visible columns.
  func turn() {
    for (node, box) in stacks where !box.columnBoxes.isEmpty {
      if let node = node(), node.isAlive { graph.invalidate(node, .input) }
    }
  }

  func settle() {
    for (node, box) in stacks {
      guard let node = node(), node.isAlive else { continue }
      let titles = graph.titles(of: box.shown)
      if !graph.areSame(titles, box.titles) { graph.invalidate(node, .input) }
    }
  }
}

extension Element {
  /// Whether it is a spacer, possibly inside of modifiers.
  fileprivate var isSpace: Bool {
    if case .spacer = drawing { return true }
    return children.count == 1 && children[0].isSpace
  }

  /// Whether it is a search field, or the place of one, among the items of a bar.
  fileprivate var isSearch: Bool { traits[BarMemory.searchTrait] != nil }

  /// Whether it has its own glass background, possibly inside of modifiers.
  fileprivate var isRaised: Bool { isOnOwnGlass || children.count == 1 && children[0].isRaised }

  /// Whether it contains no disabled control.
  var isUsable: Bool { actions.isEnabled && children.allSatisfy { $0.isUsable } }

  /// Whether it shows only a symbol.
  fileprivate var isSymbol: Bool {
    var symbols = 0
    var open = [self]
    while let element = open.popLast() {
      switch element.drawing {
      case .image: symbols += 1
      case .none: break
      case .text, .shape, .picture, .divider, .track, .spacer, .opacity, .clip, .clipShape, .mask, .effect, .canvas,
        .hidden, .fault:
        return false
      }
      open += element.children
    }
    return symbols == 1
  }
}

extension Graph {
  /// The preference keys of the top bar, in order.
  var titleKeys: [TypeID] {
    ["NavigationTitleKey", "NavigationBarHiddenKey", "NavigationBarBackButtonHiddenKey"].map {
      analyzer.known(Name($0))
    }
  }

  /// The title preferences of screens; `.void` for those that are not set.
  fileprivate func titles(of screens: [ViewNode]) -> [Value] {
    let keys = titleKeys
    return screens.flatMap { screen in keys.map { preference($0, of: screen) ?? .void } }
  }

  fileprivate func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    guard left.count == right.count else { return false }
    let types = titleKeys.map { preferenceType($0) }
    for (index, (one, other)) in zip(left, right).enumerated() where !one.isSameBox(as: other) {
      if one.isNothing || other.isNothing || !isSame(one, other, types[index % types.count]) { return false }
    }
    return true
  }
}

/// The title preferences of a screen.
private struct ScreenTitle {
  var text: Value?
  var subtitle: Value?
  var mode: String?
  var isHidden = false
  var hidesBack = false
}

extension ViewUpdate {
  /// The height of the navigation bar, in points.
  private var barHeight: Double {
    switch barScale {
    case .phone: graph.isInCells || graph.isGlass ? 64 : 44
    case .mac: 52
    // Its content is beside the clock.
    case .watch: 0
    case .television: 100
    case .room: 92
    }
  }
  /// The side of a bar's items on glass. That in a Mac's toolbar is an [approximation].
  private var itemSide: Double { barScale == .mac ? 36 : 44 }
  /// Whether the bar is on the panel of a Mac's sidebar, on which items have no glass of their own. [believed]
  private var isOnPanel: Bool { isOnMac && graph.isGlass && environment.isSidebar }
  private var largeTitleHeight: Double { barScale == .watch ? 42 : 52.5 }

  /// The width of a search field in the toolbar of a Mac's window, in points. [approximation]
  private static let searchWidth = 200.0

  /// The platform of the bar metrics.
  private var barScale: TypeScale { graph.isInCells ? .phone : graph.typeScale }

  private func title(_ values: ArraySlice<Value>) -> ScreenTitle {
    var result = ScreenTitle()
    guard let first = values.first else { return result }
    result.text = machine.fieldValue("title", of: first)?.unwrapped
    result.subtitle = machine.fieldValue("subtitle", of: first)?.unwrapped
    result.mode = machine.fieldValue("displayMode", of: first)?.unwrapped.flatMap { graph.caseName($0) }
    if result.mode == nil, let mode = machine.fieldValue("toolbarDisplayMode", of: first)?.unwrapped {
      result.mode = graph.text(machine.fieldValue("name", of: mode))
    }
    if case .bool(true)? = values.dropFirst().first { result.isHidden = true }
    if case .bool(true)? = values.last { result.hidesBack = true }
    return result
  }

  /// Shows the topmost screen of a stack with its bars.
  mutating func bars(of stack: NavigationBox, _ boxes: [ScreenBox]) throws {
    stack.titles = graph.titles(of: stack.shown)
    let all = stack.shown.indices.map { title(stack.titles[($0 * 3)..<($0 * 3 + 3)]) }
    guard let screen = stack.shown.last, let box = boxes.last, let top = all.last else { return }
    // The default display mode is inherited from the previous screen; the first is large.
    var isLarge = true
    for title in all where title.mode != nil && title.mode != "automatic" { isLarge = title.mode != "inline" }
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    var content = part(1, .modifier(.flexibleFrame(fill)), screen.elements, type: "Screen")
    (box.title.content, box.title.height) = (content, 0)
    var search = box.elements(at: .search)
    if let outside = environment.box(EnvironmentStore.outerScreenKey, as: ScreenBox.self) {
      outside.container = node
      if all.count == 1 { search += outside.elements(at: .search) }
    }
    stack.search = []
    if !top.isHidden, !box.hides("navigationBar") {
      stack.search = search
      let look = box.look(of: "navigationBar")
      stack.barEnvironment = barEnvironment(of: stack, look.scheme)
      // In a Mac's window the search field is at the end of the bar; in the first column it is below the bar.
      let isInBar = isOnMac && !environment.isSidebar
      var bar = try navigationBar(
        stack, box, top, before: all.dropLast().last, isLarge: isLarge, index: all.count - 1,
        search: isInBar ? search : [])
      if search.contains(where: { $0.traits[BarMemory.hiddenBarTrait] != nil }) {
        // The space above the field is from memory. [believed]
        let above = EdgeInsets(top: graph.isInCells ? 0 : 6, leading: 0, bottom: 0, trailing: 0)
        let fields = part(8, .vStack(spacing: 0), search, type: "NavigationBar")
        bar = part(25, .modifier(.padding(above)), [fields], type: "NavigationBar")
      } else if !search.isEmpty, !isInBar {
        bar = part(8, .vStack(spacing: 0), [bar] + search, type: "NavigationBar")
      }
      bar = try grounded(430, bar, look)
      // The toolbar of a Mac's window is not part of the content, which a window may fit.
      content =
        isOnMac
        ? part(2, .vStack(spacing: 0), [bar, content], type: "Screen")
        : part(2, .decoration(.safeAreaInset(SafeAreaInset(edge: .top, spacing: 0))), [content, bar], type: "Screen")
      // The bar comes before its content in view order.
      if graph.isInCells { content.children = [bar] + content.children.filter { $0 !== bar } }
    }
    var below = box.elements(at: .searchBelow)
    if all.count == 1, let outside = environment.box(EnvironmentStore.outerScreenKey, as: ScreenBox.self) {
      below += outside.elements(at: .searchBelow)
    }
    let bottom = bottomItems(of: box, &below)
    if !below.isEmpty {
      let bar = part(9, .vStack(spacing: 0), below, type: "BottomBar")
      content = part(
        7, .decoration(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))), [content, bar], type: "Screen")
    }
    if !bottom.isEmpty, !box.hides("bottomBar") {
      var items: [Element] = []
      for (index, item) in raised(bottom, from: 500).enumerated() {
        if index > 0 { items.append(space(60 + index)) }
        items.append(item)
      }
      // A search field has insets of its own.
      let insets = EdgeInsets(
        top: 0, leading: bottom.first?.isSearch ?? false ? 0 : 16, bottom: 0,
        trailing: bottom.last?.isSearch ?? false ? 0 : 16)
      let row = padded(40, [part(42, .hStack(), items, type: "HStack")], insets)
      var look = box.look(of: "bottomBar")
      look.isShown = look.isShown ?? screen.elements.contains { graph.holdsScrollView($0) }
      let bar = try grounded(
        440,
        part(
          43, .modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, minHeight: 48))), [row], type: "BottomBar"),
        look)
      content = part(
        3, .decoration(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))), [content, bar], type: "Screen")
    }
    let above = keyboardItems(of: box)
    if !above.isEmpty {
      content = part(
        27, .decoration(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))),
        [content, keyboardBar(above)], type: "Screen")
    }
    // UIKit's navigation controller gets its safe area from the window.
    let made = container(.modifier(.keepsSafeArea), [content])
    made.actions.back =
      all.count > 1
      ? { [weak node] in
        guard let node, node.isAlive else { return }
        stack.graph.perform { try stack.pop(to: stack.shown.count - 1) }
      } : nil
  }

  /// The items of the bottom bar, with the search fields in the place that the program gives them among the items.
  private func bottomItems(of box: ScreenBox, _ below: inout [Element]) -> [Element] {
    var items = box.elements(at: .bottom)
    guard let place = items.firstIndex(where: { $0.traits[BarMemory.searchTrait] != nil }) else { return items }
    let fields = below
    below = []
    // The field takes the space around it.
    for neighbour in [place + 1, place - 1]
    where items.indices.contains(neighbour) && items[neighbour].traits[BarMemory.splitTrait] != nil {
      items.remove(at: neighbour)
    }
    guard let found = items.firstIndex(where: { $0.traits[BarMemory.searchTrait] != nil }) else { return items }
    let mark = items[found].traits[BarMemory.searchTrait]
    for field in fields { field.traits[BarMemory.searchTrait] = mark }
    items.replaceSubrange(found...found, with: fields)
    return items
  }

  private mutating func navigationBar(
    _ stack: NavigationBox, _ box: ScreenBox, _ top: ScreenTitle, before: ScreenTitle?, isLarge: Bool, index: Int,
    search: [Element]
  ) throws -> Element {
    var leading: [Element] = []
    if index > 0, !top.hidesBack {
      let name = before?.text.flatMap { plainText($0) } ?? "Back"
      let inCells = graph.typeScale == .watch ? "‹" : "‹ " + name
      let back = graph.isInCells ? try controlText(10, inCells) : try backButton(name)
      back.title = "Back"
      back.actions.tap = event { try stack.pop(to: stack.shown.count - 1) }
      leading.append(back)
    }
    if index == 0, let split = stack.sidebar, !box.hides("sidebarToggle") {
      let toggle = try mark(
        410, "◧", "sidebar.leading", graph.isGlass ? paints.foreground : nil, size: barScale == .mac ? 16 : 19)
      // A single cell is hard to hit.
      let place =
        graph.isInCells
        ? padded(411, [toggle], EdgeInsets(8, on: .horizontal)) : framed(411, toggle, width: itemSide, height: itemSide)
      let button = graph.isInCells || !graph.isGlass || isOnPanel ? place : glass(413, place)
      button.title = "Sidebar"
      button.actions.tap = event { try split.toggleSidebar?() }
      leading.append(button)
    }
    leading += raised(box.elements(at: .leading), from: 200)
    let trailing =
      raised(box.elements(at: .trailing), from: 300)
      + search.enumerated().map { index, field in
        let frame = FlexibleFrame(minWidth: 80, idealWidth: ViewUpdate.searchWidth, maxWidth: ViewUpdate.searchWidth)
        return part(420 + index, .modifier(.flexibleFrame(frame)), [field], type: "Frame")
      }
    let principal = box.elements(at: .center)
    let isLarge = isLarge && top.text != nil && principal.isEmpty && barScale != .mac
    // A subtitle needs a line more. Its height is from memory. [believed]
    let height = largeTitleHeight + (top.subtitle == nil || graph.isInCells ? 0 : 18)
    if isLarge { box.title.height = height } else { box.title = CollapsingTitle() }
    let showsLarge = isLarge && !box.title.isHidden
    var center = principal
    if !showsLarge, principal.isEmpty, let text = top.text {
      center = titleText("inline \(index)", text, "headline", stack).elements
      if let subtitle = top.subtitle {
        let below = titleText("subtitle \(index)", subtitle, "caption", stack, isFaint: true).elements
        center = [part(11, .vStack(spacing: 0), center + below, type: "VStack")]
      }
    }
    if !showsLarge, principal.isEmpty, let text = top.text, let head = box.elements(at: .titleMenu).first {
      // The whole title opens the menu.
      let title = part(23, .hStack(spacing: 4), center + [head], type: "TitleMenu")
      (title.title, title.actions) = (plainText(text), head.actions)
      center = [title]
    }
    let gap: Double? = graph.isInCells ? nil : barScale == .mac ? 8 : graph.isGlass ? 10 : 16
    // The title is on the leading side in a window, on a watch, and beside the tabs of an iPad.
    let isLeading = barScale != .phone || environment.tabs?.isOverBars == true
    if isLeading, principal.isEmpty { (leading, center) = (leading + center, []) }
    let sides = part(12, .hStack(spacing: gap), leading + [space(13)] + trailing, type: "HStack")
    let row = part(14, .zStack(), [sides] + center, type: "ZStack")
    var inset = padded(15, [row], EdgeInsets(barScale == .watch ? 8 : 16, on: .horizontal))
    if barScale == .watch { inset = part(24, .modifier(.offset(Point(x: 0, y: -18))), [inset], type: "Offset") }
    let bar = part(17, .frame(height: barHeight), [inset], type: "NavigationBar")
    guard showsLarge, let text = top.text else { return bar }
    // The style on a watch is an [approximation].
    let style = barScale == .watch ? "title2" : "largeTitle"
    var large = titleText("large \(index)", text, style, stack, isBold: true).elements
    if let subtitle = top.subtitle {
      let below = titleText("subtitle \(index)", subtitle, "subheadline", stack, isFaint: true).elements
      large = [part(18, .vStack(alignment: .leading, spacing: 0), large + below, type: "VStack")]
    }
    let place = FlexibleFrame(
      maxWidth: .infinity, minHeight: height, maxHeight: height,
      alignment: Alignment(horizontal: .leading, vertical: .center))
    var title = padded(
      19, [part(21, .modifier(.flexibleFrame(place)), large, type: "LargeTitle")],
      EdgeInsets(barScale == .watch ? 8 : 16, on: .horizontal))
    if box.title.hidden > 0 {
      let rest = part(28, .frame(height: height - box.title.hidden, alignment: .bottom), [title], type: "Frame")
      title = part(29, .modifier(.clipped), [rest], .clip, type: "LargeTitle")
    }
    return part(22, .vStack(spacing: 0), [bar, title], type: "NavigationBar")
  }

  /// A text of a bar. A large title scales with the type size; a title in the button row does not.
  private mutating func titleText(
    _ key: String, _ text: Value, _ style: String, _ stack: NavigationBox, isBold: Bool = false, isFaint: Bool = false
  ) -> ViewNode {
    let outer = stack.barEnvironment ?? environment
    var inside = outer
    if let kept = stack.environments[style], kept.outer === outer {
      inside = kept.inner
    } else if let font = graph.font(Name(style), isBold: isBold) {
      inside = outer.setting(.property("font"), font.wrapped).setting(
        .property("lineLimit"), Value.int(1).wrapped)
      let type = graph.analyzer.known("DynamicTypeSize")
      if ["headline", "caption"].contains(style), let plain = try? machine.staticValue("large", of: type) {
        inside = inside.setting(.property("dynamicTypeSize"), plain)
      }
      if isFaint, let paint = try? PaintResolver(graph, outer).secondary {
        inside = inside.setting(EnvironmentStore.foregroundStyleKey, graph.color(paint))
      }
      stack.environments[style] = EnvironmentMemory(outer, inside)
    }
    return child(.field(key), text, graph.analyzer.known("Text"), segment: "\(name)/.navigationTitle", in: inside)
  }

  /// The back button, in points.
  private mutating func backButton(_ name: String) throws -> Element {
    guard graph.isGlass else {
      let arrow = symbol(401, "chevron.backward", try accent, size: 20, weight: .medium)
      return part(400, .hStack(spacing: 5), [arrow, try controlText(10, name, scales: false)], type: "HStack")
    }
    // The size on a watch, whose bar is as high as its status bar, is an [approximation].
    let (side, size): (Double, Double) =
      switch barScale {
      case .watch: (34, 16)
      case .mac: (itemSide, 16)
      default: (44, 19)
      }
    let arrow = symbol(401, "chevron.backward", try paints.foreground, size: size, weight: .medium)
    return glass(402, framed(400, arrow, width: side, height: side))
  }

  /// The items of a bar. With Liquid Glass, adjacent symbols share a glass background, a text has its own, and a spacer
  /// separates them.
  mutating func raised(_ items: [Element], from number: Int) -> [Element] {
    guard !graph.isInCells, graph.isGlass, !isOnPanel else {
      return items.filter { $0.traits[BarMemory.splitTrait] == nil }
    }
    var result: [Element] = []
    var symbols: [Element] = []
    func place() -> Int { number + result.count * 6 }
    func end() {
      guard !symbols.isEmpty else { return }
      let wide = symbols.enumerated().map { index, item in
        part(place() + 40 + index, .frame(width: symbols.count > 1 ? itemSide + 2 : itemSide), [item], type: "BarItem")
      }
      result.append(raised(wide, place(), inset: 0))
      symbols = []
    }
    for item in items {
      if item.traits[BarMemory.splitTrait] != nil {
        end()
      } else if item.isSearch {
        end()
        result.append(item)
      } else if item.traits[BarMemory.prominentTrait] != nil, item.isUsable, !item.isRaised {
        // A disabled item has plain glass; a button with a tint of its own has glass of that tint.
        end()
        result.append(raised([item], place(), inset: item.isSymbol ? 0 : 11, tint: try? accent))
      } else if item.isSpace {
        end()
        result.append(item)
      } else if item.isRaised {
        end()
        result.append(item)
      } else if item.isSymbol {
        symbols.append(item)
      } else {
        end()
        result.append(raised([item], place(), inset: 11))
      }
    }
    end()
    return result
  }

  /// Items on one glass capsule.
  private mutating func raised(
    _ items: [Element], _ place: Int, inset: Double, tint: Paint? = nil
  ) -> Element {
    let row = items.count > 1 ? [part(place + 5, .hStack(spacing: 0), items, type: "HStack")] : items
    let padded = padded(place, row, EdgeInsets(inset, on: .horizontal))
    let frame = FlexibleFrame(minWidth: itemSide, minHeight: itemSide, maxHeight: itemSide)
    let item = part(place + 2, .modifier(.flexibleFrame(frame)), [padded], type: "BarItem")
    return backed(place + 3, item, by: ShapeDrawing(outline: .capsule, paint: glassPaint(tint)))
  }

  /// The characters of a text.
  func plainText(_ text: Value) -> String? {
    try? TextResolver(graph, environment).resolve(text).drawing.runs.map(\.text).joined()
  }
}
