import ViewDrawing
import ViewGraph
import ViewLayout
import ViewPreview
import ViewSource

/// The visible state at a moment: each view that draws something, with its displayed frame, its opacity and colour.
struct MomentReport {
  private let engine: LayoutEngine
  private var lines: [String] = []

  static func text(_ graph: Graph) -> String {
    var report = MomentReport(engine: graph.engine)
    for element in graph.elements { report.add(element, opacity: 1, .identity) }
    return report.lines.map { $0 + "\n" }.joined()
  }

  private init(engine: LayoutEngine) { self.engine = engine }

  private mutating func add(_ element: Element, opacity: Double, _ transform: AffineTransform) {
    var opacity = opacity
    var transform = transform
    if let layout = element.layout, let frame = engine.frame(of: layout) {
      if case .modifier(.effect(let effect)) = engine.kind(of: layout) {
        transform = AffineTransform.translation(Point(x: -frame.minX, y: -frame.minY))
          .concatenating(effect.transform(of: frame.size)).concatenating(.translation(frame.origin))
          .concatenating(transform)
      }
      switch element.drawing {
      case .opacity(let own): opacity *= own
      case .text(let text):
        if let fade = element.textFade {
          line("\"\(fade.text)\" going", frame, opacity * (1 - fade.progress), transform, nil)
          opacity *= fade.progress
        }
        line("\"\(element.text ?? "")\"", frame, opacity, transform, text.runs.first?.paint)
      case .shape(let shape):
        var frame = frame
        var name = element.type
        if case .path = shape.outline {
          frame = shape.path(in: frame).bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
          name = "path"
        }
        if case .rounded(let radius) = shape.outline { name += " of radius \(number(radius))" }
        if let width = shape.lineWidth { name += " with a line of \(number(width))" }
        line(name, frame, opacity, transform, shape.paint)
      case .image(let name, let paint, _, _): line(name, frame, opacity, transform, paint)
      case .track(let done, _, let paint): line("\(element.type) to \(number(done))", frame, opacity, transform, paint)
      default: break
      }
    }
    for child in element.children { add(child, opacity: opacity, transform) }
  }

  private mutating func line(
    _ name: String, _ frame: Rect, _ opacity: Double, _ transform: AffineTransform, _ paint: ViewGraph.Paint?
  ) {
    let drawn = transform.apply(to: frame)
    var line = "  \(name) at (\(number(drawn.minX)), \(number(drawn.minY)))"
    line += " \(number(drawn.width)) × \(number(drawn.height))"
    if let paint, paint != .black {
      line += ", colour \([paint.red, paint.green, paint.blue, paint.opacity].map(number).joined(separator: " "))"
    }
    if opacity != 1 { line += ", opacity \(number(opacity))" }
    lines.append(line)
  }

  /// The number rounded to a thousandth.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e9 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
