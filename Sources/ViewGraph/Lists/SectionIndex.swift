import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The index letters at the edge of a list, which scroll to its sections.
enum SectionIndex {
  /// The trait of a section's index label.
  static let trait: TraitKey = "section index"
  static let visibilityKey = EnvironmentStore.Key.own("section index visibility")
  static var place: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The number of its first part, apart from those of rows.
  fileprivate static let number = 200
}

extension ViewUpdate {
  /// The index of a list; `nil` if no section has a label, or if it is hidden.
  mutating func sectionIndex(_ rows: inout ListRows) throws -> Element? {
    if let visibility = environment[SectionIndex.visibilityKey], graph.caseName(visibility) == "hidden" { return nil }
    var labels: [(text: String, element: Element)] = []
    var sections: Set<ObjectIdentifier> = []
    for element in rows.content.elements.flatMap({ graph.leaves(of: $0) }) {
      guard let label = element.traits[SectionIndex.trait]?.value, !label.isNothing, let text = label.unwrapped,
        let section = graph.section(of: element, in: rows.content)?.section,
        sections.insert(ObjectIdentifier(section)).inserted
      else { continue }
      if let text = plainText(text) { labels.append((text, element)) }
    }
    guard !labels.isEmpty else { return nil }
    let font = TextFont(size: 11, weight: .semibold)
    var letters: [Element] = []
    for (index, label) in labels.enumerated() {
      let run = TextDrawing.Run(text: label.text, paint: try accent, font: font, isBold: true)
      let letter = part(
        SectionIndex.number + 2 + index, .text(TextContent(runs: [TextRun(label.text, font: font)])), [],
        .text(TextDrawing(runs: [run])), type: "SectionIndexLabel")
      letter.actions.tap = event { [graph, weak target = label.element] in target.map { graph.reveal($0) } }
      letters.append(letter)
    }
    let column = part(SectionIndex.number, .vStack(spacing: 1), letters, type: "SectionIndex")
    return part(
      SectionIndex.number + 1, .modifier(.padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 3))), [column],
      type: "SectionIndex")
  }
}
