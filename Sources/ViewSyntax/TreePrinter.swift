import ViewSource

/// Prints trees: as indented text, or as JSON.
public enum TreePrinter {
  /// One line per node: its kind and its own tokens, with a `·` for each child between them.
  public static func text(of root: SyntaxNode) -> String {
    var result = ""
    var open: [(node: SyntaxNode, depth: Int)] = [(root, 0)]
    while let (node, depth) = open.popLast() {
      result += String(repeating: "  ", count: depth) + node.kind.name
      for piece in pieces(of: node) { result += " " + piece }
      result += "\n"
      for child in node.children.reversed() { open.append((child, depth + 1)) }
    }
    return result
  }

  private static func pieces(of node: SyntaxNode) -> [String] {
    var pieces: [String] = []
    var index = node.tokenIndices.lowerBound
    for child in node.children {
      while index < child.tokenIndices.lowerBound {
        pieces.append(shown(node, index))
        index += 1
      }
      pieces.append("·")
      index = max(index, child.tokenIndices.upperBound)
    }
    while index < node.tokenIndices.upperBound {
      pieces.append(shown(node, index))
      index += 1
    }
    return pieces.allSatisfy { $0 == "·" } ? [] : pieces
  }

  private static func shown(_ node: SyntaxNode, _ index: Int) -> String {
    let token = node.token(index)
    if token.kind == .endOfFile { return "end" }
    // A missing bracket that the repair inserted.
    if token.range.isEmpty { return "‹\(token.kind.spelling ?? "")›" }
    return token.kind == .stringSegment ? "'\(escaped(node.text(of: token)))'" : escaped(node.text(of: token))
  }

  static func escaped(_ text: String) -> String {
    text.replacingControlCharacters()
  }

  /// `{"kind":…,"range":[start,end],"children":[…]}`, ranges in bytes.
  public static func writeJSON(of root: SyntaxNode, to writer: inout JSONWriter) {
    // Iterative, so that a tree of any height can be printed: `nil` closes a node.
    var open: [SyntaxNode?] = [root]
    while let next = open.popLast() {
      guard let node = next else {
        writer.endNode()
        continue
      }
      writer.beginNode(node)
      open.append(nil)
      for child in node.children.reversed() { open.append(child) }
    }
  }

  /// The tokens, one per line: position, kind and text, separated by tabs.
  public static func tokens(of tree: SyntaxTree) -> String {
    let lines = LineIndex(tree.source)
    var result = ""
    for index in 0..<tree.tokenCount {
      let token = tree.token(index)
      let position = lines.position(of: Int(token.start))
      result += "\(position.line):\(position.column)\t\(token.kind)\t"
      result += escaped(tree.source.bytes.text(token.range)) + "\n"
    }
    return result
  }
}

extension JSONWriter {
  fileprivate mutating func beginNode(_ node: SyntaxNode) {
    beginObject()
    member("kind", node.kind.name)
    key("range")
    array { writer in
      writer.value(node.range.start)
      writer.value(node.range.end)
    }
    key("children")
    beginArray()
  }

  fileprivate mutating func endNode() {
    endArray()
    endObject()
  }
}

extension NodeKind {
  /// The name of the case in `NodeKind`.
  public var name: String { NodeKind.names[Int(rawValue)] }

  private static let names = allCases.map { String(describing: $0) }
}

extension String {
  /// The text with control characters as escape sequences, so that it stays on one line.
  fileprivate func replacingControlCharacters() -> String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
