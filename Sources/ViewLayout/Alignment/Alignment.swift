/// A guide by which views are aligned from left to right, or right to left.
public struct HorizontalAlignment: Hashable {
  let key: AlignmentKey

  /// The guide that the program declares by `custom`.
  public init(_ custom: CustomAlignment) { key = .horizontal(custom) }

  init(key: AlignmentKey) { self.key = key }

  /// The name that SwiftUI code gives the guide; of one that the program declares its own.
  public var name: String { key.name }

  /// The edge at which reading starts.
  public static var leading: HorizontalAlignment { HorizontalAlignment(key: .leading) }
  /// The middle.
  public static var center: HorizontalAlignment { HorizontalAlignment(key: .horizontalCenter) }
  /// The edge at which reading ends.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(key: .trailing) }
}

/// A guide by which views are aligned from top to bottom.
public struct VerticalAlignment: Hashable {
  let key: AlignmentKey

  /// The guide that the program declares by `custom`.
  public init(_ custom: CustomAlignment) { key = .vertical(custom) }

  init(key: AlignmentKey) { self.key = key }

  /// The name that SwiftUI code gives the guide; of one that the program declares its own.
  public var name: String { key.name }

  /// The upper edge.
  public static var top: VerticalAlignment { VerticalAlignment(key: .top) }
  /// The middle.
  public static var center: VerticalAlignment { VerticalAlignment(key: .verticalCenter) }
  /// The lower edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(key: .bottom) }
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(key: .firstTextBaseline) }
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(key: .lastTextBaseline) }
}

/// A guide along each axis.
public struct Alignment: Hashable {
  /// Aligns from left to right, or right to left.
  public var horizontal: HorizontalAlignment
  /// Aligns from top to bottom.
  public var vertical: VerticalAlignment

  /// Any guide along either axis, also one that the program declares.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle along both axes.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// In the middle of the edge where reading starts.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// In the middle of the edge where reading ends.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// In the middle of the upper edge.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// In the middle of the lower edge.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The upper corner where reading starts.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The upper corner where reading ends.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The lower corner where reading starts.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The lower corner where reading ends.
  public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
  /// The middle, on the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The middle, on the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// The edge where reading starts, on the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The edge where reading starts, on the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// The edge where reading ends, on the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The edge where reading ends, on the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }

  /// The guide along `axis`.
  func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
