/// The coverage of pixels: 0 for none, 255 for full.
struct Coverage {
  /// Outside of the bounds, the coverage is 0.
  private(set) var bounds: PixelRect
  /// Row by row from the top.
  var values: [UInt8]

  /// A uniform coverage.
  init(_ bounds: PixelRect, value: UInt8 = 0) {
    self.bounds = bounds
    values = Array(repeating: value, count: bounds.width * bounds.height)
  }

  static let none = Coverage(.empty)

  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
    return values[index(x, y)]
  }

  func index(_ x: Int, _ y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }

  /// The intersection of both.
  func intersection(_ other: Coverage) -> Coverage {
    var result = Coverage(bounds.intersection(other.bounds))
    for y in result.bounds.top..<max(result.bounds.bottom, result.bounds.top) {
      var target = result.index(result.bounds.left, y)
      var first = index(result.bounds.left, y)
      var second = other.index(result.bounds.left, y)
      for _ in 0..<result.bounds.width {
        let product = Int(values[first]) * Int(other.values[second])
        result.values[target] = UInt8(truncatingIfNeeded: (product + 127) / 255)
        target += 1
        first += 1
        second += 1
      }
    }
    return result
  }

  /// The part in a rectangle.
  func cropped(to rect: PixelRect) -> Coverage {
    if rect == bounds { return self }
    var result = Coverage(bounds.intersection(rect))
    let width = result.bounds.width
    for y in result.bounds.top..<max(result.bounds.bottom, result.bounds.top) {
      let source = index(result.bounds.left, y)
      let target = result.index(result.bounds.left, y)
      result.values.replaceSubrange(target..<target + width, with: values[source..<source + width])
    }
    return result
  }
}
