import ViewSource
import ViewSyntax

/// What is read only if something holds.
extension DependencyWalker {
  private func walk(_ node: SyntaxNode, _ record: BodyRecord, when condition: String) {
    let text = "`\(condition)`"
    let outer = conditions
    if !conditions.contains(text) { conditions.append(text) }
    walk(node, record)
    conditions = outer
  }

  /// Names that are declared in a block are gone behind it; what stands behind a `guard` runs only if that lets it.
  func block(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = (sources, conditions, localFunctions, endings)
    for child in node.children {
      walk(child, record)
      if findsChildren, passing(child) != nil {
        addEnding(Array(child.conditions), isBuilt: false, isFlipped: false, record)
      }
      if let condition = passing(child), !conditions.contains("`\(condition)`") { conditions.append("`\(condition)`") }
    }
    (sources, conditions, localFunctions, endings) = outer
  }

  /// What holds behind a statement that leaves the block otherwise.
  private func passing(_ statement: SyntaxNode) -> String? {
    let texts = texts(ofConditions: statement)
    guard !texts.isEmpty else { return nil }
    switch statement.kind {
    case .guardStmt: return texts.joined(separator: ", ")
    case .ifExpr:
      let blocks = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      guard blocks.count == 1, blocks[0].children.contains(where: { $0.kind == .returnStmt }) else { return nil }
      return negated(texts)
    default: return nil
    }
  }

  func branches(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = sources
    defer { sources = outer }
    let texts = texts(ofConditions: node)
    var isThen = true
    var asked: [String] = []
    let outerConditions = conditions
    let isBuilt = node.children.contains { $0.kind == .codeBlock && record.blocks[$0.id] != nil }
    for child in node.children {
      switch child.kind {
      case .codeBlock where texts.isEmpty: walk(child, record)
      case .codeBlock, .ifExpr:
        conditions = outerConditions
        let isElse = !isThen || child.kind == .ifExpr
        under(Array(node.conditions), isBuilt: isBuilt, isFlipped: true, record) {
          walk(child, record, when: isElse ? negated(texts) : texts.joined(separator: ", "))
        }
        isThen = false
      default:
        // Of several conditions the later ones are asked for only if those before them hold.
        if asked.isEmpty {
          walk(child, record)
        } else {
          walk(child, record, when: asked.joined(separator: ", "))
        }
        if child.kind != .availabilityCondition { asked.append(child.spacedText) }
      }
    }
  }

  private func texts(ofConditions node: SyntaxNode) -> [String] {
    node.conditions.filter { $0.kind != .availabilityCondition }.map(\.spacedText)
  }

  private func negated(_ texts: [String]) -> String { negated(texts.joined(separator: ", "), isOne: texts.count == 1) }

  /// `!isOn` of `isOn` and the other way round.
  private func negated(_ text: String, isOne: Bool) -> String {
    let isName = { (text: Substring) in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } }
    if isOne, text.hasPrefix("!"), isName(text.dropFirst()) { return String(text.dropFirst()) }
    if isOne, text.hasPrefix("!("), isGroup(text.dropFirst()) { return String(text.dropFirst(2).dropLast()) }
    return isOne && isName(text[...]) ? "!\(text)" : "!(\(text))"
  }

  /// Whether a text that begins with a parenthesis ends with the same one.
  private func isGroup(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }

  func joined(_ conditions: ArraySlice<String>) -> String { conditions.joined(separator: " and ") }

  /// The conditions around, with the last of them turned into its opposite.
  var opposite: String? {
    guard let last = conditions.last else { return nil }
    let negated = negated(String(last.dropFirst().dropLast()), isOne: true)
    return joined(conditions.dropLast() + ["`\(negated)`"])
  }

  func cases(_ node: SyntaxNode, _ record: BodyRecord) {
    let value = node.children.first { $0.kind.isExpr }
    let subject = value?.spacedText ?? ""
    let source = value.map { all(in: $0, record) } ?? Source()
    for child in node.children {
      guard child.kind == .switchCase else {
        walk(child, record)
        continue
      }
      let outer = sources
      let patterns = child.children.filter { $0.kind == .switchCaseItem }.map(\.spacedText)
      for part in child.children {
        if part.kind == .switchCaseItem {
          bind(namesIn: part, to: source)
          walk(part, record)
        } else {
          under(value.map { [$0] } ?? [], isBuilt: record.caseBlocks.contains(node.id), isFlipped: false, record) {
            walk(
              part, record,
              when: "case \(patterns.isEmpty ? "default" : patterns.joined(separator: ", ")) = \(subject)")
          }
        }
      }
      sources = outer
    }
  }

  func ternary(_ node: SyntaxNode, _ record: BodyRecord) {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 3 else { return node.children.forEach { walk($0, record) } }
    walk(parts[0], record)
    let outer = isErasing
    if findsChildren, let type = record.types[node.id] { isErasing = analyzer.isErased(type) }
    under([parts[0]], isBuilt: false, isFlipped: false, record) {
      isErasing = outer
      walk(parts[1], record, when: parts[0].spacedText)
      walk(parts[2], record, when: negated([parts[0].spacedText]))
    }
    isErasing = outer
  }

  /// `a && b`, `a || b`, `a ?? b`: the right side is asked for only if the left one does not decide.
  func isShortCircuit(_ node: SyntaxNode) -> Bool {
    guard node.children.filter(\.kind.isExpr).count == 2, let sign = operatorName(node) else { return false }
    return sign == .coalescing || Name.logical.contains(sign)
  }

  func shortCircuit(_ node: SyntaxNode, _ record: BodyRecord) {
    let sides = node.children.filter(\.kind.isExpr)
    let left = sides[0].spacedText
    walk(sides[0], record)
    let isChain = sides[0].kind == .infixOperatorExpr
    switch operatorName(node) {
    case .coalescing: walk(sides[1], record, when: "\(isChain ? "(\(left))" : left) == nil")
    case "&&": walk(sides[1], record, when: left)
    default: walk(sides[1], record, when: negated([left]))
    }
  }

  private func operatorName(_ node: SyntaxNode) -> Name? {
    node.ownTokens.first { $0.kind == .infixOperator }.map { node.name(of: $0) }
  }
}
