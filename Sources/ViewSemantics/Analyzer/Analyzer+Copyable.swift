import ViewSource
import ViewSyntax

/// Noncopyable types and consuming uses of their values.
extension Analyzer {
  /// Whether a type is `~Copyable`, or an optional of such a type.
  public func isNoncopyable(_ type: TypeID) -> Bool {
    if let wrapped = wrapped(type) { return isNoncopyable(wrapped) }
    guard types.kind(type) == .nominal, !isFromCatalogue(types.decl(type)) else { return false }
    let clause = node(of: types.decl(type)).child(.inheritanceClause)
    guard clause?.subtree.contains(where: { $0.kind == .suppressedType }) == true else { return false }
    // `extension Maybe: Copyable where Wrapped: Copyable`: the type is copyable if its arguments are.
    return !isCopiedAsParts(types.decl(type)) || types.arguments(type).contains(where: isNoncopyable)
  }

  /// Whether an extension declares a conditional conformance to `Copyable`.
  private func isCopiedAsParts(_ id: DeclID) -> Bool {
    program.extensions(of: id).contains { added in
      node(of: added).child(.inheritanceClause)?.children.contains { inherited in
        inherited.subtree.contains { part in
          part.kind == .identifierType && part.referencedName.map { part.name(of: $0).text } == "Copyable"
        }
      } ?? false
    }
  }

  /// Whether a method consumes its receiver.
  public func isConsuming(_ id: DeclID) -> Bool {
    guard decl(id).kind == .function, let list = node(of: id).child(.modifierList) else { return false }
    return list.ownTokens.contains { list.isSpelt($0, "consuming") || list.isSpelt($0, "__consuming") }
  }

  /// For each parameter of a function or initializer, whether it is `borrowing`.
  public func lendsParameters(_ id: DeclID) -> [Bool] {
    guard let clause = node(of: id).child(.parameterClause) else { return [] }
    return clause.children.filter { $0.kind == .parameter }.map { parameter in
      parameter.children.contains { $0.kind == .attributedType && $0.ownToken(.borrowingKeyword) != nil }
    }
  }
}
