import ViewSource
import ViewSyntax

/// A comment with a command for the linter: `// viewlint:disable:next rule_id - a reason`. It may be any kind of
/// comment, including `///` and `/* … */`.
struct SuppressionComment: Sendable {
  enum Command: String, Sendable, CaseIterable {
    case disable
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disableFile = "disable:file"
    case enable
    case expectNext = "expect:next"

    var needsNames: Bool { self != .enable }
  }

  /// The command; `nil` if the word is not a command.
  let command: Command?
  /// The word after `viewlint:`.
  let word: String
  let names: [(text: String, range: SourceRange)]
  /// The range of the whole comment.
  let range: SourceRange
  /// The range of `viewlint:` and the command.
  let commandRange: SourceRange
  /// The line that the command applies to, counted from 1: the line of the comment, or that of the next code.
  let line: Int

  static let prefix: StaticString = "viewlint:"
}

/// Finds the suppression comments of a file.
struct SuppressionScanner {
  private let tree: SyntaxTree
  private let file: SourceFile
  private let bytes: SourceBytes
  private var found: [SuppressionComment] = []

  static func scan(_ tree: SyntaxTree, _ file: SourceFile) -> [SuppressionComment] {
    guard let first = place(after: 0, in: file.bytes) else { return [] }
    var scanner = SuppressionScanner(tree: tree, file: file)
    scanner.scan(from: first)
    return scanner.found
  }

  private init(tree: SyntaxTree, file: SourceFile) {
    self.tree = tree
    self.file = file
    bytes = file.bytes
  }

  /// The next offset of `viewlint:`. Most files have none, so the search skips up to nine bytes at a time.
  private static func place(after start: Int, in bytes: SourceBytes) -> Int? {
    let length = SuppressionComment.prefix.utf8CodeUnitCount
    var end = start + length - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":"), bytes.isEqual(SourceRange(end + 1 - length, end + 1), to: SuppressionComment.prefix)
      {
        return end + 1 - length
      }
      end += shift(byte, length)
    }
    return nil
  }

  /// The distance by which the search can skip if this byte is at the position of the word's last one (Horspool).
  private static func shift(_ byte: UInt8, _ length: Int) -> Int {
    switch byte {
    case UInt8(ascii: "v"): 8
    case UInt8(ascii: "i"): 3
    case UInt8(ascii: "e"): 6
    case UInt8(ascii: "w"): 5
    case UInt8(ascii: "l"): 4
    case UInt8(ascii: "n"): 2
    case UInt8(ascii: "t"): 1
    default: length
    }
  }

  private mutating func scan(from first: Int) {
    var next: Int? = first
    while let place = next {
      let following = tokenIndex(after: place)
      let start = following > 0 ? tree.token(following - 1).end : 0
      let end = following < tree.tokenCount ? Int(tree.token(following).start) : bytes.count
      guard start <= place else {
        // The match is inside of a token, such as a string.
        next = SuppressionScanner.place(after: place + 1, in: bytes)
        continue
      }
      read(gap: SourceRange(start, end), before: following)
      next = SuppressionScanner.place(after: end, in: bytes)
    }
  }

  /// The index of the first token that begins after an offset.
  private func tokenIndex(after offset: Int) -> Int {
    var low = 0
    var high = tree.tokenCount
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.token(middle).start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func read(gap: SourceRange, before token: Int) {
    var scanner = TriviaScanner(bytes, gap)
    while let (piece, range) = scanner.next() {
      let mark: UInt8
      switch piece {
      case .lineComment: mark = UInt8(ascii: "/")
      case .blockComment: mark = UInt8(ascii: "*")
      case .space, .lineEnd, .other: continue
      }
      var start = range.start + 2
      while start < range.end, bytes[start] == mark { start += 1 }
      while start < range.end, SuppressionScanner.isSpace(bytes[start]) { start += 1 }
      let length = SuppressionComment.prefix.utf8CodeUnitCount
      guard start + length <= range.end,
        bytes.isEqual(SourceRange(start, start + length), to: SuppressionComment.prefix)
      else { continue }
      read(comment: range, text: SourceRange(start, textEnd(of: range, piece, from: start)), before: token)
    }
  }

  /// The end of the comment's first line, without the closing `*/`.
  private func textEnd(of comment: SourceRange, _ piece: TriviaScanner.Piece, from start: Int) -> Int {
    guard piece == .blockComment else { return comment.end }
    var end = start
    while end < comment.end, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    return end
  }

  /// `viewlint:` command (name (`,` name)*)? (`-` reason)?
  private mutating func read(comment range: SourceRange, text: SourceRange, before token: Int) {
    var words: [SourceRange] = []
    let start = text.start
    var offset = start
    while offset < text.end {
      let wordStart = offset
      while offset < text.end, !SuppressionScanner.isSeparator(bytes[offset]) { offset += 1 }
      let word = SourceRange(wordStart, offset)
      if isDash(word) { break }
      if !word.isEmpty { words.append(word) }
      while offset < text.end, SuppressionScanner.isSeparator(bytes[offset]) { offset += 1 }
    }
    let head = words.first ?? SourceRange(start, start)
    let word = String(bytes.text(head).dropFirst(SuppressionComment.prefix.utf8CodeUnitCount))
    let command = SuppressionComment.Command(rawValue: word)
    var line = file.lineIndex.line(of: range.start)
    if command == .disableNext || command == .expectNext, token < tree.tokenCount {
      line = file.lineIndex.line(of: Int(tree.token(token).start))
    }
    found.append(
      SuppressionComment(
        command: command, word: word, names: words.dropFirst().map { (bytes.text($0), $0) }, range: range,
        commandRange: head, line: line))
  }

  /// Whether a word begins the reason: `-`, `--`, or a dash that an editor substitutes.
  private func isDash(_ word: SourceRange) -> Bool {
    bytes.isEqual(word, to: "-") || bytes.isEqual(word, to: "--") || bytes.isEqual(word, to: "–")
      || bytes.isEqual(word, to: "—")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isSeparator(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ",") }
}
