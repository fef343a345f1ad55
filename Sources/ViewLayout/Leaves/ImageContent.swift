/// An `Image`: the size of its picture, or the proposed size if it is `resizable`; or a symbol in a font.
public struct ImageContent: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case picture(Size)
    case symbol(TextFont, SymbolScale)
  }

  private let source: Source
  /// Whether the image takes the proposed size instead of its own.
  public let isResizable: Bool

  /// A picture of `size` points.
  public init(size: Size, isResizable: Bool = false) {
    source = .picture(size)
    self.isResizable = isResizable
  }

  /// `Image(systemName:)` in `font`.
  public init(symbolIn font: TextFont, scale: SymbolScale = .medium, isResizable: Bool = false) {
    source = .symbol(font, scale)
    self.isResizable = isResizable
  }

  /// The size of a symbol in a font.
  public static func symbolSize(in font: TextFont, _ measurer: any TextMeasurer) -> Size {
    measurer.symbolSize(in: font, scale: 1)
  }

  /// Whether the image is a system symbol.
  public var isOfSystem: Bool { if case .symbol = source { true } else { false } }

  /// Whether the image has the baseline of a font.
  var isSymbol: Bool {
    if case .symbol = source { !isResizable } else { false }
  }

  func naturalSize(_ measurer: any TextMeasurer) -> Size {
    switch source {
    case .picture(let size): size
    case .symbol(let font, let scale): measurer.symbolSize(in: font, scale: scale.factor)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ measurer: any TextMeasurer) -> Size {
    let natural = naturalSize(measurer)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// The baseline of a symbol, from its top. The symbol is vertically centred on the font's capital letters.
  func baseline(_ measurer: any TextMeasurer) -> Double? {
    guard case .symbol(let font, let scale) = source, !isResizable else { return nil }
    return (measurer.symbolSize(in: font, scale: scale.factor).height + measurer.metrics(of: font).capHeight) / 2
  }
}

/// `Image.Scale`; the factors are an approximation.
public enum SymbolScale: Sendable {
  case small
  case medium
  case large

  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension LayoutKind {
  /// `Image`.
  public static func image(_ content: ImageContent) -> LayoutKind { .leaf(.image(content)) }
}
