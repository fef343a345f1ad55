import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Toolbars: the items that views add to the bars of their screen.
extension NativeViewTable {
  mutating func addToolbars() {
    view("TupleToolbarContent") { update in
      let machine = update.machine
      // Items passed as arguments are identified by the argument label.
      try update.tuple("value") { index, item in
        machine.fieldValue("parameter", of: item)?.unwrapped == nil ? String(index) : ""
      }
    }
    for name in ["_AnyToolbarContent", "_ModifiedToolbarContent"] {
      view(name) { update in update.pass(update.child(segment: "")) }
    }
    view("ToolbarItem") { update in
      let isProminent = update.isProminentItem
      let parameter = update.field("parameter").unwrapped.map { ".\(update.graph.text($0))" }
      let content = update.child(segment: parameter, in: isProminent ? update.prominentEnvironment : nil).elements
      // Empty content is not a toolbar item.
      guard content.contains(where: { !update.graph.leaves(of: $0).isEmpty }) else { return update.pass(content) }
      let item = update.container(.hStack(), content)
      update.barItem(item)
      if isProminent { item.traits[BarMemory.prominentTrait] = TraitValue(value: .void, type: update.type) }
    }
    view("ToolbarItemGroup") { update in
      let content = update.child().elements
      update.wrap(content, .modifier(.passThrough)) { [update] element, _ in update.barItem(element) }
    }
    view("LabeledToolbarItemGroupContent") { update in update.pass(update.child()) }
    view("ToolbarSpacer") { update in
      update.barItem(update.container(.modifier(.passThrough), [update.space(1, minLength: 0)]))
      let isFixed = update.graph.caseName(update.field("sizing")) == "fixed"
      if isFixed { update.lastElement?.traits[BarMemory.splitTrait] = TraitValue(value: .void, type: update.type) }
    }
    view("DefaultToolbarItem") { update in
      let kind = update.graph.text(update.machine.fieldValue("name", of: update.field("kind")))
      guard kind == "search", !update.graph.isInCells else { return update.group(.fixed, []) }
      // The place of the search field among the items of a bar.
      update.barItem(update.container(.modifier(.passThrough), [update.space(1, minLength: 0)]))
      update.lastElement?.traits[BarMemory.searchTrait] = TraitValue(value: .void, type: update.type)
    }
    modifier("ToolbarModifier") { update in
      let memory = update.memory { BarMemory() }
      let content = update.content()
      let items = update.child(
        .field("toolbar"), update.field("content"), update.fieldType("content"),
        segment: ".\(update.graph.text(update.field("modifier")))",
        in: update.barEnvironment(memory))
      var item = ScreenBox.Item(node: update.node)
      for element in items.elements.flatMap({ update.graph.leaves(of: $0) }) {
        let placement = element.traits[BarMemory.trait]?.value
        let name = placement.flatMap { update.machine.fieldValue("name", of: $0) }.map { update.graph.text($0) }
        var place: BarPlace = element.traits[BarMemory.titleTrait] == nil ? BarPlace(name ?? "automatic") : .titleMenu
        if element.traits[BarMemory.searchTrait] != nil, place != .bottom { place = .none }
        item.elements.append((place, element))
        item.usable.append(element.isUsable)
      }
      guard update.environment.screen == nil else {
        update.environment.screen?.add(item)
        return update.wrap(content, .modifier(.passThrough))
      }
      // Without a navigation container, only the items of the keyboard are shown.
      let above = item.elements.filter { $0.place == .keyboard }.map(\.element)
      memory.hasKeyboardItems = !above.isEmpty
      update.aboveKeyboard(above, content)
    }
    modifier("ToolbarAppearanceModifier") { update in
      _ = update.memory { BarMemory() }
      update.surround(.modifier(.passThrough))
      var item = ScreenBox.Item(node: update.node)
      let bars = update.namedBars
      if update.graph.caseName(update.field("visibility").filled) == "hidden" { item.hidden = Set(bars) }
      let look = try update.barLook()
      for bar in bars { item.looks[bar] = look }
      update.environment.screen?.add(item)
      update.environment.tabs?.hide(item.hidden.contains("tabBar"), for: update.node)
      update.environment.tabs?.set(bars.contains("tabBar") ? look : BarLook(), for: update.node)
    }
    modifier("ToolbarRemovingModifier") { update in
      _ = update.memory { BarMemory() }
      update.surround(.modifier(.passThrough))
      var item = ScreenBox.Item(node: update.node)
      if let kind = update.field("item").unwrapped, !update.field("item").isNothing {
        item.hidden = [update.graph.text(update.machine.fieldValue("name", of: kind))]
      }
      update.environment.screen?.add(item)
    }
    modifier("_NavigationDocumentWriter") { update in update.surround(.modifier(.passThrough)) }
  }
}

/// The state of a modifier that adds items to the bars of its screen.
final class BarMemory: EndingMemory {
  /// The trait with the placement of an item.
  static let trait: TraitKey = "toolbar placement"
  /// The trait of a spacer between items.
  static let splitTrait: TraitKey = "toolbar split"
  /// The trait of the search field's place among the items.
  static let searchTrait: TraitKey = "toolbar search"
  /// The trait of a search field that takes the place of the bar while the user searches: [believed].
  static let hiddenBarTrait: TraitKey = "toolbar hidden by search"
  /// The trait of an item on tinted glass.
  static let prominentTrait: TraitKey = "toolbar prominent"
  /// The trait of a title menu.
  static let titleTrait: TraitKey = "toolbar title"
  fileprivate var environment: EnvironmentMemory?
  /// Whether the toolbar itself shows items above the keyboard, because there is no screen around it.
  var hasKeyboardItems = false

  func end(in graph: Graph, _ node: ViewNode) {
    node.environment.screen?.remove(node)
    node.environment.tabs?.hide(false, for: node)
    node.environment.tabs?.set(BarLook(), for: node)
  }
}

/// The environments around a bar and of its items.
private final class BarSurroundings: Box {
  let outside: EnvironmentStore
  let inside: EnvironmentStore

  init(outside: EnvironmentStore, inside: EnvironmentStore) {
    (self.outside, self.inside) = (outside, inside)
  }
}

extension EnvironmentStore {
  /// Whether the view is in a bar with glass items.
  static let barKey = Key.own("bar")
  /// Whether the view is in a bar's item on tinted glass.
  static let prominentItemKey = Key.own("prominent item")

  private static let surroundingsKey = Key.own("bar surroundings")

  /// This environment, which a bar has made, with a record of that around the bar.
  fileprivate func inBar(outside: EnvironmentStore) -> EnvironmentStore {
    setting(EnvironmentStore.surroundingsKey, .ref(BarSurroundings(outside: outside, inside: self)))
  }

  /// This environment without the values that the bar around the view sets: for what a view in a bar presents.
  var outsideOfBar: EnvironmentStore {
    guard let bar: BarSurroundings = box(EnvironmentStore.surroundingsKey) else { return self }
    return bar.outside.adding(whatIsIn: self, below: bar.inside).setting(EnvironmentStore.surroundingsKey, .void)
  }

  /// Whether the view is in a bar, in points.
  var isInBar: Bool { (box(EnvironmentStore.surroundingsKey) as BarSurroundings?) != nil }

  /// Whether the view is in a bar with glass items.
  var isInGlassBar: Bool { if case .bool(true)? = self[EnvironmentStore.barKey] { true } else { false } }
}

extension ViewUpdate {
  /// The environment of views in bars. In points, labels only show their icons, and controls on glass have the text
  /// colour.
  fileprivate func barEnvironment(_ memory: BarMemory) -> EnvironmentStore? {
    guard !graph.isInCells else { return nil }
    if let kept = memory.environment, kept.outer === environment { return kept.inner }
    var store = environment
    let style = graph.analyzer.known("IconOnlyLabelStyle")
    if store.style(.label) == nil {
      store = store.setting(StyleKind.label.key, .ref(StyleBox(.ref(StructBox(style, [])), style, outer: nil)))
    }
    if graph.isGlass, (try? givenTint) == nil,
      let color = try? graph.machine.staticValue("primary", of: graph.analyzer.known("Color"))
    {
      store = store.setting(.property("tintColor"), color.wrapped)
    }
    if graph.isGlass { store = store.setting(EnvironmentStore.barKey, .bool(true)) }
    store = store.inBar(outside: environment.outsideOfBar)
    memory.environment = EnvironmentMemory(environment, store)
    return store
  }

  /// Whether an item has a confirmation placement, which Liquid Glass highlights.
  fileprivate var isProminentItem: Bool {
    guard !graph.isInCells, graph.isGlass, isEnabled else { return false }
    return BarPlace.isProminent(graph.text(machine.fieldValue("name", of: field("placement"))))
  }

  /// The environment of items on tinted glass, which are white.
  fileprivate var prominentEnvironment: EnvironmentStore {
    let white = graph.color(Paint(red: 1, green: 1, blue: 1))
    return environment("prominent") {
      $0.setting(.property("tintColor"), white.wrapped).setting(EnvironmentStore.foregroundStyleKey, white)
        .setting(EnvironmentStore.prominentItemKey, .bool(true)).inBar(outside: $0.outsideOfBar)
    }
  }

  /// Sets the placement trait of an element.
  fileprivate func barItem(_ element: Element) {
    element.traits[BarMemory.trait] = TraitValue(value: field("placement"), type: fieldType("placement"))
  }
}
