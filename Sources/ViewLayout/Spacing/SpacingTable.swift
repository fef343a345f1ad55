/// Interned spacings, so that a node stores four bytes and a pair of indices identifies a gap.
struct SpacingTable {
  /// The spacing of an ordinary view.
  static let ordinary: Int32 = 0

  private var spacings = [ViewSpacing()]
  private var ids = [ViewSpacing(): SpacingTable.ordinary]
  private var distances: [UInt64: Double] = [:]
  private var textIDs: [FontMetrics: Int32] = [:]

  /// The index of `spacing`.
  mutating func id(of spacing: ViewSpacing) -> Int32 {
    if let id = ids[spacing] { return id }
    let id = Int32(spacings.count)
    spacings.append(spacing)
    ids[spacing] = id
    return id
  }

  /// The index of the spacing of a text whose largest font has `metrics`.
  mutating func id(ofText metrics: FontMetrics, pixels: PixelGrid) -> Int32 {
    if let id = textIDs[metrics] { return id }
    let id = id(of: .text(metrics, pixels: pixels))
    textIDs[metrics] = id
    return id
  }

  subscript(id: Int32) -> ViewSpacing { spacings[Int(id)] }

  /// The distance between a view with spacing `first` and its successor with spacing `second` along `axis`, in points.
  mutating func distance(from first: Int32, to second: Int32, along axis: Axis) -> Double {
    let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)) << 1 | UInt64(axis.rawValue)
    if let known = distances[key] { return known }
    let distance = self[first].distance(to: self[second], along: axis)
    distances[key] = distance
    return distance
  }
}
