import ViewLayout
import ViewMachine
import ViewSource

/// How a view treats rows: the views of a lazy container, which are created when they become visible.
enum RowsRole {
  /// Its content is not part of the rows.
  case none
  /// Its content consists of rows of the enclosing container.
  case passes
  /// It is a row, unless its content passes rows.
  case asContent
  /// A container that creates its rows lazily along an axis.
  case lazy(Axis)
}

/// The rows of a `ForEach` in a lazy container: the first ones are created, up to the last one that was visible.
///
/// A created row lives as long as its identifier is in the data, visible or not, as in SwiftUI.
final class LazyRows {
  let axis: Axis
  /// The number of data elements with rows; more are created when they become visible. The first one always is, because
  /// it determines the width estimate of the others.
  private(set) var limit = 1
  /// The number of data elements counted so far.
  private(set) var count = 0
  /// The number of rows in the container's list.
  private(set) var shown = 0
  /// The distance between row starts in points, as far as known; in a grid its share of a line.
  private(set) var pitch = LazyRows.standardPitch
  /// Whether more rows are requested for the same data. Existing rows stay unchanged.
  private(set) var isGrowing = false
  /// The placeholder of the uncreated rows.
  weak var room: Element?

  /// The assumed row length before a row exists, in points: the minimum height of a list row.
  static let standardPitch = 44.0

  /// The maximum number of elements counted after the last row, because data can be infinite.
  static let farthestCount = 10_000

  init(_ axis: Axis) { self.axis = axis }

  /// The number of elements without a row.
  var hidden: Int { max(0, count - limit) }

  /// The total length of the uncreated rows in points: an estimate, exact for rows of equal length.
  var hiddenLength: Double { Double(hidden) * pitch }

  /// Requests more rows.
  func grow(by more: Int, pitch: Double?) {
    limit = min(limit + max(more, 1), count)
    if let pitch { self.pitch = pitch }
    isGrowing = true
  }

  /// Creates the rows up to an element that is in the list already.
  func reach(_ index: Int) { limit = max(limit, index + 1) }

  /// Records the created rows.
  func settle(shown: Int, of count: Int) {
    self.shown = shown
    self.count = count
    isGrowing = false
  }
}

extension ViewNode {
  /// Whether its content consists of rows of the enclosing container.
  var passesRows: Bool {
    switch behavior {
    case .native(let native):
      switch native.rows {
      case .passes: true
      case .asContent: children.first?.passesRows ?? false
      case .none, .lazy: false
      }
    case .body: children.first?.passesRows ?? false
    case .failed: false
    }
  }

  /// The axis of the lazy container whose rows are in this view; `nil` if there is none.
  var lazyAxis: Axis? {
    var node: ViewNode? = self
    var inner: ViewNode?
    while let current = node {
      switch current.behavior {
      case .native(let native):
        switch native.rows {
        case .none: return nil
        case .lazy(let axis): return axis
        // What a modifier adds, such as the items of a menu, is not in the rows.
        case .asContent where !current.children.isEmpty && inner != nil && current.children.first !== inner: return nil
        case .passes, .asContent: break
        }
      case .body: break
      case .failed: return nil
      }
      inner = current
      node = current.parent
    }
    return nil
  }
}

extension ViewNode {
  /// Whether the view is in a lazy container on the same screen.
  var isInLazyContent: Bool {
    var node = parent
    while let current = node, !(current.memory is NavigationBox) {
      if case .native(let native) = current.behavior, case .lazy = native.rows { return true }
      node = current.parent
    }
    return false
  }
}

extension ViewUpdate {
  /// The part numbers of the placeholder for uncreated rows.
  private static let (roomNumber, spaceNumber, partNumber) = (500_000, 500_001, 500_002)

  /// The placeholder of the uncreated rows.
  mutating func room(for rows: LazyRows) -> Element {
    let length = rows.hiddenLength
    let space = part(ViewUpdate.spaceNumber, .spacer(minLength: 0), [], .spacer, type: "Room")
    let isHigh = rows.axis == .vertical
    let frame = part(
      ViewUpdate.roomNumber,
      .frame(width: isHigh ? 0 : length, height: isHigh ? length : 0, alignment: .center), [space], type: "Room")
    // In a grid it starts a separate line, like a section footer.
    let line = part(ViewUpdate.partNumber, .modifier(.trait(.section(.footer))), [frame], type: "Room")
    line.isRoom = true
    rows.room = line
    return line
  }
}
