/// An alignment guide: a named coordinate of a view along one axis, by which views are aligned.
enum AlignmentKey: Hashable {
  case leading
  case horizontalCenter
  case trailing
  case top
  case verticalCenter
  case bottom
  case firstTextBaseline
  case lastTextBaseline
  /// Where the separator under a list row starts and ends.
  case listRowSeparatorLeading
  case listRowSeparatorTrailing
  case horizontal(CustomAlignment)
  case vertical(CustomAlignment)

  /// The axis of the coordinate.
  var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing, .horizontal:
      .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .vertical: .vertical
    }
  }

  /// The guide's default value in a view with `length` along the guide's axis; `nil` for a custom guide, whose default
  /// may depend on both lengths. In a view without text, the baselines are at the bottom edge.
  func defaultValue(for length: Double) -> Double? {
    switch self {
    case .leading, .top, .listRowSeparatorLeading: 0
    case .horizontalCenter, .verticalCenter: length / 2
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline, .listRowSeparatorTrailing: length
    case .horizontal, .vertical: nil
    }
  }

  /// How a container combines the explicit values of its children. In SwiftUI, containers do not combine the six
  /// built-in edges and centers; they take the minimum of the first baselines and the maximum of the last ones, and
  /// average the values of a custom guide. A separator starts at the first text of its row.
  var combination: Combination {
    switch self {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: .none
    case .firstTextBaseline, .listRowSeparatorLeading: .minimum
    case .lastTextBaseline, .listRowSeparatorTrailing: .maximum
    case .horizontal, .vertical: .mean
    }
  }

  enum Combination {
    case none
    case minimum
    case maximum
    case mean
  }

  /// The guide's bit in a 64-bit set. Custom guides share 54 bits, so the set may contain false positives, but no false
  /// negatives.
  var bit: UInt64 {
    switch self {
    case .leading: 1 << 0
    case .horizontalCenter: 1 << 1
    case .trailing: 1 << 2
    case .top: 1 << 3
    case .verticalCenter: 1 << 4
    case .bottom: 1 << 5
    case .firstTextBaseline: 1 << 6
    case .lastTextBaseline: 1 << 7
    case .listRowSeparatorLeading: 1 << 8
    case .listRowSeparatorTrailing: 1 << 9
    case .horizontal(let custom), .vertical(let custom): 1 << (10 + custom.number % 54)
    }
  }

  /// The name of the guide in SwiftUI.
  var name: String {
    switch self {
    case .leading: "leading"
    case .horizontalCenter, .verticalCenter: "center"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .listRowSeparatorLeading: "listRowSeparatorLeading"
    case .listRowSeparatorTrailing: "listRowSeparatorTrailing"
    case .horizontal(let custom), .vertical(let custom): custom.name
    }
  }
}

/// The combined explicit value of a guide in a container, accumulated child by child.
struct CombinedGuide {
  let combination: AlignmentKey.Combination
  private(set) var value: Double?
  private var count = 0.0

  init(_ combination: AlignmentKey.Combination) { self.combination = combination }

  /// Adds the explicit value of another child, in the container's coordinates.
  mutating func add(_ childValue: Double) {
    switch combination {
    case .none: return
    case .minimum: value = min(value ?? childValue, childValue)
    case .maximum: value = max(value ?? childValue, childValue)
    case .mean: value = ((value ?? 0) * count + childValue) / (count + 1)
    }
    count += 1
  }
}
