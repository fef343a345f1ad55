import ViewDrawing
import ViewGraph
import ViewLayout

/// Chrome in transition.
extension DisplayListBuilder {
  /// Draws removed chrome during its transition.
  mutating func drawPicture(of passage: ChromeTransition) {
    guard let picture = passage.picture else { return }
    draw(passage, picture.frame) { $0.list.append(contentsOf: picture.list) }
  }

  /// Draws chrome at its intermediate position.
  ///
  /// - Parameter frame: its final frame.
  mutating func draw(_ passage: ChromeTransition, _ frame: Rect, content: (inout DisplayListBuilder) -> Void) {
    var transform = AffineTransform.identity
    var opacity = 1.0
    let far = passage.distance
    for way in passage.ways {
      switch way {
      case .below:
        transform = transform.concatenating(
          .translation(Point(x: 0, y: far * max(surface.size.height - frame.minY, 0))))
      case .beside(let widths):
        let sign: Double = surface.direction == .rightToLeft ? -1 : 1
        transform = transform.concatenating(.translation(Point(x: sign * far * widths * frame.width, y: 0)))
      case .faded: opacity *= min(max(1 - far, 0), 1)
      case .scaled(let scale):
        let size = 1 + far * (scale - 1)
        transform = transform.concatenating(.translation(Point(x: -frame.midX, y: -frame.midY)))
          .concatenating(.scale(x: size, y: size)).concatenating(.translation(Point(x: frame.midX, y: frame.midY)))
      }
    }
    // A cell shows only one of two overlapping elements.
    if metrics == .cell, opacity < 0.5 { return }
    // Chrome that moves beside a part of the window is not visible in the other parts.
    let room = Rect(x: frame.minX, y: 0, width: frame.width, height: surface.size.height)
    list.push(.clip(.rectangle(frame.width < surface.size.width && isBeside(passage) ? room : window)), node: 0)
    list.push(.opacity(opacity), node: 0)
    list.push(.transform(transform), node: 0)
    if let ground = passage.ground {
      let area = area(behind: frame)
      list.append(.fill(.rectangle(area), ground.drawn(in: area)), node: 0)
    }
    content(&self)
    for _ in 0..<3 { list.pop() }
  }

  private var window: Rect { Rect(origin: .zero, size: surface.size) }

  private func isBeside(_ passage: ChromeTransition) -> Bool {
    passage.ways.contains { if case .beside = $0 { true } else { false } }
  }

  /// The area behind a screen: extended to the edges of the window where it reaches the safe area.
  private func area(behind frame: Rect) -> Rect {
    let top = frame.minY <= surface.area.minY + 0.5 ? 0 : frame.minY
    let bottom = frame.maxY >= surface.area.maxY - 0.5 ? surface.size.height : frame.maxY
    return Rect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }
}
