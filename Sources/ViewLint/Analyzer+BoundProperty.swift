import ViewSemantics
import ViewSource
import ViewSyntax

/// The properties that bindings read and write.
extension Analyzer {
  /// The property that a binding refers to: `text` of `$text`, `$model.text`, `$model.draft.text` and
  /// `Binding(get: { model.text }, set: { model.text = $0 })`.
  func propertyBound(by binding: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    if let use = record.uses[binding.id], use.part == .projection { return use.decl }
    return projectedMember(binding, record) ?? propertyOfClosures(binding, record)
  }

  /// The property behind a member of a binding or of an object's projection: `text` of `$model.text`.
  func projectedMember(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard let base = node.children.first, base.kind.isExpr, let name = node.referencedName,
      let type = record.types[base.id], types.kind(type) == .nominal, let value = types.arguments(type).first,
      types.kind(value) == .nominal, case let owner = types.decl(value), isOwn(owner)
    else { return nil }
    return directMembers(of: owner, named: node.name(of: name)).first { decl($0).kind == .variable }
  }

  /// The property that the closures of a binding only read and assign.
  func propertyOfClosures(_ call: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    valueOfClosures(call, record).flatMap { record.decl(of: $0) }
  }

  /// The expression that the first closure of such a binding reads.
  func valueOfClosures(_ call: SyntaxNode, _ record: BodyRecord) -> SyntaxNode? {
    guard call.kind == .functionCallExpr, let use = record.uses[call.id], isInitializer(use.decl),
      isFromCatalogue(use.decl), ownerName(of: use.decl) == .binding,
      case let closures = arguments(of: call, record).map(\.node), closures.count == 2,
      let read = closures[0].onlyStatement, let write = closures[1].onlyStatement,
      let property = record.uses[read.id], property.part == .value, isOwn(property.decl),
      decl(property.decl).kind == .variable,
      let assignment = PropertyWrite(write, record, self), assignment.property == property.decl,
      let value = assignment.value, value.kind == .declReferenceExpr,
      let given = closures[1].closureParameterNames(unnamed: 1).last, value.text == given.text
    else { return nil }
    return read
  }
}

extension SyntaxNode {
  /// The only statement of a closure; `nil` for other nodes.
  var onlyStatement: SyntaxNode? {
    guard kind == .closureExpr else { return nil }
    let statements = children.filter { $0.kind != .closureSignature }
    return statements.count == 1 ? statements[0] : nil
  }
}
