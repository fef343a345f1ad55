import ViewSource
import ViewSyntax

/// The contents of string literals, with escapes resolved and indentation removed.
public enum StringLiteral {
  public enum Part {
    case text(String)
    case interpolation(SyntaxNode)
  }

  /// The text of a literal without interpolations.
  public static func text(_ node: SyntaxNode) -> String {
    guard let token = node.firstToken, token.kind == .stringLiteral else {
      return parts(node).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
    let source = Array(node.text(of: token).unicodeScalars)
    let hashes = source.prefix { $0 == "#" }.count
    var body = source[hashes..<max(hashes, source.count - hashes)]
    let isMultiline = body.count >= 6 && body.prefix(3).elementsEqual(["\"", "\"", "\""] as [Unicode.Scalar])
    body = isMultiline ? body.dropFirst(3).dropLast(3) : body.dropFirst().dropLast()
    var scalars = Array(body)
    if isMultiline { scalars = unindented([scalars], indentation: indentation(of: scalars)).first ?? [] }
    return unescaped(scalars, hashes: hashes)
  }

  /// The parts of a literal with interpolations, in order.
  public static func parts(_ node: SyntaxNode) -> [Part] {
    var hashes = 0
    var isMultiline = false
    var pieces: [[Unicode.Scalar]] = [[]]
    var interpolations: [SyntaxNode] = []
    var children = node.children.makeIterator()
    var next = children.next()
    for token in node.ownTokens {
      while let child = next, child.range.start < Int(token.start) {
        if child.kind == .stringInterpolation {
          interpolations.append(child)
          pieces.append([])
        }
        next = children.next()
      }
      let text = Array(node.text(of: token).unicodeScalars)
      switch token.kind {
      case .stringStart:
        hashes = text.prefix { $0 == "#" }.count
        isMultiline = text.count - hashes >= 3
      case .stringSegment: pieces[pieces.count - 1] += text
      default: continue
      }
    }
    while let child = next {
      if child.kind == .stringInterpolation {
        interpolations.append(child)
        pieces.append([])
      }
      next = children.next()
    }
    if isMultiline { pieces = unindented(pieces, indentation: indentation(of: pieces.last ?? [])) }
    var result: [Part] = []
    for (index, piece) in pieces.enumerated() {
      if !piece.isEmpty { result.append(.text(unescaped(piece, hashes: hashes))) }
      if index < interpolations.count { result.append(.interpolation(interpolations[index])) }
    }
    return result
  }

  /// The indentation before the closing quotes.
  private static func indentation(of last: [Unicode.Scalar]) -> Int {
    last.count - (last.lastIndex(of: "\n").map { $0 + 1 } ?? last.count)
  }

  /// Removes the first line break, the indentation of each line and the last line.
  private static func unindented(_ pieces: [[Unicode.Scalar]], indentation: Int) -> [[Unicode.Scalar]] {
    var result: [[Unicode.Scalar]] = []
    for (index, piece) in pieces.enumerated() {
      var new: [Unicode.Scalar] = []
      var skip = 0
      for (place, scalar) in piece.enumerated() {
        if scalar == "\r" { continue }
        if scalar == "\n" {
          skip = indentation
          let isFirst = index == 0 && new.isEmpty && !piece[..<place].contains("\n")
          if !isFirst { new.append(scalar) }
          continue
        }
        if skip > 0, scalar == " " || scalar == "\t" {
          skip -= 1
          continue
        }
        skip = 0
        new.append(scalar)
      }
      if index == pieces.count - 1, let last = new.lastIndex(of: "\n"), new[(last + 1)...].isEmpty {
        new.removeSubrange(last...)
      }
      result.append(new)
    }
    return result
  }

  private static func unescaped(_ scalars: [Unicode.Scalar], hashes: Int) -> String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let escape = index + hashes + 1
      guard scalar == "\\", escape < scalars.count, scalars[(index + 1)..<escape].allSatisfy({ $0 == "#" }) else {
        text.append(scalar)
        index += 1
        continue
      }
      index = escape + 1
      switch scalars[escape] {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "u":
        var digits = ""
        while index < scalars.count, scalars[index] != "}" {
          if scalars[index] != "{" { digits.unicodeScalars.append(scalars[index]) }
          index += 1
        }
        index += 1
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) { text.append(scalar) }
      case "\n", " ", "\t":
        // An escaped line break joins two lines; spaces may stand between the backslash and the break. The common
        // indentation of the next line is already removed, and the rest of it belongs to the text.
        index = escape
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
        index += 1
      case let other: text.append(other)
      }
    }
    return String(text)
  }
}
