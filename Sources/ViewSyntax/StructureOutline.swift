import ViewSource

/// The facts about a file's structure on which any two parsers should agree, one per line: declarations, calls,
/// subscripts, branches, and the binding of operators.
///
/// The format is public interface (`viewlint ast --outline`): `LINE:COL`, a kind and its fields, separated by tabs,
/// sorted by position and then by text.
public struct StructureOutline {
  private let tree: SyntaxTree
  private let lines: LineIndex
  private let operators: OperatorTable
  private var facts: [Fact] = []

  private struct Fact {
    var line: Int
    var column: Int
    var text: String
  }

  /// The lines of the outline, without line ends.
  public static func lines(of tree: SyntaxTree) -> [String] {
    var outline = StructureOutline(tree)
    outline.collect()
    return outline.facts.sorted { left, right in
      if (left.line, left.column) != (right.line, right.column) {
        return (left.line, left.column) < (right.line, right.column)
      }
      return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }.map { "\($0.line):\($0.column)\t\($0.text)" }
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = LineIndex(tree.source)
    operators = .standard
  }

  /// Visits all nodes except those in imports and in the conditions of `#if`. `isOperand` is true if the fact of an
  /// enclosing operation contains the node.
  private mutating func collect() {
    var open: [(node: SyntaxNode, isOperand: Bool)] = [(tree.root, false)]
    while let (node, isOperand) = open.popLast() {
      add(node, isOperand: isOperand)
      let isOperation = OperatorText.isOperation(node.kind)
      let handsOn = isOperand && OperatorText.isEffect(node.kind)
      let skipsFirst = node.kind == .ifConfigClause && node.flags.contains(.hasCondition)
      if node.kind == .importDecl { continue }
      for child in node.children.dropFirst(skipsFirst ? 1 : 0) {
        let isInOperation = isOperation && child.kind.isExpr || handsOn
        open.append((child, isInOperation || reachesOperation(node, child)))
      }
    }
  }

  /// Whether `try` applies to an operation: then the fact is that of the `try`.
  private func reachesOperation(_ node: SyntaxNode, _ child: SyntaxNode) -> Bool {
    OperatorText.isEffect(node.kind) && child.kind.isExpr
  }

  // MARK: Facts

  private mutating func add(_ at: Int, _ fields: [String]) {
    let position = lines.position(of: at)
    let text = fields.map(StructureOutline.escaped).joined(separator: "\t")
    facts.append(Fact(line: position.line, column: position.column, text: text))
  }

  private static func escaped(_ field: String) -> String {
    var result = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.isEmpty ? "-" : result
  }

  private mutating func add(_ node: SyntaxNode, isOperand: Bool) {
    switch node.kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .typealiasDecl,
      .associatedTypeDecl:
      addType(node)
    case .importDecl: addImport(node)
    case .enumCaseElement: addCase(node)
    case .variableDecl: addVariables(node)
    case .optionalBindingCondition: addBinding(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: addFunction(node)
    case .functionCallExpr: addCall(node)
    case .subscriptCallExpr: addSubscript(node)
    case .macroExpansionExpr, .macroExpansionDecl: addMacro(node)
    case .closureExpr: addClosure(node)
    case .ifExpr, .guardStmt, .whileStmt, .switchExpr, .forStmt, .doStmt, .returnStmt, .repeatStmt, .throwStmt,
      .deferStmt, .ifConfigDecl:
      addStatement(node)
    default:
      guard !isOperand, OperatorText.isOperation(node.kind) || OperatorText.isEffect(node.kind) else { return }
      guard let operation = OperatorText.operation(below: node) else { return }
      let text = OperatorText(lines: lines).text(of: node)
      let isUnknown = operation.kind == .sequenceExpr
      add(node.range.start, ["expr", text, isUnknown ? "unknown-operator" : ""])
    }
  }

  private mutating func addType(_ node: SyntaxNode) {
    guard let word = introducer(of: node) else { return }
    var name = node.name ?? ""
    var inherited = node.child(.inheritanceClause).map { clause in
      clause.children.filter(\.kind.isType).map(\.spacedText).joined(separator: ", ")
    }
    let firstType = node.children.first { $0.kind.isType }
    if node.kind == .extensionDecl { name = firstType?.spacedText ?? "" }
    if node.kind == .typealiasDecl { inherited = firstType?.spacedText }
    add(Int(word.start), ["type", node.text(of: word), name, inherited ?? ""] + modifierFields(of: node))
  }

  private mutating func addImport(_ node: SyntaxNode) {
    guard let word = introducer(of: node) else { return }
    let own = Array(node.ownTokens).drop { $0.start <= word.start }
    let isScoped = own.first.map { $0.kind.isReservedWord } ?? false
    let path = own.dropFirst(isScoped ? 1 : 0)
    let text = path.first.map { node.spacedText(from: $0, to: path[path.endIndex - 1]) } ?? ""
    add(Int(word.start), ["import", text] + modifierFields(of: node))
  }

  private mutating func addCase(_ node: SyntaxNode) {
    guard let name = node.firstToken else { return }
    var text = node.text(of: name)
    if let clause = node.child(.parameterClause) {
      text += "(" + clause.children.filter { $0.kind == .parameter }.map { firstName(of: $0) + ":" }.joined() + ")"
    }
    add(Int(name.start), ["case", text, node.child(.initializerClause) == nil ? "" : "="])
  }

  private mutating func addVariables(_ node: SyntaxNode) {
    let word = introducer(of: node).map { node.text(of: $0) } ?? ""
    for binding in node.children where binding.kind == .patternBinding {
      let pattern = binding.children.first { $0.kind.isPattern }
      if pattern?.kind == .missingPattern { continue }
      let accessors = binding.child(.accessorBlock) ?? binding.child(.codeBlock)
      let parts = (binding.child(.initializerClause) == nil ? "" : "=") + (accessors == nil ? "" : "{}")
      add(
        binding.range.start,
        ["var", word, pattern?.spacedText ?? "", typeAnnotation(of: binding)] + modifierFields(of: node) + [parts])
    }
  }

  private mutating func addBinding(_ node: SyntaxNode) {
    guard let word = node.firstToken, let pattern = node.children.first(where: { $0.kind.isPattern }),
      pattern.kind != .missingPattern
    else { return }
    add(
      pattern.range.start,
      [
        "bind", node.text(of: word), pattern.spacedText, typeAnnotation(of: node),
        node.child(.initializerClause) == nil ? "" : "=",
      ])
  }

  private func typeAnnotation(of node: SyntaxNode) -> String {
    node.child(.typeAnnotation)?.children.first { $0.kind.isType }?.spacedText ?? ""
  }

  private mutating func addFunction(_ node: SyntaxNode) {
    guard let word = introducer(of: node) else { return }
    let hasBody = node.child(.codeBlock) != nil || node.child(.accessorBlock) != nil
    var name: String
    switch node.kind {
    case .functionDecl: name = node.name ?? ""
    case .deinitializerDecl: name = "deinit"
    case .subscriptDecl: name = "subscript"
    default: name = "init" + (node.initializerMark ?? "")
    }
    if let clause = node.child(.parameterClause) {
      name += "(" + clause.children.filter { $0.kind == .parameter }.map { firstName(of: $0) + ":" }.joined() + ")"
    }
    let result = node.kind == .initializerDecl ? nil : node.children.first { $0.kind.isType }
    add(
      Int(word.start),
      ["func", name, node.effectsText, result?.spacedText ?? ""] + modifierFields(of: node) + [hasBody ? "{}" : ""])
  }

  private mutating func addCall(_ node: SyntaxNode) {
    guard let callee = node.children.first else { return }
    let name = node.calleeName
    let trailing = node.children.first { $0.kind == .closureExpr && $0.id != callee.id }
    let at = name ?? node.ownToken(.leftParen) ?? trailing?.firstToken
    guard let at else { return }
    let labels = node.flags.contains(.hasArgumentList) ? argumentLabels(of: node, after: 1) : ""
    add(Int(at.start), ["call", name.map { node.text(of: $0) } ?? "", labels, trailingClosures(of: node)])
  }

  private mutating func addSubscript(_ node: SyntaxNode) {
    guard let bracket = node.ownToken(.leftBracket) else { return }
    add(Int(bracket.start), ["subscript", argumentLabels(of: node, after: 1), trailingClosures(of: node)])
  }

  private mutating func addMacro(_ node: SyntaxNode) {
    guard let pound = node.ownToken(.pound) else { return }
    let name = node.ownTokens.first { $0.start > pound.start && $0.kind != .pound }
    let labels = node.flags.contains(.hasArgumentList) ? argumentLabels(of: node, after: 0) : ""
    add(Int(pound.start), ["macro", "#" + (name.map { node.text(of: $0) } ?? ""), labels, trailingClosures(of: node)])
  }

  private func argumentLabels(of node: SyntaxNode, after skipped: Int) -> String {
    let arguments = node.arguments
    return "("
      + arguments.map { argument in
        guard argument.kind == .labeledExpr, let label = argument.firstToken else { return "_:" }
        return argument.text(of: label) + ":"
      }.joined() + ")"
  }

  private func trailingClosures(of node: SyntaxNode) -> String {
    let labels = node.children.filter { $0.kind == .labeledTrailingClosure }
    let count = (node.flags.contains(.hasTrailingClosure) ? 1 : 0) + labels.count
    return ([String(count)] + labels.compactMap { closure in closure.firstToken.map { closure.text(of: $0) } })
      .joined(separator: ",")
  }

  private mutating func addClosure(_ node: SyntaxNode) {
    let signature = node.child(.closureSignature)
    var parameters = signature?.child(.parameterClause)?.spacedText ?? ""
    if let signature {
      let names = signature.children.filter { $0.kind == .closureParameter }
      if let first = names.first?.firstToken, let last = names.last?.lastToken {
        parameters = signature.spacedText(from: first, to: last)
      }
    }
    let statements = node.children.count { child in
      (child.kind.isCodeItem && !child.tokenIndices.isEmpty) || child.kind == .switchCase
    }
    add(
      node.range.start,
      [
        "closure", signature?.child(.closureCaptureClause)?.spacedText ?? "", parameters, signature == nil ? "" : "in",
        String(statements),
      ])
  }

  // MARK: Statements

  private mutating func addStatement(_ node: SyntaxNode) {
    guard let word = node.firstToken else { return }
    var fields = ["stmt", node.text(of: word)]
    switch node.kind {
    case .ifExpr: fields += [conditions(of: node), elseField(of: node)]
    case .guardStmt, .whileStmt: fields.append(conditions(of: node))
    case .switchExpr: fields.append(String(node.children.count { $0.kind == .switchCase || $0.kind == .ifConfigDecl }))
    case .forStmt:
      let pattern = node.children.first { $0.kind.isPattern || $0.kind.isExpr }
      fields += [pattern?.spacedText ?? "", node.child(.whereGuard) == nil ? "" : "where"]
    case .doStmt: fields.append(String(node.children.count { $0.kind == .catchClause }))
    case .returnStmt: fields.append(node.children.isEmpty ? "" : "expr")
    case .ifConfigDecl: fields = ["stmt", "#if", clauses(of: node)]
    default: break
    }
    add(Int(word.start), fields)
  }

  private func conditions(of node: SyntaxNode) -> String {
    node.conditions.map { condition in
      switch condition.kind {
      case .optionalBindingCondition: "let"
      case .matchingPatternCondition: "case"
      case .availabilityCondition: "available"
      default: "expr"
      }
    }.joined(separator: ",")
  }

  private func elseField(of node: SyntaxNode) -> String {
    guard node.ownToken(.elseKeyword) != nil, let last = node.children.last else { return "" }
    return last.kind == .ifExpr ? "else if" : "else"
  }

  private func clauses(of node: SyntaxNode) -> String {
    node.children.filter { $0.kind == .ifConfigClause }.map { clause in
      let word = clause.firstToken.map { clause.text(of: $0) } ?? ""
      let condition = clause.flags.contains(.hasCondition) ? clause.children.first : nil
      return word + (condition.map { " " + $0.spacedText } ?? "")
    }.joined(separator: "; ")
  }

  // MARK: Pieces

  private func introducer(of node: SyntaxNode) -> Token? {
    node.ownTokens.first { _ in true }
  }

  private func firstName(of parameter: SyntaxNode) -> String {
    guard parameter.ownToken(.colon) != nil else { return "_" }
    return parameter.ownTokens.first { _ in true }.map { parameter.text(of: $0) } ?? "_"
  }

  /// The attributes and the modifiers of a declaration.
  private func modifierFields(of node: SyntaxNode) -> [String] {
    guard let list = node.child(.modifierList) else { return ["", ""] }
    let attributes = list.children.compactMap { child in
      child.kind == .attribute ? child.spacedText : child.kind == .ifConfigDecl ? "#if" : nil
    }
    var modifiers: [String] = []
    for token in list.ownTokens {
      switch token.kind {
      case .leftParen, .rightParen:
        modifiers[modifiers.count - 1] += (token.hasSpaceBefore ? " " : "") + list.text(of: token)
      default:
        if modifiers.last?.last == "(" {
          modifiers[modifiers.count - 1] += list.text(of: token)
        } else {
          modifiers.append(list.text(of: token))
        }
      }
    }
    return [attributes.joined(separator: " "), modifiers.joined(separator: " ")]
  }
}
