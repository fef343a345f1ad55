extension InterfaceText {
  /// The attributes of attributed strings that `Text` draws.
  static let swiftUIAttributedTexts = #"""
    extension AttributeScopes {
      public struct SwiftUIAttributes: AttributeScope {
        public enum FontAttribute: AttributedStringKey {
          public typealias Value = Font
          public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
          public typealias Value = Color
          public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
          public typealias Value = Color
          public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
          public typealias Value = Text.LineStyle
          public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
          public typealias Value = Text.LineStyle
          public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
          public typealias Value = CGFloat
          public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
          public typealias Value = CGFloat
          public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
          public typealias Value = CGFloat
          public static let name = "SwiftUI.BaselineOffset"
        }
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
      }
      public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
    }

    extension AttributeDynamicLookup {
      public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
      ) -> T {
        self[T.self]
      }
    }

    extension Text {
      /// The text of a run of an attributed string, without its background colour, kerning and tracking.
      init(piece: AttributedString._Piece) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        var text = Text(verbatim: piece.text)
        let attributes = piece.attributes
        if let font = attributes[Attributes.FontAttribute.self] { text = text.font(font) }
        if let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
          if intent.contains(.stronglyEmphasized) { text = text.bold() }
          if intent.contains(.emphasized) { text = text.italic() }
          if intent.contains(.code) { text = text.monospaced() }
          if intent.contains(.strikethrough) { text = text.strikethrough() }
        }
        if attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
          text = text.foregroundColor(.accentColor)
        }
        if let color = attributes[Attributes.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
        if attributes[Attributes.UnderlineStyleAttribute.self] != nil { text = text.underline() }
        if attributes[Attributes.StrikethroughStyleAttribute.self] != nil { text = text.strikethrough() }
        self = text
      }
    }
    """#
}
