import ViewLayout
import ViewMachine
import ViewSource

/// Keyboard navigation.
extension Graph {
  /// The elements that can be tapped, edited or moved, in view order; only those of the topmost presentation, if there
  /// is one.
  public var focusStops: [Element] {
    let layers = service(PresentedLayers.self).elements
    var stops: [Element] = []
    for element in layers.last.map({ [$0] }) ?? elements { collect(element, &stops) }
    return stops
  }

  private func collect(_ element: Element, _ stops: inout [Element]) {
    if case .hidden = element.drawing { return }
    guard element.actions.isReached, element.departure == nil else { return }
    let actions = element.actions
    let isStop =
      actions.tap != nil || actions.type != nil || actions.drag != nil || actions.adjust != nil
      || actions.gesture != nil
      || actions.select != nil
    let first = stops.count
    if isStop, actions.isEnabled, let frame = frame(of: element), frame.width > 0, frame.height > 0 {
      stops.append(element)
      // A control with steps is one focus stop, whatever its parts.
      if actions.adjust != nil { return }
    }
    for child in element.children { collect(child, &stops) }
    // A gesture around controls, such as one that dismisses the keyboard, follows them.
    let isControl =
      actions.tap != nil || actions.type != nil || actions.drag != nil || actions.adjust != nil || actions.select != nil
    if !isControl, stops.count > first + 2, stops[first] === element { stops.append(stops.remove(at: first)) }
    // A control inside a tappable element of the same size is the same focus stop.
    guard stops.count == first + 2, stops[first] === element, frame(of: element) == frame(of: stops[first + 1]) else {
      return
    }
    stops.remove(at: first)
  }

  /// The element of the focused field.
  public var focusedField: Element? {
    guard let node = focused?.node, node.isAlive else { return nil }
    return node.made.values.first { $0.actions.type != nil }
  }

  /// Removes the focus from the field.
  public func leaveField() {
    guard focused != nil else { return }
    perform { try focus(on: nil) }
  }

  /// Taps an element.
  public func tap(_ element: Element) {
    let path = path(to: element)
    let after = element.node.environment.box(EnvironmentStore.afterTapKey, as: ActionBox.self)
    if path.contains(where: { $0.actions.gesture != nil }) {
      TouchSession(self, path).tap()
    } else {
      element.actions.tap?()
    }
    if element.actions.tap != nil, let after { perform { try after.run() } }
  }

  /// Performs the innermost topmost exit action: ending an activity, going back, or dismissing a presentation.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func leaveTop() -> Bool {
    func last(_ element: Element, _ action: (ElementActions) -> (() -> Void)?) -> (() -> Void)? {
      for child in element.children.reversed() { if let found = last(child, action) { return found } }
      return action(element.actions)
    }
    let layers = service(PresentedLayers.self).elements
    for element in layers.last.map({ [$0] }) ?? elements.reversed() {
      if let leave = last(element, { $0.end }) ?? last(element, { $0.back }) ?? last(element, { $0.dismiss }) {
        leave()
        return true
      }
    }
    return false
  }
}
