extension InterfaceText {
  /// Alignment, line breaks and attributes of text in UIKit.
  static let swiftUIUIKitTextAttributes = #"""
    public enum NSTextAlignment: Int, Sendable {
      case left, center, right, justified, natural
      var _alignment: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
      }
      var _text: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
      }
    }

    public enum NSLineBreakMode: Int, Sendable {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let single = NSUnderlineStyle(rawValue: 0x01)
      public static let thick = NSUnderlineStyle(rawValue: 0x02)
      public static let double = NSUnderlineStyle(rawValue: 0x09)
      public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
      public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
      public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
      public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
      public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    }
    public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

    open class NSParagraphStyle: NSObject {
      public override init() {}
      public static let `default` = NSParagraphStyle()
      public fileprivate(set) var lineSpacing: CGFloat = 0
      public fileprivate(set) var alignment = NSTextAlignment.natural
    }
    open class NSMutableParagraphStyle: NSObject {
      public override init() {}
      public var lineSpacing: CGFloat = 0
      public var paragraphSpacing: CGFloat = 0
      public var paragraphSpacingBefore: CGFloat = 0
      public var alignment = NSTextAlignment.natural
      public var headIndent: CGFloat = 0
      public var tailIndent: CGFloat = 0
      public var firstLineHeadIndent: CGFloat = 0
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var minimumLineHeight: CGFloat = 0
      public var maximumLineHeight: CGFloat = 0
      public var lineHeightMultiple: CGFloat = 0
      public var baseWritingDirection = NSWritingDirection.natural
      public var hyphenationFactor: Float = 0
    }
    open class NSShadow: NSObject {
      public override init() {}
      public var shadowOffset = CGSize.zero
      public var shadowBlurRadius: CGFloat = 0
      public var shadowColor: Any?
    }
    open class NSTextAttachment: NSObject {
      public override init() {}
      public init(image: UIImage) { self.image = image }
      public init(data contentData: Data?, ofType uti: String?) {}
      public var image: UIImage?
      public var bounds = CGRect.zero
    }
    """#
}
