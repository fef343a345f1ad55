import ViewCatalog
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Tabs as rows of a sidebar, as `sidebarAdaptable` shows them on a Mac.
extension EnvironmentStore {
  /// Whether the view is a tab label in a sidebar, with the icon before the title.
  var isInTabSidebar: Bool { if case .bool(true)? = self[TabsBox.sidebarKey] { true } else { false } }
}

/// The header of a tab section.
final class TabSectionBox: Box {
  var header: [Element] = []
}

extension ViewUpdate {
  /// Whether the nearest tab view shows its tabs in a sidebar.
  var hasTabSidebar: Bool {
    guard isOnMac, let style = environment[TabsBox.styleKey] else { return false }
    guard let type = graph.type(of: style), machine.types.kind(type) == .nominal else { return false }
    return graph.analyzer.fact(.navigates, of: machine.types.decl(type)) == .sidebar
  }

  /// The environment of sidebar icons, which have the accent colour.
  var accented: EnvironmentStore {
    let color = (try? accent).map { graph.color($0) } ?? .void
    return environment("accent") { $0.setting(.own("foregroundStyle"), color) }
  }

  /// The tabs of a section. In a sidebar, its header is above the first.
  mutating func tabSection() {
    let tabs = child().elements
    guard hasTabSidebar else { return group(.fixed, tabs) }
    let box = memory { TabSectionBox() }
    let color = (try? paints.secondary).map { graph.color($0) } ?? .void
    let font = graph.font("subheadline", isBold: true)
    let inside = environment("header") { store in
      let faded = store.setting(.own("foregroundStyle"), color).setting(TabsBox.listKey, .void)
      return font.map { faded.setting(.property("font"), $0.wrapped) } ?? faded
    }
    box.header = child("header", in: inside).elements
    for element in tabs.flatMap({ graph.leaves(of: $0) }) { element.tab?.section = box }
    group(.fixed, tabs)
  }

  /// The screen beside the sidebar. The lengths are judged by appearance. [approximation]
  mutating func tabSidebar(
    _ screen: Element, _ all: [Element], _ chosen: Int, _ choose: @escaping (Int) throws -> Void
  ) throws {
    var rows: [Element] = []
    var section: TabSectionBox?
    for (index, element) in all.enumerated() {
      let tab = element.tab
      if let tab, tab.section !== section {
        section = tab.section
        let insets = EdgeInsets(top: rows.isEmpty ? 0 : 10, leading: 8, bottom: 4, trailing: 8)
        if let header = section?.header, !header.isEmpty { rows.append(padded(6000 + index * 2, header, insets)) }
      }
      var label = tab?.label ?? []
      let title = title(of: label)
      if let badge = tab?.badge {
        label += [space(7000 + index), try controlText(8000 + index, badge, paints.secondary)]
      }
      let inset = padded(2000 + index * 2, label, EdgeInsets(8, on: .horizontal))
      let frame = FlexibleFrame(
        maxWidth: .infinity, minHeight: 28, alignment: Alignment(horizontal: .leading, vertical: .center))
      var item = part(4000 + index, .modifier(.flexibleFrame(frame)), [inset], type: "TabItem")
      if index == chosen {
        item = backed(5000 + index * 2, item, by: ShapeDrawing(outline: .rounded(6), paint: fillPaint))
      }
      item.title = title
      item.actions.tap = event { try choose(index) }
      rows.append(item)
    }
    let list = padded(
      9, [part(8, .vStack(alignment: .leading, spacing: 0), rows, type: "Rows")], EdgeInsets(10, on: .all))
    let column = FlexibleFrame(
      minWidth: 200, maxWidth: 200, maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: .top))
    let sidebar = part(3, .modifier(.flexibleFrame(column)), [list], type: "TabSidebar")
    let line = part(4, .divider, [], .divider(try paints.separator), type: "Line")
    container(.hStack(spacing: 0), [sidebar, line, screen])
  }
}
