import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Lists, forms and sections.
extension NativeViewTable {
  mutating func addLists() {
    view("List", rows: .lazy(.vertical)) { try $0.list($0.field("selection")) }
    view("Form", rows: .lazy(.vertical)) { try $0.styled(.form) }
    look("AutomaticFormStyle", "ColumnsFormStyle") { $0.isOnMac ? $0.formColumns() : try $0.list(.void) }
    look("GroupedFormStyle") { try $0.list(.void) }
    view("Section", rows: .passes) { try $0.section() }
    addOutlines()
    addTables()
  }
}

extension EnvironmentStore {
  static let listKey = Key.own("list")
  /// The colour that `listItemTint` gives to the icons of labels.
  static let listItemTintKey = Key.own("list item tint")

  /// Set in a sheet, whose backgrounds are lighter than others in dark appearance.
  static let elevationKey = Key.own("elevated")

  /// Whether the view is in a list: in a row, a header or a footer.
  var isInList: Bool { self[EnvironmentStore.listKey].map { !$0.isNothing } ?? false }

  /// The environment of a scroll view in a row.
  var outsideList: EnvironmentStore { isInList ? setting(EnvironmentStore.listKey, .void) : self }

  /// Whether labels have the same look as outside of a list: in headers, in footers and in the value of a closed picker.
  private static let plainLabelsKey = Key.own("plain labels")

  /// The environment of a header, a footer or the value of a closed picker.
  var withPlainLabels: EnvironmentStore { setting(EnvironmentStore.plainLabelsKey, .bool(true)) }

  /// Whether labels align their icons in a column: in the rows of a list.
  var hasIconColumn: Bool {
    if case .bool(true)? = self[EnvironmentStore.plainLabelsKey] { return false }
    return isInList
  }

  /// The environment of the rows of a list.
  var insideList: EnvironmentStore {
    setting(EnvironmentStore.listKey, .bool(true)).setting(EnvironmentStore.plainLabelsKey, .bool(false))
  }
}

/// The state of a section, which identifies it to the list.
final class SectionMemory {
  let control: ControlMemory

  init(_ control: ControlMemory) { self.control = control }
}

/// A list under construction.
struct ListRows {
  /// The content node.
  let content: ViewNode
  /// The selection of a selectable list.
  let selection: ListSelection?
  let isEditing: Bool
  var parts: [Element] = []
  /// The section of the last row.
  var section: ViewNode?
  var isFirst = true
  /// Whether the last part is a row, which a separator follows before the next row.
  var endsInRow = false
  /// The number of the next part of the row.
  var number = 0
  /// The base number of the current row or section.
  var base = 0
  /// The base numbers of the rows and sections in this update.
  var bases: [ObjectIdentifier: Int] = [:]
}

/// The fixed slots of optional row parts, above the numbers of the other parts.
private enum RowSlot: Int {
  case choice = 60
  case badgeSpace, badge, deletion, moveSpace, move, ground, button, stack
  /// The first of several.
  case line = 80
}

extension ViewUpdate {
  /// The height of a separator, in a terminal.
  private static let lineHeight = 16.0
  /// The horizontal inset of rows.
  private static let rowInset = 16.0

  fileprivate mutating func list(_ selection: Value) throws {
    if node.isNew {
      graph.service(LazyContainers.self).add(node)
      graph.service(ScrollAnchors.self).add(node)
    }
    let inside = environment("list") { $0.insideList }
    let content = child("content", in: inside)
    let isEditing = graph.isEditing(try read(editMode))
    var rows = ListRows(content: content, selection: try ListSelection(self, selection), isEditing: isEditing)
    if !graph.isInCells { return try listInPoints(&rows) }
    if control.isRefreshing { rows.parts.append(try controlText(1, "◌", paints.secondary)) }
    for element in content.elements.flatMap({ graph.leaves(of: $0) }) { try add(element, to: &rows) }
    rows.parts += content.elements.flatMap { departing(in: $0) }
    if rows.parts.isEmpty { rows.parts.append(emptyRow(&rows)) }
    control.rowNumbers = rows.bases
    let stack = part(2, .vStack(alignment: .leading, spacing: 0), rows.parts, type: "Rows")
    let made = container(.list, [stack], .clip)
    made.actions.refresh = refresh
  }

  /// Adds a header, row or footer.
  private mutating func add(_ element: Element, to rows: inout ListRows) throws {
    if element.isRoom {
      rows.parts.append(element)
      return
    }
    begin(&rows, for: element)
    let place = graph.section(of: element, in: rows.content)
    if place?.section !== rows.section, !rows.isFirst {
      // Sections are separated by a gap.
      rows.parts.append(gap(&rows))
      rows.endsInRow = false
    }
    rows.section = place?.section
    rows.isFirst = false
    guard place?.role ?? .row == .row else {
      rows.endsInRow = false
      rows.parts.append(across(&rows, [element]))
      return
    }
    if rows.endsInRow, !hidesLine(element) { rows.parts.append(try lineBefore(&rows) { try $0.line(&$1) }) }
    rows.parts.append(try row(element, &rows))
    rows.endsInRow = !hidesLine(element)
  }

  func hidesLine(_ element: Element) -> Bool {
    guard let value = element.traits["ListSeparatorConfiguration.RowKey"]?.value else { return false }
    return graph.caseName(machine.fieldValue("visibility", of: value) ?? .void) == "hidden"
  }

  func next(_ rows: inout ListRows) -> Int {
    rows.number += 1
    return 1000 + rows.base * 100 + rows.number
  }

  /// The number of an optional part of a row, so that the numbers of other parts do not depend on it.
  private func slot(_ slot: RowSlot, of rows: ListRows) -> Int { 1000 + rows.base * 100 + slot.rawValue }

  /// Arranges the views of a row horizontally.
  mutating func besideEachOther(_ views: [Element], _ rows: ListRows) -> Element {
    views.count == 1 ? views[0] : part(slot(.stack, of: rows), .hStack(), views, type: "HStack")
  }

  /// Creates the separator before a row, with separate part numbers.
  mutating func lineBefore(
    _ rows: inout ListRows, _ make: (inout ViewUpdate, inout ListRows) throws -> Element
  ) rethrows -> Element {
    let number = rows.number
    rows.number = RowSlot.line.rawValue
    defer { rows.number = number }
    return try make(&self, &rows)
  }

  /// Begins the parts of a row or section. Their numbers are stable while other rows are inserted or removed.
  func begin(_ rows: inout ListRows, for part: AnyObject) {
    let id = ObjectIdentifier(part)
    // A row that occurs twice continues its numbers.
    guard rows.bases[id] == nil else { return }
    rows.base = control.number(of: id)
    rows.number = 0
    rows.bases[id] = rows.base
  }

  /// The removed rows that are still drawn, outside of the list.
  func departing(in element: Element) -> [Element] {
    if element.departure != nil { return [element] }
    return element.isGroup ? element.children.flatMap { departing(in: $0) } : []
  }

  /// A list without rows is as wide as one with rows.
  mutating func emptyRow(_ rows: inout ListRows) -> Element {
    let space = part(next(&rows), .frame(width: nil, height: 0, alignment: .center), [space(next(&rows))], type: "Gap")
    return widened(next(&rows), space)
  }

  private mutating func gap(_ rows: inout ListRows) -> Element {
    let space = part(next(&rows), .spacer(minLength: ViewUpdate.lineHeight), [], .spacer, type: "Gap")
    return part(
      next(&rows), .frame(width: nil, height: ViewUpdate.lineHeight, alignment: .center), [space], type: "Gap")
  }

  private mutating func line(_ rows: inout ListRows) throws -> Element {
    let line = part(next(&rows), .track(), [], .track(0, hasKnob: false, try paints.separator), type: "Line")
    let insets = EdgeInsets(top: 0, leading: ViewUpdate.rowInset, bottom: 0, trailing: 0)
    return part(next(&rows), .modifier(.padding(insets)), [line], type: "Line")
  }

  /// Views with the full width, inset from the edges.
  private mutating func across(_ rows: inout ListRows, _ views: [Element]) -> Element {
    let inner = besideEachOther(views, rows)
    let frame = FlexibleFrame(maxWidth: .infinity, alignment: Alignment(horizontal: .leading, vertical: .center))
    let wide = part(next(&rows), .modifier(.flexibleFrame(frame)), [inner], type: "Frame")
    let inset = ViewUpdate.rowInset
    let made = part(
      next(&rows), .modifier(.padding(EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset))), [wide],
      type: "Row")
    made.actions = ElementActions()
    return made
  }

  mutating func row(_ element: Element, _ rows: inout ListRows) throws -> Element {
    let tag = rows.selection.flatMap { graph.tag(of: element, in: rows.content, as: $0.type) }
    let isChosen = try tag.map { try rows.selection?.contains($0) ?? false } ?? false
    var views = [element]
    if rows.isEditing, rows.selection?.isSeveral ?? false, tag != nil {
      views.insert(
        try mark(
          slot(.choice, of: rows), isChosen ? "◉" : "○", isChosen ? "checkmark.circle.fill" : "circle",
          isChosen ? nil : paints.secondary, size: 22), at: 0)
    }
    if let badge = element.traits[TabBox.badgeTrait] {
      views += [
        space(slot(.badgeSpace, of: rows)),
        try controlText(slot(.badge, of: rows), graph.text(badge.value), paints.secondary),
      ]
    }
    let delete = deletion(of: element, in: rows.content)
    // Rows that are selected while editing have a circle instead of the deletion sign.
    if rows.isEditing, delete != nil, !(rows.selection?.isSeveral ?? false) || tag == nil {
      views.insert(try mark(slot(.deletion, of: rows), "⊖", "minus.circle.fill", paints.red, size: 22), at: 0)
    }
    let move = moving(of: element, in: rows.content)
    if rows.isEditing, move != nil {
      views += [
        space(slot(.moveSpace, of: rows)),
        try mark(slot(.move, of: rows), "≡", "line.3.horizontal", paints.secondary),
      ]
    }
    var made = graph.isInCells ? across(&rows, views) : rowInPoints(&rows, views, of: element)
    if isChosen, !rows.isEditing {
      let number = slot(.ground, of: rows)
      let outline: ShapeDrawing.Outline =
        switch (listLook.isSidebar, isOnMac) {
        case (true, true): .rounded(graph.isGlass ? 8 : 5)  // [approximation]
        case (true, false): graph.isGlass ? .capsule : .rounded(10)
        case (false, true): listLook.isGrouped ? .rectangle : .rounded(5)
        case (false, false): .rectangle
        }
      let shape = ShapeDrawing(outline: outline, paint: try paints.foreground.faded(0.15))
      if graph.isInCells {
        made = backed(number * 2 + 1_000_000, made, by: shape)
      } else {
        // The row has its own opaque background.
        let veil = part(number * 2 + 1_000_001, .shape, [], .shape(shape), type: "Chosen")
        made = part(number * 2 + 1_000_000, .decoration(.overlay(.center)), [made, veil], type: "Row")
      }
      made.actions = ElementActions()
    }
    if let selection = rows.selection, let tag, !selection.isSeveral || rows.isEditing {
      made.actions.tap = event { try selection.choose(tag) }
      made.actions.isEnabled = isEnabled
    } else if !rows.isEditing, !element.isLink, let link = element.innerLink {
      // The link can be invisible, behind or before the content of the row.
      made.actions.tap = { [weak link] in link?.actions.tap?() }
      made.actions.isEnabled = link.actions.isEnabled
    }
    if let delete {
      made.actions.delete = event(delete)
      let button = try controlText(slot(.button, of: rows), "Delete", paints.red)
      button.actions.tap = event(delete)
      made.actions.swipe = { [button] }
    }
    let actions = made.actions
    made = try swiped(made, of: element, &rows, delete: delete)
    (made.actions.delete, made.actions.tap, made.actions.isEnabled) = (actions.delete, actions.tap, actions.isEnabled)
    made.actions.move = move.map { move in
      let (graph, node) = (graph, node)
      return { [weak node] other in
        guard let node, node.isAlive else { return false }
        var isDone = false
        graph.perform { try graph.act(node) { isDone = try move(other) } }
        return isDone
      }
    }
    return made
  }

  /// The refresh action of the list; `nil` if the environment has none.
  var refresh: (() -> Void)? {
    guard let action = environment["refresh"]?.unwrapped, !action.isNothing,
      let type = graph.type(of: action),
      let method = graph.analyzer.memberDecls("run", of: machine.types.decl(type)).first
    else { return nil }
    let (graph, node, memory) = (graph, node, control)
    return { [weak node] in
      guard let node, node.isAlive else { return }
      graph.perform {
        let end = ClosureBox { _ in
          memory.isRefreshing = false
          graph.invalidate(node, .property("refresh"))
          return .void
        }
        memory.isRefreshing = true
        graph.invalidate(node, .property("refresh"))
        let task = try graph.machine.call(method, of: type, on: action, [.ref(end)])
        if let task = graph.function(task) { _ = graph.machine.startTask(task) }
      }
    }
  }
}

/// The role of an element in its section.
enum SectionRole {
  case header, row, footer
}

extension Graph {
  /// The section of an element in a list.
  func section(of element: Element, in content: ViewNode) -> (section: ViewNode, role: SectionRole)? {
    ancestor(of: element, in: content, beginsAtPlaces: true) { section(around: $0) }
  }

  /// The section that directly contains a view.
  func section(around node: ViewNode) -> (section: ViewNode, role: SectionRole)? {
    guard let parent = node.parent, parent.memory is SectionMemory else { return nil }
    switch node.key {
    case .field("header"): return (parent, .header)
    case .field("footer"): return (parent, .footer)
    default: return (parent, .row)
    }
  }
}

extension Element {
  /// The first usable link in the content.
  fileprivate var innerLink: Element? {
    if isLink { return actions.tap == nil ? nil : self }
    for child in children { if let found = child.innerLink { return found } }
    return nil
  }
}
