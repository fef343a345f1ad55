extension Layer {
  /// The maximum standard deviation in pixels; larger ones make no visible difference.
  static let strongestBlur = 300.0

  /// The reach of a blur in pixels.
  static func reach(ofBlur deviation: Double) -> Int {
    deviation > 0 && deviation.isFinite ? Int((min(deviation, strongestBlur) * 3).rounded(.up)) + 1 : 0
  }

  /// The blurred layer.
  ///
  /// - Parameters:
  ///   - deviation: the standard deviation in pixels.
  ///   - clip: the pixels to compute; pixels around them are read too.
  func blurred(_ deviation: Double, in clip: PixelRect) -> Layer {
    let deviation = min(deviation, Layer.strongestBlur)
    let reach = Layer.reach(ofBlur: deviation)
    guard reach > 0 else { return cropped(to: bounds.intersection(clip)) }
    let area = bounds.grown(by: reach).intersection(clip.grown(by: reach))
    guard !area.isEmpty else { return Layer(.empty) }
    var result = cropped(to: area)
    if deviation < 2 {
      result.convolve(Layer.kernel(deviation))
    } else {
      // Three box blurs approximate a Gaussian, as in the SVG standard; their width is 3 √(2π) / 4 deviations.
      let width = Int((deviation * 1.8799712059732503 + 0.5).rounded(.down))
      let half = width / 2
      if width % 2 == 1 {
        for _ in 0..<3 { result.box(left: half, right: half) }
      } else {
        result.box(left: half, right: half - 1)
        result.box(left: half - 1, right: half)
        result.box(left: half, right: half)
      }
    }
    return result.cropped(to: bounds.grown(by: reach).intersection(clip))
  }

  /// Replaces each pixel by the mean of its neighbourhood, along rows and then along columns.
  private mutating func box(left: Int, right: Int) {
    let scale = 1 / Float(left + right + 1)
    average(lines: bounds.height, length: bounds.width, lineStep: bounds.width, step: 1, left, right, scale)
    average(lines: bounds.width, length: bounds.height, lineStep: 1, step: bounds.width, left, right, scale)
  }

  private mutating func average(
    lines: Int, length: Int, lineStep: Int, step: Int, _ left: Int, _ right: Int, _ scale: Float
  ) {
    var line = [Pixel](repeating: .zero, count: length)
    for number in 0..<lines {
      let start = number * lineStep
      for index in 0..<length { line[index] = pixels[start + index * step] }
      var sum = Pixel.zero
      for index in 0..<min(right, length) { sum += line[index] }
      for index in 0..<length {
        if index + right < length { sum += line[index + right] }
        if index - left > 0 { sum -= line[index - left - 1] }
        // Clamps rounding errors below zero.
        pixels[start + index * step] = pointwiseMax(sum * scale, Pixel.zero)
      }
    }
  }

  private mutating func convolve(_ kernel: [Float]) {
    weigh(kernel, lines: bounds.height, length: bounds.width, lineStep: bounds.width, step: 1)
    weigh(kernel, lines: bounds.width, length: bounds.height, lineStep: 1, step: bounds.width)
  }

  private mutating func weigh(_ kernel: [Float], lines: Int, length: Int, lineStep: Int, step: Int) {
    let half = kernel.count / 2
    var line = [Pixel](repeating: .zero, count: length)
    for number in 0..<lines {
      let start = number * lineStep
      for index in 0..<length { line[index] = pixels[start + index * step] }
      for index in 0..<length {
        var sum = Pixel.zero
        for place in max(0, index - half)...min(length - 1, index + half) {
          sum += line[place] * kernel[place - index + half]
        }
        pixels[start + index * step] = sum
      }
    }
  }

  /// The normalised weights of a Gaussian.
  private static func kernel(_ deviation: Double) -> [Float] {
    let half = Int((deviation * 3).rounded(.up))
    let weights = (-half...half).map { DrawingMath.bell(Double($0) / deviation) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
