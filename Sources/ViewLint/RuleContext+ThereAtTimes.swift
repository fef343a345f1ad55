import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a node's views are shown only for some values: in a branch, as a row of data that may be empty, as one of
  /// several pages, or in a presentation. Conditions in an action that runs when the view appears do not count.
  func isConditionallyPresent(_ node: SyntaxNode) -> Bool {
    for (index, around) in ancestors.enumerated() {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      if around.kind == .functionCallExpr, inner.id != around.children.first?.id, begins(around) { return false }
      if isConditionallyPresent(inner, in: around) { return true }
    }
    return false
  }

  /// The same for a part of a node.
  func isConditionallyPresent(_ part: SyntaxNode, in around: SyntaxNode) -> Bool {
    switch around.kind {
    case .ifExpr:
      // A condition is evaluated only if the previous ones hold.
      return !around.conditions.prefix { $0.id != part.id }.allSatisfy { $0.kind == .availabilityCondition }
    case .infixOperatorExpr: return around.isShortCut && part.id != around.children.first?.id
    case .switchCase: return part.kind != .switchCaseItem
    case .ternaryExpr: return part.id != around.children.first?.id
    case .functionCallExpr: return part.id != around.children.first?.id && isConditionallyPresent(part, givenTo: around)
    default: return false
    }
  }

  /// Whether the action of a call runs when the view appears.
  func begins(_ call: SyntaxNode) -> Bool {
    calledFact(.lifecycle, of: call)?.startsOnAppear ?? false
  }

  private func isConditionallyPresent(_ part: SyntaxNode, givenTo call: SyntaxNode) -> Bool {
    // An argument that is not a view is evaluated at once: `Pages(selection: $page, titles: titles)`.
    if calledFact(.presents, of: call) != nil || mayPresent(call), isContent(part) { return true }
    guard let made = madeType(call), analyzer.isFromCatalogue(made) else { return false }
    if analyzer.catalogueText(.chooses, of: made) == "one" { return true }
    return analyzer.makesRows(made) && isRow(part) && !(call.arguments.first.map { isWrittenData($0) } ?? false)
  }

  private func isContent(_ part: SyntaxNode) -> Bool {
    let value = value(of: part)
    return value.kind == .closureExpr || record.types[value.id].map { analyzer.isView($0) } ?? true
  }

  /// The value of a part of a call, without its label.
  private func value(of part: SyntaxNode) -> SyntaxNode {
    let isLabeled = part.kind == .labeledExpr || part.kind == .labeledTrailingClosure
    return isLabeled ? part.children.last ?? part : part
  }

  /// Whether a part of a call is a function that makes a row for an element.
  private func isRow(_ part: SyntaxNode) -> Bool {
    let value = value(of: part)
    if value.kind == .closureExpr { return hasParameter(value) }
    return record.uses[value.id].map { analyzer.isOwnFunction($0.decl) } ?? false
  }

  /// Whether a view or function of the program has a binding parameter by which it may present its other arguments.
  private func mayPresent(_ call: SyntaxNode) -> Bool {
    guard let use = record.uses[call.id], isOwn(use.decl), let parameters = arguments(of: call)?.parameters else {
      return false
    }
    return parameters.contains { parameter in
      guard analyzer.isKnown(parameter.type, .binding),
        let value = analyzer.types.arguments(parameter.type).first
      else { return false }
      return analyzer.isKnown(value, .bool) || analyzer.wrapped(value) != nil
    }
  }

  /// Whether the data of rows are constant and not empty: a range of numbers, a literal, a constant with a literal
  /// value, the cases of an enumeration, a choice of these, or a member of an element of these.
  func isWrittenData(_ data: SyntaxNode) -> Bool {
    switch data.kind {
    case .arrayExpr: return true
    case .infixOperatorExpr:
      return data.children.first.flatMap { writtenNumber($0) } != nil
        && data.children.last.flatMap { writtenNumber($0) } != nil
    case .parenExpr: return data.children.first.map { isWrittenData($0) } ?? false
    case .ternaryExpr: return data.children.dropFirst().allSatisfy { isWrittenData($0) }
    case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr:
      if let value = localValue(of: data) { return value.kind != .declReferenceExpr && isWrittenData(value) }
      if isPartOfWrittenElement(data) { return true }
      guard let use = record.uses[data.id], use.part == .value else { return false }
      let decl = analyzer.decl(use.decl)
      if decl.name == "allCases" { return true }
      guard decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil, isOwn(use.decl) else { return false }
      return analyzer.node(of: use.decl).initialValue?.kind == .arrayExpr
    default: return false
    }
  }

  /// `group.pages` in `List(Self.groups) { group in … }`.
  private func isPartOfWrittenElement(_ data: SyntaxNode) -> Bool {
    guard data.kind == .memberAccessExpr, let base = data.children.first, base.kind == .declReferenceExpr,
      let name = base.lastToken.map({ base.name(of: $0) }),
      // In `List(book.pages) { book in … }` the data do not belong to the element `book`.
      let around = enclosingCalls.first(where: {
        $0.closure.range.contains(data.range) && $0.closure.declares(name)
      })?.call,
      let made = madeType(around), analyzer.makesRows(made), let outer = around.arguments.first
    else { return false }
    return isWrittenData(outer)
  }
}
