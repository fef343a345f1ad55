extension InterfaceText {
  /// The components of patterns.
  static let regexBuilderComponents = #"""
    extension String: RegexComponent {
      public typealias Output = Substring
      public typealias RegexOutput = Substring
      public var regex: Regex<Substring> { Regex(_pattern: _escaped(self), _captures: []) }
    }

    extension Substring: RegexComponent {
      public typealias Output = Substring
      public typealias RegexOutput = Substring
      public var regex: Regex<Substring> { Regex(_pattern: _escaped(String(self)), _captures: []) }
    }

    extension Character: RegexComponent {
      public typealias Output = Substring
      public typealias RegexOutput = Substring
      public var regex: Regex<Substring> { Regex(_pattern: _escaped(String(self)), _captures: []) }
    }

    extension Unicode.Scalar: RegexComponent {
      public typealias Output = Substring
      public typealias RegexOutput = Substring
      public var regex: Regex<Substring> { Regex(_pattern: _escaped(String(self)), _captures: []) }
    }

    /// A pattern that matches exactly a text.
    func _escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        if character.isLetter || character.isNumber || character == "_" {
          result.append(character)
        } else if character.isASCII, !character.isWhitespace {
          result += "\\" + String(character)
        } else {
          for scalar in character.unicodeScalars { result += "\\u{" + String(scalar.value, radix: 16) + "}" }
        }
      }
      return isOneScalar(text) ? result : "(?:" + result + ")"
    }

    /// Whether a text is one scalar, so that a quantifier after it needs no group.
    func isOneScalar(_ text: String) -> Bool { text.count == 1 && text.unicodeScalars.count == 1 }

    public struct Anchor: RegexComponent {
      public typealias RegexOutput = Substring
      let pattern: String
      var opposite: String?
      public var regex: Regex<Substring> { Regex(_pattern: pattern, _captures: []) }
      public static var startOfSubject: Anchor { Anchor(pattern: "\\A") }
      public static var endOfSubject: Anchor { Anchor(pattern: "\\z") }
      public static var endOfSubjectBeforeNewline: Anchor { Anchor(pattern: "\\Z") }
      public static var startOfLine: Anchor { Anchor(pattern: "(?m:^)") }
      public static var endOfLine: Anchor { Anchor(pattern: "(?m:$)") }
      public static var wordBoundary: Anchor { Anchor(pattern: "\\b", opposite: "\\B") }
      public static var firstMatchingPositionInSubject: Anchor { Anchor(pattern: "\\G") }
      public static var textSegmentBoundary: Anchor { Anchor(pattern: "\\y", opposite: "\\Y") }
      public var inverted: Anchor { Anchor(pattern: opposite ?? "(?!" + pattern + ")", opposite: pattern) }
    }

    public struct Reference<Capture>: RegexComponent {
      public typealias RegexOutput = Substring
      let id: Int
      public init(_ captureType: Capture.Type = Capture.self) { id = Regex<Substring>._newReference() }
      public var regex: Regex<Substring> { Regex(_pattern: "\\k<r" + String(id) + ">", _captures: []) }
    }

    extension Regex.Match {
      public subscript<Capture>(_ reference: Reference<Capture>) -> Capture {
        for index in _references.indices where _references[index] == reference.id {
          // The capture's own value may be `nil`.
          if let value = _values[index] { return value as! Capture }
        }
        preconditionFailure("a reference that nothing has been captured for")
      }
    }

    extension Regex {
      public init<Content: RegexComponent>(@RegexComponentBuilder _ content: () -> Content)
      where Content.RegexOutput == Output {
        self = content().regex
      }
    }
    """#
}
