import ViewSource
import ViewSyntax

/// Output types of regex literals: `/(\d+)-(?<unit>\w+)?/` has `(Substring, Substring, unit: Substring?)`.
extension BodyChecker {
  func regexOutput(_ node: SyntaxNode) -> TypeID {
    var reader = RegexCaptures(node.text)
    let captures = reader.read()
    let whole = analyzer.known(.substring)
    return types.tuple(
      [whole] + captures.map { $0.isOptional ? analyzer.optional(whole) : whole },
      labels: [.none] + captures.map { $0.name.isEmpty ? .none : Name($0.name) })
  }
}

/// The captures of a regex literal.
package struct RegexCaptures {
  package struct Capture {
    package var name: String
    /// Whether the capture may be absent: it is in an optional part or in one of several alternatives.
    package var isOptional = false
  }

  private let bytes: [UInt8]
  /// Whether the literal spans several lines, so that white space and `#` comments are ignored.
  private let isExtended: Bool
  private var position = 0
  private var captures: [Capture] = []

  package init(_ literal: String) {
    let pattern = literal.drop { $0 == "#" }.dropFirst()
    let pounds = literal.count - pattern.count - 1
    bytes = Array(pattern.dropLast(pounds + 1).utf8)
    isExtended = bytes.contains(UInt8(ascii: "\n"))
  }

  package mutating func read() -> [Capture] {
    while position < bytes.count {
      readAlternatives()
      // An unmatched closing parenthesis.
      position += 1
    }
    return captures
  }

  /// alternative (`|` alternative)…, up to the parenthesis that closes them
  private mutating func readAlternatives() {
    let first = captures.count
    var isChoice = false
    while let byte = current, byte != UInt8(ascii: ")") {
      switch byte {
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "["): skipClass()
      case UInt8(ascii: "("): readGroup()
      case UInt8(ascii: "#") where isExtended: skip(past: UInt8(ascii: "\n"))
      default:
        if byte == UInt8(ascii: "|") { isChoice = true }
        position += 1
      }
    }
    if isChoice { makeOptional(from: first) }
  }

  /// `(` alternatives `)` quantifier
  private mutating func readGroup() {
    let first = captures.count
    position += 1
    if starts(with: "?#") { return skip(past: UInt8(ascii: ")")) }
    if starts(with: "?") || starts(with: "*") {
      if let name = groupName() { captures.append(Capture(name: name)) }
    } else {
      captures.append(Capture(name: ""))
    }
    readAlternatives()
    position += 1
    if mayBeMissing { makeOptional(from: first) }
  }

  /// The `name` in `?<name>`, `?P<name>` and `?'name'`; `nil` for other kinds of group.
  private mutating func groupName() -> String? {
    position += 1
    let opening = position
    if current == UInt8(ascii: "P") { position += 1 }
    guard let quote = current, quote == UInt8(ascii: "<") || quote == UInt8(ascii: "'") else {
      position = opening
      return nil
    }
    let end = quote == UInt8(ascii: "<") ? UInt8(ascii: ">") : quote
    let name = bytes[(position + 1)...].prefix { $0 != end }
    // `?<=` and `?<!` are lookbehinds.
    guard let letter = name.first, letter != UInt8(ascii: "="), letter != UInt8(ascii: "!") else {
      position = opening
      return nil
    }
    position = name.endIndex + 1
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a quantifier follows that allows zero matches: `?`, `*`, `{0,2}`, `{,2}`.
  private var mayBeMissing: Bool {
    if starts(with: "?") || starts(with: "*") { return true }
    guard starts(with: "{") else { return false }
    let least = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
    return least.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  private mutating func makeOptional(from first: Int) {
    for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: String) -> Bool { bytes.dropFirst(position).starts(with: text.utf8) }

  private mutating func skip(past end: UInt8) {
    while let byte = current, byte != end { position += 1 }
    position += 1
  }

  /// Skips an escaped character, or all of `\Q…\E`.
  private mutating func skipEscape() {
    let isQuote = starts(with: "\\Q")
    position += 2
    while isQuote, position < bytes.count, !starts(with: "\\E") { position += 1 }
  }

  /// Skips a character class `[…]`, which may be nested.
  private mutating func skipClass() {
    var depth = 0
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["):
        depth += 1
        if current == UInt8(ascii: "^") { position += 1 }
        if current == UInt8(ascii: "]") { position += 1 }
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
  }
}
