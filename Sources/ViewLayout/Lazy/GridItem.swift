/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive item stands for as many tracks as fit.
public struct GridItem: Equatable {
  /// The length of a track, in points. SwiftUI's flexible track has a minimum of 10 by default.
  public enum Length: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// Fixed, flexible or adaptive.
  public var length: Length
  /// Points after the track; `nil` is 8. The spacing of the last item applies only between the tracks of an adaptive
  /// item.
  public var spacing: Double?
  /// The alignment of a cell; `nil` for the grid's alignment along the tracks and the center across.
  public var alignment: Alignment?

  /// SwiftUI's default is a flexible track of at least 10 points.
  public init(_ length: Length = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  var gap: Double { spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance }

  var faults: [LayoutFault.Reason] {
    let lengths =
      switch length {
      case .fixed(let length): [length]
      case .flexible(let minimum, _), .adaptive(let minimum, _): [minimum]
      }
    return lengths.filter { !($0.isFinite && $0 >= 0) }.map { .invalidLength("GridItem", $0) }
      + (spacing.map { LayoutFault.unlessFinite($0, "spacing") } ?? [])
  }
}

/// The tracks of a lazy grid across its axis: the start and length of each, in points.
struct LazyTracks {
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  var tracks: [Track] = []
  /// From the start of the first track to the end of the last.
  var total = 0.0

  /// The tracks of `items` in a grid that is `width` long across: fixed tracks take their length, and each flexible or
  /// adaptive item in turn an equal share of the rest, within its limits. Without items, there is one flexible track.
  init(_ items: [GridItem], width: Double) {
    let items = items.isEmpty ? [GridItem(.flexible())] : items
    var fixed = 0.0
    var sharing = 0.0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { fixed += item.gap }
      switch item.length {
      case .fixed(let length): fixed += LazyTracks.sound(length)
      case .flexible, .adaptive: sharing += 1
      }
    }
    var rest = width - fixed
    for (index, item) in items.enumerated() {
      let share = max(rest, 0) / max(sharing, 1)
      let lengths = LazyTracks.lengths(of: item, share: share)
      for (number, length) in lengths.enumerated() {
        if number > 0 { total += item.gap }
        tracks.append(Track(start: total, length: length, alignment: item.alignment))
        total += length
      }
      if case .fixed = item.length {
      } else {
        let taken = rest - lengths.reduce(0, +) - item.gap * Double(lengths.count - 1)
        rest = taken.isNaN ? rest : taken
        sharing -= 1
      }
      if index + 1 < items.count { total += item.gap }
    }
  }

  /// The tracks of `item` for its share: as many adaptive ones as fit with their gaps, at least one.
  private static func lengths(of item: GridItem, share: Double) -> [Double] {
    switch item.length {
    case .fixed(let length): return [sound(length)]
    case .flexible(let minimum, let maximum):
      return [min(max(share, sound(minimum)), maximum.isNaN ? .infinity : maximum)]
    case .adaptive(let minimum, let maximum):
      let minimum = sound(minimum)
      let more = ((share - minimum) / (minimum + item.gap)).rounded(.down)
      let count = share.isFinite && more > 0 ? Int(min(more, 10_000)) + 1 : 1
      let length = min(
        (share - Double(count - 1) * item.gap) / Double(count), maximum.isNaN ? .infinity : maximum)
      return [Double](repeating: max(length, 0), count: count)
    }
  }

  private static func sound(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
}
