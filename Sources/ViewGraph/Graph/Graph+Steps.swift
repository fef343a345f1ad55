import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Something that a person does: a step of a script.
public enum Step: Sendable, Hashable {
  /// Taps what shows a text, has a label or an identifier.
  case tap(String)
  /// Replaces the text of a field, one character after the other.
  case type(into: String, String)
  /// Moves a control to a fraction of its range.
  case drag(String, Double)
  /// Chooses an option of a control.
  case select(String, String)
  /// Lets time go on, in nanoseconds.
  case wait(Int)
}

/// Why a step could not be taken.
public struct StepError: Error, Sendable, CustomStringConvertible {
  /// One line without a full stop.
  public let description: String
}

extension Graph {
  /// Takes a step and brings the views up to date.
  public func take(_ step: Step) throws(StepError) {
    switch step {
    case .wait(let duration): wait(duration)
    case .tap(let target):
      let element = try find(target) { $0.tap != nil }
      element.actions.tap?()
    case .type(let target, let text):
      let element = try find(target) { $0.type != nil }
      var typed = ""
      for character in text {
        typed.append(character)
        element.actions.type?(typed)
      }
      if text.isEmpty { element.actions.type?("") }
    case .drag(let target, let fraction):
      let element = try find(target) { $0.drag != nil }
      element.actions.drag?(fraction)
    case .select(let target, let option):
      let element = try find(target) { $0.select != nil }
      guard element.actions.select?(option) ?? false else {
        throw StepError(description: "`\(target)` has no option `\(option)`")
      }
    }
  }

  /// The element that a person means: the innermost with such an action around what shows the text, is labelled or
  /// identified so.
  func find(_ target: String, _ canDo: (ElementActions) -> Bool) throws(StepError) -> Element {
    var found: Element?
    var isThere = false
    var isDisabled = false
    var targets: [String] = []
    func visit(_ element: Element, _ around: Element?) {
      guard found == nil else { return }
      if case .hidden = element.drawing { return }
      let actor = canDo(element.actions) ? element : around
      if let actor, actor === element { targets.append(label(of: element)) }
      if element.identifier == target || element.text == target {
        isThere = true
        if let actor = actor ?? inner(element, canDo) {
          if actor.actions.isEnabled { found = actor } else { isDisabled = true }
          return
        }
      }
      for child in element.children { visit(child, actor) }
    }
    for element in elements { visit(element, nil) }
    if let found { return found }
    if isDisabled { throw StepError(description: "`\(target)` is disabled") }
    if isThere { throw StepError(description: "`\(target)` does not do that") }
    let near = Spelling.hint(for: target, in: targets)
    throw StepError(description: "nothing shows `\(target)`\(near)")
  }

  private func inner(_ element: Element, _ canDo: (ElementActions) -> Bool) -> Element? {
    if canDo(element.actions) { return element }
    for child in element.children { if let found = inner(child, canDo) { return found } }
    return nil
  }

  /// What a person reads of an element.
  func label(of element: Element) -> String {
    if let text = element.text { return text }
    return element.children.lazy.map { self.label(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
