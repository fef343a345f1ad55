import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The sections of lists, forms, menus and lazy stacks: headers, content and footers.
extension ViewUpdate {
  mutating func section() throws {
    let memory = memory { SectionMemory(ControlMemory(graph)) }
    let hasLooks = environment.isInList || environment.isInFormColumns || environment.menu != nil
    let inside = hasLooks ? try headerEnvironment(memory) : nil
    var header = child("header", in: inside).elements
    let location = location("isExpanded")
    let isOpen = if case .bool(false) = try read(location) { false } else { true }
    if let location {
      let toggle = event { try location.set(.bool(!isOpen)) }
      for element in header.flatMap({ graph.leaves(of: $0) }) { element.actions.tap = toggle }
      // Only in a sidebar's style is there a sign, at the end of the header.
      if hasSidebarStyle, !graph.isInCells, !header.isEmpty {
        let sign = try disclosureSign(200, isOpen: isOpen)
        let line = part(202, .hStack(), header + [space(203), sign], type: "HStack")
        line.actions.tap = toggle
        line.inner = header.first
        header = [line]
      }
    }
    let content = isOpen ? child().elements : []
    let isSmall = environment.isInList || environment.isInFormColumns
    let below = isSmall && !graph.isInCells ? try footerEnvironment(memory) : inside
    let footer = child("footer", in: below).elements
    guard !isSmall, node.lazyAxis != nil else { return group(.fixed, header + content + footer) }
    group(.fixed, lines(header, .header) + content + lines(footer, .footer))
  }

  /// The headers or footers of a section in a lazy stack or grid, as separate lines.
  private mutating func lines(_ elements: [Element], _ part: SectionPart) -> [Element] {
    let first = part == .header ? 100 : 1000
    return elements.flatMap { graph.leaves(of: $0) }.enumerated().map { number, element in
      let made = self.part(first + number, .modifier(.trait(.section(part))), [element], type: "Line")
      made.traits = element.traits
      return made
    }
  }

  /// Whether the list around has the style of a sidebar, in a split view or elsewhere.
  private var hasSidebarStyle: Bool {
    environment.isInList
      && (listLook.isSidebar || environment.style(.list) != nil && systemStyle(.list) == "SidebarListStyle")
  }

  private func footerEnvironment(_ memory: SectionMemory) throws -> EnvironmentStore {
    let color = graph.color(try paints.secondary)
    let font = graph.font("footnote", isBold: false)
    return memory.control.environment("footer", environment) { store in
      let faded = store.withPlainLabels.setting(.own("foregroundStyle"), color)
      return font.map { faded.setting(.property("font"), $0.wrapped) } ?? faded
    }
  }

  /// The environment of headers and footers, which are smaller and fainter than rows. The headers of sidebars are
  /// prominent: [believed].
  private func headerEnvironment(_ memory: SectionMemory) throws -> EnvironmentStore {
    let isProminent =
      environment["headerProminence"].flatMap { graph.caseName($0) } == "increased"
      || (environment.isSidebar || hasSidebarStyle) && !graph.isInCells && !isOnMac
    // Headers of a Mac's forms are as large as the rows and bold, those of its lists and sidebars small and faint. [believed]
    let isInColumns = environment.isInFormColumns || isOnMac && environment.isInList && listLook.isGrouped
    let color = graph.color(isProminent || isInColumns ? try paints.foreground : try paints.secondary)
    let isBold = !graph.isInCells && (graph.isGlass || isProminent || !listLook.isGrouped)
    let font =
      isInColumns
      ? graph.font("headline", isBold: false)
      : isProminent && !graph.isInCells
        ? graph.font("title3", isBold: true)
        : graph.font(graph.isInCells || isBold ? "subheadline" : "footnote", isBold: isBold)
    let hasCapitals =
      !graph.isGlass && graph.typeScale == .phone && environment.isInList && listLook.isGrouped && !isProminent
    return memory.control.environment("header", environment) { store in
      let store = hasCapitals ? store.setting(EnvironmentStore.capitalsKey, .bool(true)) : store
      let faded = store.withPlainLabels.setting(.own("foregroundStyle"), color)
      return font.map { faded.setting(.property("font"), $0.wrapped) } ?? faded
    }
  }
}

extension EnvironmentStore {
  /// Set in the headers of grouped lists in the older look, whose letters are capitals unless the program says otherwise.
  fileprivate static let capitalsKey = Key.own("capitals")

  /// Whether texts without a case of the program's have capitals.
  var hasCapitals: Bool { if case .bool(true)? = self[EnvironmentStore.capitalsKey] { true } else { false } }
}
