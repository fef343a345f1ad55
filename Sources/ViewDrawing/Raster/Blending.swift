/// The formulas of W3C Compositing and Blending.
enum Blending {
  typealias Pixel = Layer.Pixel

  /// A pixel blended over another, both premultiplied.
  static func mix(_ top: Pixel, over below: Pixel, _ mode: BlendMode) -> Pixel {
    let one = Pixel(repeating: 1)
    switch mode {
    case .normal: return top + below * (1 - top.w)
    case .sourceAtop: return top * below.w + below * (1 - top.w)
    case .destinationOver: return below + top * (1 - below.w)
    case .destinationOut: return below * (1 - top.w)
    case .plusLighter: return pointwiseMin(top + below, one)
    case .plusDarker:
      // The sum of the differences to white.
      let alpha = min(top.w + below.w, 1)
      var sum = pointwiseMax(
        Pixel(repeating: alpha) - (Pixel(repeating: top.w) - top) - (Pixel(repeating: below.w) - below),
        Pixel(repeating: 0))
      sum.w = alpha
      return sum
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      guard below.w > 0, top.w > 0 else { return top + below * (1 - top.w) }
      var mixed = blend(top / top.w, below / below.w, mode)
      mixed.w = 1
      var result = top * (1 - below.w) + below * (1 - top.w) + mixed * (top.w * below.w)
      result.w = top.w + below.w - top.w * below.w
      return result
    }
  }

  /// The blended colour of opaque pixels.
  private static func blend(_ top: Pixel, _ below: Pixel, _ mode: BlendMode) -> Pixel {
    switch mode {
    case .multiply: return top * below
    case .screen: return top + below - top * below
    case .darken: return pointwiseMin(top, below)
    case .lighten: return pointwiseMax(top, below)
    case .difference: return pointwiseMax(top - below, below - top)
    case .exclusion: return top + below - 2 * top * below
    case .overlay: return parts(below, top, hardLight)
    case .hardLight: return parts(top, below, hardLight)
    case .colorDodge: return parts(top, below) { s, b in b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return parts(top, below) { s, b in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .softLight:
      return parts(top, below) { s, b in
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
      }
    case .hue: return withLightness(withSaturation(top, saturation(below)), lightness(below))
    case .saturation: return withLightness(withSaturation(below, saturation(top)), lightness(below))
    case .color: return withLightness(top, lightness(below))
    case .luminosity: return withLightness(below, lightness(top))
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return top
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }

  private static func parts(_ top: Pixel, _ below: Pixel, _ formula: (Float, Float) -> Float) -> Pixel {
    Pixel(formula(top.x, below.x), formula(top.y, below.y), formula(top.z, below.z), 1)
  }

  private static func lightness(_ color: Pixel) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private static func saturation(_ color: Pixel) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  private static func withLightness(_ color: Pixel, _ value: Float) -> Pixel {
    var color = color + (value - lightness(color))
    let light = lightness(color)
    let low = min(color.x, color.y, color.z)
    let high = max(color.x, color.y, color.z)
    if low < 0 { color = light + (color - light) * (light / (light - low)) }
    if high > 1 { color = light + (color - light) * ((1 - light) / (high - light)) }
    return color
  }

  private static func withSaturation(_ color: Pixel, _ value: Float) -> Pixel {
    let low = min(color.x, color.y, color.z)
    let range = saturation(color)
    return range > 0 ? (color - low) * (value / range) : Pixel(repeating: 0)
  }
}
