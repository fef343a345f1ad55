import ViewLayout
import ViewSource

/// The bar with the toolbar items of the keyboard. The keyboard itself is not drawn: the bar is where it is with a
/// hardware keyboard, at the bottom of the screen.
extension ViewUpdate {
  /// The items of a screen while one of its fields has the focus.
  func keyboardItems(of box: ScreenBox) -> [Element] {
    guard let field = graph.focused?.node, field.isInside(node) else { return [] }
    return box.elements(at: .keyboard)
  }

  /// Content outside of a navigation container, with the items below it while one of its fields has the focus.
  mutating func aboveKeyboard(_ items: [Element], _ content: [Element]) {
    guard !items.isEmpty, let field = graph.focused?.node, field.isInside(node) else {
      return wrap(content, .modifier(.passThrough))
    }
    let bar = keyboardBar(items)
    let inset = DecorationKind.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))
    decorate(content, inset) { _, number in number == 0 ? [bar] : [] }
  }

  mutating func keyboardBar(_ items: [Element]) -> Element {
    let row = padded(
      70, [part(72, .hStack(), raised(items, from: 600), type: "HStack")], EdgeInsets(16, on: .horizontal))
    // The heights are from memory. [believed]
    let height: Double = graph.isInCells ? 16 : graph.isGlass ? 60 : 44
    let frame = FlexibleFrame(maxWidth: .infinity, minHeight: height, maxHeight: height)
    let bar = part(74, .modifier(.flexibleFrame(frame)), [row], type: "KeyboardBar")
    guard !graph.isInCells, !graph.isGlass else { return bar }
    return backed(75, bar, by: ShapeDrawing(outline: .rectangle, paint: fillPaint))
  }
}

extension Graph {
  /// Updates the bars that show items only while a field has the focus.
  func focusMoved(from old: ViewNode?, to new: ViewNode?) {
    let screens = [old, new].compactMap { $0?.environment.screen }
    for screen in screens where !screen.elements(at: .keyboard).isEmpty {
      if let container = screen.container { invalidate(container, .input) }
    }
    for field in [old, new] {
      var node = field
      while let current = node {
        if let memory = current.memory as? BarMemory, memory.hasKeyboardItems { invalidate(current, .input) }
        node = current.parent
      }
    }
  }
}
