import ViewSource
import ViewSyntax

/// Decides the type of a literal outside of a closure by its uses inside. The use may be an assignment:
/// `reduce(into: 0) { $0 += $1 }` over doubles returns a double. Or it may be an argument: in
/// `ForEach([1, 2], id: \.self) { Circle().opacity($0) }` the elements are doubles.
extension BodyChecker {
  /// The types that closures determine for variables bound to literals, or to types that contain them; empty if they
  /// determine none.
  ///
  /// Swift solves a call together with its closures. Here a closure that takes literals is first checked in isolation,
  /// with variables for these literals.
  func inferredLiterals(from arguments: [Argument], _ match: [Int], _ instance: Instance) -> [InferredType] {
    guard !looksForLiterals else { return [] }
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      guard let closure = argument.closure else { continue }
      let learnt = inferredLiterals(from: closure, givenBy: instance.parameters[index])
      if !learnt.isEmpty { return learnt }
    }
    return []
  }

  /// A variable and the type determined for it.
  typealias InferredType = (variable: TypeID, type: TypeID)

  private func inferredLiterals(from closure: SyntaxNode, givenBy parameter: Parameter) -> [InferredType] {
    guard closure.tokenIndices.count < BodyChecker.longestLearntFrom, let inputs = inputs(of: parameter.type),
      inputs.contains(where: { types.flags(analyzer.resolved($0)).contains(.hasLiteral) }), mayTell(closure)
    else { return [] }
    var variables: [TypeID] = []
    for input in inputs { collectLiterals(in: input, &variables) }
    guard !variables.isEmpty else { return [] }
    let mark = analyzer.mark()
    let first = analyzer.inference.bindings.count
    let opened = variables.map { openLiterals(in: analyzer.resolved($0)) }
    let last = analyzer.inference.bindings.count
    if first == last { return [] }
    let kept = (analyzer.inference.pending, errorWeight, recorder, openTies, judgedClosure)
    let outer = analyzer.inference.openLiterals
    recorder = nil
    (looksForLiterals, localsAround) = (true, locals.count)
    analyzer.inference.openLiterals = first..<last
    for (variable, type) in zip(variables, opened) { analyzer.rebind(variable, to: type) }
    let builder = parameter.builder.map { decided($0) }
    _ = closureType(closure, expected: analyzer.resolved(parameter.type), builder: builder)
    looksForLiterals = false
    analyzer.inference.openLiterals = outer
    let learnt = (first..<last).map { analyzer.shallow(types.variable($0)) }
    analyzer.undo(to: mark)
    (analyzer.inference.pending, errorWeight, recorder, openTies, judgedClosure) = kept
    func settled(_ type: TypeID) -> TypeID {
      guard types.flags(type).contains(.hasVariable) else { return type }
      guard types.kind(type) == .variable else { return analyzer.map(type) { settled($0) } }
      let number = Int(types.payload(type))
      return (first..<last).contains(number) ? learnt[number - first] : type
    }
    return zip(variables, opened).map { ($0, settled($1)) }.filter { $1 != analyzer.resolved($0) }
  }

  /// Whether an expression consists of number literals, or also of string literals, and arithmetic operators.
  func isOfLiterals(_ node: SyntaxNode, orText: Bool = false, depth: Int = 0) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .stringLiteralExpr: orText
    case .parenExpr, .prefixOperatorExpr:
      depth < 32 && node.children.allSatisfy { !$0.kind.isExpr || isOfLiterals($0, orText: orText, depth: depth + 1) }
    case .infixOperatorExpr:
      depth < 32 && node.ownTokens.contains { Name.arithmetic.contains(node.name(of: $0)) }
        && node.children.allSatisfy { !$0.kind.isExpr || isOfLiterals($0, orText: orText, depth: depth + 1) }
    default: false
    }
  }

  /// The result of an operator with an open literal, if the other operand decides the literal: a value of a numeric
  /// type, or a floating-point literal.
  func resultOfOpenLiteral(_ name: Name, _ left: TypeID, _ right: TypeID) -> TypeID? {
    let isLeft = analyzer.isOpenLiteral(left)
    guard isLeft || analyzer.isOpenLiteral(right), !isOwnOperator(name, of: isLeft ? right : left) else { return nil }
    // The shift count does not decide the type of what is shifted.
    if Name.shifts.contains(name) { return isLeft ? left : nil }
    let isNumeric = Name.arithmetic.contains(name) || Name.assignments.contains(name)
    guard isNumeric || Name.comparisons.contains(name) else { return nil }
    let (literal, other) = isLeft ? (left, analyzer.normalized(right)) : (right, analyzer.normalized(left))
    var result = literal
    if types.kind(other) != .literal || analyzer.literalKind(other) == .float {
      let wanted = types.kind(other) == .literal ? analyzer.known(.double) : other
      var score = Score()
      guard analyzer.convert(literal, to: wanted, &score) else { return nil }
      result = wanted
    }
    return isNumeric ? result : analyzer.known(.bool)
  }

  /// Whether the program declares an operator overload that may apply to an operand; one for vectors does not apply to
  /// a number.
  private func isOwnOperator(_ name: Name, of operand: TypeID) -> Bool {
    guard analyzer.program.declaresOperator(name) else { return false }
    let type = analyzer.normalized(operand)
    guard types.kind(type) == .nominal || types.kind(type) == .parameter || types.kind(type) == .literal else {
      return true
    }
    return operatorCandidates(name, [type]).contains { candidate in
      guard !analyzer.isFromCatalogue(candidate.decl) else { return false }
      return signature(of: candidate).parameters.contains { parameter in
        types.kind(parameter.type) != .nominal
          || types.kind(type) == .nominal && types.decl(parameter.type) == types.decl(type)
      }
    }
  }

  /// Whether a closure uses its parameters other than in string interpolation.
  private func mayTell(_ closure: SyntaxNode) -> Bool {
    let names = closure.closureParameterNames(unnamed: 3)
    var open = closure.children.filter { $0.kind != .closureSignature }
    while let next = open.popLast() {
      if next.kind == .stringInterpolation { continue }
      if next.kind == .declReferenceExpr, let token = next.referencedName ?? next.firstToken,
        names.contains(next.name(of: token))
      {
        return true
      }
      open += next.children
    }
    return false
  }

  /// The maximum number of tokens of a closure that is checked twice.
  private static let longestLearntFrom = 500

  /// The parameter types of a function-typed parameter.
  private func inputs(of parameter: TypeID) -> [TypeID]? {
    var type = analyzer.normalized(parameter)
    while let wrapped = analyzer.wrapped(type) { type = analyzer.normalized(wrapped) }
    guard types.kind(type) == .function, types.argumentCount(type) > 1 else { return nil }
    return Array(types.arguments(type).dropLast())
  }

  /// Collects the variables of a type that are bound to literals, or to types that contain them.
  private func collectLiterals(in type: TypeID, _ variables: inout [TypeID]) {
    guard types.flags(type).contains(.hasVariable) else { return }
    guard types.kind(type) == .variable else {
      for part in types.arguments(type) { collectLiterals(in: part, &variables) }
      return
    }
    if types.flags(analyzer.resolved(type)).contains(.hasLiteral), !variables.contains(type) { variables.append(type) }
  }

  /// A type with a variable for each integer literal in it. Other literals usually keep their default type.
  private func openLiterals(in type: TypeID) -> TypeID {
    if analyzer.literalKind(type) == .integer {
      let variable = analyzer.newVariable()
      analyzer.rebind(variable, to: type)
      return variable
    }
    return analyzer.map(type) { openLiterals(in: $0) }
  }

  /// Whether a closure takes a literal as an `inout` parameter, so that its type is still open.
  func changesLiteral(_ parameters: [TypeID], _ flags: [ParameterFlags]) -> Bool {
    zip(parameters, flags).contains { $1.contains(.isInout) && types.kind(analyzer.shallow($0)) == .literal }
  }

  /// The parameter types of a closure, with provisional literals replaced by the types that its own statements assign.
  func learn(_ parameters: [TypeID], named names: [Name], from statements: [SyntaxNode]) -> [TypeID] {
    var result = parameters
    for statement in statements {
      guard let (target, value) = assignment(statement), target.kind == .declReferenceExpr,
        let name = target.firstToken.map({ target.name(of: $0) }),
        let index = names.firstIndex(of: name), index < parameters.count
      else { continue }
      let literal = analyzer.shallow(result[index])
      guard types.kind(literal) == .literal else { continue }
      let mark = analyzer.mark()
      let type = analyzer.resolved(check(value, expected: nil))
      analyzer.undo(to: mark)
      if types.kind(type) == .nominal, analyzer.canBe(literal, type) { result[index] = type }
    }
    return result
  }

  /// The target and the value of an assignment or a compound assignment; `nil` for other statements.
  func assignment(_ statement: SyntaxNode) -> (target: SyntaxNode, value: SyntaxNode)? {
    guard statement.kind == .assignmentExpr || statement.kind == .infixOperatorExpr else { return nil }
    let parts = statement.children.filter { $0.kind.isExpr }
    guard parts.count == 2 else { return nil }
    if statement.kind == .assignmentExpr { return (parts[0], parts[1]) }
    guard statement.kind == .infixOperatorExpr, let token = statement.ownTokens.first(where: { $0.kind.isOperator }),
      Name.assignments.contains(statement.name(of: token))
    else { return nil }
    return (parts[0], parts[1])
  }

  /// The candidate with a receiver whose literals take the type of an argument. In `(0...1).contains(progress)` the
  /// bounds are `Double` if `progress` is, and in `["I": 1, "V": 5][letter]` the keys are characters. Only when
  /// everything is recorded.
  func receiver(
    toldBy arguments: [Argument], _ match: [Int], _ instance: Instance, of candidate: Candidate, at node: SyntaxNode?
  ) -> Candidate? {
    guard recorder != nil, let base = candidate.base, types.kind(base) == .nominal,
      types.flags(base).contains(.hasLiteral), let receiver = node.flatMap({ receiver(ofCall: $0) }),
      receiver.kind.isExpr
    else { return nil }
    for (argument, place) in zip(arguments, match) where place < instance.parameters.count {
      let literal = analyzer.resolved(instance.parameters[place].type)
      let wrapped = analyzer.wrapped(literal).map { analyzer.resolved($0) }
      guard types.kind(wrapped ?? literal) == .literal,
        let given = argument.type ?? argument.node.map({ check($0, expected: nil) })
      else { continue }
      let type = analyzer.resolved(analyzer.normalized(given))
      if let inner = analyzer.wrapped(type) {
        // `["a", nil].contains(name.first)` and `["a", "b"].firstIndex(of: name.first)`: the elements are optional.
        if let told = told(candidate, wrapped ?? literal, wrappedAs: inner, wrapped == nil ? type : inner) {
          let wanted = told.base.map { receiver.kind == .dictionaryExpr ? analyzer.withDefaults($0) : $0 }
          _ = finished(receiver, expected: wanted)
          return told
        }
        continue
      }
      guard types.kind(type) == .nominal, types.flags(type).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]),
        type != analyzer.defaultType(ofLiteral: literal), analyzer.canBe(literal, type)
      else { continue }
      var told = candidate
      let known = replacing(literal, in: base, by: type)
      told.base = known
      _ = finished(receiver, expected: receiver.kind == .dictionaryExpr ? analyzer.withDefaults(known) : known)
      return told
    }
    return nil
  }

  /// The receiver of a method or subscript call.
  private func receiver(ofCall node: SyntaxNode) -> SyntaxNode? {
    guard let first = node.children.first else { return nil }
    if node.kind == .subscriptCallExpr { return first }
    return first.kind == .memberAccessExpr ? first.children.first : nil
  }

  /// Records arguments that consist of literals with the types that the call decided: in `clamp(1.5, to: 0...1)` the
  /// bounds are `Double`.
  func recordLiterals(in arguments: [Argument], _ match: [Int], _ instance: Instance) {
    guard recorder != nil else { return }
    for (argument, place) in zip(arguments, match) where place < instance.parameters.count {
      guard let node = argument.node, node.kind == .infixOperatorExpr || node.kind == .parenExpr else { continue }
      let wanted = analyzer.withDefaults(analyzer.resolved(instance.parameters[place].type))
      guard types.kind(wanted) == .nominal,
        types.flags(wanted).isDisjoint(with: [.hasVariable, .hasHole, .hasParameter])
      else { continue }
      // The argument's type without context is not recorded.
      let kept = recorder
      recorder = nil
      let type = analyzer.resolved(check(node, expected: nil))
      recorder = kept
      guard types.kind(type) == .nominal, types.flags(type).contains(.hasLiteral) else { continue }
      _ = finished(node, expected: wanted)
    }
  }

  /// The candidate with its base's literals replaced by the type that an optional argument determines.
  private func told(_ candidate: Candidate, _ literal: TypeID, wrappedAs inner: TypeID, _ element: TypeID) -> Candidate?
  {
    guard let base = candidate.base, types.kind(inner) == .nominal, analyzer.canBe(literal, inner),
      types.flags(inner).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]),
      element != inner || inner != analyzer.defaultType(ofLiteral: literal)
    else { return nil }
    var told = candidate
    told.base = replacing(literal, in: base, by: element)
    return told
  }

  func replacing(_ literal: TypeID, in type: TypeID, by known: TypeID) -> TypeID {
    if type == literal { return known }
    guard types.flags(type).contains(.hasLiteral) else { return type }
    return analyzer.map(type) { replacing(literal, in: $0, by: known) }
  }
}
