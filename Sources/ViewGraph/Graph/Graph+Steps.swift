import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A user action: a step of a script.
public enum Step: Sendable, Hashable {
  /// Taps the element with a text, label or identifier.
  case tap(String)
  /// Replaces the text of a field, character by character.
  case type(into: String, String)
  /// Taps twice.
  case doubleTap(String)
  /// Holds a finger on an element, for a duration in nanoseconds.
  case longPress(String, Int)
  /// Moves a control to a fraction of its range.
  case drag(String, Double)
  /// Drags from the center of an element, by points to the right and down.
  case dragBy(String, Double, Double)
  /// Drags an element onto another one.
  case dragOnto(String, String)
  /// Selects an option of a control.
  case select(String, String)
  /// Presses the return key in a field.
  case submit(String)
  /// Deletes a row of a list.
  case delete(String)
  /// Moves a row of a list to the place of another one.
  case move(String, to: String)
  /// Swipes a row and taps one of the revealed buttons.
  case swipe(String, String)
  /// Scrolls until an element is visible.
  case scrollTo(String)
  /// Scrolls the first scroll view that can scroll, by its own length or to its end.
  case scroll(ScrollWay, isWhole: Bool)
  /// Pulls down the first refreshable list or scroll view.
  case refresh
  /// Starts or ends the edit mode of a list.
  case edit
  /// Moves a pointer over an element.
  case hover(String)
  /// Leaves the topmost screen of the innermost navigation stack.
  case back
  /// Dismisses the topmost presentation: a sheet or dialog.
  case dismiss
  /// Rotates the device by 90 degrees. Only supported in a window.
  case rotate
  /// Resizes the window, in points. Only supported in a window.
  case resize(Double, Double)
  /// Sets an environment value of the window.
  case set(String, String)
  /// Waits, in nanoseconds.
  case wait(Int)
}

/// The reason why a step failed.
public struct StepError: Error, Sendable, CustomStringConvertible {
  /// One line, without a full stop.
  public let description: String
}

extension Graph {
  /// Performs a step and updates the views.
  public func take(_ step: Step) throws(StepError) {
    switch step {
    case .wait(let duration): wait(duration)
    case .tap(let target):
      let after = (try? find(target) { $0.tap != nil })?.node.environment.box(
        EnvironmentStore.afterTapKey, as: ActionBox.self)
      try touch(target) { $0.tap() }
      if let after { perform { try after.run() } }
    case .back:
      guard let element = last({ $0.back != nil }) else {
        throw StepError(description: "there is no screen to go back to")
      }
      element.actions.back?()
    case .dismiss:
      guard let element = last({ $0.dismiss != nil }) else {
        throw StepError(description: "nothing is presented here that can be dismissed")
      }
      element.actions.dismiss?()
    case .edit:
      guard let element = last({ $0.edit != nil }) else {
        throw StepError(description: "there is no edit button here")
      }
      element.actions.edit?()
    case .hover(let target):
      let element = try find(target) { $0.hover != nil }
      guard element !== hovered else { return }
      hovered?.actions.hover?(false)
      hovered = element
      element.actions.hover?(true)
    case .rotate, .resize: throw StepError(description: "there is no window here that can be resized")
    case .set(let name, let value): try set(name, to: value)
    case .doubleTap(let target): try touch(target) { $0.tap(count: 2) }
    case .longPress(let target, let duration):
      // A tap gesture leaves a long press to the menu.
      let holder = try? find(target) { $0.gesture?.holds ?? false }
      if holder == nil, let open = (try? find(target) { $0.menu != nil })?.actions.menu { return open() }
      try touch(target) { $0.hold(duration) }
    case .dragBy(let target, let x, let y):
      try drag(target, by: Point(x: x, y: y))
    case .type(let target, let text):
      let element = try find(target) { $0.type != nil }
      var typed = ""
      for character in text {
        typed.append(character)
        element.actions.type?(typed)
      }
      if text.isEmpty { element.actions.type?("") }
    case .drag(let target, let fraction):
      if let element = try? find(target, { $0.drag != nil }) {
        element.actions.drag?(fraction)
      } else if hasNoGesture(target) {
        throw StepError(description: "`\(target)` cannot be dragged")
      } else {
        // Drags across the width of the view with the gesture.
        try touch(target) { $0.drag(toShare: fraction) }
      }
    case .dragOnto(let target, let place):
      let source = try find(target) { $0.carry != nil }
      let goal = try find(place) { $0.drop != nil }
      guard goal.actions.drop?(source) ?? false else {
        throw StepError(description: "`\(place)` does not accept the item dragged from `\(target)`")
      }
    case .select(let target, let option):
      let element = try find(target) { $0.select != nil }
      guard element.actions.select?(option) ?? false else {
        throw StepError(description: "`\(target)` has no option `\(option)`")
      }
    case .submit(let target): try find(target) { $0.submit != nil }.actions.submit?()
    case .delete(let target): try find(target) { $0.delete != nil }.actions.delete?()
    case .move(let target, let place):
      let element = try find(target) { $0.move != nil }
      let other = try find(place) { $0.move != nil }
      guard element.actions.move?(other) ?? false else {
        throw StepError(description: "`\(target)` cannot be moved to `\(place)`")
      }
    case .swipe(let target, let button):
      func shown(_ actions: ElementActions) -> Element? {
        actions.swipe?().first { self.label(of: $0) == button || $0.identifier == button }
      }
      let element = try find(target) { shown($0) != nil }
      shown(element.actions).flatMap { inner($0) { $0.tap != nil } }?.actions.tap?()
    case .scrollTo(let target):
      let element = try find(target) { _ in true }
      reveal(element)
    case .scroll(let way, let isWhole):
      guard scroll(way, isWhole: isWhole) else {
        throw StepError(description: "nothing here can be scrolled \(way.rawValue)")
      }
    case .refresh:
      guard let element = first({ $0.refresh != nil }) else {
        throw StepError(description: "nothing here can be refreshed by pulling")
      }
      element.actions.refresh?()
    }
  }

  func hasNoGesture(_ target: String) -> Bool { (try? find(target) { $0.gesture != nil }) == nil }

  /// The first element with an action.
  private func first(_ canDo: (ElementActions) -> Bool) -> Element? {
    for element in elements { if let found = inner(element, canDo) { return found } }
    return nil
  }

  /// The last and innermost element with an action, which is the topmost one.
  private func last(_ canDo: (ElementActions) -> Bool) -> Element? {
    func visit(_ element: Element) -> Element? {
      for child in element.children.reversed() { if let found = visit(child) { return found } }
      return canDo(element.actions) ? element : nil
    }
    for element in elements.reversed() { if let found = visit(element) { return found } }
    return nil
  }

  /// The element that a step names: the innermost one with the action around the element with this text, label or
  /// identifier.
  ///
  /// Scrolls to rows of lazy containers that are not created yet.
  func find(_ target: String, _ canDo: (ElementActions) -> Bool) throws(StepError) -> Element {
    var hasMadeRows = false
    while !elements.contains(where: { shows(target, $0) }), makeMoreRows() { hasMadeRows = true }
    let found = try findMade(target, canDo)
    guard hasMadeRows else { return found }
    reveal(found)
    return try findMade(target, canDo)
  }

  private func findMade(_ target: String, _ canDo: (ElementActions) -> Bool) throws(StepError) -> Element {
    var found: Element?
    var isThere = false
    var isDisabled = false
    var targets: [String] = []
    func visit(_ element: Element, _ around: Element?) {
      guard found == nil else { return }
      if case .hidden = element.drawing { return }
      // An element that is being removed is not available.
      if element.departure != nil { return }
      if !element.actions.isReached {
        isThere = isThere || shows(target, element)
        return
      }
      let actor = canDo(element.actions) ? element : around
      if let actor, actor === element { targets.append(label(of: element)) }
      if element.names.contains(target) {
        isThere = true
        if let actor = modified(by: element, canDo) ?? actor ?? inner(element, canDo) {
          if actor.actions.isEnabled { found = actor } else { isDisabled = true }
          return
        }
      }
      // Presented layers cover the ones below.
      for child in element.holdsLayers ? element.children.reversed() : element.children { visit(child, actor) }
    }
    for element in elements { visit(element, nil) }
    if let found { return found }
    if isDisabled { throw StepError(description: "`\(target)` is disabled") }
    if isThere { throw StepError(description: "`\(target)` does not respond to this step") }
    let near = Spelling.hint(for: target, in: targets)
    throw StepError(description: "nothing shows `\(target)`\(near)")
  }

  private func shows(_ target: String, _ element: Element) -> Bool {
    element.names.contains(target) || element.children.contains { shows(target, $0) }
  }

  /// The element with some action that modifiers such as `accessibilityLabel` are applied to; `nil` if they are applied to a
  /// view of several parts.
  private func modified(by element: Element, _ canDo: (ElementActions) -> Bool) -> Element? {
    var element = element
    while !canDo(element.actions) {
      guard element.children.count == 1 else { return nil }
      element = element.children[0]
    }
    return element
  }

  private func inner(_ element: Element, _ canDo: (ElementActions) -> Bool) -> Element? {
    if canDo(element.actions) { return element }
    for child in element.children { if let found = inner(child, canDo) { return found } }
    return nil
  }

  /// The readable text of an element.
  func label(of element: Element) -> String {
    if let text = element.title ?? element.text { return text }
    return element.children.lazy.map { self.label(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
