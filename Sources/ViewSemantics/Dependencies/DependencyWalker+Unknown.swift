import ViewCatalog
import ViewSource
import ViewSyntax

/// Names in the code that runs which are declared nowhere that can be seen: what is behind them may be read too.
extension DependencyWalker {
  /// Notes a name that is not declared, or the type that a member is asked of and that is not.
  func noteUnknown(_ node: SyntaxNode, _ record: BodyRecord) {
    // What is assigned is not read.
    guard DependencyWalker.kindsOfNames.contains(node.kind), !writes.whole.contains(place(node)),
      let type = record.types[node.id],
      analyzer.types.kind(type) == .hole
    else { return }
    let reason = analyzer.types.reason(ofHole: type)
    let name = reason.detail.hasPrefix(".") ? String(reason.detail.dropFirst()) : reason.detail
    switch reason.kind {
    case .unresolvedName, .unresolvedMember, .unknownModule:
      // The value of a local name is noted where it is worked out.
      if name == DependencyWalker.nameOfSubscripts {
        hasUnknownReads = true
      } else if node.kind != .declReferenceExpr || isUndeclared(node, name) {
        noteUnknown(name)
      }
    case .undeclaredType:
      // To make a value of such a type reads nothing of what is there; to ask it for something may.
      let isAsked = node.kind == .memberAccessExpr || node.kind == .subscriptCallExpr
      if isAsked || node.kind == .functionCallExpr && !node.callArguments.isEmpty { noteUnknown(name) }
    case .ambiguous, .recursive, .noMatchingCall, .notInferred, .unsupported, .uncertain, .syntaxError,
      .differentTypes, .differentReturns, .nothingReturned, .noComponent, .noLoops:
      break
    // What was not worked out may read anything.
    case .tooLarge: hasUnknownReads = true
    }
  }

  private static let kindsOfNames: Set<NodeKind> = [
    .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr,
  ]
  private static let nameOfSubscripts = "subscript"

  /// Whether a name is the one that is not declared, and not one of the code around that stands for it.
  private func isUndeclared(_ node: SyntaxNode, _ text: String) -> Bool {
    guard let token = node.referencedName ?? node.firstToken, node.text(of: token) == text else { return false }
    let name = node.name(of: token)
    return sources[name] == nil && localFunctions[name] == nil
  }

  /// Whether what a call calls is declared nowhere that can be seen.
  func callsUnknown(_ call: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let callee = call.children.first, let type = record.types[call.id], analyzer.types.kind(type) == .hole else {
      return false
    }
    let reason = analyzer.types.reason(ofHole: type)
    return reason.kind == .unresolvedName && callee.kind == .declReferenceExpr && isUndeclared(callee, reason.detail)
  }

  private func noteUnknown(_ name: String) {
    if !name.isEmpty, !unknownNames.contains(name) { unknownNames.append(name) }
  }
}

extension Analyzer {
  /// The wrappers of a view's properties that are not declared: they may run its body again.
  func unknownWrappers(of view: DeclID) -> [String] {
    children(of: view).compactMap { member in
      guard decl(member).kind == .variable, decl(member).has(.hasCustomAttributes),
        decl(member).flags.isDisjoint(with: [.isComputed, .isStatic]), propertyWrappers(of: member).isEmpty
      else { return nil }
      return unknownAttribute(of: member)
    }
  }

  private func unknownAttribute(of property: DeclID) -> String? {
    guard let list = header(of: property).child(.modifierList) else { return nil }
    for attribute in program.configuration.attributes(in: list) {
      guard let type = attribute.children.first(where: { $0.kind.isType }), let name = type.referencedName,
        case .other = AttributeWord(type.bytes, name.range, isCatalogue: false)
      else { continue }
      let meant = resolveType(type, in: context(around: property))
      if types.kind(meant) == .hole, [.unresolvedName, .undeclaredType].contains(types.reason(ofHole: meant).kind) {
        return type.text(of: name)
      }
    }
    return nil
  }

  /// Whether it is known of all that a view's body runs what it reads.
  func isKnownThroughout(_ view: DeclID) -> Bool {
    guard let walked = walkedBody(of: view) else { return true }
    return walked.unknownNames.isEmpty && !walked.hasUnknownReads && unknownWrappers(of: view).isEmpty
  }

  /// Whether a wrapper looks in the environment for the object of a type that it names: `@Environment(Store.self)`. Such
  /// an object is one that is observed property by property.
  func asksForType(_ wrapper: WrapperUse) -> Bool {
    guard catalogueText(.requires, of: wrapper.decl) != nil,
      let argument = wrapper.attribute.attributeArguments.first?.node
    else { return false }
    return argument.kind == .memberAccessExpr && argument.lastToken?.kind == .selfKeyword
  }
}
