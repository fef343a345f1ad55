import ViewSource

/// Turns bytes into tokens in one pass, with a lookback of at most two tokens.
///
/// It dispatches on the first byte of each token, without allocation, `String` or `Character`. The meaning of a byte
/// sequence can depend on its context: the lexer keeps the previous token (a `/` after a name divides, one after `=`
/// may begin a regex literal) and the enclosing string literals (a `)` may end an interpolation). Invalid input becomes
/// a diagnostic, and the lexer continues.
struct Lexer: ~Copyable {
  let bytes: SourceBytes
  let keywords = Keywords.standard
  /// The offset of the next byte to lex.
  var offset = 0
  var tokens: Column<Token>
  var diagnostics: [SyntaxDiagnostic] = []
  /// The number of NUL characters between tokens, and the index of the first one's diagnostic.
  var nulCount = 0
  var firstNUL = 0
  /// The flags of the next token, which describe the gap before it.
  var flags: Token.Flags = [.lineBefore]
  /// The kind of the previous token, which decides the meaning of `/` and `.`.
  var previousKind = TokenKind.endOfFile
  /// The string literals whose interpolations enclose the current offset, outermost first.
  var openStrings: [OpenString] = []
  /// The end of the last run of `#`, and the end of the last line without a placeholder end. They avoid quadratic work
  /// on a line full of either.
  private var poundsEnd = 0
  private var placeholderFreeEnd = 0
  /// Up to here, no `/` closes a one-line regex literal.
  var slashFreeEnd = 0
  /// The number of consecutive repeated searches for the end of a regex literal.
  var repeatedLooks = 0
  /// An upper bound of the number of `#` in any closing delimiter of a multi-line regex literal after the current
  /// offset.
  var poundsAhead = Int.max
  /// The start offsets of the lines of the multi-line literals in `openStrings`, to check their indentation.
  var literalLineStarts: [Int] = []

  /// The tokens of a file, ending with one of kind `endOfFile`, and its lexical errors.
  ///
  /// - Parameter leavesOutBodies: see `lexSignatures`.
  static func lex(_ buffer: SourceBuffer, skipsBodies: Bool = false) -> LexResult {
    // Swift code has about one token in five bytes.
    var lexer = Lexer(bytes: buffer.bytes, tokens: Column(capacity: buffer.count / 4 + 16, of: buffer.bytes))
    lexer.reportInvalidUTF8()
    if skipsBodies { lexer.lexSignatures() } else { lexer.lexFile() }
    lexer.countNULs()
    return LexResult(tokens: lexer.tokens, diagnostics: lexer.diagnostics)
  }

  private init(bytes: SourceBytes, tokens: consuming Column<Token>) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private mutating func lexFile() {
    skipByteOrderMark()
    if bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") { lexShebang() }
    while true {
      skipTrivia()
      if ByteClass.beginsIdentifier(bytes[offset]) {
        lexIdentifier()
      } else if offset < bytes.count {
        lexToken()
      } else {
        break
      }
    }
    endFile()
  }

  /// Appends the token for the end of the file.
  mutating func endFile() {
    closeStringsAtEnd()
    offset = bytes.count
    append(.endOfFile, from: offset)
  }

  /// Lexes one token at `offset` that does not begin with an ASCII letter.
  mutating func lexToken() {
    let start = offset
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: ","): lexPunctuation(.comma)
    case UInt8(ascii: "{"): lexPunctuation(.leftBrace)
    case UInt8(ascii: "}"): lexPunctuation(.rightBrace)
    case UInt8(ascii: "["): lexPunctuation(.leftBracket)
    case UInt8(ascii: "]"): lexPunctuation(.rightBracket)
    case UInt8(ascii: ";"): lexPunctuation(.semicolon)
    case UInt8(ascii: "@"): lexPunctuation(.at)
    case UInt8(ascii: "\\"): lexPunctuation(.backslash)
    case UInt8(ascii: "("):
      lexPunctuation(.leftParen)
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].parenDepth += 1 }
    case UInt8(ascii: ")"): lexRightParen()
    case UInt8(ascii: "."): lexPeriod()
    case UInt8(ascii: ":"): lexColon()
    case UInt8(ascii: "\""): lexString(pounds: 0)
    case UInt8(ascii: "'"): lexSingleQuotedString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "`"): lexBackticks()
    case UInt8(ascii: "?"): isLeftBound(start) ? lexPunctuation(.postfixQuestion) : lexOperator()
    case UInt8(ascii: "!"): isLeftBound(start) ? lexPunctuation(.exclamation) : lexOperator()
    case UInt8(ascii: "<"): if !lexPlaceholder() { lexOperator() }
    case UInt8(ascii: "/"): if !lexBareRegex() { lexOperator() }
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator()
    case 0x80...: lexNonASCII()
    default: lexUnknown()
    }
  }

  // MARK: Emitting

  /// Appends the token from `start` to `offset`.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int) {
    let length = offset &- start
    if length > Token.maximumLength { return appendSplit(kind, from: start) }
    tokens.append(Token(kind: kind, flags: flags, start: start, length: length))
    flags = []
    previousKind = kind
  }

  /// Splits a string or regex literal that is longer than `Token.maximumLength`. For any other token of that length,
  /// the rest is diagnosed: no real program has a name of 64 kilobytes.
  @inline(never)
  private mutating func appendSplit(_ kind: TokenKind, from start: Int) {
    let end = offset
    offset = start + Token.maximumLength
    append(kind, from: start)
    guard kind == .stringSegment || kind == .regexLiteral else {
      report(.tooLong, SourceRange(start, end))
      offset = end
      return
    }
    offset = end
    append(kind, from: start + Token.maximumLength)
  }

  @inline(__always)
  mutating func lexPunctuation(_ kind: TokenKind) {
    let start = offset
    offset &+= 1
    append(kind, from: start)
  }

  /// Reports an error. The token with the error, or the next one, is flagged so that the parser does not report it
  /// again.
  @inline(never)
  mutating func report(_ message: SyntaxMessage, _ range: SourceRange) {
    diagnostics.append(SyntaxDiagnostic(message, range))
    flags.insert(.diagnosed)
  }

  // MARK: Words

  @inline(__always)
  mutating func lexIdentifier() {
    let start = offset
    skipIdentifierBytes()
    append(keywords.kind(in: bytes, start: start, length: offset - start), from: start)
  }

  /// Skips the bytes of an identifier, eight at a time.
  @inline(__always)
  mutating func skipIdentifierBytes() {
    while true {
      let stop = ByteClass.firstNonIdentifier(in: bytes.word(at: offset))
      offset &+= stop
      if stop == 8 { continue }
      guard bytes[offset] >= 0x80, skipNonASCIIIdentifierCharacter() else { return }
    }
  }

  /// `$0`, `$name`
  private mutating func lexDollar() {
    let start = offset
    offset &+= 1
    skipIdentifierBytes()
    if offset == start + 1 { report(.loneDollar, SourceRange(start, offset)) }
    append(.dollarIdentifier, from: start)
  }

  /// `` `name` ``: any characters between backticks, on one line.
  private mutating func lexBackticks() {
    let start = offset
    offset &+= 1
    var isBlank = true
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "`"):
        let isEmpty = offset == start + 1
        offset &+= 1
        if isEmpty || isBlank { report(.emptyBackticks, SourceRange(start, offset)) }
        append(.backtickedIdentifier, from: start)
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\\"), 0:
        report(.unterminatedBackticks, SourceRange(start, start + 1))
        // The rest of the line is lexed as if the backtick were missing.
        offset = start + 1
        return
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset &+= 1
      default:
        isBlank = false
        offset &+= 1
      }
    }
  }

  /// `#if`, `#"raw"#`, `#/regex/#`, `#macro`
  private mutating func lexPound() {
    let start = offset
    poundsEnd = max(poundsEnd, start + 1)
    while bytes[poundsEnd] == UInt8(ascii: "#") { poundsEnd += 1 }
    let pounds = poundsEnd - start
    switch bytes[start + pounds] {
    case UInt8(ascii: "\""): return lexString(pounds: pounds)
    case UInt8(ascii: "/"): if lexExtendedRegex(pounds: pounds) { return }
    default: break
    }
    offset = start + 1
    let nameStart = offset
    skipIdentifierBytes()
    for directive in Lexer.directives where bytes.isEqual(SourceRange(nameStart, offset), to: directive.name) {
      return append(directive.kind, from: start)
    }
    offset = nameStart
    append(.pound, from: start)
  }

  private static let directives: [(name: StaticString, kind: TokenKind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable), ("sourceLocation", .poundSourceLocation),
  ]

  /// `#!/usr/bin/env swift`
  private mutating func lexShebang() {
    let start = offset
    skipToLineEnd()
    append(.shebang, from: start)
  }

  /// `<#name#>`, on one line.
  private mutating func lexPlaceholder() -> Bool {
    let start = offset
    guard bytes[start + 1] == UInt8(ascii: "#"), start >= placeholderFreeEnd else { return false }
    var end = start + 2
    while true {
      switch bytes[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
        placeholderFreeEnd = end
        return false
      case UInt8(ascii: "#") where bytes[end + 1] == UInt8(ascii: ">"):
        offset = end + 2
        report(.placeholder, SourceRange(start, offset))
        append(.placeholder, from: start)
        return true
      default: end += 1
      }
    }
  }

  // MARK: Punctuation whose meaning depends on its context

  @inline(__always)
  private mutating func lexRightParen() {
    if let open = openStrings.last {
      if open.parenDepth == 0 { return resumeString() }
      openStrings[openStrings.count - 1].parenDepth -= 1
    }
    lexPunctuation(.rightParen)
  }

  /// `:`, or `::` between a module and a name
  @inline(__always)
  private mutating func lexColon() {
    guard bytes[offset + 1] == UInt8(ascii: ":") else { return lexPunctuation(.colon) }
    let start = offset
    offset &+= 2
    append(.doubleColon, from: start)
  }

  /// The `.` of a member, or an operator that begins with two periods.
  @inline(__always)
  private mutating func lexPeriod() {
    let start = offset
    if beginsOperator(atPeriod: start) { return lexOperator() }
    let isLeftBound = isLeftBound(start)
    if !isLeftBound || isRightBound(start + 1, isLeftBound: true) {
      return lexPunctuation(isLeftBound ? .period : .prefixPeriod)
    }
    var next = start + 1
    while bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    if next > start + 1, isRightBound(next, isLeftBound: true), bytes[next] != UInt8(ascii: "/") {
      report(.spaceAfterPeriod, SourceRange(start, start + 1))
    }
    lexPunctuation(.period)
  }

  /// Whether the period is the first character of an operator: `..<`, `.==`. In `\.?.name` and before a comment it is
  /// not.
  @inline(__always)
  private func beginsOperator(atPeriod start: Int) -> Bool {
    let next = bytes[start + 1]
    guard next == UInt8(ascii: ".") || Lexer.isOperatorByte(next) else { return false }
    switch next {
    case UInt8(ascii: "?"): return false
    case UInt8(ascii: "!"): return previousKind != .backslash && !isLeftBound(start)
    case UInt8(ascii: "/"): return bytes[start + 2] != UInt8(ascii: "/") && bytes[start + 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  @inline(never)
  mutating func lexUnknown() {
    let start = offset
    offset &+= 1
    report(.invalidCharacter, SourceRange(start, offset))
  }
}

/// The result of `Lexer.lex`.
struct LexResult: ~Copyable {
  var tokens: Column<Token>
  var diagnostics: [SyntaxDiagnostic]
}
