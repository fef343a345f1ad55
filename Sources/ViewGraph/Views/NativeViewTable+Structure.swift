import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Structural views: groups, tuples, conditions, `ForEach`, `AnyView` and scenes.
extension NativeViewTable {
  mutating func addStructure() {
    view("EmptyView") { update in update.group(.fixed, []) }
    view("TupleView", rows: .passes) { update in try update.tuple("value") }
    view("TupleContent", rows: .passes) { update in try update.tuple("content") }
    view("_ConditionalContent", rows: .passes) { update in
      let side = try update.field("storage").box(EnumBox.self)
      let arguments = update.machine.types.arguments(update.type)
      guard side.tag < arguments.count, let value = side.payload.first else { return }
      let name = side.tag == 0 ? "true" : "false"
      let child = update.child(.field(name), value, arguments[side.tag], segment: name)
      update.group(.dynamic, update.arranged([child]))
    }
    view("Optional", rows: .passes) { update in
      guard let value = update.value.unwrapped, let type = update.machine.wrappedType(update.type) else {
        return update.group(.dynamic, update.arranged([]))
      }
      let child = update.child(.field("some"), value, type, segment: "some")
      update.group(.dynamic, update.arranged([child]))
    }
    view("Group", rows: .passes) { update in update.group(.fixed, update.child().elements) }
    // These views add no path segment.
    view("_UnaryViewAdaptor", rows: .passes) { update in
      update.group(.fixed, update.child(segment: "").elements)
    }
    view("EquatableView", rows: .asContent) { update in update.group(.fixed, update.child(segment: "").elements) }
    view("AnyView", rows: .passes) { update in
      let child = update.child()
      update.group(.dynamic, update.arranged([child]))
    }
    view("IDView", rows: .asContent) { update in
      let id = update.field("id")
      let type = update.fieldType("id")
      let text = (try? update.machine.description(of: id, as: type)) ?? "?"
      let key = ChildKey.identifier(try IdentifierKey(id, type, update.machine))
      let child = update.child(key, update.field("content"), update.fieldType("content"), segment: "#(\(text))")
      update.pass(update.arranged([child]))
    }
    view("ForEach", rows: .passes) { update in try update.rows() }
    // The first window of an app is shown. Without one, the content of its menu bar extra or settings is.
    for name in ["WindowGroup", "Window", "DocumentGroup", "MenuBarExtra", "Settings"] {
      view(name) { update in update.pass(update.child()) }
    }
    view("ImmersiveSpace") { update in
      guard let type = update.machine.types.arguments(update.type).first,
        let closure = try? update.field("content").box(ClosureBox.self)
      else { return }
      let content = try update.machine.call(closure, [.nothing])
      update.pass(update.child(.field("content"), content, type, segment: ""))
    }
    view("ImmersiveSpaceViewContent") { update in update.pass(update.child()) }
    view("_TupleScene") { update in
      guard case .ref(let box) = update.field("value"), let tuple = box as? TupleBox, let first = tuple.elements.first,
        let type = update.machine.types.arguments(update.fieldType("value")).first
      else { return }
      update.pass(update.child(.index(0), first, type, segment: "0"))
    }
    view("_ViewModifier_Content", rows: .asContent) { update in
      guard case .ref(let box)? = try update.value.box(StructBox.self).fields.last, let holder = box as? ContentHolder
      else { return }
      holder.add(update.node)
      update.node.memory = holder
      update.node.isPlacedContent = holder.modifier != nil
      update.pass(update.child(.field("content"), holder.value, holder.type, segment: "", in: holder.environment))
    }
  }
}

extension ViewUpdate {
  /// The views of a tuple.
  mutating func tuple(_ field: String, segment: (Int, Value) -> String = { index, _ in String(index) }) throws {
    let type = fieldType(field)
    guard case .ref(let box) = self.field(field), let tuple = box as? TupleBox else {
      return group(.fixed, child(field, segment: "").elements)
    }
    let parts = machine.types.arguments(type)
    let isTitle = isTitle
    var elements: [Element] = []
    for (index, part) in tuple.elements.enumerated() where index < parts.count {
      let inside = isTitle ? try titleEnvironment(isFirst: index == 0) : nil
      elements += child(.index(index), part, parts[index], segment: segment(index, part), in: inside).elements
    }
    if isTitle { container(.vStack(alignment: .leading, spacing: 0), elements) } else { group(.fixed, elements) }
  }

  /// The rows of a `ForEach`, one for each identifier.
  fileprivate mutating func rows() throws {
    let lazy = lazyRows
    let parts = partsOfData
    let isOther = parts?.consumeChange() ?? false
    if isRelisting, !isOther {
      for row in node.children.dropFirst(parts == nil ? 0 : 1) { keep(row) }
      return list(lazy, parts)
    }
    let content = try field("content").box(ClosureBox.self)
    let rowType = machine.types.arguments(fieldType("content")).last ?? graph.analyzer.unknownType
    let identifier = RowIdentifier(self)
    var counts: [IdentifierKey: Int] = [:]
    var (index, shown) = (0, 0)
    // The number of previous rows that were not found yet. The data may have moved them.
    var others = node.children.count
    let hasOthers = lazy.map { node.children.count > 0 && !$0.isGrowing || node.children.count > $0.shown } ?? false
    if let lazy, hasOthers, !lazy.isGrowing, parts == nil { try keepInSight(lazy, identifier) }
    let data = parts?.data(of: self) ?? field("data")
    try machine.forEach(data, fieldType("data")) { element in
      defer { index += 1 }
      let isListed = lazy.map { index < $0.limit } ?? true
      // The other elements are only counted, up to the distance that can be scrolled at once.
      let isSought = isListed || hasOthers && others > 0
      guard isSought else { return index < (lazy?.limit ?? 0) + LazyRows.farthestCount }
      var key = try identifier.key(of: element, index)
      let isKnown = lazy == nil || hadChild(.identifier(key))
      guard isListed || isKnown else { return true }
      if isKnown { others -= 1 }
      if isListed { shown += 1 }
      let repetition = counts[key, default: 0]
      counts[key] = repetition + 1
      if repetition == 1 {
        graph.note(
          "ForEach: the identifier `\(identifier.text(key))` occurs more than once; SwiftUI's result is undefined",
          at: node.source)
      }
      key.repetition = repetition
      if lazy?.isGrowing ?? false, keepChild(.identifier(key)) { return true }
      let segment = "ForEach(\(identifier.text(key)))"
      do {
        let row = try machine.call(content, [element])
        _ = child(.identifier(key), row, rowType, segment: segment)
      } catch {
        _ = failed(.identifier(key), error, segment: segment)
      }
      return graph.viewCount <= graph.viewLimit
    }
    let isGrowing = lazy?.isGrowing ?? false
    lazy?.settle(shown: shown, of: index)
    list(lazy, parts, meets: !isGrowing)
  }

  /// The subviews of the data, for a `ForEach` over the subviews of a view.
  private var partsOfData: ResolvedSubviews? {
    mutating get {
      guard let name = PartsOfData(rawValue: machine.catalogueName(fieldType("data")) ?? "")?.name else { return nil }
      if isRelisting { return keepResolved(name) }
      let view = machine.fieldValue("view", of: field("data")) ?? .void
      return resolve(view, machine.dynamicType(of: view, as: graph.analyzer.anyType), as: name)
    }
  }

  /// Keeps listed rows in the list when rows are inserted before them.
  private mutating func keepInSight(_ rows: LazyRows, _ identifier: RowIdentifier) throws {
    var (index, last) = (0, 0)
    try machine.forEach(field("data"), fieldType("data")) { element in
      defer { index += 1 }
      guard index < rows.limit + rows.shown else { return false }
      let key = try identifier.key(of: element, index)
      if place(of: .identifier(key)).map({ $0 < rows.shown }) ?? false { last = index }
      return true
    }
    rows.reach(last)
  }

  /// The lazy row state of a `ForEach` in a lazy container.
  private var lazyRows: LazyRows? {
    guard graph.surface != nil, !graph.makesAllRows else { return nil }
    if let kept = node.memory as? LazyRows { return kept }
    guard let axis = node.parent?.lazyAxis else { return nil }
    let made = LazyRows(axis)
    node.memory = made
    return made
  }

  /// The elements of the rows, and the placeholder for uncreated rows.
  private mutating func list(_ lazy: LazyRows?, _ parts: ResolvedSubviews?, meets: Bool = true) {
    // The view with the subviews is a child before the rows.
    let shown = lazy.map { $0.shown + (parts == nil ? 0 : 1) }
    var elements = arranged(children, listing: shown, meets: meets) + (parts?.departures ?? [])
    if let lazy, lazy.hidden > 0 { elements.append(room(for: lazy)) }
    group(.dynamic, elements)
  }
}

/// The catalogue types of `ForEach` data for the subviews of a view.
private enum PartsOfData: String {
  case subviews = "ForEachSubviewCollection"
  case sections = "ForEachSectionCollection"

  /// The child name and path segment of the view.
  var name: String {
    switch self {
    case .subviews: "subviews"
    case .sections: "sections"
    }
  }
}

extension ResolvedSubviews {
  /// The data of the `ForEach`.
  fileprivate func data(of update: ViewUpdate) -> Value {
    switch PartsOfData(rawValue: update.machine.catalogueName(update.fieldType("data")) ?? "") {
    case .subviews, nil: .array(subviews)
    case .sections: .array(sectionConfigurations)
    }
  }
}

/// The identification of `ForEach` rows.
private struct RowIdentifier {
  let machine: Machine
  let type: TypeID
  let part: Value?
  private let integer: TypeID

  init(_ update: ViewUpdate) {
    machine = update.machine
    integer = update.graph.analyzer.known("Int")
    let arguments = machine.types.arguments(update.type)
    type = arguments.count > 1 ? arguments[1] : update.graph.analyzer.unknownType
    part = (try? update.field("identifier").box(EnumBox.self))?.payload.first
  }

  func key(of element: Value, _ index: Int) throws -> IdentifierKey {
    let identifier = try identifier(of: element, index)
    // An absent identifier does not distinguish rows, so the index does.
    if identifier.absence != nil { return try IdentifierKey(.int(index), integer, machine) }
    return try IdentifierKey(identifier, type, machine)
  }

  private func identifier(of element: Value, _ index: Int) throws -> Value {
    guard case .ref(let box)? = part else { return element }
    if let path = box as? KeyPathBox { return try machine.value(at: path, of: element) }
    if let function = box as? ClosureBox { return try machine.call(function, [element]) }
    return element
  }

  func text(_ key: IdentifierKey) -> String { (try? machine.description(of: key.value, as: key.type)) ?? "?" }
}
