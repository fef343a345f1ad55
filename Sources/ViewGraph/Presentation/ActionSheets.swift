import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSource

/// The action sheet of a phone before Liquid Glass: two cards at the bottom of the screen, of which the lower one has the
/// button that cancels. Its lengths are from memory. [believed]
extension ViewUpdate {
  /// Whether dialogs are action sheets.
  var hasActionSheets: Bool {
    !graph.isInCells && !graph.isGlass && graph.typeScale == .phone && !graph.hasRegularWidth
  }

  /// The title of an alert or a dialog, or the message of one of the deprecated form.
  mutating func alertTitle(
    _ text: String, _ isDialog: Bool, number: Int = 30, isBold: Bool = true
  ) throws -> Element {
    guard isDialog, hasActionSheets else { return try controlText(number, text, paints.foreground, isBold: isBold) }
    let growth = FontResolver(graph).growth(of: "footnote", in: environment)
    let font = TextFont(size: 13 * growth, weight: isBold ? .semibold : .regular)
    let run = TextDrawing.Run(text: text, paint: try paints.secondary, isBold: isBold)
    return part(
      number, .text(TextContent(runs: [TextRun(text, font: font)])), [], .text(TextDrawing(runs: [run])), type: "Text")
  }

  /// The environments of the buttons and of the message of a dialog.
  func sheetEnvironments(
    _ memory: PresentationMemory, _ outer: EnvironmentStore
  ) -> (actions: EnvironmentStore, words: EnvironmentStore) {
    guard hasActionSheets, let large = graph.font("title3", isBold: false),
      let small = graph.font("footnote", isBold: false), let paint = try? paints.secondary
    else { return (outer, outer) }
    if let actions = memory.sheetActions, let words = memory.sheetWords, actions.outer === outer {
      return (actions.inner, words.inner)
    }
    let actions = outer.setting(.property("font"), large.wrapped)
    let words = outer.setting(.property("font"), small.wrapped).setting(
      EnvironmentStore.foregroundStyleKey, graph.color(paint))
    (memory.sheetActions, memory.sheetWords) = (EnvironmentMemory(outer, actions), EnvironmentMemory(outer, words))
    return (actions, words)
  }

  mutating func actionSheet(
    _ title: [Element], _ message: [Element], _ buttons: [Element], cancelling: [Element]
  ) throws -> Element {
    let separator = ShapeDrawing(outline: .rectangle, paint: try paints.separator)
    var rows: [Element] = []
    if (title + message).contains(where: { !graph.label(of: $0).isEmpty }) {
      let words = part(290, .vStack(spacing: 6), title + message, type: "VStack")
      let inset = padded(291, [words], EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
      rows.append(widened(295, inset))
    }
    for (index, button) in buttons.enumerated() where !cancelling.contains(where: { $0 === button }) {
      let line = part(600 + index * 2, .color, [], .shape(separator), type: "Line")
      rows += (rows.isEmpty ? [] : [framed(601 + index * 2, line, height: 0.5)]) + [sheetButton(index, button)]
    }
    let tone = paints.isDark ? 0.15 : 0.97
    let ground = ShapeDrawing(outline: .rounded(13), paint: Paint(red: tone, green: tone, blue: tone, opacity: 0.97))
    var cards: [Element] = []
    if !rows.isEmpty { cards.append(backed(540, part(538, .vStack(spacing: 0), rows, type: "Actions"), by: ground)) }
    if let cancel = cancelling.first ?? buttons.last, rows.isEmpty || !cancelling.isEmpty {
      let lower = ShapeDrawing(outline: .rounded(13), paint: paper)
      cards.append(backed(544, sheetButton(80, cancel), by: lower))
    }
    return part(548, .vStack(spacing: 8), cards, type: "ActionSheet")
  }

  private mutating func sheetButton(_ index: Int, _ button: Element) -> Element {
    let number = 700 + index * 4
    let made = framed(number, widened(number + 1, button), height: 57)
    made.actions = button.actions
    return made
  }
}
