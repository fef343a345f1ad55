/// An operand of a sequence of operators: a node and the `try`, `await` and `unsafe` before it.
///
/// As the left operand of an operator, it passes these effects on to the result: `try a + b` means `try (a + b)`.
struct Operand: BitwiseCopyable {
  var node: NodeID
  /// Index of the first token of the effects.
  var firstEffect: UInt32
  /// The number of tokens of the effects; `try?` has two.
  var effectTokens: UInt32
}

/// An operator of a sequence, between two operands.
struct Operation: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case infix, assignment, ternary, cast, typeTest
  }

  var kind: Kind
  var group: OperatorTable.GroupID
  /// The middle operand of a ternary, the type of a cast.
  var operand: NodeID
}

/// Sequences of operands and infix operators, folded by precedence.
extension Parser {
  /// Element (operator Element)*
  mutating func parseExpr() {
    guard enter() else {
      leave()
      return skipTooDeepExpr()
    }
    defer { leave() }
    if isInPattern, isAtPatternWord { return parseMatchingPattern() }
    let firstOperand = operands.count
    let firstOperation = operations.count
    let mark = pending.count
    parseSequenceElement()
    while parseOperation() {
      if operations.count - firstOperation > Parser.maximumChain {
        diagnose(.chainTooLong)
        break
      }
    }
    let isTooLong = operations.count - firstOperation > Parser.maximumChain
    if operations.count == firstOperation {
      let operand = operands.last
      operands.truncate(to: firstOperand)
      return pending.append(materialized(operand))
    }
    foldOperations(from: firstOperation, operandsFrom: firstOperand, mark: mark)
    if isTooLong { skipRestOfChain(from: mark) }
  }

  /// Skips the rest of the line after the expression that was pending at `mark`, and makes one node of both.
  private mutating func skipRestOfChain(from mark: Int) {
    skipUnexpected { $0.token.isAtLineStart }
    if pending.count > mark + 1 { finish(.parenExpr, from: mark, at: firstToken(of: pending[mark])) }
  }

  private mutating func skipTooDeepExpr() {
    if !isAtClosingBracket, !at(.endOfFile) { skipUnexpected() }
    let mark = pending.count - (kindOfPendingIsUnexpected ? 1 : 0)
    finishMissing(.missingExpr)
    if pending.count > mark + 1 { finish(.parenExpr, from: mark, at: firstToken(of: pending[mark])) }
  }

  private var kindOfPendingIsUnexpected: Bool { mutating get { pending.count > 0 && kindOfPending == .unexpected } }

  mutating func firstToken(of node: NodeID) -> Int { Int(nodes[Int(node.index)].firstToken) }

  // MARK: Operands

  /// (`try` | `try?` | `await` | `unsafe`)* Unary: leaves an operand instead of a pending node
  mutating func parseSequenceElement() {
    let first = here
    while isAtEffect { advanceEffect() }
    let effectTokens = here - first
    parseUnaryExpr()
    let node = pending.last
    pending.truncate(to: pending.count - 1)
    operands.append(Operand(node: node, firstEffect: UInt32(first), effectTokens: UInt32(effectTokens)))
  }

  private var isAtEffect: Bool {
    mutating get {
      switch token.kind {
      case .tryKeyword: true
      case .awaitKeyword: isEffectWord
      case .unsafeKeyword: isUnsafeWord
      default: false
      }
    }
  }

  /// Whether `await` is the keyword; in `await.x` and `await = 1` it is a name.
  private var isEffectWord: Bool {
    mutating get {
      let next = peek()
      switch next.kind {
      case .period, .colon, .equal, .postfixOperator, .postfixQuestion, .exclamation: return false
      default: return true
      }
    }
  }

  /// Whether `unsafe` is the keyword: an operand follows on the same line, not a token that continues an expression.
  private var isUnsafeWord: Bool {
    mutating get {
      let next = peek()
      if next.isAtLineStart { return false }
      switch next.kind {
      case .rightParen, .rightBracket, .rightBrace, .equal, .colon, .comma, .semicolon, .infixOperator,
        .postfixOperator,
        .period, .infixQuestion, .postfixQuestion, .exclamation, .isKeyword, .asKeyword, .inKeyword, .endOfFile,
        .leftBrace, .interpolationEnd:
        return false
      case .leftParen, .leftBracket, .prefixPeriod: return next.hasSpaceBefore
      default: return true
      }
    }
  }

  private mutating func advanceEffect() {
    let isTry = at(.tryKeyword)
    advance()
    if isTry, at(.postfixQuestion) || at(.exclamation) { advance() }
  }

  /// The operand wrapped in the nodes of its effects, the innermost first.
  private mutating func materialized(_ operand: Operand) -> NodeID {
    var result = operand.node
    let inner = nodes[Int(operand.node.index)]
    var index = Int(operand.firstEffect) + Int(operand.effectTokens)
    while index > Int(operand.firstEffect) {
      index -= 1
      let kind: NodeKind
      switch tokens[index].kind {
      case .awaitKeyword: kind = .awaitExpr
      case .unsafeKeyword: kind = .unsafeExpr
      case .tryKeyword: kind = .tryExpr
      default: continue
      }
      nodes.append(
        Node(
          kind: kind, flags: [], childCount: 1, firstToken: UInt32(index),
          tokenCount: UInt32(max(inner.tokenEnd, Int(operand.firstEffect) + Int(operand.effectTokens)) - index),
          children: result.index))
      result = NodeID(nodes.count - 1)
    }
    return result
  }

  // MARK: Operators

  /// Parses an infix operator and its right operand; returns `false` if no operator follows.
  private mutating func parseOperation() -> Bool {
    switch token.kind {
    case .infixOperator:
      // `...` and other operators may be arguments themselves: `reduce(0, +)`.
      let group = operators.group(of: token.range, in: bytes)
      if group == .unknown { hasUnknownOperators = true }
      operations.append(Operation(kind: .infix, group: group, operand: NodeID(0)))
      advance()
    case .equal:
      if isBeforeEqual { return false }
      operations.append(Operation(kind: .assignment, group: OperatorTable.assignment, operand: NodeID(0)))
      advance()
    case .infixQuestion:
      // `?.isHidden` on a new line has lost its base.
      if trustsIndentation, token.isAtLineStart, peek().kind == .period || peek().kind == .prefixPeriod,
        !peek().hasSpaceBefore
      {
        return false
      }
      parseTernary()
    case .isKeyword, .asKeyword:
      parseCast()
      return true
    case .arrow, .asyncKeyword, .throwsKeyword, .rethrowsKeyword:
      guard isAtFunctionArrow else { return false }
      while !at(.arrow) { advance() }
      operations.append(Operation(kind: .infix, group: OperatorTable.functionArrow, operand: NodeID(0)))
      advance()
      if at(.tryKeyword) || at(.throwKeyword) { diagnose(.expectedType) }
    default:
      return false
    }
    parseSequenceElement()
    return true
  }

  /// (`async` | `throws` | `rethrows`)* `->`
  ///
  /// If no arrow follows a run of effects, none follows any of them: the result is cached for the run.
  private var isAtFunctionArrow: Bool {
    mutating get {
      if bareEffects.contains(index) { return false }
      var distance = 0
      while true {
        switch peek(distance).kind {
        case .arrow: return true
        case .asyncKeyword, .throwsKeyword, .rethrowsKeyword: distance += 1
        default:
          bareEffects = index..<index + distance
          return false
        }
      }
    }
  }

  /// `?` Expr `:`
  private mutating func parseTernary() {
    let question = here
    advance()
    let wasInCondition = isInCondition
    isInCondition = false
    parseExpr()
    isInCondition = wasInCondition
    let middle = pending.last
    pending.truncate(to: pending.count - 1)
    operations.append(Operation(kind: .ternary, group: OperatorTable.ternary, operand: middle))
    if !consume(.colon) {
      let note = SyntaxDiagnostic.Note(.questionHere, tokens[question].range)
      diagnose(.expectedTernaryColon, note: note)
    }
  }

  /// `is` Type, `as` Type, `as?` Type, `as!` Type
  private mutating func parseCast() {
    let kind: Operation.Kind = at(.isKeyword) ? .typeTest : .cast
    advance()
    if kind == .cast, at(.postfixQuestion) || at(.exclamation) { advance() }
    if mayBeginType(token) || token.kind.isReservedWord {
      parseType()
    } else {
      reportMissing(.missingType, .expectedCastType)
    }
    let type = pending.last
    pending.truncate(to: pending.count - 1)
    operations.append(Operation(kind: kind, group: OperatorTable.casting, operand: type))
  }

  // MARK: Folding

  private mutating func foldOperations(from firstOperation: Int, operandsFrom firstOperand: Int, mark: Int) {
    let count = operations.count - firstOperation
    if count == 1, operations[firstOperation].group != .unknown {
      combineOnly(firstOperation, firstOperand)
    } else if (firstOperation..<operations.count).contains(where: { operations[$0].group == .unknown }) {
      finishSequence(from: firstOperation, operandsFrom: firstOperand, mark: mark)
    } else {
      fold(from: firstOperation, operandsFrom: firstOperand)
    }
    operations.truncate(to: firstOperation)
    let result = operands[firstOperand]
    operands.truncate(to: firstOperand)
    pending.append(materialized(result))
  }

  /// The fast path for a single operator.
  private mutating func combineOnly(_ operation: Int, _ operand: Int) {
    let isCast = operations[operation].kind == .cast || operations[operation].kind == .typeTest
    let right = isCast ? operands[operand] : operands[operand + 1]
    operands[operand] = combined(operands[operand], operations[operation], right)
  }

  private mutating func fold(from firstOperation: Int, operandsFrom firstOperand: Int) {
    // The operands are in order from `firstOperand` on; `top` is the index of the last combined one.
    var top = firstOperand
    var next = firstOperand + 1
    var folding = OperatorFolding(operators)
    folding.fold(
      count: operations.count - firstOperation, &self,
      group: { parser, index in
        let operation = parser.operations[firstOperation + index]
        return (operation.group, operation.kind == .cast || operation.kind == .typeTest)
      },
      combine: { parser, index in
        let operation = parser.operations[firstOperation + index]
        parser.operands[top - 1] = parser.combined(parser.operands[top - 1], operation, parser.operands[top])
        top -= 1
      },
      shift: { parser, _ in
        top += 1
        parser.operands[top] = parser.operands[next]
        next += 1
      },
      cast: { parser, index in
        let operation = parser.operations[firstOperation + index]
        parser.operands[top] = parser.combined(parser.operands[top], operation, parser.operands[top])
      })
  }

  /// Makes one node of an operator and its operands; the effects of the left operand become those of the result.
  private mutating func combined(_ left: Operand, _ operation: Operation, _ right: Operand) -> Operand {
    let mark = pending.count
    let first = Int(nodes[Int(left.node.index)].firstToken)
    pending.append(left.node)
    let kind: NodeKind
    switch operation.kind {
    case .infix: kind = .infixOperatorExpr
    case .assignment: kind = .assignmentExpr
    case .ternary:
      kind = .ternaryExpr
      pending.append(operation.operand)
    case .cast:
      kind = .asExpr
      pending.append(operation.operand)
    case .typeTest:
      kind = .isExpr
      pending.append(operation.operand)
    }
    if operation.kind != .cast, operation.kind != .typeTest { pending.append(materialized(right)) }
    let end = nodes[Int(pending.last.index)].tokenEnd
    finish(kind, from: mark, at: first)
    nodes[nodes.count - 1].tokenCount = UInt32(end - first)
    let node = pending.last
    pending.truncate(to: mark)
    return Operand(node: node, firstEffect: left.firstEffect, effectTokens: left.effectTokens)
  }

  /// Keeps operands and operators as a flat sequence: the module's operator table decides later how they bind.
  private mutating func finishSequence(from firstOperation: Int, operandsFrom firstOperand: Int, mark: Int) {
    let first =
      operands[firstOperand].effectTokens > 0
      ? Int(operands[firstOperand].firstEffect) : firstToken(of: operands[firstOperand].node)
    pending.append(materialized(operands[firstOperand]))
    var operand = firstOperand + 1
    for index in firstOperation..<operations.count {
      let operation = operations[index]
      switch operation.kind {
      case .cast, .typeTest: pending.append(operation.operand)
      case .ternary:
        pending.append(operation.operand)
        pending.append(materialized(operands[operand]))
        operand += 1
      case .infix, .assignment:
        pending.append(materialized(operands[operand]))
        operand += 1
      }
    }
    finish(.sequenceExpr, from: mark, at: first)
    operands[firstOperand] = Operand(node: pending.last, firstEffect: 0, effectTokens: 0)
    pending.truncate(to: mark)
  }
}
