import ViewSource
import ViewSyntax

/// Conditions and patterns: the names that they declare, and their types.
extension BodyChecker {
  /// Declares the names that conditions bind: `if let x`, `if case .a(let x) = e`.
  func declareConditions(_ conditions: [SyntaxNode]) {
    for condition in conditions {
      let limit = visibleLocals ?? locals.count
      switch condition.kind {
      case .optionalBindingCondition:
        guard let pattern = condition.children.first(where: { $0.kind.isPattern }) else { continue }
        let annotation = condition.child(.typeAnnotation)?.children.first { $0.kind.isType }
        let value = condition.initialValue
        wantOptional(value)
        if let annotation {
          let type = writtenType(annotation)
          recordAside(value, expected: analyzer.optional(type))
          declareNames(in: pattern, type: type, value: nil, kind: .unwrapped, limit: limit, root: pattern)
        } else if let value {
          let first = locals.count
          declareNames(in: pattern, type: nil, value: value, kind: .unwrapped, limit: limit, root: pattern)
          // `if let _ = value` binds no name whose query would check the value.
          if locals.count == first { recordAside(value) }
        } else if let token = pattern.firstToken {
          declareShorthand(pattern.name(of: token), isSelf: token.kind == .selfKeyword, at: pattern)
        }
      case .matchingPatternCondition:
        guard let value = condition.initialValue,
          let pattern = condition.children.first(where: { $0.kind.isPattern || $0.kind.isExpr })
        else { continue }
        recordAside(value)
        declareMatches(in: pattern, subject: value)
        if recorder != nil, pattern.kind == .declReferenceExpr || pattern.kind == .functionCallExpr,
          !bindsNames(pattern)
        {
          recordPattern(pattern, finished(value, expected: nil))
        }
      default:
        if condition.kind.isExpr { recordAside(condition, expected: analyzer.known(.bool)) }
      }
      if recorder != nil || looksForLiterals, locals.count > limit {
        for index in limit..<locals.count { _ = type(ofLocal: index) }
      }
    }
  }

  /// Declares the name of `if let x`, with the wrapped type of the outer `x`.
  private func declareShorthand(_ name: Name, isSelf: Bool, at pattern: SyntaxNode) {
    let outer = isSelf ? selfValue : nameType(name, at: pattern)
    note(type: outer, of: pattern.id)
    declare(name, analyzer.wrapped(outer) ?? outer)
  }

  /// Declares the names that the patterns of a case bind.
  func declareCase(_ node: SyntaxNode, subject: SyntaxNode) {
    recordAside(subject)
    defer {
      for item in node.children where item.kind == .switchCaseItem {
        recordAside(item.child(.whereGuard)?.children.first, expected: analyzer.known(.bool))
      }
    }
    guard let item = node.child(.switchCaseItem),
      let pattern = item.children.first(where: { $0.kind.isPattern || $0.kind.isExpr })
    else { return }
    guard bindsNames(pattern) else { return recordPatterns(of: node, subject: subject) }
    declareMatches(in: pattern, subject: subject)
  }

  /// Records the expressions that a subject is compared with.
  private func recordPatterns(of node: SyntaxNode, subject: SyntaxNode) {
    guard recorder != nil else { return }
    let type = finished(subject, expected: nil)
    for item in node.children where item.kind == .switchCaseItem {
      // There are no names to declare, but expressions at any depth to record.
      if let pattern = item.children.first, pattern.kind.isExpr { bind(pattern, to: type, isBinding: false) }
    }
  }

  private func recordPattern(_ pattern: SyntaxNode, _ type: TypeID) {
    guard recorder != nil else { return }
    if hasRootless(pattern), let wanted = patternType(ofRootless: pattern, besides: type) {
      return recordAside(pattern, expected: wanted)
    }
    if pattern.kind == .functionCallExpr {
      // `.some(1)` is a pattern, `UInt8(ascii: "a")` a value.
      guard let callee = pattern.children.first else { return }
      if typeNamed(by: callee) == nil {
        // `isNamed("Ann")` returns a generic predicate, whose parameter type the subject decides.
        if callee.kind == .memberAccessExpr, let base = callee.children.first, typeNamed(by: base) == nil {
          // `case text.contains(word):`
          return recordAside(pattern, expected: type)
        }
        guard callee.kind == .declReferenceExpr, givesOpenFunction(pattern) else { return }
        return recordAside(pattern, expected: types.function([type], [], analyzer.known(.bool)))
      }
    }
    recordAside(pattern, expected: type)
  }

  private func givesOpenFunction(_ call: SyntaxNode) -> Bool {
    let mark = analyzer.mark()
    let kept = recorder
    recorder = nil
    let type = analyzer.resolved(check(call, expected: nil))
    recorder = kept
    analyzer.undo(to: mark)
    return types.kind(type) == .function && !types.flags(type).isDisjoint(with: [.hasVariable, .hasHole])
  }

  private func bindsNames(_ pattern: SyntaxNode) -> Bool {
    pattern.kind == .valueBindingPattern || pattern.children.contains { bindsNames($0) }
  }

  private func declareMatches(in pattern: SyntaxNode, subject: SyntaxNode) {
    let chain = (chainExpectation, sawOptionalChain)
    let type = finished(subject, expected: nil)
    (chainExpectation, sawOptionalChain) = chain
    bind(pattern, to: type, isBinding: false)
  }

  /// Declares the names in a pattern that is matched against a type.
  func bind(_ pattern: SyntaxNode, to type: TypeID, isBinding: Bool) {
    switch pattern.kind {
    case .valueBindingPattern:
      for child in pattern.children where child.kind.isPattern || child.kind.isExpr {
        bind(child, to: type, isBinding: true)
      }
    case .identifierPattern:
      if isBinding, let token = pattern.firstToken { declare(pattern.name(of: token), type) }
    case .declReferenceExpr:
      guard isBinding else { return recordPattern(pattern, type) }
      if let token = pattern.referencedName { declare(pattern.name(of: token), type) }
    case .optionalChainingExpr:
      if let inner = pattern.children.first { bind(inner, to: analyzer.wrapped(type) ?? type, isBinding: isBinding) }
    case .asExpr:
      guard pattern.children.count == 2 else { return }
      bind(pattern.children[0], to: writtenType(pattern.children[1]), isBinding: isBinding)
    case .tupleExpr, .parenExpr, .tuplePattern:
      for (index, child) in pattern.children.enumerated() {
        let element =
          types.kind(type) == .tuple && index < types.argumentCount(type) ? types.argument(type, index) : type
        bind(child, to: element, isBinding: isBinding)
      }
    case .labeledExpr, .tuplePatternElement:
      if let inner = pattern.children.last { bind(inner, to: type, isBinding: isBinding) }
    case .functionCallExpr: bindPayload(pattern, of: type, isBinding: isBinding)
    default: if pattern.kind.isExpr, pattern.kind != .discardAssignmentExpr { recordPattern(pattern, type) }
    }
  }

  /// Declares the names in the pattern of an enum case with associated values: `.case(let a, label: let b)`.
  private func bindPayload(_ pattern: SyntaxNode, of type: TypeID, isBinding: Bool) {
    guard let callee = pattern.children.first, let token = pattern.calleeName else { return }
    let name = pattern.name(of: token)
    var subject = type
    if callee.kind != .implicitMemberExpr, let base = callee.children.first, base.kind.isExpr {
      let baseType = finished(base, expected: nil)
      if types.kind(baseType) == .metatype { subject = types.argument(baseType, 0) }
    }
    let arguments = pattern.arguments
    guard
      let payload = analyzer.payload(ofCase: name, in: subject)
        ?? analyzer.wrapped(subject).flatMap({ analyzer.payload(ofCase: name, in: $0) })
    else {
      if !bindsNames(pattern) { return recordPattern(pattern, type) }
      for argument in arguments {
        bind(argument, to: analyzer.hole(.unresolvedMember, name.text), isBinding: isBinding)
      }
      return
    }
    if arguments.count == 1, payload.count > 1 {
      let tuple = types.tuple(payload.map(\.type), labels: payload.map(\.label))
      return bind(arguments[0], to: tuple, isBinding: isBinding)
    }
    for (index, argument) in arguments.enumerated() {
      let element = index < payload.count ? payload[index].type : analyzer.hole(.notInferred, name.text)
      bind(argument, to: element, isBinding: isBinding)
    }
  }
}

extension Analyzer {
  /// The associated values of an enum case in an instance of the enum.
  func payload(ofCase name: Name, in type: TypeID) -> [(label: Name, type: TypeID)]? {
    guard types.kind(type) == .nominal else { return nil }
    guard let id = directMembers(of: types.decl(type), named: name).first(where: { decl($0).kind == .enumCase }) else {
      return nil
    }
    let substitution = substitution(of: type)
    return signature(of: id).parameters.map { ($0.label, substitute($0.type, substitution)) }
  }

  /// The syntax tree of a context's file.
  func tree(of context: Context) -> SyntaxTree? {
    context.decl?.file == .local ? localDecls[Int(context.decl?.index ?? 0)].tree : program.file(context.file).tree
  }
}
