extension InterfaceText {
  /// The lines and runs of a text, for text renderers.
  static let swiftUITextLayout = #"""
    public protocol TextAttribute {}

    public protocol TextRenderer: Animatable {
      func draw(layout: Text.Layout, in context: inout GraphicsContext)
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
      var displayPadding: EdgeInsets { get }
    }

    extension TextRenderer {
      public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
      }
      public var displayPadding: EdgeInsets { EdgeInsets() }
    }

    public struct TextProxy {
      @primitive public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }

    extension Text {
      public struct Layout: RandomAccessCollection, Equatable {
        var lines: [Line]
        public var isTruncated: Bool
        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }

        public struct Line: RandomAccessCollection, Equatable {
          var runs: [Run]
          public var origin: CGPoint
          public var startIndex: Int { runs.startIndex }
          public var endIndex: Int { runs.endIndex }
          public subscript(index: Int) -> Run { runs[index] }
          @primitive public var typographicBounds: TypographicBounds { get }
        }

        public struct Run: RandomAccessCollection, Equatable {
          var slices: [RunSlice]
          public var startIndex: Int { slices.startIndex }
          public var endIndex: Int { slices.endIndex }
          public subscript(index: Int) -> RunSlice { slices[index] }
          @primitive public subscript<T: TextAttribute>(key: T.Type) -> T? { get }
          @primitive public var typographicBounds: TypographicBounds { get }
        }

        public struct RunSlice: Equatable {
          var index: Int
          @primitive public subscript<T: TextAttribute>(key: T.Type) -> T? { get }
          @primitive public var typographicBounds: TypographicBounds { get }
        }

        public struct TypographicBounds: Equatable, Sendable {
          public var origin: CGPoint
          public var width: CGFloat
          public var ascent: CGFloat
          public var descent: CGFloat
          public var leading: CGFloat
          public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
          }
        }

        public struct DrawingOptions: OptionSet, Sendable {
          public let rawValue: UInt32
          public init(rawValue: UInt32) {
            self.rawValue = rawValue
          }
          public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
      }
    }

    extension Text {
      public struct LayoutKey: PreferenceKey, Sendable {
        public struct AnchoredLayout: Equatable, Sendable {
          public var origin: Anchor<CGPoint>
          public var layout: Layout
        }
        public static let defaultValue: [AnchoredLayout] = []
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
          value += nextValue()
        }
      }
    }

    extension GraphicsContext {
      @primitive public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())
      public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        for slice in run {
          draw(slice, options: options)
        }
      }
      public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line {
          draw(run, options: options)
        }
      }
    }
    """#
}
