import ViewLayout

extension DrawnPath {
  /// A part of the path by length: SwiftUI's `trim`.
  ///
  /// - Parameters:
  ///   - start: the begin, from 0 to 1.
  ///   - end: the end, from 0 to 1; the result is empty if it is not greater than `start`.
  public func trimmed(from start: Double, to end: Double) -> DrawnPath {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    if start == 0, end == 1 { return self }
    guard start < end, isFinite else { return DrawnPath() }
    let pieces = measuredPieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = DrawnPath()
    var distance = 0.0
    for piece in pieces {
      result.append(piece, from: total * start - distance, to: total * end - distance)
      distance += piece.length
    }
    return result
  }

  /// Adds a part of a piece, from one length to another.
  private mutating func append(_ piece: Piece, from first: Double, to last: Double) {
    guard piece.length > 0, last > 0, first < piece.length else { return }
    let isWhole = first <= 0 && last >= piece.length
    let part = isWhole ? piece.curve : piece.curve.part(from: piece.place(at: first), to: piece.place(at: last))
    if currentPoint != part.start || piece.beginsPart { move(to: part.start) }
    if piece.isStraight {
      addLine(to: part.end)
    } else {
      addCubic(to: part.end, control1: part.control1, control2: part.control2)
    }
  }

  /// A line or curve of the path with its length.
  private struct Piece {
    let curve: Cubic
    let isStraight: Bool
    let beginsPart: Bool
    /// The length of the curve up to each of several equidistant parameters.
    let lengths: [Double]

    var length: Double { lengths.last ?? 0 }

    init(_ curve: Cubic, isStraight: Bool, beginsPart: Bool) {
      self.curve = curve
      self.isStraight = isStraight
      self.beginsPart = beginsPart
      let count = isStraight ? 1 : 32
      var lengths = [0.0]
      var last = curve.start
      for index in 1...count {
        let next = curve.point(at: Double(index) / Double(count))
        lengths.append((lengths.last ?? 0) + last.distance(to: next))
        last = next
      }
      self.lengths = lengths
    }

    /// The curve parameter, from 0 to 1, at a distance along the curve.
    func place(at distance: Double) -> Double {
      if distance <= 0 { return 0 }
      if distance >= length { return 1 }
      let next = lengths.firstIndex { $0 > distance } ?? lengths.count - 1
      let step = lengths[next] - lengths[next - 1]
      return (Double(next - 1) + (distance - lengths[next - 1]) / step) / Double(lengths.count - 1)
    }
  }

  private func measuredPieces() -> [Piece] {
    var pieces: [Piece] = []
    var start = Point.zero
    var current = Point.zero
    var beginsPart = true
    func line(to end: Point) -> Cubic {
      Cubic(current, current.mixed(with: end, 1.0 / 3), current.mixed(with: end, 2.0 / 3), end)
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
        beginsPart = true
        continue
      case .line(let end): pieces.append(Piece(line(to: end), isStraight: true, beginsPart: beginsPart))
      case .quad(let end, let control):
        let curve = Cubic(
          current, current.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
        pieces.append(Piece(curve, isStraight: false, beginsPart: beginsPart))
      case .cubic(let end, let control1, let control2):
        let curve = Cubic(current, control1, control2, end)
        pieces.append(Piece(curve, isStraight: false, beginsPart: beginsPart))
      case .close:
        pieces.append(Piece(line(to: start), isStraight: true, beginsPart: beginsPart))
      }
      current = element.end ?? start
      beginsPart = false
    }
    return pieces
  }
}
