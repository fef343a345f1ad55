extension InterfaceText {
  /// Text with attributes by UTF-16 ranges, as in UIKit and AppKit.
  static let foundationNSAttributedString = #"""
    public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
    open class NSAttributedString: NSObject, @unchecked Sendable {
      public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let font = Key("NSFont")
        public static let paragraphStyle = Key("NSParagraphStyle")
        public static let foregroundColor = Key("NSColor")
        public static let backgroundColor = Key("NSBackgroundColor")
        public static let ligature = Key("NSLigature")
        public static let kern = Key("NSKern")
        public static let tracking = Key("CTTracking")
        public static let strikethroughStyle = Key("NSStrikethrough")
        public static let underlineStyle = Key("NSUnderline")
        public static let strokeColor = Key("NSStrokeColor")
        public static let strokeWidth = Key("NSStrokeWidth")
        public static let shadow = Key("NSShadow")
        public static let attachment = Key("NSAttachment")
        public static let link = Key("NSLink")
        public static let baselineOffset = Key("NSBaselineOffset")
        public static let underlineColor = Key("NSUnderlineColor")
        public static let strikethroughColor = Key("NSStrikethroughColor")
      }
      public struct _Run {
        public var text: String
        public var attributes: [Key: Any]
      }
      public var _runs: [_Run]
      public override init() {
        _runs = []
        super.init()
      }
      public init(string str: String, attributes attrs: [Key: Any]? = nil) {
        _runs = str.isEmpty ? [] : [_Run(text: str, attributes: attrs ?? [:])]
        super.init()
      }
      public init(attributedString attrStr: NSAttributedString) {
        _runs = attrStr._runs
        super.init()
      }
      public convenience init(_ attrStr: AttributedString) {
        self.init()
        for run in attrStr.runs {
          let attributes: [Key: Any] = run.link.map { [.link: $0] } ?? [:]
          _runs.append(_Run(text: String(attrStr[run.range].characters), attributes: attributes))
        }
      }
      public var string: String { _runs.map(\.text).joined() }
      public var length: Int { string.utf16.count }
      public func isEqual(to other: NSAttributedString) -> Bool { string == other.string }
      public func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
      public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        _pieces(from: location, to: location + 1).first?.attributes ?? [:]
      }
      public func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: nil)[attrName]
      }
      public func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        var location = enumerationRange.location
        var stop = ObjCBool(false)
        for run in _pieces(from: location, to: location + enumerationRange.length) {
          let count = run.text.utf16.count
          withUnsafeMutablePointer(to: &stop) {
            block(run.attributes, NSRange(location: location, length: count), $0)
          }
          if stop.boolValue { return }
          location += count
        }
      }
      public func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        enumerateAttributes(in: enumerationRange, options: opts) { block($0[attrName], $1, $2) }
      }
      public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 2)
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
      }
      public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
      }
      public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
      }
      /// The plain text of a document: HTML without its tags, other formats as they are [approximation].
      public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: Any? = nil
      ) throws {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        let isHTML = options[.documentType] as? DocumentType == .html
        self.init(string: isHTML ? NSAttributedString._words(ofHTML: text) : text)
      }
      static func _words(ofHTML text: String) -> String {
        var result = ""
        var tag: String?
        for character in text {
          if character == "<" {
            tag = ""
          } else if character == ">", let name = tag {
            if ["p", "/p", "br", "br/", "br /", "/div", "/h1", "/h2", "/h3", "/li"].contains(name.lowercased()),
              !result.isEmpty, !result.hasSuffix("\n") { result += "\n" }
            tag = nil
          } else if tag != nil {
            tag?.append(character)
          } else {
            result.append(character)
          }
        }
        for (entity, character) in [
          ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\u{22}"), ("&#39;", "'"), ("&amp;", "&"),
        ] { result = result.replacingOccurrences(of: entity, with: character) }
        return result
      }
      public func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSAttributedString()
        result._runs = _pieces(from: range.location, to: range.location + range.length)
        return result
      }
      func _pieces(from start: Int, to end: Int) -> [_Run] {
        var result: [_Run] = []
        var offset = 0
        for run in _runs {
          let text = run.text as NSString
          let first = Swift.max(start - offset, 0)
          let last = Swift.min(end - offset, text.length)
          if first < last {
            let part = text.substring(with: NSRange(location: first, length: last - first))
            result.append(_Run(text: part, attributes: run.attributes))
          }
          offset += text.length
        }
        return result
      }
    }

    open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
      public func append(_ attrString: NSAttributedString) { _runs += attrString._runs }
      public func setAttributedString(_ attrString: NSAttributedString) { _runs = attrString._runs }
      public func insert(_ attrString: NSAttributedString, at loc: Int) {
        _runs = _pieces(from: 0, to: loc) + attrString._runs + _pieces(from: loc, to: length)
      }
      public func deleteCharacters(in range: NSRange) { _replace(range, by: []) }
      public func replaceCharacters(in range: NSRange, with str: String) {
        let attributes = _pieces(from: range.location, to: range.location + 1).first?.attributes ?? [:]
        _replace(range, by: str.isEmpty ? [] : [_Run(text: str, attributes: attributes)])
      }
      public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        _replace(range, by: attrString._runs)
      }
      public func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        _change(range) { $0 = attrs ?? [:] }
      }
      public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        _change(range) { $0[name] = value }
      }
      public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        _change(range) { old in
          for (key, value) in attrs { old[key] = value }
        }
      }
      public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        _change(range) { $0[name] = nil }
      }
      public var mutableString: NSMutableString { NSMutableString(string: string) }
      public func beginEditing() {}
      public func endEditing() {}
      func _replace(_ range: NSRange, by runs: [_Run]) {
        let end = range.location + range.length
        _runs = _pieces(from: 0, to: range.location) + runs + _pieces(from: end, to: length)
      }
      func _change(_ range: NSRange, by change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs = _pieces(from: range.location, to: range.location + range.length)
        for index in runs.indices { change(&runs[index].attributes) }
        _replace(range, by: runs)
      }
    }

    extension AttributeScopes {
      public struct UIKitAttributes: AttributeScope {}
      public struct AppKitAttributes: AttributeScope {}
      public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
      public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
    }

    extension AttributedString {
      public init(_ nsStr: NSAttributedString) {
        self.init()
        for run in nsStr._runs {
          var part = AttributedString(run.text)
          part.link = run.attributes[.link] as? URL
          append(part)
        }
      }
      public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(nsStr)
      }
    }
    """#
}
