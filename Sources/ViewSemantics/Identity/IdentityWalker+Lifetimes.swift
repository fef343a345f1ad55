import ViewCatalog
import ViewSource
import ViewSyntax

/// How long views last.
extension IdentityWalker {
  /// What cannot change ends nothing; a binding lasts while there is a value.
  ///
  /// - Parameter failed: the conditions of the branches before: not all of each hold.
  func lifetime(of conditions: [SyntaxNode], after failed: [SyntaxNode] = [], _ frame: Frame) -> Lifetime {
    let isChanging = { (node: SyntaxNode) in
      node.kind != .availabilityCondition && !self.isConstant(node, frame) && !node.matchesAnything
    }
    let (failed, holding) = (failed.filter(isChanging), conditions.filter(isChanging))
    let changing = failed + holding
    if changing.isEmpty { return .fixed }
    if changing.allSatisfy(\.kind.isExpr) {
      return .condition(changing.map { text(of: $0, frame) }.joined(separator: ", "))
    }
    if changing.count == 1, holding.count == 1, holding[0].kind == .optionalBindingCondition {
      return .optional(optionalText(holding[0], frame))
    }
    return .events(failed.map { event(ending: $0, holds: false, frame) } + holding.map { event(ending: $0, frame) })
  }

  /// What happens when a condition that holds, or one that does not, changes.
  private func event(ending condition: SyntaxNode, holds: Bool = true, _ frame: Frame) -> String {
    switch condition.kind {
    case .optionalBindingCondition:
      return "`\(optionalText(condition, frame))` \(holds ? "becomes nil" : "is no longer nil")"
    case .matchingPatternCondition:
      guard let pattern = condition.children.first, let value = condition.initialValue else { break }
      return "`\(text(of: value, frame))` \(holds ? "is no longer" : "becomes") `\(caseText(pattern))`"
    default: break
    }
    return "`\(text(of: condition, frame))` changes"
  }

  /// A pattern without the names that it gives to what is in it: `.success` of `.success(let value)`.
  private func caseText(_ pattern: SyntaxNode) -> String {
    let call = pattern.kind == .valueBindingPattern ? pattern.children.first ?? pattern : pattern
    guard call.kind == .functionCallExpr, let callee = call.children.first,
      call.callArguments.allSatisfy({ $0.node.map { !$0.kind.isExpr || $0.kind == .discardAssignmentExpr } ?? false })
    else { return call.spacedText }
    return callee.spacedText
  }

  /// What must not be `nil`: of `if let item` the item, of `if let value` in a helper what that is given.
  private func optionalText(_ condition: SyntaxNode, _ frame: Frame) -> String {
    if let value = condition.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) {
      return text(of: value, frame)
    }
    guard let pattern = condition.children.first(where: { $0.kind.isPattern }) else { return condition.text }
    if let token = pattern.firstToken, let given = frame.parameters[pattern.name(of: token)] {
      return text(of: given.node, given.frame)
    }
    return pattern.spacedText
  }

  /// A condition as it reads where its helper is used: what is given to a parameter in the place of its name.
  func text(of node: SyntaxNode, _ frame: Frame) -> String {
    if let given = given(for: node, frame) { return text(of: given.node, given.frame) }
    if let member = member(for: node, frame) { return valueText(of: member) }
    if node.kind == .prefixOperatorExpr, let sign = node.firstToken, let operand = node.children.first {
      return node.text(of: sign) + text(of: operand, frame)
    }
    return node.spacedText
  }

  /// The text of what a property is given: of a binding that of what it is bound to.
  private func valueText(of given: Given) -> String {
    let text = text(of: given.node, given.frame)
    return given.frame.record.uses[given.node.id]?.part == .projection && text.hasPrefix("$")
      ? String(text.dropFirst()) : text
  }

  /// What is given to the parameter that a name in a helper is; `nil` for any other expression.
  func given(for node: SyntaxNode, _ frame: Frame) -> Given? {
    guard let name = localName(node, frame), frame.locals[name] == nil else { return nil }
    return frame.parameters[name]
  }

  /// What a name declared in a block stands for.
  func local(for node: SyntaxNode, _ frame: Frame) -> Given? {
    localName(node, frame).flatMap { frame.locals[$0] }
  }

  private func localName(_ node: SyntaxNode, _ frame: Frame) -> Name? {
    guard node.kind == .declReferenceExpr, frame.record.uses[node.id] == nil else { return nil }
    return (node.referencedName ?? node.firstToken).map { node.name(of: $0) }
  }

  /// Whether an expression is the same for as long as the program runs: a literal, a `let` outside of types, a
  /// `static let`, a `let` with such a value, or made of nothing else by operators.
  func isConstant(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    switch node.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: return node.children.isEmpty
    case .declReferenceExpr, .memberAccessExpr:
      if let given = given(for: node, frame) { return isConstant(given.node, given.frame) }
      if let member = member(for: node, frame) { return isConstant(member.node, member.frame) }
      if let origin = origin(ofName: node, frame), origin.frame.constants.contains(origin.text) { return true }
      guard let use = frame.record.uses[node.id], analyzer.decl(use.decl).kind == .variable else { return false }
      let decl = analyzer.decl(use.decl)
      guard decl.has(.isConstant) else { return false }
      return decl.has(.isStatic) || !analyzer.isMember(use.decl) || hasConstantValue(use.decl, frame)
    case .parenExpr, .prefixOperatorExpr, .infixOperatorExpr:
      let parts = node.children.filter { $0.kind.isExpr }
      return !parts.isEmpty && parts.allSatisfy { isConstant($0, frame) }
    default: return false
    }
  }

  /// What a name, or a member of one, is called where it comes from: in `row(item)` the helper's `element.id` is `item.id`.
  private func origin(ofName node: SyntaxNode, _ frame: Frame) -> (text: String, frame: Frame)? {
    if let given = given(for: node, frame) { return origin(ofName: given.node, given.frame) }
    switch node.kind {
    case .declReferenceExpr: return (node.spacedText, frame)
    case .memberAccessExpr:
      guard let base = node.children.first, base.kind.isExpr, let whole = origin(ofName: base, frame),
        let member = node.referencedName
      else { return nil }
      return (whole.text + "." + node.text(of: member), whole.frame)
    default: return nil
    }
  }

  /// Whether a `let` of a type is declared with a value that is always the same: no initialiser can give it another.
  private func hasConstantValue(_ property: DeclID, _ frame: Frame) -> Bool {
    guard analyzer.isOwn(property), !frame.open.contains(property),
      let value = analyzer.node(of: property).initialValue
    else { return false }
    let inner = Frame(record(of: property), property.file)
    inner.open = frame.open.union([property])
    return isConstant(value, inner)
  }

  /// How long the view of an explicit identity lasts.
  func lifetime(ofIdentity id: SyntaxNode, _ frame: Frame) -> Lifetime {
    if isConstant(id, frame) { return .fixed }
    return isFresh(id, frame.record) ? .fresh : .explicit(text(of: id, frame))
  }

  /// Whether an expression gives another value each time.
  func isFresh(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if let use = record.uses[node.id], !use.isMemberwise, analyzer.decl(use.decl).has(.isFresh) { return true }
    return node.kind != .closureExpr && node.children.contains { isFresh($0, record) }
  }

  /// How long the content that is given to a modifier or container lasts, if not as long as what it is given to.
  func lifetime(ofContentIn use: BodyRecord.Use) -> Lifetime? {
    if let text = analyzer.catalogueText(.lasts, of: use.decl) { return .stated(text) }
    if let made = use.base, analyzer.types.kind(made) == .nominal, analyzer.isInitializer(use.decl),
      let text = analyzer.catalogueText(.lasts, of: analyzer.types.decl(made))
    {
      return .stated(text)
    }
    guard analyzer.catalogueText(.presents, of: use.decl) != nil else { return nil }
    return analyzer.signature(of: use.decl).parameters.contains { $0.label == "item" } ? .item : .presentation
  }

  /// How long what is given to a parameter lasts there.
  func lasting(_ place: Place, in parameter: Parameter?, of use: BodyRecord.Use) -> Place {
    guard let parameter else { return place }
    var place = place
    if let text = analyzer.catalogueText(.lasts, of: parameter, in: use.decl) { place = place.lasting(.stated(text)) }
    if let text = analyzer.catalogueText(.ends, of: parameter, in: use.decl) { place = place.lasting(.events([text])) }
    return place
  }
}

extension SyntaxNode {
  /// `case let value = value`: a name alone is given to whatever there is.
  fileprivate var matchesAnything: Bool {
    guard kind == .matchingPatternCondition, let pattern = children.first, pattern.kind == .valueBindingPattern else {
      return false
    }
    return pattern.children.first?.kind == .identifierPattern
  }
}
