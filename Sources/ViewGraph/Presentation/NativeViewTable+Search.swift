import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Search fields.
extension NativeViewTable {
  mutating func addSearch() {
    for name in ["SearchModifier", "_TokenSearch", "_EditableTokenSearch"] { modifier(name) { try $0.search() } }
    modifier("SearchScopesModifier") { update in try update.searchScopes() }
    modifier("SearchSuggestionsModifier") { update in update.searchSuggestions() }
    modifier("_SearchCompletion") { update in
      let completion = update.graph.text(update.field("completion"))
      let box = update.environment.box(SearchSuggestions.key, as: SearchSuggestions.self)
      let choose = update.event { try box?.complete(completion) }
      update.surround(.modifier(.passThrough)) { element, _ in element.actions.tap = choose }
    }
    modifier("_SearchTokenCompletion") { update in
      let token = update.field("token")
      let box = update.environment.box(SearchSuggestions.key, as: SearchSuggestions.self)
      let choose = update.event { try box?.add(token) }
      update.surround(.modifier(.passThrough)) { element, _ in element.actions.tap = choose }
    }
    modifier("_SearchOption") { update in
      let option = update.graph.text(update.field("option"))
      let keys = ["minimize": SearchMemory.minimizedKey, "avoidHidingContent": SearchMemory.keptBarKey]
      guard let key = keys[option] else { return update.surround(.modifier(.passThrough)) }
      let inside = update.environment("option") { $0.setting(key, .bool(true)) }
      update.wrap(update.content(in: inside), .modifier(.passThrough))
    }
  }
}

/// The state of a search field.
final class SearchMemory: EndingMemory {
  /// Whether an inactive field is only a button.
  static let minimizedKey = EnvironmentStore.Key.own("minimized search")
  /// Whether the bar stays while the search is active.
  static let keptBarKey = EnvironmentStore.Key.own("bar kept while searching")
  /// Whether the search is active, if the program has no binding for it.
  var isActive = false
  let dismiss = ActionBox {}
  /// The screen box of a search field around a navigation container.
  var outside: ScreenBox?
  var environments: [Bool: EnvironmentMemory] = [:]
  var label: EnvironmentMemory?
  /// The field, if it has the focus as a field of the program has.
  var field: FocusTarget?

  func end(in graph: Graph, _ node: ViewNode) {
    node.environment.screen?.remove(node)
    guard let field, graph.focused === field else { return }
    graph.pending.change(node) { [weak graph] in try graph?.focus(on: nil) }
  }
}

/// The search scopes of a modifier around a search field.
private final class SearchScopes: Box {
  static let key = EnvironmentStore.Key.own("search scopes")
  /// The control that selects a scope.
  private(set) var elements: [Element] = []
  weak var field: ViewNode?

  func set(_ new: [Element], in graph: Graph) {
    guard !elements.elementsEqual(new, by: ===) else { return }
    elements = new
    if let field, field.isAlive { graph.invalidate(field, .input) }
  }
}

/// The search suggestions of a modifier around a search field.
private final class SearchSuggestions: Box {
  static let key = EnvironmentStore.Key.own("search suggestions")
  /// The rows of the suggestions.
  private(set) var rows: [Element] = []
  weak var field: ViewNode?
  /// Searches for a text.
  var complete: (String) throws -> Void = { _ in }
  /// Adds a token to the search.
  var add: (Value) throws -> Void = { _ in }

  func set(_ new: [Element], in graph: Graph) {
    guard !rows.elementsEqual(new, by: ===) else { return }
    rows = new
    if let field, field.isAlive { graph.invalidate(field, .input) }
  }
}

extension ViewUpdate {
  /// Creates the suggestion rows that the search field in the content shows during a search.
  fileprivate mutating func searchSuggestions() {
    let inside = environment("suggestions") { $0.setting(SearchSuggestions.key, .ref(SearchSuggestions())) }
    guard let box = inside.box(SearchSuggestions.key, as: SearchSuggestions.self) else {
      return surround(.modifier(.passThrough))
    }
    let made = child(
      .field("suggestions"), field("content"), fieldType("content"), segment: ".searchSuggestions", in: inside)
    // Before the update of the search field in the content.
    box.set(made.elements.flatMap { graph.leaves(of: $0) }, in: graph)
    wrap(content(in: inside), .modifier(.passThrough))
  }

  /// The list of suggestions above the content.
  fileprivate mutating func suggested(_ rows: [Element]) -> Element {
    var lines: [Element] = []
    for (index, row) in rows.enumerated() {
      let number = 200 + index * 4
      let frame = FlexibleFrame(
        maxWidth: .infinity, minHeight: graph.isInCells ? 16 : 44,
        alignment: Alignment(horizontal: .leading, vertical: .center))
      let inset = padded(number, [row], EdgeInsets(16, on: .horizontal))
      lines.append(part(number + 2, .modifier(.flexibleFrame(frame)), [inset], type: "Row"))
    }
    let stack = part(70, .vStack(alignment: .leading, spacing: 0), lines, type: "Suggestions")
    let fill = FlexibleFrame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: .top))
    let all = part(71, .modifier(.flexibleFrame(fill)), [stack], type: "Suggestions")
    let ground = part(73, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: paper)), type: "Ground")
    let whole = part(74, .modifier(.ignoresSafeArea(.all, .all)), [ground], type: "Ground")
    let made = part(72, .decoration(.background(.center)), [all, whole], type: "Suggestions")
    made.children = [whole, all]
    return made
  }

  /// Creates the scope control for the search field in the content.
  fileprivate mutating func searchScopes() throws {
    let scopes = environment("scopes") { $0.setting(SearchScopes.key, .ref(SearchScopes())) }
    guard let decl = graph.analyzer.knownDecl("_SearchScopesLook"),
      let box = scopes.box(SearchScopes.key, as: SearchScopes.self)
    else { return surround(.modifier(.passThrough)) }
    let type = graph.analyzer.nominalType(decl, machine.types.arguments(self.type))
    let look = child(
      .field("scopes"), .ref(StructBox(type, [field("selection"), field("content")])), type, segment: ".searchScopes")
    box.set(look.elements, in: graph)
    wrap(content(in: scopes), .modifier(.passThrough))
  }

  fileprivate mutating func search() throws {
    let memory = memory { SearchMemory() }
    let (graph, node) = (graph, node)
    let text = field("text").bindingLocation
    let presented = field("isPresented").unwrapped?.bindingLocation
    let searched = graph.text(try read(text))
    if let presented, case .bool(let flag) = try read(presented) { memory.isActive = flag }
    let target = searchFocus(memory)
    let activate = { [weak node] (isActive: Bool) throws -> Void in
      if isActive { try graph.focus(on: target) } else if graph.focused === target { try graph.focus(on: nil) }
      guard memory.isActive != isActive else { return }
      memory.isActive = isActive
      try presented?.set(.bool(isActive))
      if let node, node.isAlive { graph.invalidate(node, .property("isSearching")) }
    }
    let tokens = searchTokens()
    followSearchFocus(target, activate)
    memory.dismiss.run = {
      try text?.set(.string(""))
      try tokens?.clear()
      try activate(false)
    }
    // Outside of a navigation container, the field belongs to the first screen of the container inside.
    if environment.screen == nil, memory.outside == nil { memory.outside = ScreenBox(graph, nil) }
    let inner = content(in: searchEnvironment(memory))
    let suggestions = environment.box(SearchSuggestions.key, as: SearchSuggestions.self)
    suggestions?.field = node
    suggestions?.complete = { completion in
      try text?.set(.string(completion))
      try activate(true)
    }
    let add = { (token: Value) throws in
      try tokens?.add(token)
      try text?.set(.string(""))
      try activate(true)
    }
    suggestions?.add = add
    var rows: [Element] = []
    if memory.isActive { rows = try suggestedTokens(tokens, add) + (suggestions?.rows ?? []) }
    if rows.isEmpty {
      wrap(inner, .modifier(.passThrough))
    } else {
      let list = suggested(rows)
      let above = Alignment(horizontal: .center, vertical: .top)
      decorate(inner, .overlay(above)) { _, number in number == 0 ? [list] : [] }
    }
    let scopes = environment.box(SearchScopes.key, as: SearchScopes.self)
    scopes?.field = node
    let field = try searchField(
      memory, searched, text, try tokenViews(tokens), activate, memory.isActive ? scopes?.elements ?? [] : [])
    let place: BarPlace = isSearchedBelow ? .searchBelow : .search
    let replacesBar = field.traits[BarMemory.hiddenBarTrait] != nil
    (environment.screen ?? memory.outside)?.add(
      ScreenBox.Item(node: node, elements: [(place, field)], replacesBar: replacesBar))
  }

  /// Whether the field is at the bottom of the screen: with Liquid Glass on a phone, outside of tabs, unless the
  /// program asks for the navigation bar drawer.
  private var isSearchedBelow: Bool {
    guard !graph.isInCells, graph.isGlass, environment.tabs == nil, !graph.hasRegularWidth else { return false }
    return ["automatic", "toolbar"].contains(graph.text(machine.fieldValue("name", of: field("placement"))))
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

  /// The field, with a cancel button while the search is active.
  private mutating func searchField(
    _ memory: SearchMemory, _ searched: String, _ text: BindingLocation?, _ tokens: [Element],
    _ activate: @escaping (Bool) throws -> Void, _ scopes: [Element]
  ) throws -> Element {
    let isBelow = isSearchedBelow
    // A minimized field is a button at the bottom until it is used. Its size is an [approximation].
    let isButton = isBelow && !memory.isActive && environment[SearchMemory.minimizedKey] != nil
    let prompt = field("prompt").unwrapped.flatMap { plainText($0) } ?? "Search"
    let color = searched.isEmpty ? try paints.placeholder : try paints.foreground
    let words = searched.isEmpty ? prompt : searched
    let content = TextContent(runs: [TextRun(words, font: TextFont(size: isOnMac ? 13 : 17))], lineLimit: LineLimit(1))
    let shown = part(
      50, .text(content), [], .text(TextDrawing(runs: [TextDrawing.Run(text: words, paint: color)])), type: "Text")
    let glass = try mark(
      51, "⌕", "magnifyingglass", isButton ? paints.foreground : paints.secondary, size: isOnMac ? 13 : 17)
    let row = part(52, .hStack(), [glass] + tokens + [shown, space(53)], type: "HStack")
    let inset = padded(54, [row], EdgeInsets(isBelow ? 14 : 8, on: .horizontal))
    let height =
      isButton
      ? framed(56, glass, width: 48, height: 48)
      : part(56, .frame(height: isBelow ? 48 : isOnMac ? 28 : 36), [inset], type: "Frame")
    let ground = isBelow ? glassPaint() : fillPaint
    let outline: ShapeDrawing.Outline = graph.isGlass || graph.isInCells ? .capsule : .rounded(10)
    let field = backed(57, height, by: ShapeDrawing(outline: outline, paint: ground))
    field.title = prompt
    field.actions.text = searched
    let (graph, node) = (graph, node)
    field.actions.tap = event { try activate(true) }
    let submit = environment.box(EnvironmentStore.searchSubmitKey, as: SubmitBox.self)
    field.actions.submit = event {
      try activate(true)
      for action in submit?.actions ?? [] { try graph.call(action) }
    }
    field.actions.type = { [weak node] typed in
      guard let node, node.isAlive else { return }
      graph.perform {
        try activate(true)
        try graph.act(node) { try text?.set(.string(typed)) }
      }
    }
    var parts = isButton ? [space(68), field] : [field]
    if memory.isActive, !isOnMac {
      // With Liquid Glass, a cross beside the field at the bottom ends the search. [believed]
      let cancel =
        isBelow && !graph.isInCells
        ? self.glass(86, framed(84, try mark(59, "✕", "xmark", paints.foreground, size: 17), width: 48, height: 48))
        : try controlText(59, "Cancel")
      cancel.title = "Cancel"
      let dismiss = memory.dismiss
      cancel.actions.tap = event { try dismiss.run() }
      parts.append(cancel)
    }
    var line = part(60, .hStack(), parts, type: "HStack")
    if !scopes.isEmpty { line = part(64, .vStack(spacing: graph.isInCells ? 0 : 8), [line] + scopes, type: "VStack") }
    let isInBar = isOnMac && !environment.isSidebar
    let insets = EdgeInsets(top: isBelow ? 8 : 0, leading: 16, bottom: 8, trailing: 16)
    let made = padded(61, [line], isInBar ? EdgeInsets(0, on: .all) : insets)
    let dismiss = memory.dismiss
    made.actions.end = memory.isActive ? event { try dismiss.run() } : nil
    // A phone's bar gives its place to the field that is used.
    let isOnPhone = (graph.isInCells || graph.typeScale == .phone) && !graph.hasRegularWidth
    let hidesBar = memory.isActive && isOnPhone && !isBelow && environment[SearchMemory.keptBarKey] == nil
    made.traits[BarMemory.hiddenBarTrait] = hidesBar ? TraitValue(value: .void, type: type) : nil
    return made
  }
}
