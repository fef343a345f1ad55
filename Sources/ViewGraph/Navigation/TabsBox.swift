import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The state of a tab view.
final class TabsBox: Box {
  static let key = EnvironmentStore.Key.own("tabs")
  /// Whether the view is in the tab list of a tab view, outside of any tab.
  static let listKey = EnvironmentStore.Key.own("tab list")
  static let styleKey = EnvironmentStore.Key.own("tab style")
  static let indexStyleKey = EnvironmentStore.Key.own("index style")
  /// Whether the view is in the label of a tab.
  static let labelKey = EnvironmentStore.Key.own("tab label")
  /// Whether the view is in the tab bar, which overrides the program's sizes of texts and symbols.
  static let barKey = EnvironmentStore.Key.own("tab bar")
  /// Whether the tab bar is at the top, where tabs have no icons.
  static let topKey = EnvironmentStore.Key.own("tab bar at the top")
  /// Whether the tabs are rows of a sidebar.
  static let sidebarKey = EnvironmentStore.Key.own("tab sidebar")

  unowned let graph: Graph
  weak var node: ViewNode?
  /// The selected index, if the program has no selection binding.
  var index = 0
  /// The More tab, and whether its list is shown.
  let moreTab: TabBox
  var showsMore = false
  /// The previously shown page.
  var shownPage: Int?
  /// Whether a user action turns the page, which is always animated.
  var isTurning = false
  private var hiding: Set<ObjectIdentifier> = []
  private var looks: [(id: ObjectIdentifier, look: BarLook)] = []
  var environment: (outer: EnvironmentStore, inner: EnvironmentStore)?
  /// Whether the tab bar overlaps the navigation bars of its content.
  var isOverBars = false

  init(_ graph: Graph, _ node: ViewNode) {
    self.graph = graph
    self.node = node
    moreTab = TabBox(node)
  }

  /// Hides the tab bar for a view in a tab.
  func hide(_ isHiding: Bool, for source: ViewNode) {
    let id = ObjectIdentifier(source)
    guard hiding.contains(id) != isHiding else { return }
    if isHiding { hiding.insert(id) } else { hiding.remove(id) }
    if let node, node.isAlive { graph.invalidate(node, .input) }
  }

  var hidesBar: Bool { !hiding.isEmpty }

  /// Sets the look of the tab bar for a view in a tab.
  func set(_ look: BarLook, for source: ViewNode) {
    let id = ObjectIdentifier(source)
    let index = looks.firstIndex { $0.id == id }
    guard (index.map { looks[$0].look } ?? BarLook()) != look else { return }
    if let index { looks.remove(at: index) }
    if look != BarLook() { looks.append((id, look)) }
    if let node, node.isAlive { graph.invalidate(node, .input) }
  }

  /// The look of the tab bar.
  var look: BarLook { looks.reduce(into: BarLook()) { $0.add($1.look) } }
}

/// The state of a tab: its selection value, and whether its content was created.
final class TabBox: Box {
  static let trait: TraitKey = "tab"
  /// The trait of a badge at the end of a list row.
  static let badgeTrait: TraitKey = "badge"
  /// The trait of row content that shows its badge itself.
  static let shownBadgeTrait: TraitKey = "shown badge"
  /// The badge that a modifier around a row sets.
  static let badgeKey = EnvironmentStore.Key.own("row badge")
  weak var node: ViewNode?
  /// The selection value and its type; `nil` for a tab without one.
  var value: (value: Value, type: TypeID)?
  /// The label that the bar of the tab view shows; `nil` before the first update.
  private(set) var label: [Element]?
  var badge: String?
  /// The section of the tab, if sections are visible.
  var section: TabSectionBox?
  /// Whether it is the search tab, which is the last one.
  var isSearch = false
  private(set) var isVisited = false
  private(set) var isSelected = false
  var environments: [String: EnvironmentMemory] = [:]

  init(_ node: ViewNode) { self.node = node }

  func select(_ isSelected: Bool, in graph: Graph) {
    guard self.isSelected != isSelected else { return }
    self.isSelected = isSelected
    if isSelected { isVisited = true }
    if let node { graph.invalidate(node, .input) }
  }

  /// Sets the label, and updates the tab bar.
  ///
  /// - Parameter hasChanged: Whether the contents of its groups have changed.
  func setLabel(_ new: [Element], hasChanged: Bool, in tabs: TabsBox?) {
    if let old = label, hasChanged || !old.elementsEqual(new, by: ===), let tabs, let node = tabs.node {
      tabs.graph.invalidate(node, .input)
    }
    label = new
  }

  /// The environment of the content or the label.
  func environment(_ name: String, _ outer: EnvironmentStore, _ make: (EnvironmentStore) -> EnvironmentStore)
    -> EnvironmentStore
  {
    if let kept = environments[name], kept.outer === outer { return kept.inner }
    var made = make(outer)
    if let kept = environments[name], kept.inner.isSame(as: made) { made = kept.inner }
    environments[name] = EnvironmentMemory(outer, made)
    return made
  }
}

extension EnvironmentStore {
  /// The nearest tab view.
  var tabs: TabsBox? { box(TabsBox.key) }
}
