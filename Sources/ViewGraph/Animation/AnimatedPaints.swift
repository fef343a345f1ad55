import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSource

/// The animation of the colours in which an element is drawn.
final class PaintMotion: AnimatedAttribute {
  weak var element: Element?
  /// The drawing that the view specifies.
  var target: Drawing
  var motion = Motion()

  init(_ element: Element, _ target: Drawing) { (self.element, self.target) = (element, target) }

  var isAlive: Bool { element.map { $0.paintMotion === self } ?? false }

  func show(in graph: Graph) {
    guard let element else { return }
    guard !motion.isOver, let numbers = target.animatedNumbers else {
      element.drawing = target
      element.paintMotion = nil
      return
    }
    element.drawing = target.replacing(zip(numbers, motion.rest(numbers.count)).map { $0 + $1 })
  }
}

extension Animations {
  /// Sets the drawing of an element. If the change is animated, the colours move from their old values to the new ones.
  func draw(_ element: Element, _ drawing: Drawing) {
    guard mayAnimate || override != nil || element.paintMotion != nil, element.birth != number else {
      element.drawing = drawing
      return
    }
    let old = element.paintMotion?.target ?? element.drawing
    guard let before = old.animatedNumbers, let after = drawing.animatedNumbers, before.count == after.count else {
      end(element, drawing)
      return
    }
    guard before != after else {
      guard let motion = element.paintMotion else {
        element.drawing = drawing
        return
      }
      motion.target = drawing
      return motion.show(in: graph)
    }
    guard let run = run(for: element.node) else { return end(element, drawing) }
    let motion = element.paintMotion ?? PaintMotion(element, drawing)
    if element.paintMotion == nil { add(motion) }
    element.paintMotion = motion
    motion.motion.add(run, from: before, to: after)
    motion.target = drawing
    run.changes.append("colours of \(element.path)")
    motion.show(in: graph)
  }

  private func end(_ element: Element, _ drawing: Drawing) {
    element.paintMotion?.motion.end()
    element.paintMotion = nil
    element.drawing = drawing
  }
}

/// The animated numbers of a drawing: colours, and other numbers that are not part of an `Animatable` value. Colours
/// are interpolated as stored, in sRGB; SwiftUI's interpolation is not published.
extension Drawing {
  /// `nil` if the drawing has none.
  var animatedNumbers: [Double]? {
    switch self {
    case .text(let text): text.runs.flatMap(\.paint.numbers)
    case .shape(let shape): shape.paint.numbers
    case .image(_, let paint, _, _), .divider(let paint): paint.numbers
    case .track(let done, _, let paint): [done] + paint.numbers
    default: nil
    }
  }

  /// The same drawing with other numbers.
  func replacing(_ numbers: [Double]) -> Drawing {
    switch self {
    case .text(var text):
      for index in text.runs.indices { text.runs[index].paint = Paint(numbers[(4 * index)...]) }
      return .text(text)
    case .shape(var shape):
      shape.paint = Paint(numbers[...])
      return .shape(shape)
    case .image(let name, _, let weight, let layers):
      return .image(name, Paint(numbers[...]), weight: weight, layers: layers)
    case .divider: return .divider(Paint(numbers[...]))
    case .track(_, let hasKnob, _): return .track(numbers[0], hasKnob: hasKnob, Paint(numbers[1...]))
    default: return self
    }
  }
}

extension Paint {
  fileprivate var numbers: [Double] { [red, green, blue, opacity] }

  /// An overshoot beyond the valid range, as of a spring, is clamped when it is drawn.
  fileprivate init(_ numbers: ArraySlice<Double>) {
    let first = numbers.startIndex
    self.init(
      red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2],
      opacity: min(max(numbers[first + 3], 0), 1))
  }
}
