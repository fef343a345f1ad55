import ViewCatalog
import ViewSource
import ViewSyntax

/// An explanation for the user why a part of a type is unknown.
public struct HoleExplanation: Sendable {
  /// The text in the place of the part: `_`, or the name of an undeclared type.
  public let part: String
  /// The reason, with a suggestion if there is one.
  public let message: String
  /// The range of the responsible expression in UTF-8 bytes of the declaration's file; `nil` if the reason is in a
  /// declaration.
  public let range: SourceRange?
}

extension Analyzer {
  /// The explanations for the unknown parts of a declaration's type, in order of appearance.
  public func explanations(of declaration: TypedDeclaration) -> [HoleExplanation] {
    if declaration.isComplete { return [] }
    let record = record(of: declaration.decl)
    return zip(declaration.reasons, nodes(ofReasonsFor: declaration, record)).map { reason, node in
      HoleExplanation(
        part: reason.kind == .undeclaredType ? reason.detail : "_",
        message: message(for: reason, at: node, in: declaration, record), range: node?.nameRange)
    }
  }

  private func message(
    for reason: HoleReason, at node: SyntaxNode?, in declaration: TypedDeclaration, _ record: BodyRecord
  ) -> String {
    switch reason.kind {
    case .unresolvedName, .undeclaredType:
      // Most undeclared types are in files that were not given, and are no spelling mistakes.
      let names = namesOfTypes(seenFrom: declaration.decl.file).sorted()
      return reason.description + Spelling.hint(for: reason.detail, in: names, limit: reason.detail.count < 8 ? 1 : 2)
    case .unresolvedMember:
      guard let base = node.flatMap({ base(of: $0, record) }) else { return reason.description }
      let names = namesOfMembers(of: base)
      if names.contains(reason.detail) { return "`\(reason.detail)` is declared, but not visible from here" }
      if let other = members(of: base).first(where: { means(reason.detail, $0) }) {
        return reason.description + "; did you mean `\(decl(other).name.text)`?"
      }
      // An operator is no candidate for a misspelled name.
      let words = names.filter { $0.first.map { $0.isLetter || $0 == "_" } == true }
      let limit = reason.detail.count < 3 ? reason.detail.count - 1 : nil
      return reason.description + Spelling.hint(for: reason.detail, in: words.sorted(), limit: limit)
    case .differentReturns:
      let remedy = builderOfResult(of: declaration.decl).map { "; without `return`, \($0) combines them into one" }
      return reason.description + (remedy ?? "")
    case .differentTypes:
      // The body without a builder consists of a conditional statement.
      guard let node, node.kind == .ifExpr || node.kind == .switchExpr, resultBuilder(of: declaration.decl) == nil,
        let block = self.node(of: declaration.decl).getterBlock, block.children.contains(where: { $0.id == node.id }),
        let builder = builderOfResult(of: declaration.decl)
      else { return reason.description }
      return reason.description + "; \(builder) is missing"
    case .uncertain:
      // The catalogue's own name for the type is not printed.
      let name = node.flatMap { $0.kind == .functionCallExpr ? $0.calleeName : $0.referencedName }
      let callee = name.flatMap { $0.kind == .identifier ? node?.text(of: $0) : nil }
      let part = callee.map { "the type that `\($0)` returns" } ?? "a part of it"
      return "SwiftUI's name for \(part) is not confirmed"
    default: return reason.description
    }
  }

  /// The attribute of the result builder for a declaration's result type: `@ViewBuilder` for `some View`, as the
  /// protocol's own requirement has it.
  private func builderOfResult(of id: DeclID) -> String? {
    let declared = decl(id).kind == .variable ? variableType(of: id) : signature(of: id).result
    guard types.kind(declared) == .opaque else { return nil }
    for constraint in opaqueConstraints(declared) where types.kind(constraint) == .nominal {
      for requirement in children(of: types.decl(constraint)) {
        if let builder = resultBuilder(of: requirement) { return "`@\(text(of: builder))`" }
      }
    }
    return nil
  }

  /// The type of the base of a member access.
  private func base(of node: SyntaxNode, _ record: BodyRecord) -> TypeID? {
    node.memberBase.flatMap { record.types[$0.id] }
  }

  private func namesOfTypes(seenFrom file: FileID) -> Set<String> {
    let visible = program.modules.filter { $0.isCatalogue }.flatMap { module in
      module.topLevel.filter { $0.value.contains { decl($0).kind.isNominal && !program.isUnavailable($0) } }.keys
    }
    let own = program.typesAtTop(ofModuleWith: file).map { decl($0).name }
    return Set((visible + own).map(\.text))
  }

  /// The names of the members of a type and its ancestors.
  private func namesOfMembers(of type: TypeID) -> Set<String> {
    Set(members(of: type).filter { decl($0).kind.isValue && !isUnavailable($0) }.map { decl($0).name.text })
  }

  /// Whether the catalogue gives a member another name as a synonym.
  private func means(_ word: String, _ member: DeclID) -> Bool {
    catalogueText(.means, of: member)?.split(separator: " ").contains { $0 == word } == true
  }

  private func members(of type: TypeID) -> [DeclID] {
    let declared: [DeclID] =
      switch types.kind(type) {
      case .nominal: [types.decl(type)]
      case .opaque: opaqueConstraints(type).compactMap { types.kind($0) == .nominal ? types.decl($0) : nil }
      default: []
      }
    let owners = declared + declared.flatMap { ancestors(of: $0) }
    return owners.flatMap { owner in
      // A local type has no extensions.
      children(of: owner) + (owner.file == .local ? [] : program.extensions(of: owner).flatMap(children(of:)))
    }
  }

  /// Whether a declaration is unavailable everywhere.
  private func isUnavailable(_ id: DeclID) -> Bool {
    id.file == .local ? decl(id).has(.isUnavailable) : program.isUnavailable(id)
  }
}

extension SyntaxNode {
  /// The range of the name in a call or member access, without the base.
  fileprivate var nameRange: SourceRange {
    let named = kind == .functionCallExpr ? children.first ?? self : self
    return named.kind == .memberAccessExpr ? named.referencedName?.range ?? range : range
  }
}
