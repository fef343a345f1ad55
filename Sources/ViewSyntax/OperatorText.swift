import ViewSource

/// Prints the structure of an operator expression for the outline: `(+ a (* b @3:9))`.
struct OperatorText {
  let lines: LineIndex

  static func isOperation(_ kind: NodeKind) -> Bool {
    switch kind {
    case .infixOperatorExpr, .assignmentExpr, .ternaryExpr, .asExpr, .isExpr, .sequenceExpr: true
    default: false
    }
  }

  static func isEffect(_ kind: NodeKind) -> Bool {
    kind == .tryExpr || kind == .awaitExpr || kind == .unsafeExpr
  }

  /// The operation that a node is, or that is the operand of the node's `try`, `await` or `unsafe`.
  static func operation(below node: SyntaxNode) -> SyntaxNode? {
    var node = node
    while isEffect(node.kind) {
      guard let child = node.children.first(where: { $0.kind.isExpr }) else { return nil }
      node = child
    }
    return isOperation(node.kind) ? node : nil
  }

  /// The text of an expression. Recurses on the operands; the parser bounds the depth.
  func text(of node: SyntaxNode) -> String {
    switch node.kind {
    case .infixOperatorExpr, .assignmentExpr:
      guard node.children.count == 2 else { return place(of: node) }
      return "(\(operatorText(of: node)) \(text(of: node.children[0])) \(text(of: node.children[1])))"
    case .ternaryExpr:
      return "(? " + node.children.map(text(of:)).joined(separator: " ") + ")"
    case .asExpr, .isExpr:
      guard node.children.count == 2 else { return place(of: node) }
      let word = node.ownTokens.map { node.text(of: $0) }.joined()
      return "(\(word) \(text(of: node.children[0])) <\(node.children[1].spacedText)>)"
    case .tryExpr, .awaitExpr, .unsafeExpr:
      guard let operand = node.children.last else { return place(of: node) }
      return "(" + node.ownTokens.map { node.text(of: $0) }.joined() + " " + text(of: operand) + ")"
    case .sequenceExpr:
      return SequenceText(node, self).text()
    default:
      return isOneWord(node) ? node.text : place(of: node)
    }
  }

  private func isOneWord(_ node: SyntaxNode) -> Bool {
    node.tokenIndices.count == 1 && node.kind != .stringLiteralExpr && node.kind != .regexLiteralExpr
  }

  private func place(of node: SyntaxNode) -> String {
    let position = lines.position(of: node.range.start)
    return "@\(position.line):\(position.column)"
  }

  private func operatorText(of node: SyntaxNode) -> String {
    let own = Array(node.ownTokens)
    guard let first = own.first, let last = own.last else { return "" }
    return node.spacedText(from: first, to: last)
  }
}

/// A sequence with an unknown operator, folded as if that operator were unrelated to all others.
private struct SequenceText: ~Copyable {
  private let node: SyntaxNode
  private let printer: OperatorText
  private var operands: [(text: String, effects: [String])] = []
  private var operations: [(text: String, group: OperatorTable.GroupID, kind: Operation.Kind, extra: String)] = []
  private var stack: [(text: String, effects: [String])] = []

  init(_ node: SyntaxNode, _ printer: OperatorText) {
    self.node = node
    self.printer = printer
    collect()
  }

  private mutating func collect() {
    let children = node.children
    let tokens = Array(node.ownTokens)
    operands.append(operand(children[0]))
    var child = 1
    var token = 0
    while child < children.count, token < tokens.count {
      let first = tokens[token]
      let group = OperatorTable.standard.group(of: first.range, in: node.bytes)
      switch first.kind {
      case .asKeyword, .isKeyword:
        var word = node.text(of: first)
        if token + 1 < tokens.count,
          tokens[token + 1].kind == .postfixQuestion || tokens[token + 1].kind == .exclamation
        {
          token += 1
          word += node.text(of: tokens[token])
        }
        operations.append((word, OperatorTable.casting, .cast, children[child].spacedText))
        token += 1
        child += 1
        continue
      case .infixQuestion:
        operations.append(("?", OperatorTable.ternary, .ternary, printer.text(of: children[child])))
        child += 1
        token += 1
        if token < tokens.count, tokens[token].kind == .colon { token += 1 }
      case .equal:
        operations.append(("=", OperatorTable.assignment, .assignment, ""))
        token += 1
      default:
        operations.append((node.text(of: first), group, .infix, ""))
        token += 1
      }
      guard child < children.count else { return }
      operands.append(operand(children[child]))
      child += 1
    }
  }

  /// The text of an operand without its leading effects, and these effects.
  private func operand(_ node: SyntaxNode) -> (text: String, effects: [String]) {
    var node = node
    var effects: [String] = []
    while OperatorText.isEffect(node.kind), let inner = node.children.last {
      effects.append(node.ownTokens.map { node.text(of: $0) }.joined())
      node = inner
    }
    return (printer.text(of: node), effects)
  }

  consuming func text() -> String {
    stack = [operands[0]]
    var next = 1
    var folding = OperatorFolding(.standard)
    folding.fold(
      count: operations.count, &self,
      group: { state, index in (state.operations[index].group, state.operations[index].kind == .cast) },
      combine: { state, index in
        let right = SequenceText.whole(state.stack.removeLast())
        let left = state.stack.removeLast()
        let operation = state.operations[index]
        let text =
          operation.kind == .ternary
          ? "(? \(left.text) \(operation.extra) \(right))" : "(\(operation.text) \(left.text) \(right))"
        state.stack.append((text, left.effects))
      },
      shift: { state, _ in
        state.stack.append(next < state.operands.count ? state.operands[next] : ("", []))
        next += 1
      },
      cast: { state, index in
        let left = state.stack.removeLast()
        let operation = state.operations[index]
        state.stack.append(("(\(operation.text) \(left.text) <\(operation.extra)>)", left.effects))
      })
    return SequenceText.whole(stack[0])
  }

  private static func whole(_ operand: (text: String, effects: [String])) -> String {
    operand.effects.reversed().reduce(operand.text) { "(\($1) \($0))" }
  }
}
