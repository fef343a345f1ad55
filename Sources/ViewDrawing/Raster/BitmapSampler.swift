import ViewLayout

/// The colours of a scaled bitmap.
struct BitmapSampler {
  private let width: Int
  private let height: Int
  private let pixels: [Layer.Pixel]
  private let isSmooth: Bool

  /// - Parameters:
  ///   - pixelsAcross: the width of the image on the surface, in pixels.
  ///   - isSmooth: whether to interpolate between pixels; otherwise the nearest one is taken.
  init(_ bitmap: Bitmap, pixelsAcross: Double, isSmooth: Bool) {
    // A bitmap that is drawn much smaller is reduced first, so that all its pixels contribute.
    var reduction = 1
    if isSmooth, pixelsAcross > 0 {
      while reduction < 64, Double(bitmap.width) / Double(reduction * 2) >= pixelsAcross { reduction *= 2 }
    }
    let width = max(1, (bitmap.width + reduction - 1) / reduction)
    let height = max(1, (bitmap.height + reduction - 1) / reduction)
    var pixels = [Layer.Pixel](repeating: .zero, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = Layer.Pixel.zero
        var count: Float = 0
        // Averages disjoint squares, so that each pixel is read once.
        for row in y * reduction..<min((y + 1) * reduction, bitmap.height) {
          for column in x * reduction..<min((x + 1) * reduction, bitmap.width) {
            sum += bitmap.pixel(x: column, y: row)
            count += 1
          }
        }
        pixels[y * width + x] = count > 0 ? sum / count : .zero
      }
    }
    (self.width, self.height, self.pixels, self.isSmooth) = (width, height, pixels, isSmooth)
  }

  /// The colour at a position, both coordinates from 0 to 1.
  func color(x: Double, y: Double) -> Layer.Pixel {
    let (px, py) = (x * Double(width), y * Double(height))
    guard px.isFinite, py.isFinite else { return .zero }
    if !isSmooth { return pixel(Int(px.rounded(.down)), Int(py.rounded(.down))) }
    let (left, top) = ((px - 0.5).rounded(.down), (py - 0.5).rounded(.down))
    let (fx, fy) = (Float(px - 0.5 - left), Float(py - 0.5 - top))
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let lower = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  private func pixel(_ x: Int, _ y: Int) -> Layer.Pixel {
    pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }
}

extension Layer {
  /// The image in its frame, for the pixels of `bounds`.
  init(_ bounds: PixelRect, _ image: DrawnImage, _ bitmap: Bitmap, _ inverse: AffineTransform, scale: Double) {
    self.init(bounds)
    guard image.frame.width > 0, image.frame.height > 0 else { return }
    let across: Double =
      switch image.resizing {
      case .stretch: image.frame.width
      case .tile(let size), .slices(_, let size): size.width
      }
    let sampler = BitmapSampler(bitmap, pixelsAcross: across * scale, isSmooth: image.isSmooth)
    for y in bounds.top..<bounds.bottom {
      var index = index(bounds.left, y)
      for x in bounds.left..<bounds.right {
        var point = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) - image.frame.origin
        if image.isMirrored { point.x = image.frame.width - point.x }
        let place = image.resizing.place(of: point, in: image.frame.size)
        pixels[index] = sampler.color(x: place.x, y: place.y)
        index += 1
      }
    }
  }
}

extension DrawnImage.Resizing {
  /// The position in the image, both coordinates from 0 to 1, for a point of the frame.
  func place(of point: Point, in frame: Size) -> Point {
    switch self {
    case .stretch: return Point(x: point.x / frame.width, y: point.y / frame.height)
    case .tile(let size):
      guard size.width > 0, size.height > 0 else { return .zero }
      let (x, y) = (point.x / size.width, point.y / size.height)
      return Point(x: x - x.rounded(.down), y: y - y.rounded(.down))
    case .slices(let insets, let size):
      return Point(
        x: DrawnImage.Resizing.sliced(point.x, frame.width, size.width, insets.leading, insets.trailing),
        y: DrawnImage.Resizing.sliced(point.y, frame.height, size.height, insets.top, insets.bottom))
    }
  }

  private static func sliced(
    _ value: Double, _ length: Double, _ own: Double, _ start: Double, _ end: Double
  ) -> Double {
    guard own > 0 else { return 0 }
    if value < start { return value / own }
    if value > length - end { return (own - (length - value)) / own }
    let room = length - start - end
    return (start + (room > 0 ? (value - start) / room : 0) * max(own - start - end, 0)) / own
  }
}
