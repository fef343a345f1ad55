import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The bar of a tab view.
extension ViewUpdate {
  /// The tab bar in points: floating, or with the full width.
  mutating func tabBarInPoints(
    _ tabs: [Element], _ chosen: Int, _ look: BarLook, _ choose: @escaping (Int) throws -> Void
  ) throws -> Element {
    var items: [Element] = []
    let isGlass = graph.isGlass
    let below = graph.surface?.safeArea.bottom ?? 0
    for (index, tab) in tabs.enumerated() {
      let label = tab.tab?.label ?? []
      var content = part(2000 + index, .vStack(spacing: 1), label, type: "VStack")
      if let badge = tab.tab?.badge { content = badged(content, badge, 1000 + index * 10) }
      let wide = FlexibleFrame(maxWidth: isGlass ? 94 : .infinity, minHeight: isGlass ? 54 : 49, maxHeight: 54)
      var item = part(3000 + index, .modifier(.flexibleFrame(wide)), [content], type: "TabItem")
      if isGlass, index == chosen {
        item = backed(4000 + index * 2, item, by: ShapeDrawing(outline: .capsule, paint: fillPaint))
      }
      item.title = title(of: label)
      item.actions.tap = event { try choose(index) }
      items.append(item)
    }
    // The search tab is on separate glass, without its title.
    let search = isGlass && items.count > 1 && tabs.last?.tab?.isSearch == true ? items.popLast() : nil
    let row = part(2, .hStack(spacing: 0), items, type: "HStack")
    if isGlass {
      var bar = glass(7, padded(5, [row], EdgeInsets(2, on: .all)))
      if let search {
        let isChosen = chosen == tabs.count - 1
        let name = tabs.last?.tab?.label?.lazy.compactMap { $0.symbolName }.first ?? "magnifyingglass"
        let icon = symbol(20, name, isChosen ? try accent : try paints.foreground, size: 22, weight: .medium)
        let round = glass(22, framed(21, icon, width: 58, height: 58), outline: .circle)
        (round.title, round.actions) = (search.title, search.actions)
        bar = part(24, .hStack(spacing: 8), [bar, space(25, minLength: 0), round], type: "HStack")
      }
      bar = withAccessory(bar)
      // The bar floats above the bottom edge, partly in the safe area.
      let height = max(83 - below, 49) + accessoryRoom
      let place = FlexibleFrame(
        maxWidth: .infinity, minHeight: height, maxHeight: height,
        alignment: Alignment(horizontal: .center, vertical: .bottom))
      let insets = EdgeInsets(top: 0, leading: 16, bottom: 23 - below, trailing: 16)
      let low = part(9, .modifier(.padding(insets)), [bar], type: "TabBar")
      return part(3, .modifier(.flexibleFrame(place)), [low], type: "TabBar")
    }
    let line = framed(
      13, part(12, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: try paints.separator)), type: "Line"),
      height: 1 / engine.metrics.pixels.scale)
    let stack = part(14, .vStack(spacing: 0), [line, row], type: "VStack")
    var look = look
    look.isShown = look.isShown ?? true
    return withAccessory(try grounded(30, part(3, .modifier(.passThrough), [stack], type: "TabBar"), look))
  }

  /// A label with a badge at its corner.
  private mutating func badged(_ content: Element, _ badge: String, _ number: Int) -> Element {
    let white = Paint(red: 1, green: 1, blue: 1)
    let run = TextDrawing.Run(text: badge, paint: white)
    let font = TextFont(size: 12)
    let text = part(
      number, .text(TextContent(runs: [TextRun(badge, font: font)])), [], .text(TextDrawing(runs: [run])),
      type: "Badge")
    let inset = padded(number + 1, [text], EdgeInsets(top: 1, leading: 5, bottom: 1, trailing: 5))
    let frame = part(
      number + 3, .modifier(.flexibleFrame(FlexibleFrame(minWidth: 18, minHeight: 18))), [inset], type: "Badge")
    let shape = ShapeDrawing(outline: .capsule, paint: Paint(red: 1, green: 0.23, blue: 0.19))
    let backed = backed(number + 4, frame, by: shape)
    let moved = part(number + 6, .modifier(.offset(Point(x: 10, y: -4))), [backed], type: "Badge")
    return part(
      number + 7, .decoration(.overlay(Alignment(horizontal: .trailing, vertical: .top))), [content, moved],
      type: "Badge")
  }

  /// A row with the titles of the tabs, in a terminal.
  mutating func tabBar(_ tabs: [Element], _ chosen: Int, _ choose: @escaping (Int) throws -> Void) -> Element {
    var items: [Element] = []
    for (index, tab) in tabs.enumerated() {
      var label = tab.tab?.label ?? []
      if let badge = tab.tab?.badge {
        let run = TextDrawing.Run(text: badge, paint: Paint(red: 1, green: 0.23, blue: 0.19), isBold: true)
        label.append(
          part(1000 + index, .text(TextContent(badge)), [], .text(TextDrawing(runs: [run])), type: "Badge"))
      }
      let frame = FlexibleFrame(maxWidth: .infinity)
      let content = part(2000 + index, .hStack(spacing: 4), label, type: "HStack")
      let item = part(3000 + index, .modifier(.flexibleFrame(frame)), [content], type: "TabItem")
      item.title = title(of: tab.tab?.label ?? [])
      item.actions.tap = event { try choose(index) }
      items.append(item)
    }
    let row = part(2, .hStack(spacing: 0), items, type: "HStack")
    // The bar floats above the bottom edge.
    let place = FlexibleFrame(
      maxWidth: .infinity, minHeight: 83, maxHeight: 83, alignment: Alignment(horizontal: .center, vertical: .center))
    return withAccessory(part(3, .modifier(.flexibleFrame(place)), [row], type: "TabBar"))
  }
}

extension Element {
  /// The name of the first symbol in the element.
  fileprivate var symbolName: String? { picture ?? children.lazy.compactMap(\.symbolName).first }
}
