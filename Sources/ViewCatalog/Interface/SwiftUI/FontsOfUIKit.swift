extension InterfaceText {
  /// Fonts of UIKit, and fonts of SwiftUI made from them.
  static let swiftUIFontsOfUIKit = #"""
    public class UIFont: NSObject, @unchecked Sendable {
      @ambient("text") public static var familyNames: [String] { ["Arial", "Avenir Next", "Courier New", "Georgia", "Helvetica Neue"] }
      @ambient("text") public static func fontNames(forFamilyName name: String) -> [String] { [name.filter { $0 != " " }] }
      public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_name: ".SFUI-Regular", size) }
      public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_name: ".SFUI-Semibold", size) }
      public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_name: ".SFUI-RegularItalic", size) }
      public static var labelFontSize: CGFloat { 17 }
      public static var buttonFontSize: CGFloat { 18 }
      public static var smallSystemFontSize: CGFloat { 12 }
      public static var systemFontSize: CGFloat { 14 }
      public let fontName: String
      public let pointSize: CGFloat
      init(_name name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
      }
      public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
      }
      public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(_name: descriptor._fontName, pointSize > 0 ? pointSize : descriptor.pointSize)
      }
      public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
      public var familyName: String { fontName }
      public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(_name: fontName, fontSize) }
      // The metrics of the system font.
      public var lineHeight: CGFloat { ascender - descender }
      public var ascender: CGFloat { pointSize * 0.952 }
      public var descender: CGFloat { pointSize * -0.241 }
      public var capHeight: CGFloat { pointSize * 0.705 }
      public var xHeight: CGFloat { pointSize * 0.526 }
      public var leading: CGFloat { 0 }
    }

    public typealias CTFont = UIFont

    /// A font by its name, or a font of the system by its traits.
    public class UIFontDescriptor: NSObject, @unchecked Sendable {
      public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let italic = SymbolicTraits(rawValue: 1)
        public static let bold = SymbolicTraits(rawValue: 2)
        public static let monoSpace = SymbolicTraits(rawValue: 1024)
      }
      public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
      }
      public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
      }
      let _fontName: String
      public let pointSize: CGFloat
      public init(name fontName: String, size: CGFloat) {
        _fontName = fontName
        pointSize = size
      }
      public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(
          name: attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular",
          size: attributes[.size] as? CGFloat ?? 17)
      }
      public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
      }
      public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
      ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
      public var postscriptName: String { _fontName }
      public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if _fontName.contains("Bold") || _fontName.contains("Semibold") { traits.insert(.traitBold) }
        if _fontName.contains("Italic") { traits.insert(.traitItalic) }
        if _fontName.contains("Mono") { traits.insert(.traitMonoSpace) }
        return traits
      }
      public var fontAttributes: [AttributeName: Any] { [.name: _fontName, .size: pointSize] }
      public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
      public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name: _fontName, size: newPointSize)
      }
      public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard _fontName.hasPrefix(".SFUI") else { return self }
        let name =
          if symbolicTraits.contains(.traitMonoSpace) {
            ".SFUIMono-Regular"
          } else if symbolicTraits.contains(.traitBold) {
            ".SFUI-Bold"
          } else if symbolicTraits.contains(.traitItalic) {
            ".SFUI-RegularItalic"
          } else {
            ".SFUI-Regular"
          }
        return UIFontDescriptor(name: name, size: pointSize)
      }
      public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        design == .monospaced ? UIFontDescriptor(name: ".SFUIMono-Regular", size: pointSize) : self
      }
      public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
      public func withFace(_ newFace: String) -> UIFontDescriptor { self }
      public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
          name: attributes[.name] as? String ?? attributes[.family] as? String ?? _fontName,
          size: attributes[.size] as? CGFloat ?? pointSize)
      }
    }

    extension UIFont {
      public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
      }
      public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
      }
      public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
      ) -> UIFont { preferredFont(forTextStyle: style) }
      public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: weight._fontName, fontSize)
      }
      public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(_name: weight._fontName, fontSize)
      }
      public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
      }
      public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: ".SFUIMono-Regular", fontSize)
      }
      public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: weight._fontName, fontSize)
      }
      /// The font of a text style at the default content size.
      public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 34)
        case .title1: systemFont(ofSize: 28)
        case .title2: systemFont(ofSize: 22)
        case .title3: systemFont(ofSize: 20)
        case .headline: systemFont(ofSize: 17, weight: .semibold)
        case .callout: systemFont(ofSize: 16)
        case .subheadline: systemFont(ofSize: 15)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: 12)
        case .caption2: systemFont(ofSize: 11)
        default: systemFont(ofSize: 17)
        }
      }
    }

    extension UIFont.Weight {
      var _fontName: String {
        switch self {
        case .ultraLight: ".SFUI-Ultralight"
        case .thin: ".SFUI-Thin"
        case .light: ".SFUI-Light"
        case .medium: ".SFUI-Medium"
        case .semibold: ".SFUI-Semibold"
        case .bold: ".SFUI-Bold"
        case .heavy: ".SFUI-Heavy"
        case .black: ".SFUI-Black"
        default: ".SFUI-Regular"
        }
      }
    }

    @primitive func _measured(_ text: Text, in size: CGSize) -> CGSize
    public struct NSStringDrawingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
      public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
      public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
      public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }
    open class NSStringDrawingContext: NSObject {
      public override init() {}
      public var minimumScaleFactor: CGFloat = 0
    }
    func _measured(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, in size: CGSize) -> CGSize {
      let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      return _measured(Text(verbatim: text).font(Font(font)), in: size)
    }
    let _unlimited = CGSize(width: 1e6, height: 1e6)
    extension String {
      public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        _measured(self, attrs, in: _unlimited)
      }
      public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
      ) -> CGRect {
        CGRect(
          origin: .zero,
          size: _measured(self, attributes, in: options.contains(.usesLineFragmentOrigin) ? size : _unlimited))
      }
    }
    extension NSString {
      public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
      }
      public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
      ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
      }
      public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
      }
      public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
      }
    }
    extension String {
      public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
      }
      public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
      }
    }
    extension NSAttributedString {
      /// Text without attributes is black and 12 points high.
      var _text: Text {
        var text = Text(verbatim: "")
        for run in _runs {
          let font = run.attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
          let color = run.attributes[.foregroundColor] as? UIColor ?? UIColor.black
          text = text + Text(verbatim: run.text).font(Font(font)).foregroundColor(Color(color))
        }
        return text
      }
      public func size() -> CGSize { _measured(_text, in: _unlimited) }
      public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
      ) -> CGRect {
        CGRect(
          origin: .zero,
          size: _measured(_text, in: options.contains(.usesLineFragmentOrigin) ? size : _unlimited))
      }
      public func draw(in rect: CGRect) {
        let size = boundingRect(with: rect.size, options: .usesLineFragmentOrigin).size
        let style = _runs.first?.attributes[.paragraphStyle] as? NSMutableParagraphStyle
        let free = max(0, rect.width - size.width)
        let indent: CGFloat =
          switch style?.alignment ?? .natural {
          case .center: free / 2
          case .right: free
          default: 0
          }
        _draw(in: CGRect(x: rect.minX + indent, y: rect.minY, width: min(size.width, rect.width), height: rect.height))
      }
      public func draw(at point: CGPoint) { _draw(in: CGRect(origin: point, size: size())) }
      func _draw(in rect: CGRect) {
        let text = _text
        _drawingContexts.last?._record { $0.state.context.draw(text, in: rect) }
      }
      public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
      ) {}
    }

    extension Font {
      public init(_ font: UIFont) {
        switch font.fontName {
        case ".SFUI-Regular": self = .system(size: font.pointSize)
        case ".SFUI-RegularItalic": self = .system(size: font.pointSize).italic()
        case ".SFUI-Ultralight": self = .system(size: font.pointSize, weight: .ultraLight)
        case ".SFUI-Thin": self = .system(size: font.pointSize, weight: .thin)
        case ".SFUI-Light": self = .system(size: font.pointSize, weight: .light)
        case ".SFUI-Medium": self = .system(size: font.pointSize, weight: .medium)
        case ".SFUI-Semibold": self = .system(size: font.pointSize, weight: .semibold)
        case ".SFUI-Bold": self = .system(size: font.pointSize, weight: .bold)
        case ".SFUI-Heavy": self = .system(size: font.pointSize, weight: .heavy)
        case ".SFUI-Black": self = .system(size: font.pointSize, weight: .black)
        case ".SFUIMono-Regular": self = .system(size: font.pointSize, design: .monospaced)
        default: self = .custom(font.fontName, fixedSize: font.pointSize)
        }
      }
    }
    """#
}
