import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The tab bar at the top: on an iPad since iPadOS 18, and on a Mac.
extension ViewUpdate {
  /// Whether the tab bar is at the top.
  var hasTabsOnTop: Bool {
    guard !graph.isInCells else { return false }
    switch graph.typeScale {
    case .mac, .television: return true
    case .watch: return false
    case .room: return true
    case .phone:
      return isInRegularWidth && graph.analyzer.program.configuration.sdk >= 18
    }
  }

  /// The screen with the tab titles: in the button row of the screen's navigation bar, or else above the screen. The
  /// lengths are judged by appearance. [approximation]
  mutating func topTabBar(
    _ tabs: TabsBox, _ screen: Element, _ all: [Element], _ chosen: Int, _ choose: @escaping (Int) throws -> Void
  ) throws {
    let isOnMac = graph.typeScale == .mac
    var items: [Element] = []
    for (index, tab) in all.enumerated() {
      let label = tab.tab?.label ?? []
      let inset = padded(2000 + index * 2, label, EdgeInsets(isOnMac ? 10 : 16, on: .horizontal))
      let high = FlexibleFrame(minHeight: isOnMac ? 20 : 36)
      var item = part(4000 + index, .modifier(.flexibleFrame(high)), [inset], type: "TabItem")
      if index == chosen {
        item = backed(5000 + index * 2, item, by: ShapeDrawing(outline: .capsule, paint: fillPaint))
      }
      item.title = title(of: label)
      item.actions.tap = event { try choose(index) }
      items.append(item)
    }
    let row = part(2, .hStack(spacing: 0), items, type: "HStack")
    let bar = glass(7, padded(5, [row], EdgeInsets(isOnMac ? 2 : 4, on: .all)))
    let place = FlexibleFrame(maxWidth: .infinity, minHeight: isOnMac ? 36 : 64)
    let whole = part(3, .modifier(.flexibleFrame(place)), [bar], type: "TabBar")
    let shown = all.indices.contains(chosen) ? all[chosen].node.children : []
    let hasBars = !isOnMac && !graph.stacks(among: shown).isEmpty
    if hasBars != tabs.isOverBars {
      tabs.isOverBars = hasBars
      for node in graph.stacks(among: shown) { graph.invalidate(node, .input) }
    }
    if hasBars { return _ = container(.overlay(Alignment(horizontal: .center, vertical: .top)), [screen, whole]) }
    container(.decoration(.safeAreaInset(SafeAreaInset(edge: .top, spacing: 0))), [screen, whole])
  }

  /// Moves the bar after an update of the selected tab, if its content has changed to or from a navigation stack.
  func placeTopTabBar() {
    guard hasTabsOnTop, graph.typeScale != .mac, let tabs = environment.tabs, let bar = tabs.node,
      graph.stacks(among: children).isEmpty == tabs.isOverBars
    else { return }
    graph.invalidate(bar, .input)
  }
}

extension Graph {
  /// The navigation stacks among views, possibly inside of modifiers and conditions.
  fileprivate func stacks(among nodes: [ViewNode]) -> [ViewNode] {
    nodes.compactMap { child in
      var current = child
      while true {
        if current.memory is NavigationBox { return current }
        guard current.children.count == 1, let inner = current.children.first else { return nil }
        current = inner
      }
    }
  }
}

extension EnvironmentStore {
  /// Whether the view is a tab label at the top, which has no icon.
  var isInTopTabBar: Bool { if case .bool(true)? = self[TabsBox.topKey] { true } else { false } }
}
