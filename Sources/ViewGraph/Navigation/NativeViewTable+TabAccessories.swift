import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The bottom accessory above the bar of a tab view.
extension NativeViewTable {
  mutating func addTabAccessories() {
    modifier("TabViewBottomAccessoryModifier") { try $0.bottomAccessory() }
  }
}

/// The bottom accessory of a tab view.
final class TabAccessory: Box {
  static let key = EnvironmentStore.Key.own("bottom accessory")
  fileprivate(set) var elements: [Element] = []
  /// The tab view that shows it.
  weak var tabs: ViewNode?
  fileprivate var own: EnvironmentMemory?
  fileprivate var inside: EnvironmentMemory?
}

extension EnvironmentStore {
  /// The bottom accessory of the nearest tab view.
  var tabAccessory: TabAccessory? { box(TabAccessory.key) }
}

extension ViewUpdate {
  fileprivate mutating func bottomAccessory() throws {
    let memory = memory { TabAccessory() }
    if memory.own?.outer !== environment {
      let placement = graph.analyzer.known("TabViewBottomAccessoryPlacement")
      let expanded = try machine.staticValue("expanded", of: placement) ?? .void
      memory.own = EnvironmentMemory(
        environment, environment.setting(.property("tabViewBottomAccessoryPlacement"), expanded.wrapped))
      memory.inside = EnvironmentMemory(environment, environment.setting(TabAccessory.key, .ref(memory)))
    }
    var elements: [Element] = []
    if flag("isEnabled") {
      // The catalogue's type erasure does not add a path segment.
      let erased = field("content")
      let inner = machine.fieldValue("content", of: erased)
      elements =
        child(
          .field("accessory"), inner ?? erased, inner == nil ? fieldType("content") : graph.analyzer.anyType,
          segment: ".tabViewBottomAccessory", in: memory.own?.inner
        ).elements
    }
    let isOther = hasChangedList || !elements.elementsEqual(memory.elements, by: ===)
    memory.elements = elements
    if isOther, let tabs = memory.tabs { graph.invalidate(tabs, .input) }
    wrap(content(in: memory.inside?.inner), .modifier(.passThrough))
  }

  /// A tab bar with its accessory above; unchanged without one.
  mutating func withAccessory(_ bar: Element) -> Element {
    guard let accessory = environment.tabAccessory else { return bar }
    accessory.tabs = node
    guard !accessory.elements.isEmpty else { return bar }
    let content = part(30, .zStack(), accessory.elements, type: "ZStack")
    let height = graph.isInCells ? nil : ViewUpdate.accessoryHeight
    let frame = FlexibleFrame(maxWidth: .infinity, minHeight: height, maxHeight: height)
    let wide = part(31, .modifier(.flexibleFrame(frame)), [content], type: "Accessory")
    let raised = graph.isInCells ? wide : glass(32, wide)
    return part(
      34, .vStack(spacing: graph.isInCells ? 0 : ViewUpdate.accessoryGap), [raised, bar], type: "VStack")
  }

  /// The additional height of a tab bar with an accessory.
  var accessoryRoom: Double {
    guard let accessory = environment.tabAccessory, !accessory.elements.isEmpty else { return 0 }
    return ViewUpdate.accessoryHeight + ViewUpdate.accessoryGap
  }

  private static var accessoryHeight: Double { 48 }
  private static var accessoryGap: Double { 10 }
}
