import ViewLayout

/// A face, which stands for the emoji of its kind.
struct EmojiFace {
  private enum Mouth { case smile, open, flat, frown }
  private let mouth: Mouth
  private let isAngry: Bool
  private let hasHearts: Bool
  private let hasGlasses: Bool

  init(_ scalar: Unicode.Scalar) {
    let number = scalar.value
    isAngry = [0x1F620, 0x1F621, 0x1F624, 0x1F92C].contains(number)
    hasHearts = [0x1F60D, 0x1F970, 0x1F618, 0x1F929].contains(number)
    hasGlasses = [0x1F60E, 0x1F913, 0x1F9D0].contains(number)
    mouth =
      switch number {
      case 0x1F600...0x1F606, 0x1F62E, 0x1F62F, 0x1F631, 0x1F632, 0x1F923, 0x1F929, 0x1F92F: .open
      case 0x1F610...0x1F612, 0x1F62C, 0x1F634, 0x1F636, 0x1F644, 0x1F910, 0x1F914, 0x1F928, 0x1F971: .flat
      case 0x1F613...0x1F616, 0x1F61E...0x1F62B, 0x1F62D, 0x1F630, 0x1F633, 0x1F635, 0x1F641, 0x1F912, 0x1F915,
        0x1F922, 0x1F92C, 0x1F975, 0x1F976, 0x1F97A, 0x2639:
        .frown
      default: .smile
      }
  }

  /// The parts of the face in a square, from back to front.
  func drawing(in frame: Rect) -> [(path: DrawnPath, paint: Paint)] {
    let side = frame.width
    let dark = Paint.color(Color(red: 0.35, green: 0.2, blue: 0.05))
    let skin = isAngry ? Color(red: 0.95, green: 0.45, blue: 0.3) : Color(red: 1, green: 0.8, blue: 0.2)
    var parts: [(path: DrawnPath, paint: Paint)] = [(.ellipse(in: frame.inset(by: side * 0.04)), .color(skin))]
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: frame.minX + side * x, y: frame.minY + side * y, width: side * width, height: side * height)
    }
    for x in [0.29, 0.59] {
      if hasGlasses {
        parts.append((.roundedRectangle(box(x - 0.09, 0.3, 0.28, 0.2), cornerRadius: side * 0.08), dark))
      } else if hasHearts {
        parts.append((.ellipse(in: box(x - 0.04, 0.3, 0.2, 0.2)), .color(Color(red: 0.9, green: 0.2, blue: 0.2))))
      } else {
        parts.append((.ellipse(in: box(x, 0.32, 0.12, 0.17)), dark))
      }
    }
    let low = mouth == .frown ? 0.76 : mouth == .flat ? 0.68 : 0.62
    let bend = mouth == .frown ? 0.5 : mouth == .flat ? 0.68 : mouth == .open ? 0.98 : 0.9
    var lips = DrawnPath()
    lips.move(to: Point(x: frame.minX + side * 0.28, y: frame.minY + side * low))
    lips.addQuad(
      to: Point(x: frame.minX + side * 0.72, y: frame.minY + side * low),
      control: Point(x: frame.midX, y: frame.minY + side * bend))
    if mouth == .open {
      lips.close()
      parts.append((lips, dark))
    } else {
      parts.append((lips.stroked(StrokeStyle(width: side * 0.07, cap: .round)), dark))
    }
    return parts
  }
}
