import ViewLayout

/// Draws a display list on a surface, group by group.
struct ListDrawer<Target: Surface> {
  private let groups: DisplayGroups

  init(_ list: DisplayList) { groups = DisplayGroups(list) }

  func draw(on surface: inout Target, _ state: DrawingState) {
    draw(groups.all, on: &surface, state)
  }

  private func draw(_ range: Range<Int>, on surface: inout Target, _ state: DrawingState) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch groups.items[index].step {
      case .draw(let command): surface.draw(command, state)
      case .push(let effect):
        let end = groups.end(ofGroupAt: index, in: range)
        if !state.clip.isEmpty { drawGroup(index + 1..<end, effect, on: &surface, state) }
        index = end
      case .pop: break
      }
      index += 1
    }
  }

  private func drawGroup(
    _ range: Range<Int>, _ effect: GroupEffect, on surface: inout Target, _ state: DrawingState
  ) {
    var inner = state
    switch effect {
    case .transform(let transform):
      inner.transform = transform.concatenating(state.transform)
      draw(range, on: &surface, inner)
    case .clip(let path, let rule):
      inner.clip(to: path, rule: rule)
      draw(range, on: &surface, inner)
    case .opacity(let opacity):
      if opacity <= 0 { return }
      if opacity >= 1 { return draw(range, on: &surface, state) }
      if range.count == 1, case .draw = groups.items[range.lowerBound].step {
        inner.opacity *= opacity
        return draw(range, on: &surface, inner)
      }
      drawLayer(range, .opacity(opacity), reach: 0, on: &surface, state)
    case .isolated:
      // Isolation has an effect only for blend modes.
      if groups.items[range].contains(where: { if case .push(.blend) = $0.step { true } else { false } }) {
        drawLayer(range, .none, reach: 0, on: &surface, state)
      } else {
        draw(range, on: &surface, state)
      }
    case .blend(.normal): draw(range, on: &surface, state)
    case .blend(let mode): drawLayer(range, .blend(mode), reach: 0, on: &surface, state)
    case .color(let matrix): drawLayer(range, .color(matrix), reach: 0, on: &surface, state)
    case .blur(let radius):
      let deviation = deviation(radius * state.scale, on: surface)
      drawLayer(range, .blur(deviation: deviation), reach: Layer.reach(ofBlur: deviation), on: &surface, state)
    case .shadow(let shadow):
      let deviation = deviation(shadow.radius / 2 * state.scale, on: surface)
      let offset = state.transform.apply(to: shadow.offset) - state.transform.apply(to: .zero)
      let (x, y) = (DrawingMath.integer(offset.x), DrawingMath.integer(offset.y))
      let reach = Layer.reach(ofBlur: deviation) + max(abs(x), abs(y))
      drawLayer(
        range, .shadow(shadow.color, deviation: deviation, x: x, y: y), reach: reach, on: &surface, state)
    case .mask(let list):
      guard var layer = layer(range, reach: 0, on: surface, &inner) else { return }
      draw(range, on: &layer, inner)
      var mask = surface.makeLayer(layer.bounds)
      ListDrawer(list).draw(on: &mask, inner)
      layer.mask(by: mask)
      surface.compose(layer, .none, state)
    }
  }

  /// The standard deviation in pixels, limited by the size of the surface.
  private func deviation(_ wanted: Double, on surface: Target) -> Double {
    min(wanted, Double(max(surface.bounds.width, surface.bounds.height)), Layer.strongestBlur)
  }

  private func drawLayer(
    _ range: Range<Int>, _ effect: LayerEffect, reach: Int, on surface: inout Target, _ state: DrawingState
  ) {
    var inner = state
    guard var layer = layer(range, reach: reach, on: surface, &inner) else { return }
    draw(range, on: &layer, inner)
    surface.compose(layer, effect, state)
  }

  /// An empty layer for a group, and the state for drawing on it; `nil` if the group is not visible.
  private func layer(
    _ range: Range<Int>, reach: Int, on surface: Target, _ state: inout DrawingState
  ) -> Target? {
    let content = PixelRect(around: groups.bounds(range, state.transform) ?? .zero)
    let bounds = content.grown(by: 1).intersection(state.clip.grown(by: reach))
    guard !bounds.isEmpty else { return nil }
    state.clip = bounds
    state.mask = nil
    state.opacity = 1
    return surface.makeLayer(bounds)
  }
}
