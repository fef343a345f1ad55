/// Reads the part of YAML that descriptions of projects use: mappings, sequences, scalars, anchors and merges.
///
/// The result is the same as for JSON; all scalars are strings. Lines that are not understood are skipped, since a
/// description that is read in part is more useful than none.
public struct YAMLReader {
  /// A line without its indentation and comment.
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line]
  private var next = 0
  private var depth = 0
  private var anchors: [Substring: JSONValue] = [:]
  /// The number of values that aliases may still add.
  private var room = 100_000
  /// Deeper than any real file, and shallow enough for the stack of any thread.
  private static let maximumDepth = 100

  /// Reads a text with one document.
  public static func read(_ buffer: SourceBuffer) -> JSONValue {
    let text = buffer.bytes.text(SourceRange(0, buffer.count))
    var reader = YAMLReader(
      lines: text.split(whereSeparator: \.isNewline).compactMap { line in
        let indent = line.prefix { $0 == " " }.count
        let rest = trimmed(withoutComment(line.dropFirst(indent)))
        return rest.isEmpty || rest == "---" ? nil : Line(indent: indent, text: rest)
      })
    return reader.readBlock(deeperThan: -1)
  }

  private init(lines: [Line]) { self.lines = lines }

  // MARK: Blocks

  /// The value of the next lines, if they are indented more than `outer`; otherwise an empty string.
  private mutating func readBlock(deeperThan outer: Int) -> JSONValue {
    guard next < lines.count, lines[next].indent > outer, depth < YAMLReader.maximumDepth else {
      return YAMLReader.value(.string(""))
    }
    depth += 1
    defer { depth -= 1 }
    let line = lines[next]
    if YAMLReader.isItem(line.text) { return readSequence(at: line.indent) }
    if YAMLReader.key(of: line.text) != nil { return readMapping(at: line.indent) }
    next += 1
    return readInline(line.text, indent: line.indent)
  }

  /// `- a` lines.
  private mutating func readSequence(at indent: Int) -> JSONValue {
    var elements: [JSONValue] = []
    while next < lines.count, lines[next].indent == indent, YAMLReader.isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst()
      let content = rest.drop { $0 == " " }
      if content.isEmpty {
        next += 1
        elements.append(readBlock(deeperThan: indent))
      } else {
        // `- a: b` begins a mapping that is indented as `a` is.
        lines[next] = Line(indent: indent + 1 + rest.count - content.count, text: content)
        elements.append(readBlock(deeperThan: indent))
      }
    }
    return YAMLReader.value(.array(elements))
  }

  /// `a: b` lines.
  private mutating func readMapping(at indent: Int) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    while next < lines.count, lines[next].indent >= indent {
      guard lines[next].indent == indent, let (key, rest) = YAMLReader.key(of: lines[next].text) else {
        next += 1
        continue
      }
      next += 1
      let value = readValue(rest, indent: indent)
      if key == "<<" {
        // The mapping's own members have precedence.
        members = (value.members ?? []).map { ($0.key, $0.value) } + members
      } else {
        members.append((key, value))
      }
    }
    return YAMLReader.value(
      .object(members.map { JSONValue.Member(key: $0.key, keyRange: SourceRange(0, 0), value: $0.value) }))
  }

  /// The value after `a:`, on the same line or the following ones.
  private mutating func readValue(_ text: Substring, indent: Int) -> JSONValue {
    if text.first == "&" {
      let name = text.dropFirst().prefix { $0 != " " }
      let value = readValue(text.dropFirst(name.count + 1).drop { $0 == " " }, indent: indent)
      anchors[name] = value
      return value
    }
    if text.first == "|" || text.first == ">" {
      let first = next
      while next < lines.count, lines[next].indent > indent { next += 1 }
      return YAMLReader.value(.string(lines[first..<next].map { String($0.text) }.joined(separator: "\n")))
    }
    guard text.isEmpty else { return readInline(text, indent: indent) }
    // The items of a sequence may be indented as little as its key.
    if next < lines.count, lines[next].indent == indent, YAMLReader.isItem(lines[next].text) {
      return readSequence(at: indent)
    }
    return readBlock(deeperThan: indent)
  }

  // MARK: Values in a line

  /// A scalar, an alias, or a `[…]` or `{…}`, which may go on in the following lines.
  private mutating func readInline(_ text: Substring, indent: Int) -> JSONValue {
    if text.first == "*" { return alias(text.dropFirst()) }
    guard text.first == "[" || text.first == "{" else { return YAMLReader.value(.string(YAMLReader.scalar(text))) }
    var whole = String(text)
    var open = YAMLReader.openBrackets(text)
    while open > 0, next < lines.count {
      whole += " " + lines[next].text
      open += YAMLReader.openBrackets(lines[next].text)
      next += 1
    }
    var rest = Substring(whole)
    return readFlow(&rest)
  }

  /// A value in `[…]` or `{…}`; removes it from the text.
  private mutating func readFlow(_ text: inout Substring) -> JSONValue {
    guard let first = text.first, first == "[" || first == "{", depth < YAMLReader.maximumDepth else {
      return readFlowScalar(&text)
    }
    depth += 1
    defer { depth -= 1 }
    text.removeFirst()
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    while true {
      text = text.drop { $0 == " " || $0 == "," }
      guard let character = text.first else { break }
      if character == "]" || character == "}" {
        text.removeFirst()
        break
      }
      let before = text.startIndex
      let value = readFlow(&text)
      text = text.drop { $0 == " " }
      if first == "{", text.first == ":" {
        text = text.dropFirst().drop { $0 == " " }
        let member = readFlow(&text)
        members.append(JSONValue.Member(key: value.string ?? "", keyRange: SourceRange(0, 0), value: member))
      } else {
        elements.append(value)
      }
      if text.startIndex == before { text.removeFirst() }
    }
    return YAMLReader.value(first == "[" ? .array(elements) : .object(members))
  }

  private mutating func readFlowScalar(_ text: inout Substring) -> JSONValue {
    let length: Int
    if let quote = text.first, quote == "\"" || quote == "'" {
      length =
        text.dropFirst().firstIndex(of: quote).map { text.distance(from: text.startIndex, to: $0) + 1 } ?? text.count
    } else {
      var end = text.startIndex
      while end < text.endIndex, !",]}".contains(text[end]) {
        let after = text.index(after: end)
        if text[end] == ":", after == text.endIndex || text[after] == " " { break }
        end = after
      }
      length = text.distance(from: text.startIndex, to: end)
    }
    let scalar = text.prefix(length)
    text = text.dropFirst(length)
    if scalar.first == "*" { return alias(scalar.dropFirst()) }
    return YAMLReader.value(.string(YAMLReader.scalar(YAMLReader.trimmed(scalar))))
  }

  /// The value of an anchor; an empty string if there is none, or if aliases of aliases make the document too large.
  private mutating func alias(_ name: Substring) -> JSONValue {
    guard let value = anchors[name] else { return YAMLReader.value(.string("")) }
    YAMLReader.spend(&room, on: value)
    return room > 0 ? value : YAMLReader.value(.string(""))
  }

  /// Takes the number of values in a value from the room that is left.
  private static func spend(_ room: inout Int, on value: JSONValue) {
    room -= 1
    guard room > 0 else { return }
    for part in (value.array ?? []) + (value.members ?? []).map(\.value) {
      spend(&room, on: part)
      if room <= 0 { return }
    }
  }

  // MARK: Text

  private static func value(_ kind: JSONValue.Kind) -> JSONValue { JSONValue(kind: kind, range: SourceRange(0, 0)) }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The key of `key: rest`; `nil` for other lines. Only a colon that a space or the end follows ends a key.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    guard let first = text.first, first != "[", first != "{" else { return nil }
    var quote: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index)
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && index == text.startIndex {
        quote = character
      } else if character == ":", after == text.endIndex || text[after] == " " {
        return (scalar(trimmed(text[..<index])), text[after...].drop { $0 == " " })
      }
      index = after
    }
    return nil
  }

  /// A scalar without its quotes.
  private static func scalar(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count >= 2, text.last == quote else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// A comment begins with a `#` after a space, outside of quotes.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", before == " " || before == "\t" {
        return text[..<index]
      } else if character == "\"" || character == "'", " [{,:".contains(before) {
        quote = character
      }
      before = character
    }
    return text
  }

  /// The number of brackets that a text opens and does not close.
  private static func openBrackets(_ text: Substring) -> Int {
    text.reduce(0) { "[{".contains($1) ? $0 + 1 : "]}".contains($1) ? $0 - 1 : $0 }
  }
}
