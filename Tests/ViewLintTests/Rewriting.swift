import ViewSource
import ViewSyntax

/// A way to write the same program differently: the views of the result show the same, keep the same state and have the
/// same faults, so that a rule has to report both programs or none.
struct Rewriting: Sendable {
  /// What the rewriting does to the program, for example "the body is in a computed property".
  let name: String
  private let edit: @Sendable (inout RewrittenCode) -> Void

  init(_ name: String, _ edit: @escaping @Sendable (inout RewrittenCode) -> Void) {
    self.name = name
    self.edit = edit
  }

  /// The rewritten program; `nil` if it contains nothing that the rewriting changes.
  func apply(to code: String) -> String? {
    var result = RewrittenCode(code)
    edit(&result)
    return result.isChanged ? result.text : nil
  }
}

/// The code of a program, its syntax tree and the replacements made so far.
struct RewrittenCode {
  private let tree: SyntaxTree
  private let code: String
  private var replacements: [(range: SourceRange, text: String)] = []
  /// Declarations added after the code.
  var added = ""

  init(_ code: String) {
    self.code = code
    tree = Parser.parse(SourceBuffer(code)).tree
  }

  var root: SyntaxNode { tree.root }

  var isChanged: Bool { !replacements.isEmpty || !added.isEmpty }

  /// Replaces a part of the code; does nothing and returns `false` if a part of it is already replaced.
  @discardableResult
  mutating func replace(_ range: SourceRange, with text: String) -> Bool {
    guard !replacements.contains(where: { $0.range.start < range.end && range.start < $0.range.end }) else {
      return false
    }
    replacements.append((range, text))
    return true
  }

  mutating func insert(_ text: String, at offset: Int) {
    replacements.append((SourceRange(offset, offset), text))
  }

  var text: String {
    let bytes = Array(code.utf8)
    var result: [UInt8] = []
    var position = 0
    // Insertions at one place keep their order, because the sort is stable, and precede a replacement.
    for (range, text) in replacements.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      result += bytes[position..<range.start]
      result += text.utf8
      position = range.end
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self) + added
  }
}

/// The parts of a program that rewritings change.
extension SyntaxNode {
  /// The node and all nodes below it, parents first.
  var descendants: [SyntaxNode] { [self] + children.flatMap(\.descendants) }

  /// The declarations of structures that have a `body` of type `some View`, with that body.
  var views: [(declaration: SyntaxNode, body: SyntaxNode)] {
    descendants.compactMap { node in
      guard node.kind == .structDecl, let members = node.child(.memberBlock) else { return nil }
      for member in members.children where member.kind == .variableDecl {
        guard let binding = member.child(.patternBinding), let block = binding.child(.codeBlock),
          binding.children.first?.text == "body",
          binding.child(.typeAnnotation)?.children.first?.spacedText == "some View"
        else { continue }
        return (node, block)
      }
      return nil
    }
  }

  /// The text between the braces of a block or closure.
  var innerRange: SourceRange { SourceRange(range.start + 1, range.end - 1) }

  /// The names that patterns, parameters and closures declare anywhere in the node.
  var localNames: Set<String> {
    var names: Set<String> = []
    for node in descendants {
      switch node.kind {
      case .identifierPattern, .closureParameter, .optionalBindingCondition, .closureCapture: names.insert(node.text)
      case .parameter: node.ownTokens.filter { $0.kind == .identifier }.forEach { names.insert(node.text(of: $0)) }
      case .functionDecl: node.name.map { _ = names.insert($0) }
      case .declReferenceExpr where node.text.hasPrefix("$") && node.text.dropFirst().allSatisfy(\.isNumber):
        names.insert(node.text)
      default: continue
      }
    }
    return names
  }

  /// Whether the node refers to one of the names.
  func refers(to names: Set<String>) -> Bool {
    descendants.contains { node in
      guard node.kind == .declReferenceExpr else { return false }
      return names.contains(node.text) || names.contains(String(node.text.drop { $0 == "$" }))
    }
  }

  /// The stored properties of a type by name, with the attribute's name if they have one.
  var storedProperties: [String: String?] {
    var result: [String: String?] = [:]
    for member in child(.memberBlock).map({ Array($0.children) }) ?? [] where member.kind == .variableDecl {
      let attribute = member.child(.modifierList)?.child(.attribute)?.children.first?.text
      for binding in member.children where binding.kind == .patternBinding {
        guard binding.child(.codeBlock) == nil, binding.child(.accessorBlock) == nil,
          let name = binding.children.first, name.kind == .identifierPattern
        else { continue }
        result[name.text] = .some(attribute)
      }
    }
    return result
  }
}
