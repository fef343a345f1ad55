import ViewLayout

extension DrawnPath {
  /// Parses the `d` attribute of an SVG path: `M4 12h16a2 2 0 0 1 2 2z`. It ends at the first syntax error.
  init(svg text: String) {
    self.init()
    var numbers = SVGNumbers(text)
    var command: UInt8 = 0
    /// The control point of the previous curve, which `S` and `T` reflect.
    var control: Point?
    while true {
      if let letter = numbers.letter() {
        command = letter
      } else if command == UInt8(ascii: "M") || command == UInt8(ascii: "m") {
        // Further points of a move are lines.
        command -= 1
      }
      let kind = command | 0x20
      let current = currentPoint ?? .zero
      let isRelative = command >= UInt8(ascii: "a")
      let origin = isRelative ? current : .zero
      let before = control
      control = nil
      func next() -> Point? { numbers.point().map { $0 + origin } }
      switch kind {
      case UInt8(ascii: "m"):
        guard let point = next() else { return }
        move(to: point)
      case UInt8(ascii: "l"):
        guard let point = next() else { return }
        addLine(to: point)
      case UInt8(ascii: "h"):
        guard let x = numbers.number() else { return }
        addLine(to: Point(x: x + origin.x, y: current.y))
      case UInt8(ascii: "v"):
        guard let y = numbers.number() else { return }
        addLine(to: Point(x: current.x, y: y + origin.y))
      case UInt8(ascii: "c"):
        guard let first = next(), let second = next(), let end = next() else { return }
        addCubic(to: end, control1: first, control2: second)
        control = second
      case UInt8(ascii: "s"):
        guard let second = next(), let end = next() else { return }
        addCubic(to: end, control1: before.map { current + (current - $0) } ?? current, control2: second)
        control = second
      case UInt8(ascii: "q"):
        guard let middle = next(), let end = next() else { return }
        addQuad(to: end, control: middle)
        control = middle
      case UInt8(ascii: "t"):
        guard let end = next() else { return }
        let middle = before.map { current + (current - $0) } ?? current
        addQuad(to: end, control: middle)
        control = middle
      case UInt8(ascii: "a"):
        guard let radii = numbers.point(), let turn = numbers.number(), let isLarge = numbers.flag(),
          let isClockwise = numbers.flag(), let end = next()
        else { return }
        addArc(to: end, radii, Angle(degrees: turn), isLarge: isLarge, isClockwise: isClockwise)
      // Only a letter may follow the end of a subpath.
      case UInt8(ascii: "z"):
        close()
        command = 0
      default: return
      }
    }
  }

  /// Adds an elliptical arc from the current point, according to the implementation notes of the SVG specification.
  private mutating func addArc(to end: Point, _ radii: Point, _ turn: Angle, isLarge: Bool, isClockwise: Bool) {
    let start = currentPoint ?? .zero
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, start != end else { return addLine(to: end) }
    let (sine, cosine) = (turn.sine, turn.cosine)
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let along = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    // Radii that are too small to reach the end are enlarged.
    let reach = (along.x / rx) * (along.x / rx) + (along.y / ry) * (along.y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let square = (rx * along.y) * (rx * along.y) + (ry * along.x) * (ry * along.x)
    let share = max(0, ((rx * ry) * (rx * ry) - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    // The center and the ends, on the unit circle.
    let middle = Point(x: share * rx * along.y / ry, y: -share * ry * along.x / rx)
    let from = DrawingMath.angle(x: (along.x - middle.x) / rx, y: (along.y - middle.y) / ry)
    var sweep = DrawingMath.angle(x: (-along.x - middle.x) / rx, y: (-along.y - middle.y) / ry) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let center = Point(
      x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
      y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
    var circle = DrawnPath()
    circle.addArc(center: .zero, radius: 1, start: Angle(radians: from), sweep: Angle(radians: sweep))
    let map = AffineTransform.scale(x: rx, y: ry).concatenating(.rotation(turn)).concatenating(.translation(center))
    // The first element is a move to the current point.
    for element in circle.transformed(by: map).elements.dropFirst() { append(element) }
  }
}
