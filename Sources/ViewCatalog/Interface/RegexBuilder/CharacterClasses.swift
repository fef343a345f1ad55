extension InterfaceText {
  /// Character classes.
  static let regexBuilderCharacterClasses = #"""
    public struct CharacterClass: RegexComponent {
      public typealias RegexOutput = Substring
      /// The text of the class in a regular expression.
      let inside: String
      public var regex: Regex<Substring> { Regex(_pattern: inside, _captures: []) }
      init(_inside inside: String) { self.inside = inside }
      public init(_ first: CharacterClass, _ rest: CharacterClass...) {
        self.init(_inside: "[" + first.inside + rest.map { $0.inside }.joined() + "]")
      }
      public var inverted: CharacterClass { CharacterClass(_inside: "[^" + inside + "]") }
      public func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(self, other) }
      public func intersection(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(_inside: "[" + inside + "&&" + other.inside + "]")
      }
      public func subtracting(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(_inside: "[" + inside + "--" + other.inside + "]")
      }
      public func symmetricDifference(_ other: CharacterClass) -> CharacterClass {
        CharacterClass(_inside: "[" + inside + "~~" + other.inside + "]")
      }
    }

    public func ... (lhs: Character, rhs: Character) -> CharacterClass {
      CharacterClass(_inside: "[" + _escaped(String(lhs)) + "-" + _escaped(String(rhs)) + "]")
    }
    public func ... (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> CharacterClass {
      CharacterClass(_inside: "[" + _escaped(String(lhs)) + "-" + _escaped(String(rhs)) + "]")
    }

    extension RegexComponent where Self == CharacterClass {
      public static var any: CharacterClass { CharacterClass(_inside: "[\\s\\S]") }
      public static var anyNonNewline: CharacterClass { CharacterClass(_inside: "[^\\v]") }
      public static var anyGraphemeCluster: CharacterClass { CharacterClass(_inside: "\\X") }
      public static var whitespace: CharacterClass { CharacterClass(_inside: "\\s") }
      public static var digit: CharacterClass { CharacterClass(_inside: "\\d") }
      public static var hexDigit: CharacterClass { CharacterClass(_inside: "[0-9A-Fa-f]") }
      public static var horizontalWhitespace: CharacterClass { CharacterClass(_inside: "\\h") }
      public static var newlineSequence: CharacterClass { CharacterClass(_inside: "\\R") }
      public static var verticalWhitespace: CharacterClass { CharacterClass(_inside: "\\v") }
      public static var word: CharacterClass { CharacterClass(_inside: "\\w") }
      public static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character {
        CharacterClass(_inside: "[" + s.map { _escaped(String($0)) }.joined() + "]")
      }
      public static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Unicode.Scalar {
        CharacterClass(_inside: "[" + s.map { _escaped(String($0)) }.joined() + "]")
      }
      public static func generalCategory(_ category: Unicode.GeneralCategory) -> CharacterClass {
        CharacterClass(_inside: "\\p{gc=" + String(describing: category) + "}")
      }
    }
    """#
}
