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
      public func isEqual(to other: NSAttributedString) -> Bool {
        let (own, others) = (_joined(_runs), _joined(other._runs))
        return own.count == others.count
          && zip(own, others).allSatisfy {
            $0.text == $1.text && NSAttributedString._isSame($0.attributes, $1.attributes)
          }
      }
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
      }
      open override var hash: Int { string.hashValue }
      public func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
      static func _isSame(_ left: [Key: Any], _ right: [Key: Any]) -> Bool {
        left.count == right.count && left.allSatisfy { pair in right[pair.key].map { _keyedEqual($0, pair.value) } ?? false }
      }
      /// Runs of which neighbours differ: in all attributes, or in one.
      func _joined(_ runs: [_Run], by name: Key? = nil) -> [_Run] {
        var result: [_Run] = []
        for run in runs {
          if let last = result.last,
            name.map({ _keyedEqual(last.attributes[$0], run.attributes[$0]) })
              ?? NSAttributedString._isSame(last.attributes, run.attributes)
          {
            result[result.count - 1].text += run.text
          } else {
            result.append(run)
          }
        }
        return result
      }
      /// The run at a place, and its range.
      func _run(at location: Int, by name: Key? = nil) -> (attributes: [Key: Any], range: NSRange) {
        var start = 0
        for run in _joined(_runs, by: name) {
          let count = run.text.utf16.count
          if location < start + count { return (run.attributes, NSRange(location: start, length: count)) }
          start += count
        }
        return ([:], NSRange(location: NSNotFound, length: 0))
      }
      public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        let found = _run(at: location)
        range?.pointee = found.range
        return found.attributes
      }
      public func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        let found = _run(at: location)
        range?.pointee = found.range
        return found.attributes[attrName]
      }
      public func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
      ) -> [Key: Any] {
        let found = _run(at: location)
        range?.pointee = NSIntersectionRange(found.range, rangeLimit)
        return found.attributes
      }
      public func attribute(
        _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
      ) -> Any? {
        let found = _run(at: location, by: attrName)
        range?.pointee = NSIntersectionRange(found.range, rangeLimit)
        return found.attributes[attrName]
      }
      public func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        _enumerate(_joined(_pieces(from: enumerationRange.lowerBound, to: enumerationRange.upperBound)), enumerationRange, opts, block)
      }
      public func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let runs = _joined(_pieces(from: enumerationRange.lowerBound, to: enumerationRange.upperBound), by: attrName)
        _enumerate(runs, enumerationRange, opts) { block($0[attrName], $1, $2) }
      }
      func _enumerate(
        _ runs: [_Run], _ range: NSRange, _ options: EnumerationOptions,
        _ block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let isReversed = options.contains(.reverse)
        var location = isReversed ? range.upperBound : range.lowerBound
        var stop = ObjCBool(false)
        for run in isReversed ? runs.reversed() : runs {
          let count = run.text.utf16.count
          if isReversed { location -= count }
          withUnsafeMutablePointer(to: &stop) {
            block(run.attributes, NSRange(location: location, length: count), $0)
          }
          if stop.boolValue { return }
          if !isReversed { location += count }
        }
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
