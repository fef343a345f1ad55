import ViewLayout

/// Draws a display list in pixels.
public struct PixelRenderer: Sendable {
  private let list: DisplayList
  private let size: Size
  private let background: Color
  private let bitmaps: [String: Bitmap]
  private let fonts: FontBook

  /// The maximum number of pixels; rendering needs about 1.3 GB for it.
  public static let maximumPixelCount = 64_000_000

  /// - Parameters:
  ///   - size: the visible area from the origin, in points.
  ///   - background: the colour behind the list; `clear` for an image with transparency.
  ///   - bitmaps: the bitmaps to which the list refers, by name.
  ///   - fonts: the fonts; without any, characters are drawn as boxes.
  public init(
    _ list: DisplayList, size: Size, background: Color = .white, bitmaps: [String: Bitmap] = [:],
    fonts: FontBook = FontBook()
  ) {
    self.list = list
    self.size = size
    self.background = background
    self.bitmaps = bitmaps
    self.fonts = fonts
  }

  /// The rendered image.
  ///
  /// - Parameter scale: pixels per point; reduced if the image would have too many pixels.
  public func bitmap(scale: Double = 2) -> Bitmap? {
    guard size.isFinite, size.width > 0, size.height > 0, scale > 0 else { return nil }
    let most = (Double(PixelRenderer.maximumPixelCount) / (size.width * size.height)).squareRoot()
    let scale = min(scale, most)
    let bounds = PixelRect(
      left: 0, top: 0, right: max(1, DrawingMath.integer(size.width * scale)),
      bottom: max(1, DrawingMath.integer(size.height * scale)))
    var surface = PixelSurface(layer: Layer(bounds, background), bitmaps: bitmaps, fonts: fonts)
    let state = DrawingState(transform: .scale(x: scale, y: scale), clip: bounds)
    ListDrawer(list).draw(on: &surface, state)
    return Bitmap(surface.layer)
  }

  /// The image as a PNG file; empty if it has no area.
  public func png(scale: Double = 2) -> [UInt8] {
    bitmap(scale: scale).map { PNGEncoder.encode($0) } ?? []
  }
}

/// A surface of pixels.
struct PixelSurface: Surface {
  var layer: Layer
  let bitmaps: [String: Bitmap]
  let fonts: FontBook

  var bounds: PixelRect { layer.bounds }

  func makeLayer(_ bounds: PixelRect) -> PixelSurface {
    PixelSurface(layer: Layer(bounds), bitmaps: bitmaps, fonts: fonts)
  }

  mutating func draw(_ command: DrawingCommand, _ state: DrawingState) {
    switch command {
    case .fill(let path, let paint, let rule):
      layer.fill(state.coverage(path, rule: rule), paint, state, bitmaps)
    case .stroke(let path, let paint, let style):
      layer.fill(state.coverage(path, style), paint, state, bitmaps)
    case .text(let text):
      for (path, paint) in fonts.outlines(of: text) {
        layer.fill(state.coverage(path, rule: .nonZero), paint, state, bitmaps)
      }
    case .image(let image):
      if image.kind == .bitmap, let bitmap = bitmaps[image.name] {
        layer.draw(image, bitmap, state, bitmaps)
      } else {
        for command in image.drawnByPaths { draw(command, state) }
      }
    }
  }

  mutating func mask(by other: PixelSurface) { layer.mask(by: other.layer) }

  mutating func compose(_ other: PixelSurface, _ effect: LayerEffect, _ state: DrawingState) {
    layer.compose(other.layer, effect, state)
  }
}

extension Layer {
  /// Draws the layer of a group.
  mutating func compose(_ layer: Layer, _ effect: LayerEffect, _ state: DrawingState) {
    // The part that may be drawn; layers may be larger, as input of blurs.
    func put(_ layer: Layer, _ opacity: Double = 1, _ mode: BlendMode = .normal) {
      draw(
        layer.cropped(to: layer.bounds.intersection(state.clip)), opacity: opacity * state.opacity, mode: mode,
        clip: state.mask)
    }
    switch effect {
    case .opacity(let opacity): put(layer, opacity)
    case .blur(let deviation): put(layer.blurred(deviation, in: state.clip))
    case .blend(let mode): put(layer, 1, mode)
    case .color(let matrix):
      var changed = layer
      changed.apply(matrix)
      put(changed)
    case .shadow(let color, let deviation, let x, let y):
      let shadow = layer.silhouette(color).offset(x: x, y: y)
      put(shadow.blurred(deviation, in: state.clip))
      put(layer)
    case .none: put(layer)
    }
  }

  /// Draws a bitmap.
  mutating func draw(_ image: DrawnImage, _ bitmap: Bitmap, _ state: DrawingState, _ bitmaps: [String: Bitmap]) {
    guard let inverse = state.transform.inverted else { return }
    let coverage = state.coverage(.rectangle(image.frame), rule: .nonZero)
    guard !coverage.bounds.isEmpty else { return }
    var picture = Layer(coverage.bounds, image, bitmap, inverse, scale: state.scale)
    let paint: Paint? =
      switch image.rendering {
      case .original: nil
      case .template(let paint): paint
      case .palette(let paints): paints.first
      case .multicolor: nil
      }
    if let paint {
      var painted = Layer(coverage.bounds)
      var plain = state
      plain.opacity = 1
      painted.fill(Coverage(coverage.bounds, value: 255), paint, plain, bitmaps)
      painted.mask(by: picture)
      picture = painted
    }
    draw(picture, opacity: state.opacity, clip: coverage)
  }
}

extension DrawnImage {
  /// The bitmap alone, resized as in its frame.
  ///
  /// - Parameter scale: pixels per point.
  func drawn(_ bitmap: Bitmap, scale: Double) -> Bitmap? {
    var image = self
    image.frame.origin = .zero
    image.rendering = .original
    var list = DisplayList()
    list.append(.image(image), node: 0)
    return PixelRenderer(list, size: frame.size, background: .clear, bitmaps: [name: bitmap]).bitmap(scale: scale)
  }
}
