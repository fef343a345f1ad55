import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The metrics of list rows in points, which are grouped in cards by section, or span the full width.
///
/// The numbers are recorded ones: of iOS 26 with glass (`isGlass`), of iOS 18 and before without.
struct ListLook {
  /// Whether the rows of each section are in a card.
  let isGrouped: Bool
  /// Whether the cards are inset from the edges.
  let isInset: Bool
  let isGlass: Bool
  /// Whether the list is a sidebar, whose rows have no card and no separators.
  let isSidebar: Bool

  /// The platform of the metrics.
  let scale: TypeScale

  init(style: String, isGlass: Bool, isInSidebar: Bool, scale: TypeScale) {
    self.scale = scale
    isSidebar = isInSidebar && ["", "SidebarListStyle", "DefaultListStyle"].contains(style)
    isGrouped = !isSidebar && !["PlainListStyle", "InsetListStyle", "BorderedListStyle"].contains(style)
    isInset = isGrouped && style != "GroupedListStyle"
    self.isGlass = isGlass
  }

  /// The minimum height of a row.
  ///
  /// Those of a Mac and a watch are approximate, like their other lengths.
  var rowHeight: Double {
    switch scale {
    case .phone: isGlass && !isSidebar ? 52 : 44
    case .mac: isGrouped ? 36 : isSidebar ? 28 : 24
    case .watch: 44
    case .television: 66
    case .room: 60
    }
  }
  /// The vertical padding of a row.
  var rowPadding: Double {
    switch scale {
    case .phone: isGlass ? 11 : 6
    case .mac: isGrouped ? 8 : 4
    case .watch: 8
    case .television: 14
    case .room: 12
    }
  }
  /// The horizontal padding of a row.
  var rowInset: Double {
    switch scale {
    case .phone: isSidebar ? 12 : 16
    case .mac: isSidebar ? 8 : 10
    case .watch: 9
    case .television: 30
    case .room: 20
    }
  }
  /// The space between the edge of the screen and a card.
  var cardInset: Double {
    guard isInset || isSidebar else { return 0 }
    switch scale {
    case .phone: return 16
    case .mac: return isSidebar ? 10 : 20
    case .watch, .television: return 0
    case .room: return 24
    }
  }
  var cardCorner: Double {
    guard isInset else { return 0 }
    switch scale {
    case .phone: return isGlass ? 26 : 10
    case .mac: return isGlass ? 12 : 8
    case .watch: return isGlass ? 20 : 9
    case .television: return 12
    case .room: return 16
    }
  }
  /// Whether each row has its own platter.
  var isOfPlatters: Bool { scale == .watch && isGrouped }
  /// The space between sections without headers.
  var sectionGap: Double {
    guard isGrouped else { return 0 }
    switch scale {
    case .phone: return 35
    case .mac: return 20
    case .watch: return 12
    case .television: return 40
    case .room: return 24
    }
  }
}

/// A section of a list under construction.
struct ListCard {
  var headers: [Element] = []
  var rows: [Element] = []
  var footers: [Element] = []
  /// The section, or the first row of rows without a section.
  var first: AnyObject?

  var isEmpty: Bool { headers.isEmpty && rows.isEmpty && footers.isEmpty }
}

extension ViewUpdate {
  var listLook: ListLook {
    ListLook(
      style: name == "List" || environment.style(.list) != nil ? listStyle : "",
      isGlass: graph.isGlass, isInSidebar: environment.isSidebar && !graph.isInCells,
      scale: graph.isInCells ? .phone : graph.typeScale)
  }

  /// The name of the list's style. A Mac's list of its own is inset, but that of a sidebar has the style of sidebars.
  private var listStyle: String {
    environment.isSidebar && environment.style(.list) == nil ? "" : systemStyle(.list)
  }

  /// The background colour behind cards.
  private var groupedGround: Paint {
    // In visionOS, windows are transparent. On a Mac, a form stands on the window, and a sidebar on the ground of its column.
    if graph.typeScale == .room || graph.typeScale == .mac { return .clear }
    if isElevated { return paper }
    return paints.isDark ? Paint(red: 0, green: 0, blue: 0) : Paint(red: 0.949, green: 0.949, blue: 0.969)
  }

  /// Whether the list is in a sheet in dark appearance, where backgrounds are lighter.
  private var isElevated: Bool {
    guard paints.isDark, case .bool(true)? = environment[EnvironmentStore.elevationKey] else { return false }
    return true
  }

  private var cardPaint: Paint {
    if graph.typeScale == .room { return Paint(red: 1, green: 1, blue: 1, opacity: 0.08) }
    // The cards of a Mac's form are a little darker than the window, in dark appearance lighter. [believed]
    if graph.typeScale == .mac {
      let tone = paints.isDark ? 1.0 : 0
      return Paint(red: tone, green: tone, blue: tone, opacity: 0.04)
    }
    if isElevated { return Paint(red: 0.173, green: 0.173, blue: 0.18) }
    return paints.isDark ? Paint(red: 0.11, green: 0.11, blue: 0.118) : Paint(red: 1, green: 1, blue: 1)
  }

  mutating func listInPoints(_ rows: inout ListRows) throws {
    let look = listLook
    var cards: [ListCard] = []
    var card = ListCard()
    if control.isRefreshing {
      let wheel = looked("spinner", "_SpinnerLook", [graph.color(try paints.secondary)])
      rows.parts.append(widened(next(&rows), part(next(&rows), .hStack(), wheel, type: "HStack")))
    }
    var isFirst = true
    let leaves = rows.content.elements.flatMap { graph.leaves(of: $0) }
    for (index, element) in leaves.enumerated() {
      begin(&rows, for: element)
      let place = graph.section(of: element, in: rows.content)
      if !isFirst, place?.section !== rows.section {
        cards.append(card)
        card = ListCard()
      }
      isFirst = false
      rows.section = place?.section
      if element.isRoom {
        card.rows.append(element)
        continue
      }
      if card.isEmpty { card.first = place?.section ?? element.node }
      switch place?.role ?? .row {
      case .header: card.headers.append(caption(&rows, element, look, isHeader: true))
      case .footer: card.footers.append(caption(&rows, element, look, isHeader: false))
      case .row:
        let row = try row(element, &rows)
        let hasLine =
          !look.isSidebar && !look.isOfPlatters && !hidesLine(element)
          && isRow(after: index, leaves, in: rows)
        card.rows.append(hasLine ? try lined(&rows, row, look) : row)
      }
    }
    cards.append(card)
    for (index, card) in cards.enumerated() where !card.isEmpty {
      if let first = card.first { begin(&rows, for: first) }
      let isTop = index == 0
      let gap = card.headers.isEmpty ? isTop && environment.navigation != nil ? 16 : look.sectionGap : isTop ? 4 : 16
      if gap > 0, look.isGrouped || look.isSidebar { rows.parts.append(blank(&rows, gap)) }
      rows.parts += card.headers
      if !card.rows.isEmpty { rows.parts.append(self.card(&rows, card.rows, look)) }
      rows.parts += card.footers
    }
    // A list without rows is as wide as one with rows.
    let isEmpty = rows.parts.isEmpty
    if look.isGrouped { rows.parts.append(blank(&rows, look.sectionGap)) }
    rows.parts += rows.content.elements.flatMap { departing(in: $0) }
    if isEmpty { rows.parts.append(emptyRow(&rows)) }
    control.rowNumbers = rows.bases
    let stack = part(2, .vStack(alignment: .leading, spacing: 0), rows.parts, type: "Rows")
    guard look.isGrouped || look.isSidebar,
      environment[.own("scroll content background")].flatMap({ graph.caseName($0.filled) }) != "hidden"
    else {
      guard let index = try sectionIndex(&rows) else {
        return container(scrollKind, [stack], .clip).actions.refresh = refresh
      }
      let scroll = part(3, scrollKind, [stack], .clip, type: "Rows")
      return container(.decoration(.overlay(SectionIndex.place)), [scroll, index]).actions.refresh = refresh
    }
    var scroll = part(3, scrollKind, [stack], .clip, type: "Rows")
    if let index = try sectionIndex(&rows) {
      scroll = part(6, .decoration(.overlay(SectionIndex.place)), [scroll, index], type: "Rows")
    }
    let ground = part(4, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: groupedGround)), type: "Ground")
    let whole = part(5, .modifier(.ignoresSafeArea(.all, .all)), [ground], type: "Ground")
    let made = container(.background(), [scroll, whole])
    made.children = [whole, scroll]
    made.actions.refresh = refresh
  }

  /// The layout of the rows. A form on a Mac has the height of its rows where none is proposed, as in a window that has the
  /// size of its content. [believed]
  private var scrollKind: LayoutKind { isOnMac && name != "List" ? .scrollView() : .list }

  /// The rows of a section on their card.
  private mutating func card(_ rows: inout ListRows, _ content: [Element], _ look: ListLook) -> Element {
    let shape = ShapeDrawing(outline: look.isInset ? .rounded(look.cardCorner) : .rectangle, paint: cardPaint)
    if look.isOfPlatters {
      let platters = content.map { part(next(&rows), .modifier(.clipped), [$0], .clipShape(shape), type: "Card") }
      return part(next(&rows), .vStack(alignment: .leading, spacing: 4), platters, type: "Card")
    }
    let stack = part(next(&rows), .vStack(alignment: .leading, spacing: 0), content, type: "Card")
    guard look.isGrouped || look.isSidebar else { return stack }
    if look.isSidebar {
      return part(next(&rows), .modifier(.padding(EdgeInsets(look.cardInset, on: .horizontal))), [stack], type: "Card")
    }
    let clipped = part(next(&rows), .modifier(.clipped), [stack], .clipShape(shape), type: "Card")
    guard look.cardInset > 0 else { return clipped }
    return part(next(&rows), .modifier(.padding(EdgeInsets(look.cardInset, on: .horizontal))), [clipped], type: "Card")
  }

  private mutating func blank(_ rows: inout ListRows, _ height: Double) -> Element {
    let space = part(next(&rows), .spacer(minLength: 0), [], .spacer, type: "Gap")
    return part(next(&rows), .frame(width: nil, height: height, alignment: .center), [space], type: "Gap")
  }

  /// Whether a row with a visible separator follows in the same section.
  private func isRow(after index: Int, _ leaves: [Element], in rows: ListRows) -> Bool {
    guard let next = leaves[(index + 1)...].first(where: { !$0.isRoom }) else { return false }
    let place = graph.section(of: next, in: rows.content)
    return place?.section === rows.section && place?.role ?? .row == .row && !hidesLine(next)
  }

  /// A row with the separator under it, which starts at the row's text.
  private mutating func lined(_ rows: inout ListRows, _ row: Element, _ look: ListLook) throws -> Element {
    let shape = ShapeDrawing(outline: .rectangle, paint: try paints.separator)
    let separator = RowSeparator(
      thickness: 1 / engine.metrics.pixels.scale, leading: look.rowInset,
      trailing: look.isGlass && look.isGrouped ? look.rowInset : 0)
    return lineBefore(&rows) { update, rows in
      let line = update.part(update.next(&rows), .color, [], .shape(shape), type: "Line")
      let made = update.part(update.next(&rows), .decoration(.separator(separator)), [row, line], type: "Row")
      made.actions = ElementActions()
      return made
    }
  }

  /// A section header or footer.
  private mutating func caption(
    _ rows: inout ListRows, _ element: Element, _ look: ListLook, isHeader: Bool
  ) -> Element {
    let wide = widened(next(&rows), element, .leading)
    let inset = look.cardInset + look.rowInset
    let insets = EdgeInsets(top: isHeader ? 8 : 7, leading: inset, bottom: isHeader ? 7 : 0, trailing: inset)
    let made = part(next(&rows), .modifier(.padding(insets)), [wide], type: isHeader ? "Header" : "Footer")
    made.actions = ElementActions()
    return made
  }

  /// The content of a row, with the minimum row height.
  mutating func rowInPoints(_ rows: inout ListRows, _ views: [Element], of element: Element) -> Element {
    let look = listLook
    let inner = besideEachOther(views, rows)
    let wide = widened(next(&rows), inner, .leading)
    let insets =
      rowInsets(of: element)
      ?? EdgeInsets(
        top: look.rowPadding, leading: look.rowInset, bottom: look.rowPadding, trailing: look.rowInset)
    let padded = part(next(&rows), .modifier(.padding(insets)), [wide], type: "Row")
    let high = FlexibleFrame(minHeight: look.rowHeight)
    var made = part(next(&rows), .modifier(.flexibleFrame(high)), [padded], type: "Row")
    made.actions = ElementActions()
    if let background = element.traits["ListRowBackgroundTraitKey"]?.value.unwrapped, !background.isNothing {
      let key = ChildKey.field("row background \(rows.base)")
      let behind = child(key, background, graph.analyzer.known("AnyView"), segment: ".listRowBackground").elements
      let row = made
      made = part(next(&rows), .decoration(.background(.center)), [row] + behind, type: "Row")
      made.children = behind + [row]
    } else if look.isGrouped {
      let number = next(&rows)
      made = backed(number * 2 + 2_000_000, made, by: ShapeDrawing(outline: .rectangle, paint: cardPaint))
    }
    made.actions = ElementActions()
    return made
  }

  /// The insets of `listRowInsets`.
  private func rowInsets(of element: Element) -> EdgeInsets? {
    guard let value = element.traits["ListRowInsetsTraitKey"]?.value.unwrapped, !value.isNothing else { return nil }
    func part(_ name: String) -> Double { machine.fieldValue(name, of: value).flatMap { graph.length($0) } ?? 0 }
    return EdgeInsets(
      top: part("top"), leading: part("leading"), bottom: part("bottom"), trailing: part("trailing"))
  }
}
