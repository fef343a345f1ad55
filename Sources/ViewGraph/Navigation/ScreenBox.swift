import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A screen of a navigation container, with the bar items of its views.
final class ScreenBox: Box {
  unowned let graph: Graph
  /// The container that draws the bars.
  weak var container: ViewNode?
  var title = CollapsingTitle()
  private var items: [ObjectIdentifier: Item] = [:]

  struct Item {
    weak var node: ViewNode?
    /// The bar items with their places.
    var elements: [(place: BarPlace, element: Element)] = []
    /// Whether each of them is enabled, which the look of a bar depends on.
    var usable: [Bool] = []
    /// Whether a search field takes the place of the bar.
    var replacesBar = false
    /// The hidden bars.
    var hidden: Set<String> = []
    /// The looks of bars by their names.
    var looks: [String: BarLook] = [:]

    func isSame(as other: Item) -> Bool {
      hidden == other.hidden && looks == other.looks && usable == other.usable && replacesBar == other.replacesBar
        && elements.elementsEqual(other.elements) { $0.place == $1.place && $0.element === $1.element }
    }
  }

  init(_ graph: Graph, _ container: ViewNode?) {
    self.graph = graph
    self.container = container
  }

  func add(_ item: Item) {
    guard let node = item.node else { return }
    if let old = items[ObjectIdentifier(node)], old.node === node, old.isSame(as: item) { return }
    items[ObjectIdentifier(node)] = item
    changed()
  }

  func remove(_ node: ViewNode) {
    if items.removeValue(forKey: ObjectIdentifier(node)) != nil { changed() }
  }

  private func changed() {
    if let container { graph.invalidate(container, .input) }
  }

  private var inOrder: [Item] {
    let alive = items.values.filter { $0.node?.isAlive ?? false }
    return alive.sorted { left, right in
      guard let first = left.node, let second = right.node else { return false }
      return first.precedes(second)
    }
  }

  /// The items at a place of the bars, in view order.
  ///
  /// The container may be updated before a view registers its new elements. Disposed elements are therefore skipped.
  func elements(at place: BarPlace) -> [Element] {
    inOrder.flatMap { $0.elements.filter { $0.place == place && !$0.element.isDisposed }.map(\.element) }
  }

  /// The look of a bar; of several modifiers the innermost counts.
  func look(of bar: String) -> BarLook {
    inOrder.reversed().reduce(into: BarLook()) { look, item in
      if let given = item.looks[bar] { look.add(given) }
    }
  }

  func hides(_ bar: String) -> Bool { items.values.contains { $0.node != nil && $0.hidden.contains(bar) } }
}

/// A place in the bars of a screen.
enum BarPlace {
  case leading, center, trailing, bottom, search
  /// A search field at the bottom of the screen.
  case searchBelow
  /// Beside the title.
  case titleMenu
  /// Above the keyboard: shown while a field of the screen has the focus.
  case keyboard
  /// Not shown.
  case none

  /// Whether items with a placement are highlighted with the accent colour.
  static func isProminent(_ placement: String) -> Bool { placement == "confirmationAction" }

  /// - Parameter placement: The name in the catalogue.
  init(_ placement: String) {
    switch placement {
    case "navigation", "topBarLeading", "cancellationAction": self = .leading
    case "principal", "title": self = .center
    case "bottomBar", "status", "bottomOrnament": self = .bottom
    case "keyboard": self = .keyboard
    case "accessoryBar", "subtitle", "largeSubtitle": self = .none
    default: self = .trailing
    }
  }
}

extension EnvironmentStore {
  static let screenKey = Key.own("screen")
  /// The bar items for the first screen from outside of its container.
  static let outerScreenKey = Key.own("outer screen")
  static let navigationKey = Key.own("navigation")

  /// The screen of the nearest navigation container.
  var screen: ScreenBox? { box(EnvironmentStore.screenKey) }
  /// The nearest navigation container.
  var navigation: NavigationBox? { box(EnvironmentStore.navigationKey) }
}
