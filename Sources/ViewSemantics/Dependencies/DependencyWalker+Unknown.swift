import ViewCatalog
import ViewSource
import ViewSyntax

/// Undeclared names in the code, behind which there may be further reads.
extension DependencyWalker {
  /// Records an undeclared name, or the undeclared type of a member's base.
  func noteUnknown(_ node: SyntaxNode, _ record: BodyRecord) {
    // An assigned name is not read.
    guard DependencyWalker.kindsOfNames.contains(node.kind), !writes.whole.contains(place(node)),
      let type = record.types[node.id],
      analyzer.types.kind(type) == .hole
    else { return }
    let reason = analyzer.types.reason(ofHole: type)
    let name = reason.detail.hasPrefix(".") ? String(reason.detail.dropFirst()) : reason.detail
    switch reason.kind {
    case .unresolvedName, .unresolvedMember, .unknownModule:
      // The value of a local name is recorded at its declaration.
      if name == DependencyWalker.nameOfSubscripts {
        hasUnknownReads = true
      } else if node.kind != .declReferenceExpr || isUndeclared(node, name) {
        noteUnknown(name)
      }
    case .undeclaredType:
      // Constructing a value of an undeclared type reads nothing, but its members may.
      let isAsked = node.kind == .memberAccessExpr || node.kind == .subscriptCallExpr
      if isAsked || node.kind == .functionCallExpr && !node.callArguments.isEmpty { noteUnknown(name) }
    case .ambiguous, .recursive, .noMatchingCall, .notInferred, .unsupported, .uncertain, .syntaxError,
      .differentTypes, .differentReturns, .nothingReturned, .noComponent, .noLoops:
      break
    // Code that was not checked may read anything.
    case .tooLarge: hasUnknownReads = true
    }
  }

  private static let kindsOfNames: Set<NodeKind> = [
    .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr,
  ]
  private static let nameOfSubscripts = "subscript"

  /// Whether the name itself is undeclared and not a local with an unknown value.
  private func isUndeclared(_ node: SyntaxNode, _ text: String) -> Bool {
    guard let token = node.referencedName ?? node.firstToken, node.text(of: token) == text else { return false }
    let name = node.name(of: token)
    return sources[name] == nil && localFunctions[name] == nil
  }

  /// Whether the callee of a call is undeclared.
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
  /// The undeclared wrappers of a view's properties, which may invalidate its body.
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

  /// Whether all dependencies of a view's body are known.
  func isKnownThroughout(_ view: DeclID) -> Bool {
    guard let walked = walkedBody(of: view) else { return true }
    return walked.unknownNames.isEmpty && !walked.hasUnknownReads && unknownWrappers(of: view).isEmpty
  }

  /// Whether a wrapper reads an object from the environment by its type, which is then observed by property:
  /// `@Environment(Store.self)`.
  func asksForType(_ wrapper: WrapperUse) -> Bool {
    guard catalogueText(.requires, of: wrapper.decl) != nil,
      let argument = wrapper.attribute.attributeArguments.first?.node
    else { return false }
    return argument.kind == .memberAccessExpr && argument.lastToken?.kind == .selfKeyword
  }
}
