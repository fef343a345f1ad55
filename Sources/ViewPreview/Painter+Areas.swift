import ViewGraph
import ViewLayout
import ViewSource

/// Areas with edges of any form.
extension Painter {
  mutating func fill(_ area: ShapeArea, _ paint: Paint, _ state: State) {
    guard let bounds = area.bounds else { return }
    fill(bounds, paint, state) { area.contains($0) }
  }

  /// What a canvas has drawn.
  mutating func draw(_ item: CanvasItem, _ origin: Point, _ state: State) {
    var state = state
    state.opacity *= item.opacity
    state.areas += item.clips(at: origin)
    switch item.content {
    case .area(_, let paint, _):
      if let area = item.area(at: origin) { fill(area, paint.faded(state.opacity), state) }
    case .text(let layout, let text, at: let place):
      write(text, layout, at: Point(x: origin.x + place.x, y: origin.y + place.y), state)
    case .image(_, let rect, let paint):
      let frame = rect.offset(by: origin)
      fill(frame, paint.faded(state.opacity), state) { frame.contains($0) }
    }
  }

  /// Where the shapes in a mask are, or what else it draws, as the rectangles around it.
  func maskArea(_ element: Element) -> [ShapeArea] {
    var open = [element]
    var areas: [ShapeArea] = []
    while let next = open.popLast() {
      open += next.children
      guard let layout = next.layout, let frame = engine.frame(of: layout) else { continue }
      switch next.drawing {
      case .shape(let shape): areas.append(ShapeArea(shape, in: frame))
      case .text, .image, .track: areas.append(ShapeArea(frame))
      case .none, .divider, .spacer, .opacity, .clip, .clipShape, .mask, .canvas, .hidden, .fault: continue
      }
    }
    return areas.isEmpty ? [] : [ShapeArea(union: areas)]
  }
}
