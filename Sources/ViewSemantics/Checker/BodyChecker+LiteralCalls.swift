import ViewSource
import ViewSyntax

/// Caching of calls whose closures return literals, so that the contextual type affects the result type.
///
///     String(cells.map { $0 ? "#" : "." })
///
/// `String` has initializers that take a `String`, a `Substring` and a list of characters. Each is tried with the list,
/// and the closure's literals are characters only if the elements are to be characters. So the type of such a call is
/// cached together with its contextual type; the type of any other call is cached alone.
extension BodyMemos {
  /// The cache key: a call and its contextual type.
  struct ExpectationKey: Equatable, MemoKey {
    var call: ExpressionKey
    /// The contextual type, with variables numbered by first appearance, and the facts about them; `nil` if it does not
    /// affect the call.
    var wanted: TypeID?
    var facts: TypeID?

    var bits: UInt64 {
      call.bits &* 0xA076_1D64_78BD_642F ^ UInt64(wanted?.index ?? 0) << 32 ^ UInt64(facts?.index ?? 0)
    }
  }

  /// The cached facts about such a call.
  struct LiteralCall {
    /// The last result type.
    var made: TypeID
    /// The contextual type under which the contents were last recorded.
    var recorded: ExpectationKey?
  }
}

extension BodyChecker {
  /// The cached result of a call for the same contextual type. When recording, it is valid only if the call's closures
  /// were recorded under that contextual type.
  func knownLiteralCall(_ key: BodyMemos.ExpressionKey, wanted expected: TypeID?) -> TypeID? {
    guard let call = memos.literalCalls[key], let expectation = expectation(for: key, expected, made: call.made),
      recorder == nil || call.recorded == expectation
    else { return nil }
    return memos.resultsByExpectation[expectation]
  }

  /// Caches the result type of a call with the contextual type before the call was checked.
  func keepLiteralCall(_ key: BodyMemos.ExpressionKey, _ type: TypeID, wanted expected: TypeID?) {
    let expectation = expectation(for: key, expected, made: type)
    let before = memos.literalCalls[key]?.recorded
    memos.literalCalls[key] = BodyMemos.LiteralCall(made: type, recorded: recorder == nil ? before : expectation)
    if let expectation { memos.resultsByExpectation[expectation] = type }
  }

  /// - Parameter made: a result type of the call; a contextual type of another declaration does not affect it.
  private func expectation(for call: BodyMemos.ExpressionKey, _ expected: TypeID?, made: TypeID) -> BodyMemos
    .ExpectationKey?
  {
    let nothing = BodyMemos.ExpectationKey(call: call, wanted: nil, facts: nil)
    guard let expected else { return nothing }
    let wanted = analyzer.resolved(expected)
    if types.kind(wanted) == .hole { return nothing }
    if types.kind(wanted) == .nominal, types.kind(made) == .nominal, types.decl(wanted) != types.decl(made),
      analyzer.wrapped(wanted) == nil
    {
      return nothing
    }
    var variables: [TypeID] = []
    let numbered = numbered(wanted, &variables)
    guard let facts = facts(about: &variables, analyzer.inference.pending) else { return nil }
    return BodyMemos.ExpectationKey(call: call, wanted: numbered, facts: facts)
  }

  /// Notes that a closure argument returns a literal or was not checked, if the function parameter's result type is
  /// open.
  func noteLiteral(of closure: SyntaxNode, givenTo parameter: Parameter) {
    guard givesLiteral else { return }
    var function = analyzer.shallow(parameter.type)
    while let wrapped = analyzer.wrapped(function) { function = analyzer.shallow(wrapped) }
    guard types.kind(function) == .function else { return }
    let result = types.argument(function, types.argumentCount(function) - 1)
    if types.flags(result).contains(.hasVariable) { literalClosure = closure.id }
  }

  /// Whether an expression is known to be such a call.
  func isKnownLiteralCall(_ node: SyntaxNode) -> Bool {
    node.kind == .functionCallExpr && memos.literalCalls[memoKey(node)] != nil
  }

  /// Whether a call returns a collection of a string literal argument: `Array(repeating: "*", count: 3)` may be one of
  /// characters.
  func givesLiterals(_ node: SyntaxNode, _ type: TypeID) -> Bool {
    node.kind == .functionCallExpr && types.kind(type) == .nominal && types.flags(type).contains(.hasLiteral)
      && node.callArguments.contains { $0.node?.kind == .stringLiteralExpr }
  }

  /// Whether the most recently noted closure is an argument of a call.
  func isLiteralCall(_ node: SyntaxNode) -> Bool {
    guard let literalClosure, node.kind == .functionCallExpr else { return false }
    return node.callArguments.contains { $0.closure?.id == literalClosure }
  }
}

extension SyntaxNode {
  /// Whether an expression is a literal other than a list, whose type the context decides.
  var isLiteral: Bool {
    [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr].contains(kind)
  }
}
