import ViewSource
import ViewSyntax

/// Calls whose closures give literals, so that what is wanted of a call has a say in what it gives.
///
///     String(cells.map { $0 ? "#" : "." })
///
/// `String` has initialisers that take a `String`, a `Substring`, a list of characters. Each is tried with the list, and only
/// where its elements are to be characters are the literals in the closure characters. So the type of such a call is
/// remembered with what was wanted of it, while that of any other is its own affair.
extension BodyMemos {
  /// A call, and what is wanted of it.
  struct WishKey: Equatable, MemoKey {
    var call: ExpressionKey
    /// The type, its variables numbered in the order in which they are met, and what is known of these; `nil` if nothing
    /// that changes the call is wanted.
    var wanted: TypeID?
    var facts: TypeID?

    var bits: UInt64 {
      call.bits &* 0xA076_1D64_78BD_642F ^ UInt64(wanted?.index ?? 0) << 32 ^ UInt64(facts?.index ?? 0)
    }
  }

  /// What is known of such a call.
  struct LiteralCall {
    /// The type that it gave last.
    var made: TypeID
    /// What was wanted when what is in it was recorded.
    var recorded: WishKey?
  }
}

extension BodyChecker {
  /// What a call has been found to give where the same was wanted of it. Where everything is recorded that counts only as
  /// long as what has been recorded of its closures is of the same wish.
  func knownLiteralCall(_ key: BodyMemos.ExpressionKey, wanted expected: TypeID?) -> TypeID? {
    guard let call = memos.literalCalls[key], let wish = wish(for: key, expected, made: call.made),
      recorder == nil || call.recorded == wish
    else { return nil }
    return memos.wishes[wish]
  }

  /// Remembers what a call gives by what was wanted of it before it was looked at.
  func keepLiteralCall(_ key: BodyMemos.ExpressionKey, _ type: TypeID, wanted expected: TypeID?) {
    let wish = wish(for: key, expected, made: type)
    let before = memos.literalCalls[key]?.recorded
    memos.literalCalls[key] = BodyMemos.LiteralCall(made: type, recorded: recorder == nil ? before : wish)
    if let wish { memos.wishes[wish] = type }
  }

  /// - Parameter made: a type that the call has given: it does not give one of another declaration.
  private func wish(for call: BodyMemos.ExpressionKey, _ expected: TypeID?, made: TypeID) -> BodyMemos.WishKey? {
    let nothing = BodyMemos.WishKey(call: call, wanted: nil, facts: nil)
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
    return BodyMemos.WishKey(call: call, wanted: numbered, facts: facts)
  }

  /// Notes that a closure that a call is given gives a literal, or has not been looked into, and that what it gives is open
  /// in the function that is called.
  func noteLiteral(of closure: SyntaxNode, givenTo parameter: Parameter) {
    guard givesLiteral else { return }
    var function = analyzer.shallow(parameter.type)
    while let wrapped = analyzer.wrapped(function) { function = analyzer.shallow(wrapped) }
    guard types.kind(function) == .function else { return }
    let result = types.argument(function, types.argumentCount(function) - 1)
    if types.flags(result).contains(.hasVariable) { literalClosure = closure.id }
  }

  /// Whether an expression has been found to be such a call.
  func isKnownLiteralCall(_ node: SyntaxNode) -> Bool {
    node.kind == .functionCallExpr && memos.literalCalls[memoKey(node)] != nil
  }

  /// Whether a call gives a list of text that it has been given: `Array(repeating: "*", count: 3)` may be of characters.
  func givesLiterals(_ node: SyntaxNode, _ type: TypeID) -> Bool {
    node.kind == .functionCallExpr && types.kind(type) == .nominal && types.flags(type).contains(.hasLiteral)
      && node.callArguments.contains { $0.node?.kind == .stringLiteralExpr }
  }

  /// Whether the closure that was noted last is an argument of a call.
  func isLiteralCall(_ node: SyntaxNode) -> Bool {
    guard let literalClosure, node.kind == .functionCallExpr else { return false }
    return node.callArguments.contains { $0.closure?.id == literalClosure }
  }
}
