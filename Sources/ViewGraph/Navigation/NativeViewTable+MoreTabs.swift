import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The More tab: in compact width the fifth place of the tab bar contains all tabs that do not fit.
extension ViewUpdate {
  /// The number of places in compact width.
  private static let placesInBar = 5

  /// The number of tabs that are in the bar.
  func countInBar(of tabs: [Element]) -> Int {
    return isInRegularWidth || tabs.count <= ViewUpdate.placesInBar ? tabs.count : ViewUpdate.placesInBar - 1
  }

  /// The More tab.
  mutating func moreTab(of tabs: TabsBox, isChosen: Bool) throws -> Element {
    tabs.moreTab.select(isChosen, in: graph)
    let standard = graph.analyzer.known("DefaultTabLabel")
    let value = try machine.staticValue("_more", of: standard) ?? .void
    let label = child(.field("more"), value, standard, segment: "", in: try labelEnvironment(tabs.moreTab))
    tabs.moreTab.setLabel(label.elements, hasChanged: false, in: nil)
    let made = part(6000, .modifier(.passThrough), [], type: "Tab")
    made.traits[TabBox.trait] = TraitValue(value: .ref(tabs.moreTab), type: graph.analyzer.void)
    return made
  }

  /// The list of the tabs that are not in the bar. A tap selects one.
  mutating func moreList(
    of tabs: [Element], from first: Int, _ choose: @escaping (Int) throws -> Void
  ) throws -> Element {
    let heading = try controlText(6003, "More", paints.foreground, isBold: true)
    var rows = [padded(6001, [heading], EdgeInsets(16, on: .horizontal))]
    for index in tabs.indices where index >= first {
      let number = 6010 + (index - first) * 10
      let title = title(of: tabs[index].tab?.label ?? [])
      let words = try controlText(number + 1, title, paints.foreground)
      let line = part(number, .hStack(), [words, space(number + 2), try chevron(number + 3)], type: "HStack")
      let row = padded(number + 4, [line], EdgeInsets(16, on: .horizontal))
      let high = part(
        number + 6, .modifier(.flexibleFrame(FlexibleFrame(minHeight: graph.isInCells ? 16 : 44))), [row], type: "Row")
      high.title = title
      high.actions.tap = event { try choose(index) }
      rows.append(high)
    }
    let stack = part(6008, .vStack(alignment: .leading, spacing: 0), rows, type: "More")
    let fill = FlexibleFrame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: .top))
    return part(6009, .modifier(.flexibleFrame(fill)), [stack], type: "More")
  }
}
