/// A value that a view has for its container, whatever modifiers are around the one that sets it. Of two of the same
/// kind on one view the outer one counts.
public enum LayoutTrait: Equatable {
  /// `zIndex`: the order of drawing among the views of one container; the default is 0.
  case zIndex(Double)
  /// `layoutValue(key:value:)`.
  case value(LayoutValueKeyID, LayoutValue)
  /// `gridCellColumns`: how many columns a cell spans.
  case gridCellColumns(Int)
  /// `gridCellAnchor`: where a cell stands in its place.
  case gridCellAnchor(UnitPoint)
  /// `gridColumnAlignment`: the alignment of the column that a cell is in.
  case gridColumnAlignment(HorizontalAlignment)
  /// `gridCellUnsizedAxes`: the axes on which a cell takes what there is and asks for nothing.
  case gridCellUnsizedAxes(AxisSet)
  /// The part of a section that a row of a lazy container is.
  case section(SectionPart)
}

/// The part of a `Section` that a row of a lazy container is; rows between a header and a footer belong to them.
public enum SectionPart: Equatable, Sendable {
  case header
  case footer
}

/// Names a `LayoutValueKey`: a type of this program's, or one of the interpreted program's by its name.
public struct LayoutValueKeyID: Hashable, Sendable {
  private enum Name: Hashable {
    case type(ObjectIdentifier)
    case name(String)
  }

  private let name: Name

  /// The key that the interpreted program calls `name`.
  public init(named name: String) { self.name = .name(name) }

  /// The key that is declared as `key`.
  public init<Key: LayoutValueKey>(_ key: Key.Type) { name = .type(ObjectIdentifier(key)) }
}

/// The value of a layout value key, which only those who know the key look into.
public final class LayoutValue: Equatable {
  /// What the program gave.
  public let value: Any

  /// Takes a value of any type; only its key's owner asks for it.
  public init(_ value: Any) { self.value = value }

  /// The same object: values of any type cannot be compared, so that a new one lays out again.
  public static func == (left: LayoutValue, right: LayoutValue) -> Bool { left === right }
}

/// A key for a value that views have for a custom layout.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
