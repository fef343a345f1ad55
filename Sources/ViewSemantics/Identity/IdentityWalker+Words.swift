import ViewSource
import ViewSyntax

/// Source text as seen from the body: without names that only a helper or container knows.
extension IdentityWalker {
  /// The source text of an expression with parameters and properties replaced by their arguments: in a helper called as
  /// `row(item)`, `element.isOpen` is `item.isOpen`; in `r.view`, `self` is `r`.
  func text(of node: SyntaxNode, _ frame: Frame) -> String {
    guard !frame.parameters.isEmpty || !frame.members.isEmpty || frame.owner != nil else { return node.spacedText }
    if let known = words(for: node, frame) { return known.text }
    var replaced: [(range: SourceRange, text: String)] = []
    replace(in: node, frame, &replaced)
    return node.spacedText(replacing: replaced)
  }

  private func replace(
    in node: SyntaxNode, _ frame: Frame, _ replaced: inout [(range: SourceRange, text: String)]
  ) {
    var frame = frame
    if node.kind == .closureExpr {
      frame = frame.copy()
      frame.shadow(node.closureParameterNames(unnamed: 1))
    }
    for child in node.children where !child.kind.isType && !child.kind.isPattern {
      if let known = words(for: child, frame) {
        // `!isOpen` with the argument `a || b`.
        let needsParentheses = known.isCompound && node.kind.bindsItsParts
        replaced.append((child.range, needsParentheses ? "(\(known.text))" : known.text))
      } else {
        replace(in: child, frame, &replaced)
      }
    }
  }

  /// The replacement text for a name; `nil` if the name itself is known in the body.
  private func words(for node: SyntaxNode, _ frame: Frame) -> (text: String, isCompound: Bool)? {
    if let given = given(for: node, frame) { return words(of: given) }
    if let member = member(for: node, frame) { return valueWords(of: member) }
    if let value = value(ofCall: node, frame) { return words(of: value) }
    guard node.kind == .declReferenceExpr else { return nil }
    if let binding = boundMember(for: node, frame) { return words(of: binding) }
    guard let owner = frame.owner else { return nil }
    if node.firstToken?.kind == .selfKeyword { return words(of: owner) }
    guard isOwnMember(node, frame), let whole = words(of: owner) else { return nil }
    return ((whole.isCompound ? "(\(whole.text))" : whole.text) + "." + node.spacedText, false)
  }

  /// The value of a call of an argument: the argument of an `@autoclosure`, the expression in `{ isOpen }`.
  private func value(ofCall call: SyntaxNode, _ frame: Frame) -> Given? {
    guard call.kind == .functionCallExpr, frame.record.uses[call.id] == nil, let callee = call.children.first,
      let known = given(for: callee, frame) ?? member(for: callee, frame)
    else { return nil }
    let function = origin(of: known.node, known.frame)
    if function.node.kind == .closureExpr {
      let statements = function.node.children.filter { $0.kind != .closureSignature }
      guard statements.count == 1, statements[0].kind.isExpr else { return nil }
      let inner = function.frame.copy()
      let names = function.node.closureParameterNames(unnamed: call.callArguments.count)
      inner.shadow(names)
      for (name, argument) in zip(names, call.callArguments) {
        if let node = argument.node { inner.parameters[name] = Given(node: node, frame: frame) }
      }
      return Given(node: statements[0], frame: inner)
    }
    guard call.callArguments.isEmpty, let type = type(of: function.node, function.frame),
      analyzer.types.kind(type) != .function
    else { return nil }
    return function
  }

  /// The replacement text for `item` in `if let item`; `nil` if the name itself is known in the body.
  func words(forName name: Name, _ frame: Frame) -> String? {
    if frame.locals[name] != nil { return nil }
    if let given = frame.parameters[name] { return words(of: given)?.text }
    return member(named: name, frame).flatMap { valueWords(of: $0)?.text }
  }

  private func words(of given: Given) -> (text: String, isCompound: Bool)? {
    // A whole closure is too long to print.
    guard given.node.kind != .closureExpr, nesting < IdentityWalker.maximumNesting,
      isUnderstood(given.node, given.frame)
    else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    return (text(of: given.node, given.frame), given.node.kind.isCompound)
  }

  /// The nesting limit of replacements. Helpers that pass each argument on twice would have exponentially long texts.
  static let maximumNesting = 8

  /// Whether an expression can be printed in terms of the body. Locals of a helper and the private state of a container
  /// cannot.
  private func isUnderstood(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    if frame.isOfBody { return true }
    return node.subtree.allSatisfy { part in
      guard part.kind == .declReferenceExpr else { return part.kind != .closureExpr }
      if let given = given(for: part, frame) ?? member(for: part, frame) ?? boundMember(for: part, frame) {
        return given.node.kind != .closureExpr && isUnderstood(given.node, given.frame)
      }
      if part.firstToken?.kind == .selfKeyword || localName(part, frame) == nil && isOwnMember(part, frame) {
        return frame.owner.map { isUnderstood($0.node, $0.frame) } ?? !frame.isOfContainer
      }
      return localName(part, frame) == nil
    }
  }

  /// Whether a name refers to an instance member of the implicit `self`.
  private func isOwnMember(_ name: SyntaxNode, _ frame: Frame) -> Bool {
    guard let use = frame.record.uses[name.id], use.decl.file != .local else { return false }
    return analyzer.isMember(use.decl) && !analyzer.decl(use.decl).has(.isStatic)
      && [.variable, .function].contains(analyzer.decl(use.decl).kind)
  }

  /// The text of a property's argument; for a binding, that of the bound value.
  private func valueWords(of given: Given) -> (text: String, isCompound: Bool)? {
    guard let words = words(of: given) else { return nil }
    let isBinding = given.frame.record.uses[given.node.id]?.part == .projection && words.text.hasPrefix("$")
    return isBinding ? (String(words.text.dropFirst()), words.isCompound) : words
  }

  /// The binding argument of a property for `$isOn`.
  private func boundMember(for node: SyntaxNode, _ frame: Frame) -> Given? {
    guard let use = frame.record.uses[node.id], use.part == .projection else { return nil }
    return frame.members[use.decl]
  }

  // MARK: Values of names

  /// The argument of the parameter that a name refers to; `nil` for any other expression.
  func given(for node: SyntaxNode, _ frame: Frame) -> Given? {
    guard let name = localName(node, frame), frame.locals[name] == nil else { return nil }
    return frame.parameters[name]
  }

  /// The value of a local.
  func local(for node: SyntaxNode, _ frame: Frame) -> Given? {
    localName(node, frame).flatMap { frame.locals[$0] }
  }

  func localName(_ node: SyntaxNode, _ frame: Frame) -> Name? {
    guard node.kind == .declReferenceExpr, frame.record.uses[node.id] == nil else { return nil }
    return (node.referencedName ?? node.firstToken).map { node.name(of: $0) }
  }
}

extension NodeKind {
  /// Whether an expression has an operator with lower precedence than a call.
  fileprivate var isCompound: Bool {
    switch self {
    case .infixOperatorExpr, .ternaryExpr, .prefixOperatorExpr, .asExpr, .isExpr, .tryExpr, .awaitExpr: true
    default: false
    }
  }

  /// Whether an expression binds tighter than an operand without parentheses.
  fileprivate var bindsItsParts: Bool { isCompound || self == .memberAccessExpr || self == .forceUnwrapExpr }
}
