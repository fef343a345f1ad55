import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Search fields in the bar of a screen.
extension NativeViewTable {
  mutating func addSearch() {
    for name in ["SearchModifier", "_TokenSearch", "_EditableTokenSearch"] { modifier(name) { try $0.search() } }
    for name in ["SearchSuggestionsModifier", "SearchScopesModifier", "_SearchCompletion", "_SearchOption"] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

/// What a search field keeps.
private final class SearchMemory: EndingMemory {
  /// Whether a person searches, where the program does not keep that.
  var isActive = false
  let dismiss = ActionBox {}
  /// Where the field is if the search is around a navigation container.
  var outside: ScreenBox?
  var environments: [Bool: EnvironmentMemory] = [:]
  var label: EnvironmentMemory?

  func end(in graph: Graph, _ node: ViewNode) { node.environment.screen?.remove(node) }
}

extension ViewUpdate {
  fileprivate mutating func search() throws {
    let memory = memory { SearchMemory() }
    let (graph, node) = (graph, node)
    let text = field("text").bindingLocation
    let presented = field("isPresented").unwrapped?.bindingLocation
    let searched = graph.text(try read(text))
    if let presented, case .bool(let flag) = try read(presented) { memory.isActive = flag }
    let activate = { [weak node] (isActive: Bool) throws -> Void in
      guard memory.isActive != isActive else { return }
      memory.isActive = isActive
      try presented?.set(.bool(isActive))
      if let node, node.isAlive { graph.invalidate(node, .property("isSearching")) }
    }
    memory.dismiss.run = {
      try text?.set(.string(""))
      try activate(false)
    }
    // Outside of any navigation container the field is on the first screen of that inside.
    if environment.screen == nil, memory.outside == nil { memory.outside = ScreenBox(graph, nil) }
    let inner = content(in: searchEnvironment(memory))
    wrap(inner, .modifier(.passThrough))
    let field = try searchField(memory, searched, text, activate)
    (environment.screen ?? memory.outside)?.add(ScreenBox.Item(node: node, elements: [(.search, field)]))
  }

  private func searchEnvironment(_ memory: SearchMemory) -> EnvironmentStore {
    if let kept = memory.environments[memory.isActive], kept.outer === environment { return kept.inner }
    let action = Value.ref(StructBox(graph.analyzer.known("DismissSearchAction"), [.ref(memory.dismiss)]))
    var inner = environment.setting(.property("isSearching"), .bool(memory.isActive)).setting(
      .property("dismissSearch"), action)
    if let outside = memory.outside { inner = inner.setting(EnvironmentStore.outerScreenKey, .ref(outside)) }
    memory.environments[memory.isActive] = EnvironmentMemory(environment, inner)
    return inner
  }

  /// The field, with a button that ends the search while there is one.
  private mutating func searchField(
    _ memory: SearchMemory, _ searched: String, _ text: BindingLocation?,
    _ activate: @escaping (Bool) throws -> Void
  ) throws -> Element {
    let prompt = field("prompt").unwrapped.flatMap { plainText($0) } ?? "Search"
    let color = searched.isEmpty ? try paints.placeholder : try paints.foreground
    let shown = try sign(50, searched.isEmpty ? prompt : searched, color)
    let glass = try mark(51, "⌕", "magnifyingglass", paints.secondary)
    let row = part(52, .hStack(), [glass, shown, space(53)], type: "HStack")
    let inset = padded(54, [row], EdgeInsets(8, on: .horizontal))
    let height = part(56, .frame(height: 36), [inset], type: "Frame")
    let field = backed(57, height, by: ShapeDrawing(outline: .capsule, paint: try paints.foreground.faded(0.1)))
    field.title = prompt
    field.actions.text = searched
    let (graph, node) = (graph, node)
    field.actions.tap = event { try activate(true) }
    field.actions.type = { [weak node] typed in
      guard let node, node.isAlive else { return }
      graph.perform {
        try activate(true)
        try graph.act(node) { try text?.set(.string(typed)) }
      }
    }
    var parts = [field]
    if memory.isActive {
      let cancel = try sign(59, "Cancel")
      let dismiss = memory.dismiss
      cancel.actions.tap = event { try dismiss.run() }
      parts.append(cancel)
    }
    let line = part(60, .hStack(), parts, type: "HStack")
    return padded(61, [line], EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
  }
}
