import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about hash values that are used as identifiers.
struct ForEachHashIDRule: Rule {
  static let info = RuleInfo(
    "foreach_hash_id", .identity, .warning, isFixable: true,
    summary: "the elements are identified by a hash value, which different elements may share",
    explanation: """
      An edit replaces the row and its state, because a hash value changes with each part of its value. Two different \
      elements may have the same hash value, and are then one row. And it differs at each launch of the app, so data \
      that is stored under it is not found again. Store an identifier, or use the value itself: `\\.self`.
      """,
    silence: """
      The hash value of a number, which is as good as the number. An enumeration whose cases have no associated \
      values, or that lists them all, because its hash values stay the same while the app runs. A type whose own \
      `hash(into:)` leaves something out, because it hashes a key that stays when the rest is edited; and one that \
      hashes its `id`. A type whose values never get into a list or `ForEach` without an `id:`, because it makes no \
      rows; a sheet that is shown for another value is another sheet.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 41, of: 43, inApps: 69))

  static let visits: [NodeKind] = [.patternBinding, .keyPathExpr, .assignmentExpr]
  static let usesProgramFacts = true

  private static let id: Name = "id"
  static let outsideViews = OutsideViews(properties: [id], words: [hashValue.name, finalize.name])
  private static let caseIterable: Name = "CaseIterable"
  private static let hash: Name = "hash"
  private static let integer: Name = "BinaryInteger"
  private static let finalize = CatalogueMember("Hasher", "finalize")
  private static let hashValue = CatalogueMember("Hashable", "hashValue")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .patternBinding { return checkIdentifier(node, context) }
    if node.kind == .assignmentExpr { return checkInitialization(node, context) }
    if let around = context.ancestors.last(where: { $0.kind == .functionCallExpr }),
      let made = context.madeType(around), context.analyzer.makesRows(made),
      context.argument(around, Self.id)?.id == node.id
    {
      checkKeyPath(node, of: around, context)
    }
  }

  /// `\.hashValue`, and a key path to a property that is computed from it.
  private func checkKeyPath(_ node: SyntaxNode, of around: SyntaxNode, _ context: RuleContext) {
    guard let path = context.type(of: node), context.analyzer.types.arguments(path).count == 2,
      let link = node.children.last, link.kind == .keyPathProperty, let name = link.lastToken
    else { return }
    let elementType = context.analyzer.types.argument(path, 0)
    let isHash = node.name(of: name) == Self.hashValue.name
    guard isHash || isOwnHash(node.name(of: name), of: node, context) else { return }
    // A `CaseIterable` type is usually an enumeration without associated values.
    if context.analyzer.isComplete(elementType),
      [Self.caseIterable, Self.integer].contains(where: {
        context.analyzer.conforms(elementType, to: context.analyzer.known($0))
      })
    {
      return
    }
    if let element = context.nominal(elementType) {
      // A type may implement its hash value itself.
      let own = context.analyzer.directMembers(of: element, named: Self.hashValue.name)
      if isPlainEnum(element, context) || own.contains(where: context.isOwn) || isHash && hashesKey(element, context) {
        return
      }
    }
    let canChange = isHash && node.onlyKeyPathName != nil && !context.mayNameRows
    context.report(
      diagnostic(
        at: node.range, context,
        fix: canChange
          ? [FixIt("`\\.self`", [TextEdit(name.range, "self")], isSafe: context.isContained(around))] : []))
  }

  /// `var id: Int { hashValue }`
  private func checkIdentifier(_ node: SyntaxNode, _ context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).name == Self.id,
      context.analyzer.decl(decl).has(.isComputed), let owner = context.ownerType,
      context.conforms(owner, to: .identifiable), !isPlainEnum(owner, context),
      !context.conforms(owner, to: Self.caseIterable), givesHash(decl, context)
    else { return }
    let parts = hashedParts(of: decl, context)
    if parts == [.whole], hashesKey(owner, context) { return }
    let range = context.analyzer.nameRange(of: decl)
    context.report(
      parts.contains(.whole) ? diagnostic(at: range, context, fix: []) : collision(at: range, context),
      if: .makesRows(owner))
  }

  /// `id = title.hashValue` in an initializer
  private func checkInitialization(_ node: SyntaxNode, _ context: RuleContext) {
    guard let (use, value) = context.initialization(node), use.part == .value,
      context.analyzer.decl(use.decl).name == Self.id, let owner = context.ownerType,
      context.conforms(owner, to: .identifiable), context.analyzer.decl(owner).kind != .enumeration,
      isHash(value, context.record, context)
    else { return }
    context.report(collision(at: node.range, context), if: .makesRows(owner))
  }

  /// Whether the result of a property is a hash value or derives from one: `hashValue`, `"\(hashValue)"`,
  /// `hasher.finalize()`.
  private func givesHash(_ property: DeclID, _ context: RuleContext) -> Bool {
    lastValue(of: property, context).map { isHash($0, context.analyzer.record(of: property), context) } ?? false
  }

  /// The value that a getter returns at its end.
  private func lastValue(of property: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let node = context.analyzer.node(of: property)
    guard let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
      let last = block.children.last, last.kind == .returnStmt || last.kind.isExpr && block.children.count == 1
    else { return nil }
    return last
  }

  /// `var key: Int { id.hashValue }`
  private func isOfIdentifier(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let value = lastValue(of: property, context) else { return false }
    return hashes(in: value, context.analyzer.record(of: property), context).allSatisfy { part in
      guard part.kind == .memberAccessExpr, let base = part.children.first, let name = base.referencedName else {
        return false
      }
      return base.name(of: name) == Self.id && base.isNameOrMemberOfSelf
    }
  }

  private func isHash(_ value: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) -> Bool {
    !hashes(in: value, record, context).isEmpty
  }

  /// The parts of a value that are hash values: `hashValue`, `name.hashValue`, `hasher.finalize()`.
  private func hashes(in value: SyntaxNode, _ record: BodyRecord, _ context: RuleContext) -> [SyntaxNode] {
    let analyzer = context.analyzer
    return value.subtree.filter { part in
      guard let decl = record.decl(of: part), analyzer.isFromCatalogue(decl) else { return false }
      let name = analyzer.decl(decl).name
      if name == Self.finalize.name { return analyzer.ownerName(of: decl) == Self.finalize.owner }
      guard name == Self.hashValue.name else { return false }
      // `UUID().hashValue`: the hash value of a unique value.
      return part.children.first.map { context.freshPart(of: $0, record) == nil } ?? true
    }
  }

  /// The hashed part of an element.
  private enum Hashed {
    /// The whole element, with its conformance to `Hashable`.
    case whole
    /// Some of its properties.
    case part
  }

  private func hashedParts(of property: DeclID, _ context: RuleContext) -> Set<Hashed> {
    guard let value = lastValue(of: property, context) else { return [] }
    let hashes = hashes(in: value, context.analyzer.record(of: property), context)
    return Set(
      hashes.map { part in
        if part.kind == .declReferenceExpr { return .whole }
        let base = part.kind == .memberAccessExpr ? part.children.first : nil
        return base?.kind == .declReferenceExpr && base?.firstToken?.kind == .selfKeyword ? .whole : .part
      })
  }

  /// Whether a type hashes only some of its stored properties, which are its key and stay when the others change.
  private func hashesKey(_ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.decl(type).kind == .enumeration { return hashesPartOfCases(type, context) }
    guard let function = analyzer.directMembers(of: type, named: Self.hash).first(where: context.isOwn) else {
      return false
    }
    // Functions that it calls may hash anything.
    let node = analyzer.node(of: function)
    return analyzer.children(of: type).contains { member in
      let decl = analyzer.decl(member)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
        && !node.mentions(decl.name)
    }
  }

  /// Whether an enumeration hashes only a part of its associated values: `case .page(let page): page.id`,
  /// `case .page(_, let number): number`.
  private func hashesPartOfCases(_ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let function = analyzer.directMembers(of: type, named: Self.hash).first(where: context.isOwn) else {
      return false
    }
    let cases = analyzer.node(of: function).subtree.filter { $0.kind == .switchCase }
    return cases.contains { one in
      let names = one.children.filter { $0.kind == .switchCaseItem }.lazy.flatMap(\.subtree).filter {
        $0.kind == .identifierPattern
      }.compactMap { pattern in pattern.lastToken.map { pattern.name(of: $0) } }
      let code = one.children.filter { $0.kind != .switchCaseItem }
      return names.contains { name in
        let uses = code.lazy.flatMap(\.subtree).filter { part in
          part.kind == .declReferenceExpr && part.referencedName.map { part.name(of: $0) } == name
        }
        let members = code.lazy.flatMap(\.subtree).filter { $0.kind == .memberAccessExpr }
        return uses.allSatisfy { use in members.contains { $0.children.first?.id == use.id } }
      }
    }
  }

  /// Whether the property at the end of a key path is declared in the program and returns a hash value.
  private func isOwnHash(_ name: Name, of path: SyntaxNode, _ context: RuleContext) -> Bool {
    guard path.onlyKeyPathName != nil,
      let root = context.type(of: path).flatMap({ context.nominal(context.analyzer.types.argument($0, 0)) }),
      context.isOwn(root)
    else { return false }
    let named = ([root] + context.analyzer.extensions(of: root)).flatMap { context.analyzer.children(of: $0) }.first {
      context.analyzer.decl($0).name == name && context.analyzer.decl($0).has(.isComputed)
    }
    return named.map { givesHash($0, context) && !isOfIdentifier($0, context) } ?? false
  }

  /// An enumeration without associated values.
  private func isPlainEnum(_ type: DeclID, _ context: RuleContext) -> Bool {
    guard context.analyzer.decl(type).kind == .enumeration else { return false }
    return context.analyzer.children(of: type).allSatisfy { member in
      context.analyzer.decl(member).kind != .enumCase || !context.analyzer.decl(member).has(.hasParameters)
    }
  }

  /// The diagnostic if only a part of the element is hashed.
  private func collision(at range: SourceRange, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      Self.info.level, Self.info.id,
      "two elements may have the same hash value: one row is taken for the other; store an identifier that differs",
      in: context.file, at: range)
  }

  private func diagnostic(at range: SourceRange, _ context: RuleContext, fix: [FixIt]) -> Diagnostic {
    Diagnostic(
      Self.info.level, Self.info.id,
      "a hash value changes with its element, and two elements may have the same one: rows are replaced or mixed up; store an "
        + "identifier",
      in: context.file, at: range, fixIts: fix)
  }
}
