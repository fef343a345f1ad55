import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Tab views.
extension NativeViewTable {
  mutating func addTabs() {
    view("TabView") { try $0.tabView() }
    view("Tab") { try $0.tab() }
    view("TabContentBuilder.Content") { update in update.pass(update.child(segment: "")) }
    view("AnyTabContent") { update in update.pass(update.child(segment: "")) }
    view("TabSection") { update in update.tabSection() }
    view("_TupleTabContent") { update in
      var elements: [Element] = []
      for (index, tab) in update.graph.elements(update.field("contents")).enumerated() {
        elements += update.child(.index(index), tab, update.graph.analyzer.anyType, segment: String(index)).elements
      }
      update.group(.fixed, elements)
    }
    view("_ModifiedTabContent") { update in
      let content = update.child(segment: "")
      if case .bool(true)? = update.machine.fieldValue("isHidden", of: update.field("modifier")) {
        return update.group(.fixed, [])
      }
      if let badge = update.badge(in: "modifier") {
        for element in content.elements.flatMap({ update.graph.leaves(of: $0) }) { element.tab?.badge = badge }
      }
      update.pass(content)
    }
    view("DefaultTabLabel") { update in
      var parts: [Element] = []
      if !update.environment.isInTopTabBar, let image = update.field("image").unwrapped,
        !update.field("image").isNothing
      {
        let type = update.graph.analyzer.known("Image")
        let inside =
          update.environment.isInTabSidebar
          ? update.accented : update.graph.isInCells ? nil : update.environment(font: "title2")
        parts += update.child(.field("image"), image, type, segment: "DefaultTabLabel", in: inside).elements
      }
      if update.environment.isInTabSidebar {
        return _ = update.container(.hStack(spacing: 6), parts + update.child("title").elements)
      }
      let title = update.child("title", in: update.graph.isInCells ? nil : update.environment(font: "caption2"))
      update.container(.vStack(spacing: update.graph.isInCells ? 0 : 1), parts + title.elements)
    }
    modifier("PlatformItemTraitWriter") { try $0.tabItem() }
    modifier("BadgeModifier") { update in
      let badge = update.badge(in: "label")
      let type = update.graph.analyzer.known("String")
      let isInList = update.environment.isInList
      // A link in the content shows the badge before its chevron.
      let inner =
        isInList
        ? update.content(
          in: update.environment("badge \(badge ?? "")") {
            $0.setting(TabBox.badgeKey, badge.map { .string($0) } ?? .void)
          })
        : update.content()
      update.wrap(inner, .modifier(.passThrough)) { element, content in
        element.tab?.badge = badge
        guard isInList, content.traits[TabBox.shownBadgeTrait] == nil else { return }
        element.traits[TabBox.badgeTrait] = badge.map { TraitValue(value: .string($0), type: type) }
      }
    }
    modifier("_TabViewStyleWriter") { update in
      update.set([(TabsBox.styleKey, update.machine.opened(update.field("style")))])
    }
    modifier("IndexViewStyleModifier") { update in
      update.set([(TabsBox.indexStyleKey, update.machine.opened(update.field("style")))])
    }
    for name in [
      "TabViewCustomizationModifier", "_TabViewAccessory", "AccessibilityDetachedPropertyWriterModifier",
    ] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

extension Element {
  /// The tab of the element.
  var tab: TabBox? { if case .ref(let box)? = traits[TabBox.trait]?.value { box as? TabBox } else { nil } }
}

extension ViewUpdate {
  /// The text of a badge; `nil` for an optional without text.
  fileprivate func badge(in field: String) -> String? {
    let value = self.field(field)
    guard let text = value.unwrapped, !value.isNothing else { return nil }
    guard graph.type(of: text) == graph.analyzer.known("Text") else { return nil }
    return plainText(text)
  }

  private var tabBox: TabBox {
    let node = node
    return memory { TabBox(node) }
  }

  /// Adds the element of a tab, with its content if it was selected before.
  private mutating func place(_ tab: TabBox, _ content: [Element]) {
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let made = container(.modifier(.flexibleFrame(fill)), content, type: "Tab")
    made.traits[TabBox.trait] = TraitValue(value: .ref(tab), type: graph.analyzer.void)
    if tab.isSelected { placeTopTabBar() }
  }

  private func inner(_ tab: TabBox) -> EnvironmentStore {
    tab.environment("content", environment) { $0.setting(TabsBox.listKey, .void) }
  }

  func labelEnvironment(_ tab: TabBox) throws -> EnvironmentStore {
    let plain =
      try graph.isInCells ? paints.secondary : graph.isGlass ? paints.foreground : paints.foreground.faded(0.5)
    let paint = tab.isSelected ? try paints.tint : plain
    // Symbols in the bar use their filled variant.
    let variants =
      graph.isInCells ? nil : try machine.staticValue("fill", of: graph.analyzer.known("SymbolVariants"))
    let (isInPoints, isOnTop) = (!graph.isInCells, hasTabsOnTop)
    let size = isInPoints ? try machine.staticValue("large", of: graph.analyzer.known("DynamicTypeSize")) : nil
    if hasTabSidebar {
      return tab.environment("row", environment) {
        $0.setting(TabsBox.listKey, .void).setting(TabsBox.sidebarKey, .bool(true))
          .setting(.property("lineLimit"), Value.int(1).wrapped)
      }
    }
    return tab.environment("label \(tab.isSelected)", environment) {
      let store = $0.setting(TabsBox.listKey, .void).setting(TabsBox.labelKey, .bool(true))
        .setting(TabsBox.barKey, .bool(isInPoints)).setting(TabsBox.topKey, .bool(isOnTop))
        .setting(.own("foregroundStyle"), graph.color(paint))
        .setting(.property("lineLimit"), Value.int(1).wrapped)
      // The labels of the bar have one size.
      let sized = size.map { store.setting(.property("dynamicTypeSize"), $0) } ?? store
      return variants.map { sized.setting(.property("symbolVariants"), $0) } ?? sized
    }
  }

  fileprivate mutating func tab() throws {
    let tab = tabBox
    let value = field("value")
    if let own = value.unwrapped, !value.isNothing, let type = machine.types.arguments(type).first {
      tab.value = (own, type)
    }
    tab.isSearch = field("role").unwrapped.map { graph.text(machine.fieldValue("name", of: $0)) } == "search"
    let standard = graph.analyzer.known("DefaultTabLabel")
    let label: ViewNode
    if tab.isSearch, machine.catalogueName(fieldType("label")) == "EmptyView",
      let search = try machine.staticValue("_search", of: standard)
    {
      label = child(.field("label"), search, standard, segment: "Tab/label", in: try labelEnvironment(tab))
    } else {
      label = child("label", segment: "Tab/label", in: try labelEnvironment(tab))
    }
    tab.setLabel(label.elements, hasChanged: hasChangedList, in: environment.tabs)
    place(tab, tab.isVisited ? child(in: inner(tab)).elements : [])
  }

  /// `tabItem`: in the list of a tab view the content is only created when it is selected.
  fileprivate mutating func tabItem() throws {
    guard case .bool(true)? = environment[TabsBox.listKey] else { return surround(.modifier(.passThrough)) }
    let tab = tabBox
    let content = tab.isVisited ? self.content(in: inner(tab)) : []
    let label = child(
      .field("label"), field("source"), fieldType("source"), segment: ".tabItem", in: try labelEnvironment(tab))
    tab.setLabel(label.elements, hasChanged: hasChangedList, in: environment.tabs)
    place(tab, content)
  }

  private func tabsBox() -> TabsBox {
    let (graph, node) = (graph, node)
    return memory { TabsBox(graph, node) }
  }

  private func environment(of tabs: TabsBox) -> EnvironmentStore {
    if let kept = tabs.environment, kept.outer === environment { return kept.inner }
    var store = environment.setting(TabsBox.key, .ref(tabs)).setting(TabsBox.listKey, .bool(true))
    if store.tabAccessory != nil { store = store.setting(TabAccessory.key, .void) }
    if let kept = tabs.environment, kept.inner.isSame(as: store) { store = kept.inner }
    tabs.environment = (environment, store)
    return store
  }

  fileprivate mutating func tabView() throws {
    let tabs = tabsBox()
    let content = child(in: environment(of: tabs))
    let given = content.elements.flatMap { graph.leaves(of: $0) }
    let all = given.filter { !($0.tab?.isSearch ?? false) } + given.filter { $0.tab?.isSearch ?? false }
    let selection = field("selection").unwrapped?.bindingLocation
    let selectionType = machine.types.arguments(type).first ?? graph.analyzer.unknownType
    let values = all.map { value(of: $0, in: content, as: selectionType) }
    var chosen = min(tabs.index, max(0, all.count - 1))
    if let selection {
      let current = try read(selection)
      chosen =
        values.firstIndex { value in
          value.map { (try? machine.isEqual($0, current, selectionType)) ?? false } ?? false
        } ?? (values.contains { $0 != nil } ? 0 : chosen)
    }
    let countInBar = isPaged ? all.count : countInBar(of: all)
    if countInBar == all.count { tabs.showsMore = false }
    for (index, element) in all.enumerated() {
      let isShown = index == chosen && !tabs.showsMore
      element.tab?.select(isShown, in: graph)
      graph.cover(element.node, !isShown)
    }
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    var shown = all.indices.contains(chosen) ? [all[chosen]] : []
    let choose = { (index: Int) throws -> Void in
      if tabs.showsMore {
        tabs.showsMore = false
        if let node = tabs.node { tabs.graph.invalidate(node, .input) }
      }
      guard let selection, let value = values[index] else {
        tabs.index = index
        if let node = tabs.node { tabs.graph.invalidate(node, .input) }
        return
      }
      try selection.set(value)
    }
    if tabs.showsMore { shown = [try moreList(of: all, from: countInBar, choose)] }
    let passage = isPaged ? pagePassage(of: tabs, to: chosen) : nil
    let screen = part(1, .modifier(.flexibleFrame(fill)), shown, type: "Screen")
    if let passage { turn(passage, screen) }
    if isPaged { return try pages(all.count, chosen, screen, choose) }
    var hidesBar = tabs.hidesBar
    if case .bool(true)? = graph.appearance("isHidden", of: "UITabBar") { hidesBar = true }
    guard !hidesBar, !all.isEmpty else { return _ = container(.modifier(.passThrough), [screen]) }
    if hasTabSidebar { return try tabSidebar(screen, all, chosen, choose) }
    if hasTabsOnTop { return try topTabBar(tabs, screen, all, chosen, choose) }
    var (inBar, place, take) = (all, chosen, choose)
    if countInBar < all.count {
      place = tabs.showsMore ? countInBar : min(chosen, countInBar)
      inBar = all.prefix(countInBar) + [try moreTab(of: tabs, isChosen: place == countInBar)]
      take = { index in
        guard index == countInBar else { return try choose(index) }
        tabs.showsMore = true
        if let node = tabs.node { tabs.graph.invalidate(node, .input) }
      }
    }
    let bar = try graph.isInCells ? tabBar(inBar, place, take) : tabBarInPoints(inBar, place, tabs.look, take)
    container(.decoration(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))), [screen, bar])
  }

  private var isPaged: Bool {
    // A watch shows its tabs as pages.
    guard let style = environment[TabsBox.styleKey] else { return graph.typeScale == .watch }
    return machine.fieldValue("indexDisplayMode", of: style) != nil
  }

  /// The selection value of a tab.
  private func value(of element: Element, in content: ViewNode, as type: TypeID) -> Value? {
    if let own = element.tab?.value {
      if own.type == type { return own.value }
      if machine.wrappedType(type) == own.type { return own.value.wrapped }
      return own.value
    }
    return graph.tag(of: element, in: content, as: type)
  }

  /// Whether the style shows no page dots.
  private var hidesIndex: Bool {
    let mode = environment[TabsBox.styleKey].flatMap { machine.fieldValue("indexDisplayMode", of: $0) }
    return mode.map { graph.text(machine.fieldValue("name", of: $0)) } == "never"
  }

  /// Whether the page dots always have a background.
  private var hasIndexGround: Bool {
    let mode = environment[TabsBox.indexStyleKey].flatMap {
      machine.fieldValue("backgroundDisplayMode", of: $0)
    }
    return mode.map { graph.text(machine.fieldValue("name", of: $0)) } == "always"
  }

  /// The colours of the current page's dot and of the others.
  private var dotColors: [Paint] {
    get throws {
      let white = Paint(red: 1, green: 1, blue: 1)
      return [
        try appearancePaint("currentPageIndicatorTintColor", of: "UIPageControl") ?? white,
        try appearancePaint("pageIndicatorTintColor", of: "UIPageControl") ?? white.faded(0.4),
      ]
    }
  }

  /// The least distance of a swipe that turns a page, in points. [approximation]
  private static let pageSwipe = 50.0

  /// Pages with page dots. A tap beside the dots turns the page, and a swipe does.
  private mutating func pages(
    _ count: Int, _ chosen: Int, _ screen: Element, _ choose: @escaping (Int) throws -> Void
  ) throws {
    let tabs = tabsBox()
    let turn = { [weak node, graph] (distance: Point) -> Bool in
      let next = chosen + (distance.x > 0 ? 1 : -1)
      guard count > 1, abs(distance.x) >= ViewUpdate.pageSwipe, abs(distance.x) > abs(distance.y), let node,
        node.isAlive
      else { return false }
      // The first and the last page spring back.
      guard (0..<count).contains(next) else { return true }
      graph.perform {
        tabs.isTurning = true
        try graph.act(node) { try choose(next) }
      }
      return true
    }
    guard count > 1, !hidesIndex else {
      container(.modifier(.passThrough), [screen]).actions.pan = turn
      return
    }
    let dots = (0..<count).map { $0 == chosen ? "●" : "○" }.joined(separator: " ")
    let index =
      graph.isInCells
      ? try controlText(4, dots, paints.secondary)
      : part(
        4, .hStack(),
        looked(
          "dots", "_DotsLook",
          [.int(count), .int(chosen), .bool(hasIndexGround)] + (try dotColors.map { graph.color($0) })),
        type: "Dots")
    index.title = "Page \(chosen + 1) of \(count)"
    index.actions.tap = event {
      tabs.isTurning = true
      try choose((chosen + 1) % count)
    }
    container(.overlay(Alignment(horizontal: .center, vertical: .bottom)), [screen, index]).actions.pan = turn
  }
}
