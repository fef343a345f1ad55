import ViewLayout
import ViewMachine
import ViewSource

/// What a view does with rows: the views of a lazy container, which are made when they come into sight.
enum RowsRole {
  /// Views in it are no rows of what is around it.
  case none
  /// Views in it are rows of the container around it.
  case passes
  /// It is a row, unless its content passes rows.
  case asContent
  /// A container that makes its rows along an axis.
  case lazy(Axis)
}

/// How many rows of a `ForEach` in a lazy container are made: the first ones, up to the end of what has been in sight.
///
/// A row that has been made lives as long as its identifier is in the data, in sight or not, as in SwiftUI.
final class LazyRows {
  let axis: Axis
  /// How many elements of the data have rows; the others follow when they come into sight. The first one is always made:
  /// it tells how broad the others may be.
  private(set) var limit = 1
  /// How many elements there are, as far as they have been counted.
  private(set) var count = 0
  /// How many of the rows are in the list of the container.
  private(set) var shown = 0
  /// Points from the start of a row to that of the next, as far as is known; of a grid, its share of a line.
  private(set) var pitch = LazyRows.standardPitch
  /// Whether more rows are wanted of the same data: those that are there stay as they are.
  private(set) var isGrowing = false
  /// The room that the other rows take.
  weak var room: Element?

  /// What a row is taken to be long before one has been made, in points: the least height of a list's row.
  static let standardPitch = 44.0

  /// How many elements behind the last row are counted: data may have no end.
  static let farthestCount = 10_000

  init(_ axis: Axis) { self.axis = axis }

  /// How many elements have no row yet.
  var hidden: Int { max(0, count - limit) }

  /// How long the other rows are together, in points: an estimate, exact for rows of equal length.
  var hiddenLength: Double { Double(hidden) * pitch }

  /// Wants so many rows more.
  func grow(by more: Int, pitch: Double?) {
    limit = min(limit + max(more, 1), count)
    if let pitch { self.pitch = pitch }
    isGrowing = true
  }

  /// Makes the rows up to that of an element: it is in the list already.
  func reach(_ index: Int) { limit = max(limit, index + 1) }

  /// The rows have been made: so many of so many elements.
  func settle(shown: Int, of count: Int) {
    self.shown = shown
    self.count = count
    isGrowing = false
  }
}

extension ViewNode {
  /// Whether the views in it are rows of the container around it.
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

  /// The axis of the lazy container that views in this one are rows of; `nil` if they are not.
  var lazyAxis: Axis? {
    var node: ViewNode? = self
    while let current = node {
      switch current.behavior {
      case .native(let native):
        switch native.rows {
        case .none: return nil
        case .lazy(let axis): return axis
        case .passes, .asContent: break
        }
      case .body: break
      case .failed: return nil
      }
      node = current.parent
    }
    return nil
  }
}

extension ViewNode {
  /// Whether the view is somewhere in the content of a lazy container that is itself on the same screen.
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
  /// The numbers of the elements that stand for rows out of sight.
  private static let (roomNumber, spaceNumber, partNumber) = (500_000, 500_001, 500_002)

  /// The room of rows that are not made yet.
  mutating func room(for rows: LazyRows) -> Element {
    let length = rows.hiddenLength
    let space = part(ViewUpdate.spaceNumber, .spacer(minLength: 0), [], .spacer, type: "Room")
    let isHigh = rows.axis == .vertical
    let frame = part(
      ViewUpdate.roomNumber,
      .frame(width: isHigh ? 0 : length, height: isHigh ? length : 0, alignment: .center), [space], type: "Room")
    // In a grid it begins a line of its own, as the footer of a section does.
    let line = part(ViewUpdate.partNumber, .modifier(.trait(.section(.footer))), [frame], type: "Room")
    line.isRoom = true
    rows.room = line
    return line
  }
}
