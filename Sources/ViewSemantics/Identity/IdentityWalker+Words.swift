import ViewSource
import ViewSyntax

/// Code as it reads where a body is: without the names that only a helper or container that it uses knows.
extension IdentityWalker {
  /// An expression with what is given to parameters and properties in the place of their names: in a helper that is called
  /// as `row(item)`, `element.isOpen` is `item.isOpen`; in `r.view`, `self` is `r`.
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
        // `!isOpen` given `a || b`.
        let needsParentheses = known.isCompound && node.kind.bindsItsParts
        replaced.append((child.range, needsParentheses ? "(\(known.text))" : known.text))
      } else {
        replace(in: child, frame, &replaced)
      }
    }
  }

  /// What a name is called where the body is, if that is not the name itself.
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

  /// What a call of something given comes to: of an `@autoclosure` what it was given, of `{ isOpen }` what stands in it.
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

  /// What `item` in `if let item` is called where the body is, if that is not the name itself.
  func words(forName name: Name, _ frame: Frame) -> String? {
    if frame.locals[name] != nil { return nil }
    if let given = frame.parameters[name] { return words(of: given)?.text }
    return member(named: name, frame).flatMap { valueWords(of: $0)?.text }
  }

  private func words(of given: Given) -> (text: String, isCompound: Bool)? {
    // A whole closure would be too long to read.
    guard given.node.kind != .closureExpr, nesting < IdentityWalker.maximumNesting,
      isUnderstood(given.node, given.frame)
    else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    return (text(of: given.node, given.frame), given.node.kind.isCompound)
  }

  /// Helpers that give on to others what they are given, each twice, would be said in exponentially many words. So many in
  /// one another are too long to read.
  static let maximumNesting = 8

  /// Whether an expression can be said where the body is, or would say no more there than the name that stands for it: what
  /// is declared in a helper, and what a container keeps for itself, only they know.
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

  /// Whether a name alone is that of a member of `self`.
  private func isOwnMember(_ name: SyntaxNode, _ frame: Frame) -> Bool {
    guard let use = frame.record.uses[name.id], use.decl.file != .local else { return false }
    return analyzer.isMember(use.decl) && !analyzer.decl(use.decl).has(.isStatic)
      && [.variable, .function].contains(analyzer.decl(use.decl).kind)
  }

  /// The text of what a property is given: of a binding that of what it is bound to.
  private func valueWords(of given: Given) -> (text: String, isCompound: Bool)? {
    guard let words = words(of: given) else { return nil }
    let isBinding = given.frame.record.uses[given.node.id]?.part == .projection && words.text.hasPrefix("$")
    return isBinding ? (String(words.text.dropFirst()), words.isCompound) : words
  }

  /// Of `$isOn` the binding that the property was given.
  private func boundMember(for node: SyntaxNode, _ frame: Frame) -> Given? {
    guard let use = frame.record.uses[node.id], use.part == .projection else { return nil }
    return frame.members[use.decl]
  }

  // MARK: What names stand for

  /// What is given to the parameter that a name in a helper is; `nil` for any other expression.
  func given(for node: SyntaxNode, _ frame: Frame) -> Given? {
    guard let name = localName(node, frame), frame.locals[name] == nil else { return nil }
    return frame.parameters[name]
  }

  /// What a name declared in a block stands for.
  func local(for node: SyntaxNode, _ frame: Frame) -> Given? {
    localName(node, frame).flatMap { frame.locals[$0] }
  }

  func localName(_ node: SyntaxNode, _ frame: Frame) -> Name? {
    guard node.kind == .declReferenceExpr, frame.record.uses[node.id] == nil else { return nil }
    return (node.referencedName ?? node.firstToken).map { node.name(of: $0) }
  }
}

extension NodeKind {
  /// Whether an expression is made of others by what binds less than a call.
  fileprivate var isCompound: Bool {
    switch self {
    case .infixOperatorExpr, .ternaryExpr, .prefixOperatorExpr, .asExpr, .isExpr, .tryExpr, .awaitExpr: true
    default: false
    }
  }

  /// Whether an expression would take apart one that stands in it without parentheses.
  fileprivate var bindsItsParts: Bool { isCompound || self == .memberAccessExpr || self == .forceUnwrapExpr }
}
