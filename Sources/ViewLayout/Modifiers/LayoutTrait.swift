/// A value that a view passes to its container, through any modifiers. Of two traits of the same kind on one view, the
/// outer one counts.
public enum LayoutTrait: Equatable {
  /// `zIndex`: the drawing order among the views of one container; 0 by default.
  case zIndex(Double)
  /// `layoutValue(key:value:)`.
  case value(LayoutValueKeyID, LayoutValue)
  /// `gridCellColumns`: the number of columns that a cell spans.
  case gridCellColumns(Int)
  /// `gridCellAnchor`: the position of a cell's content in the cell.
  case gridCellAnchor(UnitPoint)
  /// `gridColumnAlignment`: the alignment of the cell's column.
  case gridColumnAlignment(HorizontalAlignment)
  /// `gridCellUnsizedAxes`: the axes on which a cell takes the available length and does not contribute to it.
  case gridCellUnsizedAxes(AxisSet)
  /// Marks a row of a lazy container as a header or footer of a section.
  case section(SectionPart)
}

/// A header or footer of a `Section` in a lazy container; the rows between them belong to the section.
public enum SectionPart: Equatable, Sendable {
  case header
  case footer
}

/// The identifier of a `LayoutValueKey`: a type of this process, or the name of an interpreted type.
public struct LayoutValueKeyID: Hashable, Sendable {
  private enum Name: Hashable {
    case type(ObjectIdentifier)
    case name(String)
  }

  private let name: Name

  /// The key with the type name `name` in the interpreted program.
  public init(named name: String) { self.name = .name(name) }

  /// The key of the type `key`.
  public init<Key: LayoutValueKey>(_ key: Key.Type) { name = .type(ObjectIdentifier(key)) }
}

/// A type-erased value of a layout value key.
public final class LayoutValue: Equatable {
  /// The value that the program set.
  public let value: Any

  /// Accepts a value of any type; only code that knows the key reads it.
  public init(_ value: Any) { self.value = value }

  /// Compares identity, because values of any type cannot be compared: a new value causes a new layout.
  public static func == (left: LayoutValue, right: LayoutValue) -> Bool { left === right }
}

/// A key for a value that views pass to a custom layout.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}
