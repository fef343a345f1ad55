/// A horizontal alignment guide.
public struct HorizontalAlignment: Hashable {
  let key: AlignmentKey

  /// The guide that the program declares as `custom`.
  public init(_ custom: CustomAlignment) { key = .horizontal(custom) }

  init(key: AlignmentKey) { self.key = key }

  /// The name of the guide in SwiftUI; for a custom guide, the name of its declaration.
  public var name: String { key.name }

  /// The leading edge: left in a left-to-right layout.
  public static var leading: HorizontalAlignment { HorizontalAlignment(key: .leading) }
  /// The middle.
  public static var center: HorizontalAlignment { HorizontalAlignment(key: .horizontalCenter) }
  /// The trailing edge: right in a left-to-right layout.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(key: .trailing) }
  /// The start of the separator under a list row: that of the row's first text.
  public static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(key: .listRowSeparatorLeading) }
  /// The end of the separator under a list row.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(key: .listRowSeparatorTrailing)
  }
}

/// A vertical alignment guide.
public struct VerticalAlignment: Hashable {
  let key: AlignmentKey

  /// The guide that the program declares as `custom`.
  public init(_ custom: CustomAlignment) { key = .vertical(custom) }

  init(key: AlignmentKey) { self.key = key }

  /// The name of the guide in SwiftUI; for a custom guide, the name of its declaration.
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

/// A pair of a horizontal and a vertical alignment guide.
public struct Alignment: Hashable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Accepts built-in and custom guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center on both axes.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The middle of the leading edge.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The middle of the trailing edge.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The middle of the upper edge.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The middle of the lower edge.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The upper leading corner.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The upper trailing corner.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The lower leading corner.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
  /// The horizontal center, on the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The horizontal center, on the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// The leading edge, on the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge, on the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// The trailing edge, on the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge, on the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }

  /// The guide along `axis`.
  func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
