import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The two columns of a form on a Mac: labels end at a line, and controls start after it. Views without a label start
/// there too. The lengths are judged by appearance. [approximation]
final class FormColumns: GraphService {
  /// The alignment of the line.
  let line: HorizontalAlignment
  /// The guide of a control that starts at the line.
  let rule: GuideRule

  init(_ graph: Graph) {
    line = HorizontalAlignment(CustomAlignment("SwiftUI.FormColumns") { _ in 0 })
    rule = GuideRule(line) { _ in 0 }
  }
}

extension EnvironmentStore {
  fileprivate static let formColumnsKey = Key.own("form columns")

  /// Whether the view is in a form with two columns.
  var isInFormColumns: Bool { self[EnvironmentStore.formColumnsKey] != nil }
}

extension ViewUpdate {
  /// Whether controls have the appearance of a Mac.
  var isOnMac: Bool { !graph.isInCells && graph.typeScale == .mac }

  /// A form without scrolling: its rows are stacked, with more space between sections.
  mutating func formColumns() {
    let inside = environment("columns") { $0.setting(EnvironmentStore.formColumnsKey, .bool(true)) }
    let content = child("content", in: inside)
    var rows: [Element] = []
    var section: ViewNode?
    var bases: [ObjectIdentifier: Int] = [:]
    for element in content.elements.flatMap({ graph.leaves(of: $0) }) {
      let place = graph.section(of: element, in: content)
      let base = control.number(of: ObjectIdentifier(element))
      bases[ObjectIdentifier(element)] = base
      let isFirst = !rows.isEmpty && place?.section !== section
      section = place?.section
      let insets = EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0)
      rows.append(isFirst ? padded(1000 + base * 2, [element], insets) : element)
    }
    control.rowNumbers = bases
    rows += content.elements.flatMap { departing(in: $0) }
    let layout = FormColumnsLayout(line: graph.service(FormColumns.self).line)
    container(.layout(AnyLayout(layout, identity: layout)), rows)
  }

  /// A label and a control, aligned to the columns of the form.
  mutating func columnRow(_ label: [Element], _ control: [Element], alignment: VerticalAlignment) -> Element {
    let inner = control.count == 1 && !control[0].isGroup ? control[0] : part(91, .hStack(), control, type: "HStack")
    let rule = graph.service(FormColumns.self).rule
    let placed = part(92, .modifier(.alignmentGuide(rule)), [inner], type: "Control")
    return container(.hStack(alignment: alignment), label + [placed])
  }
}

/// A layout that stacks rows and aligns their column lines.
private struct FormColumnsLayout: Layout, Hashable {
  let line: HorizontalAlignment
  private static let spacing = 8.0

  /// The horizontal shift and the proposal of each row.
  private func rows(_ subviews: Subviews, _ width: Double?) -> [(shift: Double, proposal: ProposedViewSize)] {
    let places = subviews.map { $0.dimensions(in: .unspecified)[line] }
    let most = places.max() ?? 0
    return places.map { place in
      let shift = most - place
      return (shift, ProposedViewSize(width: width.map { max(0, $0 - shift) }, height: nil))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    var size = Size(width: 0, height: 0)
    for (view, row) in zip(subviews, rows(subviews, proposal.width)) {
      let own = view.sizeThatFits(row.proposal)
      size.width = max(size.width, row.shift + own.width)
      size.height += own.height + (size.height > 0 ? FormColumnsLayout.spacing : 0)
    }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (view, row) in zip(subviews, rows(subviews, proposal.width)) {
      view.place(at: Point(x: bounds.minX + row.shift, y: y), proposal: row.proposal)
      y += view.sizeThatFits(row.proposal).height + FormColumnsLayout.spacing
    }
  }
}
