import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Scroll views, and modifiers of scrolling.
extension NativeViewTable {
  mutating func addScrolling() {
    view("ScrollViewReader") { update in
      let memory = update.memory { ScrollReaderMemory() }
      if update.isRelisting {
        for child in update.node.children { update.keep(child) }
      } else {
        guard let content = update.graph.function(update.field("content")),
          let type = update.machine.types.arguments(update.fieldType("content")).last
        else { return }
        let proxy = memory.proxy ?? update.graph.structure("ScrollViewProxy", [.ref(ScrollTargetBox(update.node))])
        memory.proxy = proxy
        let made = try update.machine.call(content, [proxy])
        _ = update.child(.field("content"), made, type, segment: update.name)
      }
      update.pass(update.children.flatMap(\.elements))
    }
    modifier("ScrollPositionBindingModifier") { update in
      let memory = update.memory { ScrollPositionMemory() }
      memory.anchor = update.field("anchor").unwrapped.flatMap { $0.isNothing ? nil : update.graph.unitPoint($0) }
      let id = update.field("id").filled
      memory.id = update.machine.opened(id).bindingLocation
      memory.type =
        update.machine.types.arguments(
          update.machine.dynamicType(of: id, as: update.graph.analyzer.anyType)
        ).first
      memory.position = update.field("position").filled.bindingLocation
      update.surround(.modifier(.passThrough))
      if let location = memory.id ?? memory.position { memory.wanted = try update.read(location) }
      update.graph.service(GeometryFollowers.self).add(update.node, memory)
    }
    modifier("OnScrollGeometryChangeModifier") { update in
      let memory = update.memory { ScrollGeometryAction() }
      memory.transform = update.graph.function(update.field("transform"))
      memory.action = update.graph.function(update.field("action"))
      memory.type = update.typeArgument(0)
      update.surround(.modifier(.passThrough))
      update.graph.service(GeometryFollowers.self).add(update.node, memory)
    }
    modifier("OnScrollVisibilityChangeModifier") { update in
      let memory = update.memory { ScrollVisibilityAction() }
      memory.threshold = update.length("threshold") ?? 0.5
      memory.action = update.graph.function(update.field("action"))
      update.surround(.modifier(.passThrough))
      update.graph.service(GeometryFollowers.self).add(update.node, memory)
    }
    modifier("ContentMarginModifier") { update in
      let insets = update.field("insets").unwrapped.flatMap { $0.isNothing ? nil : update.graph.insets($0) }
      guard let insets,
        update.graph.text(update.machine.fieldValue("name", of: update.field("placement"))) != "scrollIndicators"
      else { return update.surround(.modifier(.passThrough)) }
      let edges = update.graph.edges(update.field("edges"))
      var all = update.contentMargins
      if edges.contains(.top) { all.top = insets.top }
      if edges.contains(.leading) { all.leading = insets.leading }
      if edges.contains(.bottom) { all.bottom = insets.bottom }
      if edges.contains(.trailing) { all.trailing = insets.trailing }
      update.set([(EnvironmentStore.marginsKey, update.graph.insets(all))])
    }
    modifier("ScrollBehaviorModifier") { update in
      update.set([(EnvironmentStore.scrollBehaviorKey, update.field("behavior"))])
    }
    // Modifiers without an effect on a static picture.
    for name in [
      "ScrollTargetModifier", "ScrollIndicatorFlashOnAppearModifier",
      "ScrollIndicatorsFlashModifier", "TransformScrollStorageModifier", "OnScrollPhaseChangeModifier",
      "OnScrollPhaseContextChangeModifier", "ScrollTargetVisibilityChangeModifier",
    ] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

extension EnvironmentStore {
  fileprivate static let marginsKey = Key.own("content margins")
  /// The scroll target behavior.
  static let scrollBehaviorKey = Key.own("scroll behavior")
}

extension ViewUpdate {
  /// The content margins of the nearest scroll view.
  fileprivate var contentMargins: EdgeInsets {
    environment[EnvironmentStore.marginsKey].flatMap { $0.isNothing ? nil : graph.insets($0) } ?? .zero
  }

  /// A scroll view around the content.
  mutating func scrollView(_ axes: AxisSet) {
    let margins = contentMargins
    // The margins apply to this scroll view, not to nested ones. Links and labels in a scrolling list row look as outside
    // of lists.
    let isPlain =
      margins == .zero && (environment[EnvironmentStore.scrollBehaviorKey]?.isNothing ?? true) && !environment.isInList
    let inside =
      isPlain
      ? nil
      : environment("content") {
        $0.setting(EnvironmentStore.marginsKey, .void).setting(EnvironmentStore.scrollBehaviorKey, .void).outsideList
      }
    let anchor = graph.service(ScrollAnchors.self).anchor("alignment", in: environment) ?? .topLeading
    container(.scrollView(axes, contentMargins: margins, anchor: anchor), child(in: inside).elements, .clip)
  }
}

private final class ScrollReaderMemory {
  var proxy: Value?
}
