import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSource

/// A content transition: the old characters of a text fade out while the new ones appear.
public final class TextFade: AnimatedAttribute {
  weak var element: Element?
  /// The layout of the old characters.
  public let layout: TextLayout
  /// The drawing of the old characters.
  public let drawing: TextDrawing
  /// Whether the old characters move up and the new ones come from below, as in a numeric transition.
  public let isNumeric: Bool
  var motion = Motion()
  /// From 0 (only the old characters are visible) to 1.
  public private(set) var progress = 0.0

  init(_ element: Element, _ layout: TextLayout, _ drawing: TextDrawing, isNumeric: Bool) {
    (self.element, self.layout, self.drawing, self.isNumeric) = (element, layout, drawing, isNumeric)
  }

  var isAlive: Bool { element.map { $0.textFade === self } ?? false }

  /// The old characters.
  public var text: String { drawing.runs.map(\.text).joined() }

  func show(in graph: Graph) {
    guard let element else { return }
    guard !motion.isOver else {
      progress = 1
      element.textFade = nil
      return
    }
    progress = min(max(1 + motion.rest(1)[0], 0), 1)
  }
}

extension Animations {
  /// Starts a content transition if the text of an element changes with an animation and its environment has a content
  /// transition.
  func fade(_ element: Element, _ layout: LayoutNodeID, to kind: LayoutKind) {
    guard mayAnimate || override != nil, element.birth != number, case .leaf(.text(let new)) = kind,
      case .leaf(.text(let old)) = graph.engine.kind(of: layout), old.runs.map(\.text) != new.runs.map(\.text),
      case .text(let drawing) = element.drawing, let transition = element.node.environment["contentTransition"],
      let lines = graph.engine.textLayout(of: layout)
    else { return }
    let name = graph.text(graph.field("name", of: transition))
    guard !name.isEmpty, name != "identity", let run = run(for: element.node) else { return }
    if name != "opacity" {
      graph.note(
        "the content transition `\(name)` is drawn as a fade of the whole text", at: element.source,
        feature: "contentTransition")
    }
    element.textFade?.motion.end()
    let fade = TextFade(element, lines, drawing, isNumeric: name == "numericText")
    element.textFade = fade
    add(fade)
    fade.motion.add(run, from: [0], to: [1])
    run.changes.append("characters of \(element.path)")
    fade.show(in: graph)
  }
}
