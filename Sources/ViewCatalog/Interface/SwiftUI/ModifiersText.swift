extension InterfaceText {
  /// Fonts, lines and words, for all texts in a view.
  static let swiftUIModifiersText = #"""
    nonisolated extension View {
      @overridden("font")
      @eases("font")
      @adorns("view")
      public func font(_ font: Font?) -> some View {
        environment(\.font, font)
      }
      @eases("font")
      @adorns("view")
      public func fontWeight(@neutral("nil") _ weight: Font.Weight?) -> some View {
        _fontModifier(.weight(weight))
      }
      public func fontWidth(@neutral("nil") _ width: Font.Width?) -> some View {
        _fontModifier(.width(width))
      }
      @adorns("view")
      public func fontDesign(@neutral("nil") _ design: Font.Design?) -> some View {
        _fontModifier(.design(design))
      }
      @eases("font")
      @adorns("view")
      public func bold(@neutral("false") _ isActive: Bool = true) -> some View {
        _fontModifier(.bold(isActive))
      }
      @adorns("view")
      public func italic(@neutral("false") _ isActive: Bool = true) -> some View {
        _fontModifier(.italic(isActive))
      }
      public func monospaced(@neutral("false") _ isActive: Bool = true) -> some View {
        _fontModifier(.monospaced(isActive))
      }
      @adorns("view")
      public func monospacedDigit() -> some View {
        _fontModifier(.monospacedDigit)
      }
      /// Appends the modifier after those of outer views, so that the innermost wins.
      func _fontModifier(_ modifier: AnyFontModifier) -> some View {
        transformEnvironment(\.fontModifiers) { modifiers in
          modifiers.append(modifier)
        }
      }

      public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.defaultKerning, kerning)
      }
      @adorns("view")
      public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.defaultTracking, tracking)
      }
      public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.defaultBaselineOffset, baselineOffset)
      }
      public func underline(
        @neutral("false") _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
      ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
      }
      public func strikethrough(
        @neutral("false") _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
      ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
      }

      @overridden("lineLimit")
      @adorns("view")
      public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
      }
      @overridden("lineLimits")
      @writes("lineLimit")
      @adorns("view")
      public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: nil))
      }
      @overridden("lineLimits")
      @writes("lineLimit")
      @adorns("view")
      public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: nil, upperLimit: limit.upperBound))
      }
      @overridden("lineLimits")
      @writes("lineLimit")
      @adorns("view")
      public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: limit.upperBound))
      }
      @overridden("lineLimits")
      @writes("lineLimit")
      @adorns("view")
      public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(LineLimitModifier(lowerLimit: reservesSpace ? limit : nil, upperLimit: limit))
      }
      @overridden("lineSpacing")
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
      }
      @overridden("multilineTextAlignment")
      @adorns("view")
      public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
      }
      @overridden("truncationMode")
      public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
      }
      public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
      }
      @overridden("minimumScaleFactor")
      @adorns("view")
      public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
      }
      @overridden("textCase")
      @adorns("view")
      public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
      }
      public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { current in
          if isEnabled {
            current = scale
          }
        }
      }
      @uncertain
      public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingConfiguration) { configuration in
          if isEnabled {
            configuration.language = language
          }
        }
      }
      public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererViewModifier(renderer: renderer))
      }
      @uncertain
      public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSelectionIsEnabled, S.allowsSelection)
      }

      public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
      }
      public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
          let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
          if let smallest = allowed.first, let largest = allowed.last {
            size = min(max(size, smallest), largest)
          }
        }
      }
    }

    /// A change to the environment's font; `nil` and false undo one of an outer view.
    public enum AnyFontModifier: Hashable, Sendable {
      case weight(Font.Weight?)
      case width(Font.Width?)
      case design(Font.Design?)
      case bold(Bool)
      case italic(Bool)
      case monospaced(Bool)
      case monospacedDigit
    }

    struct LineLimitModifier: ViewModifier {
      typealias Body = Never
      var lowerLimit: Int?
      var upperLimit: Int?
    }

    struct TypesettingConfiguration {
      var language: Locale.Language?
    }

    @uncertain
    struct _TextRendererViewModifier<Renderer>: ViewModifier {
      typealias Body = Never
      var renderer: Renderer
    }

    public protocol TextSelectability {
      static var allowsSelection: Bool { get }
    }

    public struct EnabledTextSelectability: TextSelectability {
      public static let allowsSelection = true
    }

    public struct DisabledTextSelectability: TextSelectability {
      public static let allowsSelection = false
    }

    extension TextSelectability where Self == EnabledTextSelectability {
      public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
    }

    extension TextSelectability where Self == DisabledTextSelectability {
      public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
    }
    """#
}
