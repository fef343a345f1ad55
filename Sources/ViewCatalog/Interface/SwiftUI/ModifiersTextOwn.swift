extension InterfaceText {
  /// The modifiers of `Text` itself: they return a `Text`, so they must come before other modifiers.
  static let swiftUIModifiersTextOwn = #"""
    extension Text {
      @overridden("font")
      @eases("font")
      public func font(_ font: Font?) -> Text { adding(.font(font)) }
      @eases("font")
      public func fontWeight(@neutral("nil") _ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
      public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
      public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
      @conditional("bold(%)")
      public func bold() -> Text { adding(.bold(true)) }
      @eases("font")
      public func bold(@neutral("false") _ isActive: Bool) -> Text { adding(.bold(isActive)) }
      @conditional("italic(%)")
      public func italic() -> Text { adding(.italic(true)) }
      public func italic(@neutral("false") _ isActive: Bool) -> Text { adding(.italic(isActive)) }
      public func monospaced(@neutral("false") _ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
      public func monospacedDigit() -> Text { adding(.monospacedDigit) }

      @overridden("foreground style")
      @eases("font")
      public func foregroundColor(_ color: Color?) -> Text { adding(.foregroundColor(color)) }
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      @overridden("foreground style")
      @eases("font")
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.foregroundStyle(AnyShapeStyle(style)))
      }

      public func underline(@neutral("false") _ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
      }
      public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
      ) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
      }
      public func strikethrough(@neutral("false") _ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
      }
      public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
      ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
      }
      public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
      public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
      public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
      public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale)) : self
      }
      public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
      /// A custom attribute is visible only to a text renderer.
      public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

      public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { adding(.accessibility) }
      public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { adding(.accessibility) }
      public func speechAdjustedPitch(_ value: Double) -> Text { adding(.accessibility) }
      public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { adding(.accessibility) }
      public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        adding(.accessibility)
      }
      public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.accessibility) }
      public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibility) }
      public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
      @_disfavoredOverload
      public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
    }
    """#
}
