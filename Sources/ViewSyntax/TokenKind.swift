/// The kind of a token.
///
/// The order matters: reserved words are a contiguous range, and contextual keywords, which are identifiers unless the
/// grammar expects the keyword, are the last cases.
public enum TokenKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// The end of the file: empty, always the last token.
  case endOfFile
  /// A character that begins no token; the lexer has reported it.
  case unknown
  /// `#!` to the end of the first line.
  case shebang

  // Names. A backticked identifier includes its backticks, a dollar identifier its `$`.
  case identifier, backtickedIdentifier, dollarIdentifier
  /// `<#placeholder#>`, as an editor inserts it.
  case placeholder

  // Literals. A string without interpolation is one token; one with interpolation is a start (`"`, `"""`, `#"`),
  // segments, interpolations that begin with `\(` and end with `)`, and an end.
  case integerLiteral, floatLiteral, regexLiteral, stringLiteral
  case stringStart, stringSegment, stringEnd, interpolationStart, interpolationEnd

  // Punctuation. White space decides the kind of `.`, `&`, `?` and `!`.
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace, comma, colon, doubleColon, semicolon,
    period, prefixPeriod, at, pound, equal, arrow, backslash, prefixAmpersand, postfixQuestion, infixQuestion,
    exclamation, underscore

  // Operators. White space decides the kind.
  case prefixOperator, infixOperator, postfixOperator

  // Directives
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

  // Reserved words
  case capitalAnyKeyword, asKeyword, associatedtypeKeyword, breakKeyword, caseKeyword, catchKeyword, classKeyword,
    continueKeyword, defaultKeyword, deferKeyword, deinitKeyword, doKeyword, elseKeyword, enumKeyword,
    extensionKeyword, fallthroughKeyword, falseKeyword, fileprivateKeyword, forKeyword, funcKeyword, guardKeyword,
    ifKeyword, importKeyword, inKeyword, initKeyword, inoutKeyword, internalKeyword, isKeyword, letKeyword,
    nilKeyword, operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword,
    repeatKeyword, rethrowsKeyword, returnKeyword, capitalSelfKeyword, selfKeyword, staticKeyword, structKeyword,
    subscriptKeyword, superKeyword, switchKeyword, throwKeyword, throwsKeyword, trueKeyword, tryKeyword,
    typealiasKeyword, varKeyword, whereKeyword, whileKeyword

  // Contextual words
  case actorKeyword, anyKeyword, assignmentKeyword, associativityKeyword, asyncKeyword, awaitKeyword,
    underscoredBorrowKeyword, borrowKeyword, borrowingKeyword, underscoredConstKeyword, consumeKeyword,
    doubleUnderscoredConsumingKeyword, consumingKeyword, convenienceKeyword, copyKeyword, didSetKeyword,
    discardKeyword, distributedKeyword, dynamicKeyword, eachKeyword, finalKeyword, getKeyword, higherThanKeyword,
    indirectKeyword, infixKeyword, isolatedKeyword, lazyKeyword, leftKeyword, lowerThanKeyword, macroKeyword,
    underscoredModifyKeyword, mutateKeyword, mutatingKeyword, noneKeyword, nonisolatedKeyword, nonmutatingKeyword,
    ofKeyword, openKeyword, optionalKeyword, overrideKeyword, doubleUnderscoredOwnedKeyword, packageKeyword,
    postfixKeyword, prefixKeyword, capitalProtocolKeyword, underscoredReadKeyword, reasyncKeyword, requiredKeyword,
    rightKeyword, safeKeyword, sendingKeyword, setKeyword, doubleUnderscoredSharedKeyword, someKeyword,
    capitalTypeKeyword, unknownKeyword, unownedKeyword, unsafeKeyword, unsafeAddressKeyword,
    unsafeMutableAddressKeyword, usingKeyword, weakKeyword, willSetKeyword, yieldKeyword
}

extension TokenKind {
  /// Whether the word needs backticks to be used as a name.
  @inlinable public var isReservedWord: Bool {
    TokenKind.capitalAnyKeyword.rawValue <= rawValue && rawValue <= TokenKind.whileKeyword.rawValue
  }

  /// Whether the word is a keyword in some positions and a name in all others.
  @inlinable public var isContextualWord: Bool {
    TokenKind.actorKeyword.rawValue <= rawValue
  }

  /// Whether the token can be a name without backticks.
  @inlinable public var isName: Bool {
    self == .identifier || self == .backtickedIdentifier || isContextualWord
  }

  @inlinable public var isOperator: Bool {
    self == .infixOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// Whether the keyword begins a statement that is not an expression.
  public var beginsStatement: Bool {
    switch self {
    case .returnKeyword, .guardKeyword, .forKeyword, .whileKeyword, .deferKeyword, .throwKeyword, .breakKeyword,
      .continueKeyword, .fallthroughKeyword, .ifKeyword, .switchKeyword, .doKeyword, .repeatKeyword, .caseKeyword,
      .defaultKeyword:
      true
    default: false
    }
  }

  /// The spelling of punctuation, directives and keywords; `nil` for kinds with several spellings.
  public var spelling: String? {
    switch self {
    case .endOfFile, .unknown, .shebang, .identifier, .backtickedIdentifier, .dollarIdentifier, .placeholder,
      .integerLiteral, .floatLiteral, .regexLiteral, .stringLiteral, .stringStart, .stringSegment, .stringEnd,
      .interpolationStart, .prefixOperator, .infixOperator, .postfixOperator:
      nil
    case .interpolationEnd: ")"
    case .leftParen: "("
    case .rightParen: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .comma: ","
    case .colon: ":"
    case .doubleColon: "::"
    case .semicolon: ";"
    case .period: "."
    case .prefixPeriod: "."
    case .at: "@"
    case .pound: "#"
    case .equal: "="
    case .arrow: "->"
    case .backslash: "\\"
    case .prefixAmpersand: "&"
    case .postfixQuestion: "?"
    case .infixQuestion: "?"
    case .exclamation: "!"
    case .underscore: "_"
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    case .poundAvailable: "#available"
    case .poundUnavailable: "#unavailable"
    case .poundSourceLocation: "#sourceLocation"
    case .capitalAnyKeyword: "Any"
    case .asKeyword: "as"
    case .associatedtypeKeyword: "associatedtype"
    case .breakKeyword: "break"
    case .caseKeyword: "case"
    case .catchKeyword: "catch"
    case .classKeyword: "class"
    case .continueKeyword: "continue"
    case .defaultKeyword: "default"
    case .deferKeyword: "defer"
    case .deinitKeyword: "deinit"
    case .doKeyword: "do"
    case .elseKeyword: "else"
    case .enumKeyword: "enum"
    case .extensionKeyword: "extension"
    case .fallthroughKeyword: "fallthrough"
    case .falseKeyword: "false"
    case .fileprivateKeyword: "fileprivate"
    case .forKeyword: "for"
    case .funcKeyword: "func"
    case .guardKeyword: "guard"
    case .ifKeyword: "if"
    case .importKeyword: "import"
    case .inKeyword: "in"
    case .initKeyword: "init"
    case .inoutKeyword: "inout"
    case .internalKeyword: "internal"
    case .isKeyword: "is"
    case .letKeyword: "let"
    case .nilKeyword: "nil"
    case .operatorKeyword: "operator"
    case .precedencegroupKeyword: "precedencegroup"
    case .privateKeyword: "private"
    case .protocolKeyword: "protocol"
    case .publicKeyword: "public"
    case .repeatKeyword: "repeat"
    case .rethrowsKeyword: "rethrows"
    case .returnKeyword: "return"
    case .capitalSelfKeyword: "Self"
    case .selfKeyword: "self"
    case .staticKeyword: "static"
    case .structKeyword: "struct"
    case .subscriptKeyword: "subscript"
    case .superKeyword: "super"
    case .switchKeyword: "switch"
    case .throwKeyword: "throw"
    case .throwsKeyword: "throws"
    case .trueKeyword: "true"
    case .tryKeyword: "try"
    case .typealiasKeyword: "typealias"
    case .varKeyword: "var"
    case .whereKeyword: "where"
    case .whileKeyword: "while"
    case .actorKeyword: "actor"
    case .anyKeyword: "any"
    case .assignmentKeyword: "assignment"
    case .associativityKeyword: "associativity"
    case .asyncKeyword: "async"
    case .awaitKeyword: "await"
    case .underscoredBorrowKeyword: "_borrow"
    case .borrowKeyword: "borrow"
    case .borrowingKeyword: "borrowing"
    case .underscoredConstKeyword: "_const"
    case .consumeKeyword: "consume"
    case .doubleUnderscoredConsumingKeyword: "__consuming"
    case .consumingKeyword: "consuming"
    case .convenienceKeyword: "convenience"
    case .copyKeyword: "copy"
    case .didSetKeyword: "didSet"
    case .discardKeyword: "discard"
    case .distributedKeyword: "distributed"
    case .dynamicKeyword: "dynamic"
    case .eachKeyword: "each"
    case .finalKeyword: "final"
    case .getKeyword: "get"
    case .higherThanKeyword: "higherThan"
    case .indirectKeyword: "indirect"
    case .infixKeyword: "infix"
    case .isolatedKeyword: "isolated"
    case .lazyKeyword: "lazy"
    case .leftKeyword: "left"
    case .lowerThanKeyword: "lowerThan"
    case .macroKeyword: "macro"
    case .underscoredModifyKeyword: "_modify"
    case .mutateKeyword: "mutate"
    case .mutatingKeyword: "mutating"
    case .noneKeyword: "none"
    case .nonisolatedKeyword: "nonisolated"
    case .nonmutatingKeyword: "nonmutating"
    case .ofKeyword: "of"
    case .openKeyword: "open"
    case .optionalKeyword: "optional"
    case .overrideKeyword: "override"
    case .doubleUnderscoredOwnedKeyword: "__owned"
    case .packageKeyword: "package"
    case .postfixKeyword: "postfix"
    case .prefixKeyword: "prefix"
    case .capitalProtocolKeyword: "Protocol"
    case .underscoredReadKeyword: "_read"
    case .reasyncKeyword: "reasync"
    case .requiredKeyword: "required"
    case .rightKeyword: "right"
    case .safeKeyword: "safe"
    case .sendingKeyword: "sending"
    case .setKeyword: "set"
    case .doubleUnderscoredSharedKeyword: "__shared"
    case .someKeyword: "some"
    case .capitalTypeKeyword: "Type"
    case .unknownKeyword: "unknown"
    case .unownedKeyword: "unowned"
    case .unsafeKeyword: "unsafe"
    case .unsafeAddressKeyword: "unsafeAddress"
    case .unsafeMutableAddressKeyword: "unsafeMutableAddress"
    case .usingKeyword: "using"
    case .weakKeyword: "weak"
    case .willSetKeyword: "willSet"
    case .yieldKeyword: "yield"
    }
  }
}
