import ViewDrawing
import ViewLayout

/// The cards of alerts and dialogs, in points. Their lengths are recorded on iOS 26; those of the older look are from
/// memory. [believed]
extension ViewUpdate {
  /// The card of an alert: title, message and fields above its buttons.
  mutating func alertInPoints(
    _ title: [Element], _ message: [Element], _ fields: [Element], _ buttons: [Element], isBesideEachOther: Bool
  ) throws -> Element {
    let isGlass = graph.isGlass
    let words = part(
      290, .vStack(alignment: isGlass ? .leading : .center, spacing: isGlass ? 6 : 2), title + message, type: "VStack")
    let inset = padded(291, [words], EdgeInsets(8, on: .horizontal))
    let hasWords = (title + message).contains { !graph.label(of: $0).isEmpty }
    let above = try (hasWords ? [inset] : []) + (fields.isEmpty ? [] : [alertFields(fields)])
    let places = buttons.enumerated().map { alertButton($0.offset, $0.element) }
    let content: Element
    if isGlass {
      let row = part(
        32, isBesideEachOther ? .hStack(spacing: 8) : .vStack(spacing: 8), places, type: "Actions")
      let all = part(33, .vStack(alignment: .leading, spacing: 18), above + [row], type: "VStack")
      content = padded(34, [all], EdgeInsets(top: 22, leading: 14, bottom: 14, trailing: 14))
    } else {
      let top = part(33, .vStack(spacing: 16), above, type: "VStack")
      let inner = padded(34, [top], EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
      content = part(
        35, .vStack(spacing: 0), [inner] + (try ruled(places, isBesideEachOther: isBesideEachOther)), type: "VStack")
    }
    let frame = framed(36, content, width: isGlass ? 299 : 270)
    let tone = paints.isDark ? 0.15 : 0.98
    let shadow = Shadow(color: Color(white: 0, opacity: 0.15), radius: 24, offset: Point(x: 0, y: 8))
    let paint = Paint(red: tone, green: tone, blue: tone, opacity: 0.97)
      .shadowed(Paint.StyleShadow(isInner: false, shadow: shadow))
    return backed(37, frame, by: ShapeDrawing(outline: .rounded(isGlass ? 34 : 14), paint: paint))
  }

  /// Whether a dialog is a popover beside the view that presents it: on a phone with Liquid Glass.
  var isAnchored: Bool { !graph.isInCells && graph.isGlass && graph.typeScale == .phone }

  /// A dialog beside its view. It has no button that cancels: a tap outside does what that would do. [believed]
  mutating func showAnchored(
    _ title: [Element], _ message: [Element], _ buttons: [Element], cancelling: [Element],
    _ memory: PresentationMemory, _ close: @escaping () -> Void
  ) throws {
    let others = buttons.filter { button in !cancelling.contains { $0 === button } }
    let card = try alertInPoints(title, message, [], others, isBesideEachOther: false)
    let cancel = cancelling.first
    let leave = {
      cancel?.actions.tap?()
      close()
    }
    let made = anchored(520, card, at: memory.anchor, isMenu: false, leave)
    made.children.first?.title = cancel.map { graph.label(of: $0) } ?? "Cancel"
    graph.service(PresentedLayers.self).show(made, of: node, as: .dialog)
  }

  /// A button as wide as the card, or as its half.
  private mutating func alertButton(_ index: Int, _ button: Element) -> Element {
    let number = 300 + index * 5
    let high = framed(number + 1, widened(number, button), height: graph.isGlass ? 46.5 : 44)
    let made =
      graph.isGlass ? backed(number + 2, high, by: ShapeDrawing(outline: .capsule, paint: fillPaint)) : high
    made.actions = button.actions
    return made
  }

  /// The buttons of the older look, with lines above and between them.
  private mutating func ruled(_ buttons: [Element], isBesideEachOther: Bool) throws -> [Element] {
    let shape = ShapeDrawing(outline: .rectangle, paint: try paints.separator)
    func line(_ update: inout ViewUpdate, _ number: Int, isUpright: Bool = false) -> Element {
      let line = update.part(number, .color, [], .shape(shape), type: "Line")
      return update.framed(number + 1, line, width: isUpright ? 0.5 : nil, height: isUpright ? 44 : 0.5)
    }
    guard isBesideEachOther else {
      var rows: [Element] = []
      for (index, button) in buttons.enumerated() { rows += [line(&self, 500 + index * 2), button] }
      return rows
    }
    var columns: [Element] = []
    for (index, button) in buttons.enumerated() {
      columns += (index > 0 ? [line(&self, 500 + index * 2, isUpright: true)] : []) + [button]
    }
    let row = part(32, .hStack(spacing: 0), columns, type: "Actions")
    return [line(&self, 500), row]
  }

  /// The fields of an alert: filled capsules, or in the older look rows of one box. [believed]
  private mutating func alertFields(_ fields: [Element]) throws -> Element {
    let isGlass = graph.isGlass
    var rows: [Element] = []
    for (index, field) in fields.enumerated() {
      let number = 400 + index * 6
      let inset = padded(number, [field], EdgeInsets(isGlass ? 16 : 8, on: .horizontal))
      let high = framed(number + 1, widened(number + 2, inset), height: isGlass ? 46.5 : 32)
      if isGlass {
        rows.append(backed(number + 3, high, by: ShapeDrawing(outline: .capsule, paint: fillPaint)))
      } else {
        let line = part(
          number + 4, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: try paints.separator)), type: "Line")
        rows += (index > 0 ? [framed(number + 5, line, height: 0.5)] : []) + [high]
      }
    }
    let stack = part(398, .vStack(spacing: isGlass ? 8 : 0), rows, type: "Fields")
    return isGlass ? stack : backed(396, stack, by: ShapeDrawing(outline: .rounded(7), paint: paper))
  }
}
