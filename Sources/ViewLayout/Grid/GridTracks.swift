/// The columns of a grid, or its rows: their lengths and the gaps before them, in points.
struct GridTracks {
  var lengths: [Double]
  var gaps: [Double]

  /// The length of all tracks, including gaps.
  var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// The length of the tracks `range`, including the gaps between them.
  func length(of range: Range<Int>) -> Double {
    var length = 0.0
    for index in range { length += lengths[index] + (index > range.lowerBound ? gaps[index] : 0) }
    return length
  }

  /// The start of each track.
  var starts: [Double] {
    var position = 0.0
    return lengths.indices.map { index in
      position += gaps[index]
      defer { position += lengths[index] }
      return position
    }
  }

  /// Lengthens the tracks `range` equally until their total is `length`.
  mutating func widen(_ range: Range<Int>, to length: Double) {
    let missing = length - self.length(of: range)
    guard missing > 0, !range.isEmpty else { return }
    for index in range { lengths[index] += missing / Double(range.count) }
  }
}

/// The limits of a track: the lengths of its cells under proposals of 0 and infinity, and their highest priority.
struct GridTrackLimits {
  var minimum = 0.0
  var maximum = 0.0
  var priority = -Double.infinity

  var flexibility: Double { maximum == minimum ? 0 : maximum - minimum }

  /// Distributes `length` among tracks with `limits` as a stack does among its views: by priority, then the least
  /// flexible first, each offered an equal share of the rest. `measure` returns the length that a track takes of an
  /// offer.
  static func share(
    _ length: Double, among limits: [GridTrackLimits], measure: (_ track: Int, _ offer: Double) -> Double
  ) -> [Double] {
    let order = limits.indices.sorted { left, right in
      let (leftTrack, rightTrack) = (limits[left], limits[right])
      if leftTrack.priority != rightTrack.priority { return leftTrack.priority > rightTrack.priority }
      if leftTrack.flexibility != rightTrack.flexibility { return leftTrack.flexibility < rightTrack.flexibility }
      if leftTrack.minimum != rightTrack.minimum { return leftTrack.minimum > rightTrack.minimum }
      return left < right
    }
    var lengths = [Double](repeating: 0, count: limits.count)
    guard let first = order.first else { return lengths }
    let highest = limits[first].priority
    var available = length - order.reduce(0) { $0 + (limits[$1].priority == highest ? 0 : limits[$1].minimum) }
    var position = 0
    while position < order.count {
      let priority = limits[order[position]].priority
      let group = order[position...].prefix { limits[$0].priority == priority }
      if priority != highest { available += group.reduce(0) { $0 + limits[$1].minimum } }
      // A track with an infinite minimum leaves nothing to others.
      if available.isNaN { available = 0 }
      for (index, track) in group.enumerated() {
        lengths[track] = measure(track, max(available / Double(group.count - index), 0))
        let rest = available - lengths[track]
        available = rest.isNaN ? available : rest
      }
      position += group.count
    }
    return lengths
  }
}
