/// An image during drawing: premultiplied red, green and blue, and the opacity.
struct Layer {
  typealias Pixel = SIMD4<Float>

  /// Outside of the bounds, the layer is transparent.
  let bounds: PixelRect
  /// Row by row from the top.
  var pixels: [Pixel]

  /// A layer of one colour, transparent by default.
  init(_ bounds: PixelRect, _ color: Color = .clear) {
    self.bounds = bounds
    pixels = Array(repeating: color.pixel, count: bounds.width * bounds.height)
  }

  func index(_ x: Int, _ y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }

  /// The colour of a pixel; transparent outside of the bounds.
  func color(_ x: Int, _ y: Int) -> Color {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return .clear }
    return Color(pixels[index(x, y)])
  }

  /// Fills the covered pixels with one colour.
  mutating func fill(_ coverage: Coverage, _ color: Color) {
    let pixel = color.pixel
    guard pixel.w > 0 else { return }
    let rect = bounds.intersection(coverage.bounds)
    for y in rect.top..<max(rect.bottom, rect.top) {
      var target = index(rect.left, y)
      var source = coverage.index(rect.left, y)
      for _ in 0..<rect.width {
        let value = coverage.values[source]
        if value == 255, pixel.w >= 1 {
          pixels[target] = pixel
        } else if value > 0 {
          let top = pixel * (Float(value) / 255)
          pixels[target] = top + pixels[target] * (1 - top.w)
        }
        target += 1
        source += 1
      }
    }
  }

  /// Fills the covered pixels with those of another layer.
  mutating func fill(_ coverage: Coverage, _ layer: Layer) {
    let rect = bounds.intersection(coverage.bounds).intersection(layer.bounds)
    for y in rect.top..<max(rect.bottom, rect.top) {
      var target = index(rect.left, y)
      var mask = coverage.index(rect.left, y)
      var source = layer.index(rect.left, y)
      for _ in 0..<rect.width {
        let value = coverage.values[mask]
        if value > 0 {
          let top = layer.pixels[source] * (Float(value) / 255)
          pixels[target] = top + pixels[target] * (1 - top.w)
        }
        target += 1
        mask += 1
        source += 1
      }
    }
  }

  /// Blends another layer into this one.
  ///
  /// - Parameter clip: the coverage of the other layer; `nil` for all of it.
  mutating func draw(_ layer: Layer, opacity: Double = 1, mode: BlendMode = .normal, clip: Coverage? = nil) {
    var rect = bounds.intersection(layer.bounds)
    if let clip { rect = rect.intersection(clip.bounds) }
    let opacity = Float(min(max(opacity, 0), 1))
    for y in rect.top..<max(rect.bottom, rect.top) {
      var target = index(rect.left, y)
      var source = layer.index(rect.left, y)
      var mask = clip?.index(rect.left, y) ?? 0
      for _ in 0..<rect.width {
        var top = layer.pixels[source] * opacity
        if let clip { top *= Float(clip.values[mask]) / 255 }
        if top.w > 0 {
          pixels[target] =
            mode == .normal
            ? top + pixels[target] * (1 - top.w) : Blending.mix(top, over: pixels[target], mode)
        }
        target += 1
        source += 1
        mask += 1
      }
    }
  }

  /// Multiplies the layer by the opacity of another one.
  mutating func mask(by alpha: Layer) {
    for y in bounds.top..<max(bounds.bottom, bounds.top) {
      var target = index(bounds.left, y)
      for x in bounds.left..<bounds.right {
        let isInside =
          x >= alpha.bounds.left && x < alpha.bounds.right && y >= alpha.bounds.top && y < alpha.bounds.bottom
        pixels[target] *= isInside ? alpha.pixels[alpha.index(x, y)].w : 0
        target += 1
      }
    }
  }

  /// A row of a colour matrix in the precision of pixels.
  private struct Weights {
    let factors: SIMD4<Float>
    let constant: Float

    init(_ row: ColorMatrix.Row) {
      factors = SIMD4<Float>(Float(row.red), Float(row.green), Float(row.blue), Float(row.opacity))
      constant = Float(row.constant)
    }

    func sum(_ color: SIMD4<Float>) -> Float { (color * factors).sum() + constant }
  }

  /// Transforms the colours.
  mutating func apply(_ matrix: ColorMatrix) {
    let (red, green) = (Weights(matrix.red), Weights(matrix.green))
    let (blue, opacity) = (Weights(matrix.blue), Weights(matrix.opacity))
    for index in pixels.indices {
      let pixel = pixels[index]
      // A transparent pixel has no colour, and no matrix of SwiftUI makes it opaque.
      guard pixel.w > 0 else { continue }
      var color = pixel / pixel.w
      color.w = pixel.w
      var changed = SIMD4<Float>(red.sum(color), green.sum(color), blue.sum(color), opacity.sum(color))
      changed.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      let alpha = changed.w
      changed *= alpha
      changed.w = alpha
      pixels[index] = changed
    }
  }

  /// The layer in one colour, with its own opacity.
  func silhouette(_ color: Color) -> Layer {
    let pixel = color.pixel
    var result = self
    for index in pixels.indices { result.pixels[index] = pixel * pixels[index].w }
    return result
  }

  /// The part in a rectangle; pixels outside of the layer are transparent.
  func cropped(to rect: PixelRect) -> Layer {
    if rect == bounds { return self }
    var result = Layer(rect)
    let shared = bounds.intersection(rect)
    for y in shared.top..<max(shared.bottom, shared.top) {
      let source = index(shared.left, y)
      let target = result.index(shared.left, y)
      for offset in 0..<shared.width { result.pixels[target + offset] = pixels[source + offset] }
    }
    return result
  }

  /// The layer moved by whole pixels.
  func offset(x: Int, y: Int) -> Layer {
    var result = Layer(.empty)
    result = Layer(moved: self, to: bounds.offset(x: x, y: y))
    return result
  }

  private init(moved layer: Layer, to bounds: PixelRect) {
    self.bounds = bounds
    pixels = layer.pixels
  }
}

extension Color {
  /// The premultiplied pixel, with components clamped to 0…1.
  var pixel: Layer.Pixel {
    func part(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
    let alpha = part(opacity)
    return Layer.Pixel(part(red) * alpha, part(green) * alpha, part(blue) * alpha, alpha)
  }

  /// The colour of a premultiplied pixel.
  init(_ pixel: Layer.Pixel) {
    guard pixel.w > 0 else {
      self = .clear
      return
    }
    let parts = pixel / pixel.w
    self.init(red: Double(parts.x), green: Double(parts.y), blue: Double(parts.z), opacity: Double(pixel.w))
  }
}
