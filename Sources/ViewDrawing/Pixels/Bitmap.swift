/// An image in pixels.
public struct Bitmap: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, not premultiplied, row by row from the top.
  public let bytes: [UInt8]

  /// `nil` unless there are four bytes per pixel.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (count, isOver) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isOver, count <= Int.max / 4, bytes.count == count * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixels of a layer on a transparent background.
  init(_ layer: Layer) {
    width = layer.bounds.width
    height = layer.bounds.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(layer.pixels.count * 4)
    for pixel in layer.pixels {
      var color = pixel.w > 0 ? pixel / pixel.w : .zero
      color.w = pixel.w
      color = color * 255 + 0.5
      color.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
      bytes.append(UInt8(color.x))
      bytes.append(UInt8(color.y))
      bytes.append(UInt8(color.z))
      bytes.append(UInt8(color.w))
    }
    self.bytes = bytes
  }

  /// The colour of a pixel, both coordinates from 0.
  public func color(x: Int, y: Int) -> Color {
    let index = (y * width + x) * 4
    func part(_ offset: Int) -> Double { Double(bytes[index + offset]) / 255 }
    return Color(red: part(0), green: part(1), blue: part(2), opacity: part(3))
  }

  /// The pixel in the format of layers.
  func pixel(x: Int, y: Int) -> Layer.Pixel {
    let index = (y * width + x) * 4
    let alpha = Float(bytes[index + 3]) / 255
    let color = SIMD4(Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]), 255)
    return color / 255 * alpha
  }
}
