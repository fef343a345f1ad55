import ViewSource
import ViewSyntax

/// The shape of an expression: its structure with the types of its names. Two expressions with the same shape have the
/// same type for the same contextual type.
struct ExpressionShape: Hashable, BitwiseCopyable {
  /// A number unique in the analyzer; zero is none.
  let number: UInt32

  static let none = ExpressionShape(number: 0)
}

/// The table of all shapes of an analyzer, each made once. A shape is a kind, a value of its own and up to two parts.
final class ShapeTable {
  enum Kind: UInt64 {
    /// A value of a type, such as a name.
    case value
    case literal
    /// `.name`
    case implicitMember
    /// `part.name`
    case member
    /// A call of the first part with the argument list of the second.
    case call
    /// An argument list: the last argument is the second part, the preceding ones the first.
    case argument
    /// A closure with a number of parameters.
    case closure
    case prefixOperator
    case infixOperator
    /// `condition ? part : part`
    case ternary
  }

  struct Key: Hashable, MemoKey {
    var kind: Kind
    var own: UInt64
    var left: ExpressionShape
    var right: ExpressionShape

    var bits: UInt64 {
      var bits = own &* 0xA076_1D64_78BD_642F ^ kind.rawValue
      bits = (bits ^ bits >> 29) &* 0xE703_7ED1_A0B4_28DB ^ UInt64(left.number) << 32 | UInt64(right.number)
      return bits ^ bits >> 31
    }
  }

  private let numbers = Memo<Key, UInt32>()
  private var count: UInt32 = 0

  func make(
    _ kind: Kind, _ own: UInt64, _ left: ExpressionShape = .none, _ right: ExpressionShape = .none
  ) -> ExpressionShape {
    let key = Key(kind: kind, own: own, left: left, right: right)
    if let known = numbers[key] { return ExpressionShape(number: known) }
    count += 1
    numbers[key] = count
    return ExpressionShape(number: count)
  }
}

/// Shapes of the arguments of calls.
extension BodyChecker {
  /// The limit of parts: larger arguments have no shape, because each enclosing call computes the shapes of all its
  /// arguments.
  static let maximumShapeParts = 24

  /// The shape of an expression; `nil` if a shape does not determine its type.
  func shape(_ node: SyntaxNode) -> ExpressionShape? {
    var parts = BodyChecker.maximumShapeParts
    return shape(node, &parts)
  }

  private func shape(_ node: SyntaxNode, _ parts: inout Int) -> ExpressionShape? {
    parts -= 1
    guard parts > 0 else { return nil }
    switch node.kind {
    case .integerLiteralExpr: return literalShape(.integer)
    case .floatLiteralExpr: return literalShape(.float)
    case .booleanLiteralExpr: return literalShape(.boolean)
    case .nilLiteralExpr: return literalShape(.nilLiteral)
    case .stringLiteralExpr: return literalShape(literalKind(ofString: node))
    case .declReferenceExpr: return valueShape(node)
    case .memberAccessExpr:
      if isPlainName(node) { return valueShape(node) }
      guard let token = memberToken(node), node.ownToken(.doubleColon) == nil, let base = node.children.first,
        let shape = shape(base, &parts)
      else { return nil }
      return analyzer.shapes.make(.member, word(node.name(of: token)), shape)
    case .implicitMemberExpr:
      guard let token = memberToken(node) else { return nil }
      return analyzer.shapes.make(.implicitMember, word(node.name(of: token)))
    case .functionCallExpr: return callShape(node, &parts)
    case .parenExpr: return node.children.first.flatMap { shape($0, &parts) }
    case .prefixOperatorExpr:
      guard let name = operatorName(node), let operand = node.children.first(where: { $0.kind.isExpr }),
        let shape = shape(operand, &parts)
      else { return nil }
      return analyzer.shapes.make(.prefixOperator, UInt64(name.index), shape)
    case .infixOperatorExpr:
      let operands = node.children.filter { $0.kind.isExpr }
      guard operands.count == 2, let name = operatorName(node), let left = shape(operands[0], &parts),
        let right = shape(operands[1], &parts)
      else { return nil }
      return analyzer.shapes.make(.infixOperator, UInt64(name.index), left, right)
    case .ternaryExpr:
      let operands = node.children.filter { $0.kind.isExpr }
      guard operands.count == 3, let left = shape(operands[1], &parts), let right = shape(operands[2], &parts) else {
        return nil
      }
      return analyzer.shapes.make(.ternary, 0, left, right)
    default: return nil
    }
  }

  /// The shape of a value of a known type.
  func shape(ofType type: TypeID) -> ExpressionShape? {
    if types.kind(type) == .literal, types.argumentCount(type) == 0 {
      return analyzer.shapes.make(.literal, types.payload(type))
    }
    return hasOneMeaning(type) ? analyzer.shapes.make(.value, UInt64(type.index)) : nil
  }

  private func literalShape(_ kind: LiteralKind) -> ExpressionShape { analyzer.shapes.make(.literal, kind.rawValue) }

  /// The shape of a closure, which is only its parameter count. It suffices to choose a candidate, but not for the
  /// result.
  func closureShape(_ node: SyntaxNode) -> ExpressionShape {
    analyzer.shapes.make(.closure, UInt64(bitPattern: Int64(parameterCount(ofClosure: node))))
  }

  /// Whether an expression is an uncalled name: `name`, `base.name`. Its type is then all that matters.
  private func isPlainName(_ node: SyntaxNode) -> Bool {
    var current = node
    while current.kind == .memberAccessExpr, let base = current.children.first { current = base }
    return current.kind == .declReferenceExpr
  }

  private func valueShape(_ node: SyntaxNode) -> ExpressionShape? {
    if node.kind == .declReferenceExpr {
      guard let token = node.referencedName ?? node.firstToken, !token.kind.isOperator else { return nil }
    }
    let type = check(node, expected: nil)
    return hasOneMeaning(type) && !choices.contains(node.id) ? analyzer.shapes.make(.value, UInt64(type.index)) : nil
  }

  /// The shape of a call without closures on a member or a type.
  private func callShape(_ node: SyntaxNode, _ parts: inout Int) -> ExpressionShape? {
    guard let callee = node.children.first else { return nil }
    let function: ExpressionShape?
    switch callee.kind {
    case .implicitMemberExpr: function = shape(callee, &parts)
    case .memberAccessExpr:
      guard let token = memberToken(callee), callee.ownToken(.doubleColon) == nil, let base = callee.children.first
      else {
        return nil
      }
      function = shape(base, &parts).map {
        analyzer.shapes.make(.member, word(callee.name(of: token)), $0)
      }
    case .declReferenceExpr:
      function = typeShape(callee)
    default: return nil
    }
    guard let function else { return nil }
    var list = ExpressionShape.none
    for argument in node.callArguments {
      guard !argument.isTrailing, let value = argument.node, let shape = shape(value, &parts) else { return nil }
      list = analyzer.shapes.make(.argument, UInt64(argument.label.index), list, shape)
    }
    return analyzer.shapes.make(.call, 0, function, list)
  }

  /// The shape of a top-level type name that is not generic. Nothing is recorded, because the name may turn out to be a
  /// function's.
  private func typeShape(_ node: SyntaxNode) -> ExpressionShape? {
    guard let type = nominalNamed(by: node), analyzer.genericContext(of: type).parameters.isEmpty else { return nil }
    return analyzer.shapes.make(.value, UInt64(types.metatype(types.nominal(type)).index))
  }

  /// The top-level type that a name refers to, if no nearer declaration has the name.
  func nominalNamed(by node: SyntaxNode) -> DeclID? {
    guard let token = node.referencedName, token.kind == .identifier, node.ownToken(.doubleColon) == nil else {
      return nil
    }
    let name = node.name(of: token)
    let found = analyzer.lookUpType(name, in: context)
    guard found.count == 1, analyzer.decl(found[0]).kind.isNominal, analyzer.parent(of: found[0]) == nil,
      local(name) == nil, typesAround().allSatisfy({ analyzer.memberCandidates(name, of: $0.type).isEmpty })
    else { return nil }
    return found[0]
  }

  /// The key word of a member's name. A member that the program declares may be visible in only some files.
  private func word(_ name: Name) -> UInt64 {
    let isOwn = analyzer.program.declaresMember(name)
    return UInt64(name.index) | (isOwn ? UInt64(context.file.index + 1) << 32 : 0)
  }

  private func operatorName(_ node: SyntaxNode) -> Name? {
    guard let token = node.ownTokens.first(where: { $0.kind.isOperator }) else { return nil }
    let name = node.name(of: token)
    return analyzer.program.declaresOperator(name) ? nil : name
  }

  /// Whether a type determines its values completely: it is fully known, independent of context and no overloaded
  /// function's.
  func hasOneMeaning(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral, .hasParameter, .hasMember])
      && types.kind(type) != .function
  }
}
