/// `Character` and `Unicode.Scalar`.
extension NativeTable {
  mutating func addCharacters() {
    add("Character.init(_:)") { call in
      let text = try call.machine.text(ofCharacters: call[0], call.parameter(0))
      guard let character = text.first else { throw Fault.trap("Can't form a Character from an empty String") }
      guard text.index(after: text.startIndex) == text.endIndex else {
        throw Fault.trap("Can't form a Character from a String containing more than one extended grapheme cluster")
      }
      return .character(character)
    }
    add("Character.==(_:_:)") { call in .bool(try call[0].asCharacter == call[1].asCharacter) }
    add("Character.<(_:_:)") { call in .bool(try call.character(0) < call.character(1)) }
    add("Character.hash(into:)") { call in
      call[1] = .int(HashState.combine(try call.int(1), String(try call.character(0))))
      return .void
    }
    add("Character.description") { call in .string(String(try call.character(0))) }
    add("Character.debugDescription") { call in .string(try call.character(0).debugDescription) }
    func test(_ name: String, _ holds: @escaping (Character) -> Bool) {
      add("Character.\(name)") { call in .bool(holds(try call.character(0))) }
    }
    func number(_ name: String, _ value: @escaping (Character) -> Int?) {
      add("Character.\(name)") { call in .optional(value(try call.character(0)).map { .int($0) }) }
    }
    test("isASCII", \.isASCII)
    test("isWhitespace", \.isWhitespace)
    test("isNewline", \.isNewline)
    test("isNumber", \.isNumber)
    test("isWholeNumber", \.isWholeNumber)
    test("isHexDigit", \.isHexDigit)
    test("isLetter", \.isLetter)
    test("isUppercase", \.isUppercase)
    test("isLowercase", \.isLowercase)
    test("isCased", \.isCased)
    test("isSymbol", \.isSymbol)
    test("isMathSymbol", \.isMathSymbol)
    test("isCurrencySymbol", \.isCurrencySymbol)
    test("isPunctuation", \.isPunctuation)
    number("asciiValue") { $0.asciiValue.map { Int($0) } }
    number("wholeNumberValue", \.wholeNumberValue)
    number("hexDigitValue", \.hexDigitValue)
  }

  mutating func addScalars() {
    add("Unicode.Scalar.init(_:)") { call in
      if case .ref = call[0] {
        let scalars = try call.string(0).unicodeScalars
        return scalars.count == 1 ? .optional(scalars.first.map { .int(Int($0.value)) }) : .nothing
      }
      let code = try call.int(0)
      return .optional(UInt32(exactly: code).flatMap { Unicode.Scalar($0) }.map { .int(Int($0.value)) })
    }
    add("Unicode.Scalar.value") { call in call[0] }
    addPositions("Unicode.Scalar")
    func property(_ name: String, _ value: @escaping (Unicode.Scalar) -> Value) {
      add("Unicode.Scalar.\(name)") { call in
        // `Unicode.Scalar.Properties` is a struct that contains the scalar.
        let code =
          if case .ref(let box) = call[0], let properties = box as? StructBox { properties.fields.first } else {
            call[0] as Value?
          }
        guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try (code ?? .void).asInt)) else {
          throw Fault.mismatch("Unicode.Scalar", call[0])
        }
        return value(scalar)
      }
    }
    property("description") { .string($0.description) }
    property("debugDescription") { .string($0.debugDescription) }
    add("Unicode.Scalar.escaped(asASCII:)") { call in
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try call.int(0))) else {
        throw Fault.mismatch("Unicode.Scalar", call[0])
      }
      return .string(scalar.escaped(asASCII: try call.bool(1)))
    }
    for (name, value) in NativeTable.scalarFlags {
      property("Properties.\(name)") { .bool($0.properties[keyPath: value]) }
    }
    property("Properties.nameAlias") { .optionalString($0.properties.nameAlias) }
    add("Unicode.Scalar.Properties.numericType") { call in
      let code = try call[0].box(StructBox.self).fields.first ?? .void
      guard let kind = Unicode.Scalar(UInt32(truncatingIfNeeded: try code.asInt))?.properties.numericType else {
        return .nothing
      }
      let tag = kind == .decimal ? 0 : kind == .digit ? 1 : 2
      return .ref(EnumBox(call.machine.wrapped(call.site.result) ?? call.site.result, tag, []))
    }
    property("Properties.numericValue") { .optional($0.properties.numericValue.map { .double($0) }) }
    property("Properties.lowercaseMapping") { .string($0.properties.lowercaseMapping) }
    property("Properties.uppercaseMapping") { .string($0.properties.uppercaseMapping) }
    property("Properties.titlecaseMapping") { .string($0.properties.titlecaseMapping) }
    add("Unicode.Scalar.Properties.generalCategory") { call in
      let code = try call[0].box(StructBox.self).fields.first ?? .void
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try code.asInt)) else {
        throw Fault.mismatch("Unicode.Scalar", code)
      }
      let tag = NativeTable.categories.firstIndex(of: scalar.properties.generalCategory) ?? 0
      return .ref(EnumBox(call.site.result, tag, []))
    }
    add("Unicode.Scalar.Properties.canonicalCombiningClass") { call in
      let code = try call[0].box(StructBox.self).fields.first ?? .void
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try code.asInt))
      let number = scalar?.properties.canonicalCombiningClass.rawValue ?? 0
      return .ref(StructBox(call.site.result, [.int(Int(number))]))
    }
    property("Properties.name") { .optional($0.properties.name.map { .string($0) }) }
  }

  /// The properties of a Unicode scalar that are true or false.
  private static let scalarFlags: [(name: String, value: any KeyPath<Unicode.Scalar.Properties, Bool> & Sendable)] = [
    ("isASCIIHexDigit", \.isASCIIHexDigit),
    ("isAlphabetic", \.isAlphabetic),
    ("isBidiControl", \.isBidiControl),
    ("isBidiMirrored", \.isBidiMirrored),
    ("isCaseIgnorable", \.isCaseIgnorable),
    ("isCased", \.isCased),
    ("isDash", \.isDash),
    ("isDefaultIgnorableCodePoint", \.isDefaultIgnorableCodePoint),
    ("isDeprecated", \.isDeprecated),
    ("isDiacritic", \.isDiacritic),
    ("isEmoji", \.isEmoji),
    ("isEmojiModifier", \.isEmojiModifier),
    ("isEmojiModifierBase", \.isEmojiModifierBase),
    ("isEmojiPresentation", \.isEmojiPresentation),
    ("isExtender", \.isExtender),
    ("isFullCompositionExclusion", \.isFullCompositionExclusion),
    ("isGraphemeBase", \.isGraphemeBase),
    ("isGraphemeExtend", \.isGraphemeExtend),
    ("isHexDigit", \.isHexDigit),
    ("isIDContinue", \.isIDContinue),
    ("isIDSBinaryOperator", \.isIDSBinaryOperator),
    ("isIDSTrinaryOperator", \.isIDSTrinaryOperator),
    ("isIDStart", \.isIDStart),
    ("isIdeographic", \.isIdeographic),
    ("isJoinControl", \.isJoinControl),
    ("isLogicalOrderException", \.isLogicalOrderException),
    ("isLowercase", \.isLowercase),
    ("isMath", \.isMath),
    ("isNoncharacterCodePoint", \.isNoncharacterCodePoint),
    ("isPatternSyntax", \.isPatternSyntax),
    ("isPatternWhitespace", \.isPatternWhitespace),
    ("isQuotationMark", \.isQuotationMark),
    ("isRadical", \.isRadical),
    ("isSentenceTerminal", \.isSentenceTerminal),
    ("isSoftDotted", \.isSoftDotted),
    ("isUnifiedIdeograph", \.isUnifiedIdeograph),
    ("isUppercase", \.isUppercase),
    ("isVariationSelector", \.isVariationSelector),
    ("isWhitespace", \.isWhitespace),
    ("isXIDContinue", \.isXIDContinue),
    ("isXIDStart", \.isXIDStart),
    ("changesWhenLowercased", \.changesWhenLowercased),
    ("changesWhenUppercased", \.changesWhenUppercased),
    ("changesWhenTitlecased", \.changesWhenTitlecased),
    ("changesWhenCaseFolded", \.changesWhenCaseFolded),
    ("changesWhenCaseMapped", \.changesWhenCaseMapped),
    ("changesWhenNFKCCaseFolded", \.changesWhenNFKCCaseFolded),
  ]

  /// The cases of `Unicode.GeneralCategory`, in order.
  private static let categories: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
    .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator,
    .control, .format, .surrogate, .privateUse, .unassigned,
  ]
}
