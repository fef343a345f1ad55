extension InterfaceText {
  /// Foreground colours and styles, and the colour scheme.
  static let swiftUIModifiersColor = #"""
    nonisolated extension View {
      @overridden("foreground style")
      @eases("color")
      @adorns("view")
      @touches("same area")
      public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
      }
      @overridden("foreground style")
      @means("textColor fontColor")
      @eases("color")
      @adorns("view")
      @touches("same area")
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
      }
      @overridden("foreground style")
      @eases("color")
      @adorns("view")
      @touches("same area")
      public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
      }
      @overridden("foreground style")
      @eases("color")
      @adorns("view")
      @touches("same area")
      public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
      ) -> some View {
        modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
      }
      public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
      }
      @overridden("tint")
      @adorns("view")
      public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
      }
      @_disfavoredOverload
      @overridden("tint")
      @adorns("view")
      public func tint(_ tint: Color?) -> some View {
        environment(\.tintColor, tint)
      }
      public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
      }
      @asks("colorScheme")
      public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
      }
      public func redacted(@neutral("[]") reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { reasons in
          reasons.formUnion(reason)
        }
      }
      public func unredacted() -> some View {
        environment(\.redactionReasons, [])
      }
      public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
      }
      public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacyRedactionViewModifier(isSensitive: sensitive))
      }
    }

    public struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
    }

    public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var primary: S1
      public var secondary: S2
    }

    public struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var primary: S1
      public var secondary: S2
      public var tertiary: S3
    }

    @shows("nothing")
    struct PrivacyRedactionViewModifier: ViewModifier {
      typealias Body = Never
      var isSensitive: Bool
    }

    @uncertain
    @shows("nothing")
    struct InvalidatableContentModifier: ViewModifier {
      typealias Body = Never
      var isInvalidatable: Bool
    }

    @asks("colorScheme")
    public struct PreferredColorSchemeKey: PreferenceKey {
      public static var defaultValue: ColorScheme? { nil }
      public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
      }
    }
    """#
}
