import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// An element with a unique identifier that the code makes: `Row(title: "A")` for a type with `let id = UUID()`.
struct FreshElement {
  /// The expression that makes the element: a call, a reference to an initializer, or a call of `decode`.
  let call: SyntaxNode
  /// The property that stores the identifier.
  let id: DeclID

  /// The first value in the code that is made with a unique identifier.
  init?(in node: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) {
    guard let found = Self.madeElement(in: node, record, context) else { return nil }
    (call, id) = found
  }

  private static func madeElement(
    in node: SyntaxNode, _ record: BodyRecord, _ context: RuleContext, depth: Int = 0
  ) -> (call: SyntaxNode, id: DeclID)? {
    // `Row(title: $0)`, and a reference such as `Row.init` as an argument of `map`.
    let isMaking = node.kind == .functionCallExpr || node.kind == .memberAccessExpr
    if isMaking, let use = record.uses[node.id], let made = use.base,
      use.isMemberwise || context.analyzer.isInitializer(use.decl), let nominal = context.nominal(made),
      !context.analyzer.isFromCatalogue(nominal), let id = freshIdentifier(of: nominal, use, node, record, context)
    {
      return (node, id)
    }
    // `map(row)`, where the function only makes an element.
    if let use = record.uses[node.id], context.analyzer.isOwnFunction(use.decl), depth < maximumDepth,
      let value = context.analyzer.onlyValue(of: use.decl),
      let found = madeElement(in: value, context.analyzer.record(of: use.decl), context, depth: depth + 1)
    {
      return (node, found.id)
    }
    // A function that fills an array in a loop and returns it.
    if node.kind == .functionCallExpr, let use = record.uses[node.id], context.analyzer.isOwnFunction(use.decl),
      depth < maximumDepth, let element = appended(by: use.decl, context.analyzer),
      let found = madeElement(in: element, context.analyzer.record(of: use.decl), context, depth: depth + 1)
    {
      return (node, found.id)
    }
    for child in node.children where node.kind != .functionCallExpr || !isName(child, of: node) {
      if let found = madeElement(in: child, record, context, depth: depth) { return found }
    }
    return nil
  }

  /// The element that a function appends to a local array, which it returns.
  private static func appended(by function: DeclID, _ analyzer: Analyzer) -> SyntaxNode? {
    guard let block = analyzer.node(of: function).child(.codeBlock),
      let last = block.children.last(where: { _ in true }), last.kind == .returnStmt, let name = last.children.first,
      name.kind == .declReferenceExpr,
      block.children.contains(where: { statement in
        statement.kind == .variableDecl
          && statement.children.contains { $0.kind == .patternBinding && $0.children.first?.text == name.text }
      })
    else { return nil }
    return block.subtree.first { call in
      call.kind == .functionCallExpr && call.calleeName.map { call.name(of: $0) } == append
        && call.memberBase?.text == name.text
    }?.arguments.first
  }

  private static let append: Name = "append"

  /// Decoded values whose identifier is not decoded: `Codable` does not decode a constant with an initial value, nor a
  /// property that the coding keys leave out.
  ///
  /// - Parameter call: A call of a function named `decode`.
  init?(decodedBy call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard call.kind == .functionCallExpr, call.calleeName.map({ call.name(of: $0) }) == Self.decode,
      let type = context.type(of: call).flatMap({ analyzer.elementType(ofSequence: $0) }),
      let nominal = context.nominal(type), context.isOwn(nominal), context.conforms(nominal, to: .identifiable),
      let id = analyzer.directMembers(of: nominal, named: .id).first(where: {
        analyzer.decl($0).has(.isConstant) || Self.leavesOutID(nominal, analyzer)
      }),
      let value = analyzer.node(of: id).child(.initializerClause),
      context.freshPart(of: value, analyzer.record(of: id)) != nil,
      !analyzer.children(of: nominal).contains(where: { analyzer.isInitializer($0) })
    else { return nil }
    (self.call, self.id) = (call, id)
  }

  private static let decode: Name = "decode"
  private static let codingKeys: Name = "CodingKeys"

  /// Whether the coding keys of a type do not include its identifier.
  private static func leavesOutID(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    guard
      let keys = analyzer.directMembers(of: type, named: codingKeys).first(where: {
        analyzer.decl($0).kind == .enumeration
      })
    else { return false }
    let cases = analyzer.children(of: keys).filter { analyzer.decl($0).kind == .enumCase }
    return !cases.isEmpty && !cases.contains { analyzer.decl($0).name == .id }
  }

  /// Whether a part of a call is its callee, such as `Row.init` of `Row.init(id: 1)`.
  private static func isName(_ part: SyntaxNode, of call: SyntaxNode) -> Bool {
    guard part.id == call.children.first?.id else { return false }
    return part.kind == .declReferenceExpr || part.kind == .memberAccessExpr && part.lastToken?.kind == .initKeyword
  }

  /// The maximum depth of function calls.
  private static let maximumDepth = 2

  /// The stored `id` of an identifiable type whose initial value is unique, and which this call does not set.
  private static func freshIdentifier(
    of nominal: DeclID, _ use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord, _ context: RuleContext
  ) -> DeclID? {
    let analyzer = context.analyzer
    guard context.conforms(nominal, to: .identifiable),
      let id = analyzer.directMembers(of: nominal, named: Name.id).first(where: { analyzer.decl($0).kind == .variable }
      ),
      !analyzer.decl(id).has(.isComputed)
    else { return nil }
    guard let value = analyzer.node(of: id).child(.initializerClause) else {
      let given = analyzer.arguments(of: call, record).first { $0.label == Name.id }
      let isGiven = given.map { context.freshPart(of: $0.node, record) != nil } ?? false
      return isGiven || setsFresh(id, use, context) ? id : nil
    }
    // A custom initializer may set the identifier. If the identifier is a parameter, this call omits it.
    if !use.isMemberwise {
      let body = analyzer.node(of: use.decl)
      if !analyzer.decl(id).has(.isConstant), body.text.contains("id =") { return nil }
    }
    let arguments = analyzer.arguments(of: call, record)
    if arguments.contains(where: { $0.label == Name.id }) { return nil }
    if call.kind != .functionCallExpr, analyzer.parameters(of: use).contains(where: { $0.label == Name.id }) {
      return nil
    }
    return context.freshPart(of: value, analyzer.record(of: id)) == nil ? nil : id
  }

  /// Whether an initializer always sets the property to a unique value: `id = UUID()`.
  private static func setsFresh(_ id: DeclID, _ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
    guard !use.isMemberwise, context.analyzer.isInitializer(use.decl),
      let block = context.analyzer.node(of: use.decl).child(.codeBlock)
    else { return false }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return block.children.contains { statement in
      guard let (set, value) = inner.initialization(statement), set.decl == id else { return false }
      return inner.freshPart(of: value) != nil
    }
  }
}
