extension InterfaceText {
  /// `Font`.
  static let swiftUIFont = #"""
    public struct Font: Hashable, Sendable {
      #if SDK_26
      public struct Context: Hashable, Sendable {}
      #endif
      /// The base of a font.
      enum Provider: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
      }

      /// The changes to the base, in the order of application.
      enum Modifier: Hashable, Sendable {
        case italic
        case bold
        case smallCaps
        case lowercaseSmallCaps
        case uppercaseSmallCaps
        case monospacedDigit
        case monospaced
        case weight(Weight)
        case width(Width)
        case leading(Leading)
        case scaled(CGFloat)
      }

      var provider: Provider
      var modifiers: [Modifier] = []

      init(provider: Provider) {
        self.provider = provider
      }

      init(style: TextStyle) {
        provider = .textStyle(style, design: nil, weight: nil)
      }

      func adding(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
      }

      /// The font of the symbol in `ContentUnavailableView`.
      static let _unavailable = Font.system(size: 48)
      #if os(visionOS)
      public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
      public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
      #endif
      public static let largeTitle = Font(style: .largeTitle)
      public static let title = Font(style: .title)
      public static let title2 = Font(style: .title2)
      public static let title3 = Font(style: .title3)
      public static let headline = Font(style: .headline)
      public static let subheadline = Font(style: .subheadline)
      public static let body = Font(style: .body)
      public static let callout = Font(style: .callout)
      public static let footnote = Font(style: .footnote)
      public static let caption = Font(style: .caption)
      public static let caption2 = Font(style: .caption2)

      public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
        #if os(iOS)
        @points("34") case largeTitle
        @points("28") case title
        @points("22") case title2
        @points("20") case title3
        @points("17") case headline
        @points("15") case subheadline
        @points("17") case body
        @points("16") case callout
        @points("13") case footnote
        @points("12") case caption
        @points("11") case caption2
        #elseif os(tvOS)
        case largeTitle
        @points("76") case title
        @points("57") case title2
        @points("48") case title3
        @points("38") case headline
        @points("38") case subheadline
        @points("29") case body
        @points("31") case callout
        case footnote
        @points("25") case caption
        @points("23") case caption2
        #else
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
        #endif
      }

      public struct Weight: Hashable, Sendable {
        var value: CGFloat
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
      }

      public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) {
          self.value = value
        }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
      }

      public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
      }

      public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
      }

      public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
      }
      @_disfavoredOverload
      public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
      }
      @available(iOS, introduced: 16)
      @available(macOS, introduced: 13)
      @available(tvOS, introduced: 16)
      @available(watchOS, introduced: 9)
      public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(provider: .textStyle(style, design: design, weight: weight))
      }
      @_disfavoredOverload
      public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(provider: .textStyle(style, design: design, weight: nil))
      }

      /// A custom font that scales with the body text style.
      public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: .body))
      }
      public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: textStyle))
      }
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(provider: .custom(name, size: fixedSize, relativeTo: nil))
      }

      public func italic() -> Font { adding(.italic) }
      public func bold() -> Font { adding(.bold) }
      public func smallCaps() -> Font { adding(.smallCaps) }
      public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
      public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
      public func monospacedDigit() -> Font { adding(.monospacedDigit) }
      public func monospaced() -> Font { adding(.monospaced) }
      public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
      public func width(_ width: Width) -> Font { adding(.width(width)) }
      public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
      #if SDK_26
      public func bold(_ isActive: Bool) -> Font { isActive ? adding(.bold) : self }
      public func italic(_ isActive: Bool) -> Font { isActive ? adding(.italic) : self }
      public func scaled(by factor: CGFloat) -> Font { adding(.scaled(factor)) }
      #endif
    }
    """#
}
