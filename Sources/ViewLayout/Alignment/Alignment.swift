/// A guide by which views are aligned from left to right, or right to left.
public struct HorizontalAlignment: Hashable {
  let key: AlignmentKey

  /// The guide that the program declares by `custom`.
  public init(_ custom: CustomAlignment) { key = .horizontal(custom) }

  init(key: AlignmentKey) { self.key = key }

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
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }

  /// The guide along `axis`.
  func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
