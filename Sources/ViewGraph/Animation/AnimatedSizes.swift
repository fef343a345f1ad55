import ViewLayout

/// The animation of an element's layout kind. The layout runs for each frame.
final class KindMotion: AnimatedAttribute {
  weak var element: Element?
  /// The layout kind that the view specifies.
  var target: LayoutKind
  var motion = Motion()

  init(_ element: Element, _ target: LayoutKind) { (self.element, self.target) = (element, target) }

  var isAlive: Bool { element.map { $0.kindMotion === self } ?? false }

  func show(in graph: Graph) {
    guard let element, let layout = element.layout else { return }
    guard !motion.isOver, let numbers = target.animatedNumbers else {
      element.kindMotion = nil
      return graph.engine.setKind(target, of: layout)
    }
    let shown = zip(numbers, motion.rest(numbers.count)).map { max($0 + $1, 0) }
    graph.engine.setKind(target.replacing(shown), of: layout)
  }
}

extension Animations {
  /// Sets the layout kind of an element. If the change is animated, its sizes move from their old values to the new
  /// ones.
  func lay(_ element: Element, _ layout: LayoutNodeID, as kind: LayoutKind) {
    fade(element, layout, to: kind)
    guard mayAnimate || override != nil || element.kindMotion != nil, let after = kind.animatedNumbers else {
      return graph.engine.setKind(kind, of: layout)
    }
    let old = element.kindMotion?.target ?? graph.engine.kind(of: layout)
    if let before = old.animatedNumbers, before.count == after.count, element.birth != number {
      if before == after {
        guard let motion = element.kindMotion else { return graph.engine.setKind(kind, of: layout) }
        motion.target = kind
        return motion.show(in: graph)
      }
      if let run = run(for: element.node) {
        let motion = element.kindMotion ?? KindMotion(element, kind)
        if element.kindMotion == nil { add(motion) }
        element.kindMotion = motion
        motion.motion.add(run, from: before, to: after)
        motion.target = kind
        run.changes.append("font size of \(element.path)")
        return motion.show(in: graph)
      }
    }
    element.kindMotion?.motion.end()
    element.kindMotion = nil
    graph.engine.setKind(kind, of: layout)
  }
}

/// The animated sizes of catalogue views. Sizes that modifiers set are animated through frames.
extension LayoutKind {
  /// `nil` if the kind has none.
  var animatedNumbers: [Double]? {
    if case .leaf(.text(let content)) = self { content.runs.map(\.font.size) } else { nil }
  }

  /// The same kind with other numbers.
  func replacing(_ numbers: [Double]) -> LayoutKind {
    guard case .leaf(.text(var content)) = self else { return self }
    for index in content.runs.indices { content.runs[index].font.size = numbers[index] }
    return .leaf(.text(content))
  }
}
