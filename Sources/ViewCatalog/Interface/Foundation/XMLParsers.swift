extension InterfaceText {
  /// `XMLParser`: reads a document and calls its delegate for each part, in order.
  ///
  /// The order of the calls, the pieces of text and the codes of errors are those of the Foundation of Linux. After an
  /// error nothing more is read and `parse()` is `false`, as on Apple's platforms `[believed]`: there the Foundation of
  /// Linux continues.
  static let foundationXMLParsers = #"""
    public protocol XMLParserDelegate: AnyObject {
      func parserDidStartDocument(_ parser: XMLParser)
      func parserDidEndDocument(_ parser: XMLParser)
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String])
      func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
      func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
      func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
      func parser(_ parser: XMLParser, foundCharacters string: String)
      func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
      func parser(
        _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
      func parser(_ parser: XMLParser, foundComment comment: String)
      func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
      func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
      func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
      func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
    }

    extension XMLParserDelegate {
      public func parserDidStartDocument(_ parser: XMLParser) {}
      public func parserDidEndDocument(_ parser: XMLParser) {}
      public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
      ) {}
      public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
      ) {}
      public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}
      public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
      public func parser(_ parser: XMLParser, foundCharacters string: String) {}
      public func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {}
      public func parser(
        _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
      ) {}
      public func parser(_ parser: XMLParser, foundComment comment: String) {}
      public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {}
      public func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {}
      public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
      public func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {}
    }

    open class XMLParser: NSObject {
      public enum ExternalEntityResolvingPolicy: UInt, Sendable {
        case resolveExternalEntitiesNever, resolveExternalEntitiesNoNetwork, resolveExternalEntitiesSameOriginOnly,
          resolveExternalEntitiesAlways
      }
      public enum ErrorCode: Int, Sendable {
        case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError,
          invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError,
          invalidCharacterError
        case undeclaredEntityError = 26
        case attributeNotStartedError = 39, attributeNotFinishedError, attributeHasNoValueError,
          attributeRedefinedError
        case commentNotFinishedError = 45
        case cdataNotFinishedError = 63
        case lessThanSymbolInAttributeError = 38
        case spaceRequiredError = 65
        case nmtokenRequiredError = 67
        case nameRequiredError = 68
        case gtRequiredError = 73
        case tagNameMismatchError = 76
        case delegateAbortedParseError = 512
      }
      public class var errorDomain: String { "NSXMLParserErrorDomain" }

      public weak var delegate: XMLParserDelegate?
      public var shouldProcessNamespaces = false
      public var shouldReportNamespacePrefixes = false
      public var shouldResolveExternalEntities = false
      public var externalEntityResolvingPolicy: ExternalEntityResolvingPolicy = .resolveExternalEntitiesNever
      public var allowedExternalEntityURLs: Set<URL>?
      public private(set) var parserError: (any Error)?
      public var publicID: String? { nil }
      public var systemID: String? { nil }

      let _bytes: [UInt8]
      var _place = 0
      var _isAborted = false
      var _entities: [String: String] = [:]
      /// The open elements, each with the prefixes that it declares.
      var _open: [(name: String, prefixes: [(prefix: String, uri: String)])] = []

      public init(data: Data) { _bytes = XMLParser._utf8(of: Array(data)) }
      public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
      }

      public var lineNumber: Int { 1 + _bytes[..<min(_place, _bytes.count)].count { $0 == 10 } }
      public var columnNumber: Int {
        let before = _bytes[..<min(_place, _bytes.count)]
        return 1 + before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0)
      }
      public func abortParsing() { _isAborted = true }

      /// The bytes of a document as UTF-8, as its byte order mark or its declaration tells.
      static func _utf8(of bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
          return String(data: Data(bytes), encoding: .utf16).map { Array($0.utf8) } ?? bytes
        }
        let head = String(decoding: bytes.prefix(100), as: UTF8.self).lowercased()
        guard head.hasPrefix("<?xml"), head.contains("iso-8859-1") || head.contains("windows-1252") else { return bytes }
        let encoding: String.Encoding = head.contains("iso-8859-1") ? .isoLatin1 : .windowsCP1252
        return String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) } ?? bytes
      }

      public func parse() -> Bool {
        do {
          try _readDocument()
          return true
        } catch {
          guard let failure = error as? _XMLFailure else { return false }
          let described = NSError(domain: XMLParser.errorDomain, code: failure.code.rawValue)
          parserError = described
          delegate?.parser(self, parseErrorOccurred: described)
          return false
        }
      }

      func _readDocument() throws {
        guard _bytes.contains(where: { !_isSpace($0) }) else { throw _XMLFailure(code: .emptyDocumentError) }
        if !_starts("<?xml") { _skipSpace() }
        delegate?.parserDidStartDocument(self)
        guard _peek() == 60 else { throw _XMLFailure(code: .emptyDocumentError) }
        var hasRoot = false
        while _place < _bytes.count {
          if _open.isEmpty { _skipSpace() }
          if _place >= _bytes.count { break }
          if _isAborted { throw _XMLFailure(code: .delegateAbortedParseError) }
          if _starts("<?") {
            try _readInstruction()
          } else if _starts("<!--") {
            _place += 4
            let comment = try _text(upTo: "-->", else: .commentNotFinishedError)
            delegate?.parser(self, foundComment: comment)
          } else if _starts("<![CDATA["), !_open.isEmpty {
            _place += 9
            let text = try _text(upTo: "]]>", else: .cdataNotFinishedError)
            delegate?.parser(self, foundCDATA: Data(text.utf8))
          } else if _starts("<!DOCTYPE"), !hasRoot {
            try _readDocumentType()
          } else if _starts("</"), !_open.isEmpty {
            try _readEnd()
          } else if _peek() == 60, !(hasRoot && _open.isEmpty) {
            hasRoot = true
            try _readStart()
          } else if _open.isEmpty {
            throw _XMLFailure(code: .prematureDocumentEndError)
          } else if _peek() == 38 {
            if let text = try _readReference() { delegate?.parser(self, foundCharacters: text) }
          } else {
            _readCharacters()
          }
        }
        if _isAborted { throw _XMLFailure(code: .delegateAbortedParseError) }
        guard _open.isEmpty, hasRoot else { throw _XMLFailure(code: .prematureDocumentEndError) }
        delegate?.parserDidEndDocument(self)
      }

      // MARK: Parts

      /// The next piece of text. As in the library below Foundation, a piece ends at markup, at a return, and where the
      /// first character beyond ASCII follows.
      func _readCharacters() {
        let start = _place
        if _bytes[_place] == 13 {
          _place += 1
          if _peek() == 10 { return _readCharacters() }
          delegate?.parser(self, foundCharacters: "\n")
          return
        }
        let isPlain = _bytes[_place] < 128
        while _place < _bytes.count, case let byte = _bytes[_place], byte != 60, byte != 38, byte != 13,
          !isPlain || byte < 128
        {
          _place += 1
        }
        delegate?.parser(self, foundCharacters: String(decoding: _bytes[start..<_place], as: UTF8.self))
      }

      /// The text of `&name;` or `&#1;`; `nil` for an entity that the document declares.
      func _readReference() throws -> String? {
        _place += 1
        if _peek() == 35 {
          _place += 1
          let isHexadecimal = _peek() == 120
          if isHexadecimal { _place += 1 }
          let start = _place
          while _place < _bytes.count, _bytes[_place] != 59, _bytes[_place] != 60 { _place += 1 }
          let digits = String(decoding: _bytes[start..<_place], as: UTF8.self)
          guard _peek() == 59, let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number), number != 0
          else {
            throw _XMLFailure(code: isHexadecimal ? .invalidHexCharacterRefError : .invalidDecimalCharacterRefError)
          }
          _place += 1
          return String(Character(scalar))
        }
        let name = try _name()
        guard _peek() == 59 else { throw _XMLFailure(code: .invalidCharacterRefError) }
        _place += 1
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
          if _entities[name] != nil { return nil }
          throw _XMLFailure(code: .undeclaredEntityError)
        }
      }

      func _readStart() throws {
        _place += 1
        let name = try _name()
        var attributes: [String: String] = [:]
        var prefixes: [(prefix: String, uri: String)] = []
        while true {
          let hadSpace = _skipSpace()
          guard _place < _bytes.count else { throw _XMLFailure(code: .gtRequiredError) }
          if _peek() == 62 || _starts("/>") { break }
          guard hadSpace else { throw _XMLFailure(code: .spaceRequiredError) }
          let key = try _name()
          let value = try _attributeValue()
          if shouldProcessNamespaces, key == "xmlns" || key.hasPrefix("xmlns:") {
            prefixes.append((prefix: String(key.dropFirst(6)), uri: value))
          } else if attributes.updateValue(value, forKey: key) != nil {
            throw _XMLFailure(code: .attributeRedefinedError)
          }
        }
        let isEmpty = _peek() == 47
        _place += isEmpty ? 2 : 1
        _open.append((name: name, prefixes: prefixes))
        if shouldReportNamespacePrefixes {
          for mapping in prefixes.sorted(by: { $0.prefix < $1.prefix }) {
            delegate?.parser(self, didStartMappingPrefix: mapping.prefix, toURI: mapping.uri)
          }
        }
        let (element, uri, qualified) = _expanded(name)
        delegate?.parser(
          self, didStartElement: element, namespaceURI: uri, qualifiedName: qualified, attributes: attributes)
        if isEmpty { _close() }
      }

      func _readEnd() throws {
        _place += 2
        let name = try _name()
        _skipSpace()
        guard _open.last?.name == name else { throw _XMLFailure(code: .tagNameMismatchError) }
        guard _peek() == 62 else { throw _XMLFailure(code: .gtRequiredError) }
        _place += 1
        _close()
      }

      func _close() {
        guard !_isAborted else { return }
        let (element, uri, qualified) = _expanded(_open[_open.count - 1].name)
        let prefixes = _open[_open.count - 1].prefixes
        delegate?.parser(self, didEndElement: element, namespaceURI: uri, qualifiedName: qualified)
        _open.removeLast()
        if shouldReportNamespacePrefixes {
          for mapping in prefixes.sorted(by: { $0.prefix < $1.prefix }) {
            delegate?.parser(self, didEndMappingPrefix: mapping.prefix)
          }
        }
      }

      /// The local name, the namespace and the qualified name of an element.
      func _expanded(_ name: String) -> (String, String?, String?) {
        guard shouldProcessNamespaces else { return (name, nil, nil) }
        let parts = name.split(separator: ":", maxSplits: 1)
        let prefix = parts.count == 2 ? String(parts[0]) : ""
        for element in _open.reversed() {
          if let mapping = element.prefixes.last(where: { $0.prefix == prefix }) {
            return (String(parts[parts.count - 1]), mapping.uri, name)
          }
        }
        return (String(parts[parts.count - 1]), "", name)
      }

      func _attributeValue() throws -> String {
        _skipSpace()
        guard _peek() == 61 else { throw _XMLFailure(code: .attributeHasNoValueError) }
        _place += 1
        _skipSpace()
        guard let quote = _peek(), quote == 34 || quote == 39 else { throw _XMLFailure(code: .attributeNotStartedError) }
        _place += 1
        var value: [UInt8] = []
        while let byte = _peek(), byte != quote {
          if byte == 60 { throw _XMLFailure(code: .lessThanSymbolInAttributeError) }
          if byte == 38 {
            let start = _place
            if let text = try _readReference() {
              value += Array(text.utf8)
            } else {
              let name = String(decoding: _bytes[(start + 1)..<(_place - 1)], as: UTF8.self)
              value += Array((_entities[name] ?? "").utf8)
            }
            continue
          }
          value.append(byte == 10 || byte == 9 || byte == 13 ? 32 : byte)
          _place += 1
        }
        guard _peek() == quote else { throw _XMLFailure(code: .attributeNotFinishedError) }
        _place += 1
        return String(decoding: value, as: UTF8.self)
      }

      func _readInstruction() throws {
        _place += 2
        let target = try _name()
        _skipSpace()
        let text = try _text(upTo: "?>", else: .prematureDocumentEndError)
        if target != "xml" {
          delegate?.parser(
            self, foundProcessingInstructionWithTarget: target, data: text.isEmpty ? nil : text)
        }
      }

      /// A document type: its entities are read, the rest is skipped.
      func _readDocumentType() throws {
        var isInside = false
        while let byte = _peek() {
          if _starts("<!ENTITY") {
            _place += 8
            _skipSpace()
            if let name = try? _name() {
              _skipSpace()
              if let quote = _peek(), quote == 34 || quote == 39 {
                _place += 1
                let value = try _text(upTo: quote == 34 ? "\"" : "'", else: .prematureDocumentEndError)
                _entities[name] = value
                delegate?.parser(self, foundInternalEntityDeclarationWithName: name, value: value)
              }
            }
          } else if byte == 91 {
            isInside = true
            _place += 1
          } else if byte == 93 {
            isInside = false
            _place += 1
          } else if byte == 62, !isInside {
            _place += 1
            return
          } else {
            _place += 1
          }
        }
        throw _XMLFailure(code: .prematureDocumentEndError)
      }

      // MARK: Bytes

      func _peek() -> UInt8? { _place < _bytes.count ? _bytes[_place] : nil }
      func _isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 || byte == 13 }
      @discardableResult
      func _skipSpace() -> Bool {
        let start = _place
        while _place < _bytes.count, _isSpace(_bytes[_place]) { _place += 1 }
        return _place > start
      }
      func _starts(_ text: String) -> Bool { _bytes[_place...].starts(with: text.utf8) }

      func _name() throws -> String {
        let start = _place
        while _place < _bytes.count, case let byte = _bytes[_place],
          byte >= 128 || byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95 || byte == 58
            || _place > start && (byte >= 48 && byte <= 57 || byte == 45 || byte == 46)
        {
          _place += 1
        }
        guard _place > start else { throw _XMLFailure(code: .nameRequiredError) }
        return String(decoding: _bytes[start..<_place], as: UTF8.self)
      }

      /// The text before an ending, and moves behind the ending.
      func _text(upTo ending: String, else code: ErrorCode) throws -> String {
        let ending = Array(ending.utf8)
        let start = _place
        while _place < _bytes.count {
          if _bytes[_place] == ending[0], _bytes[_place...].starts(with: ending) {
            let text = String(decoding: _bytes[start..<_place], as: UTF8.self)
            _place += ending.count
            return text
          }
          _place += 1
        }
        throw _XMLFailure(code: code)
      }
    }

    struct _XMLFailure: Error {
      let code: XMLParser.ErrorCode
    }
    """#
}
