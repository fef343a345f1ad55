extension InterfaceText {
  /// Fonts, lines and words, for every text in a view.
  static let swiftUIModifiersText = #"""
    nonisolated extension View {
      public func font(_ font: Font?) -> some View {
        environment(\.font, font)
      }
      public func fontWeight(_ weight: Font.Weight?) -> some View {
        _fontModifier(weight.map { AnyFontModifier(.weight($0)) }) { change in
          if case .weight = change { true } else { false }
        }
      }
      public func fontWidth(_ width: Font.Width?) -> some View {
        _fontModifier(width.map { AnyFontModifier(.width($0)) }) { change in
          if case .width = change { true } else { false }
        }
      }
      public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontModifiers) { modifiers in
          modifiers.removeAll { $0 is FontDesignModifier }
          if let design {
            modifiers.append(FontDesignModifier(design))
          }
        }
      }
      public func bold(_ isActive: Bool = true) -> some View {
        _fontModifier(isActive ? AnyFontModifier(.bold) : nil) { $0 == .bold }
      }
      public func italic(_ isActive: Bool = true) -> some View {
        _fontModifier(isActive ? AnyFontModifier(.italic) : nil) { $0 == .italic }
      }
      public func monospaced(_ isActive: Bool = true) -> some View {
        _fontModifier(isActive ? AnyFontModifier(.monospaced) : nil) { $0 == .monospaced }
      }
      public func monospacedDigit() -> some View {
        _fontModifier(AnyFontModifier(.monospacedDigit)) { $0 == .monospacedDigit }
      }
      /// Puts `new` in the place of the changes that it replaces.
      func _fontModifier(
        _ new: AnyFontModifier?,
        replacing isReplaced: @escaping (Font.Modifier) -> Bool
      ) -> some View {
        transformEnvironment(\.fontModifiers) { modifiers in
          modifiers.removeAll { isReplaced($0.modifier) }
          if let new {
            modifiers.append(new)
          }
        }
      }

      public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.defaultKerning, kerning)
      }
      public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.defaultTracking, tracking)
      }
      public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.defaultBaselineOffset, baselineOffset)
      }
      public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
      ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
      }
      public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
      ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
      }

      public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
      }
      public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: nil))
      }
      public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: nil, upperLimit: limit.upperBound))
      }
      public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: limit.upperBound))
      }
      public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(LineLimitModifier(lowerLimit: reservesSpace ? limit : nil, upperLimit: limit))
      }
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
      }
      public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
      }
      public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
      }
      public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
      }
      public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
      }
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
      public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        modifier(_TypesettingLanguageWriter(language: language, isEnabled: isEnabled))
      }
      public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererWriter(renderer: renderer))
      }
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

    /// No `Font.Modifier` holds a design, so this carries it beside one that changes nothing.
    final class FontDesignModifier: AnyFontModifier {
      let design: Font.Design
      init(_ design: Font.Design) {
        self.design = design
        super.init(.scaled(1))
      }
    }

    struct LineLimitModifier: ViewModifier {
      typealias Body = Never
      var lowerLimit: Int?
      var upperLimit: Int?
    }

    @hole
    struct _TypesettingLanguageWriter: ViewModifier {
      typealias Body = Never
      var language: Locale.Language
      var isEnabled: Bool
    }

    @hole
    struct _TextRendererWriter<Renderer>: ViewModifier {
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
