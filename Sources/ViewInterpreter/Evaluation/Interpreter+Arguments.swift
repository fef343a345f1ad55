import ViewSemantics
import ViewSyntax

/// Arguments of calls, and what stands for those that are not given.
extension Interpreter {
  /// The values for the parameters, each in a box: that of an inout one is given back to its place after the call.
  func arguments(
    _ arguments: [CallArgument], _ match: [Int], _ parameters: [Parameter], _ substitution: Substitution,
    _ owner: DeclID, _ frame: Frame, makes type: TypeID? = nil
  ) throws -> (boxes: [Box], inouts: [(Place, Box)]) {
    // Where nothing is given yet, the box for it is the one of nothing.
    var boxes = Array(repeating: notGiven, count: parameters.count)
    var variadics: [Int: [Value]] = [:]
    var inouts: [(Place, Box)] = []
    let wantedTypes = wantedTypes(parameters, of: owner, substitution)
    for (argument, index) in zip(arguments, match) where index < parameters.count {
      let parameter = parameters[index]
      let wanted = wantedTypes[index]
      if parameter.flags.contains(.isVariadic) {
        let value = try evaluate(argument.node, frame, expected: wanted)
        variadics[index, default: []].append(try convert(value, to: wanted))
      } else if parameter.flags.contains(.isInout), argument.node.kind == .inoutExpr || argument.node.kind.isExpr {
        let target = argument.node.kind == .inoutExpr ? try firstExpr(argument.node) : argument.node
        let place = try place(target, frame)
        let box = Box(try get(place))
        inouts.append((place, box))
        boxes[index] = box
      } else if parameter.flags.contains(.isAutoclosure) {
        let result = wanted.flatMap {
          types.kind($0) == .function ? types.argument($0, types.argumentCount($0) - 1) : nil
        }
        boxes[index] = Box(
          .function(FunctionValue(.expression(argument.node, Frame(inside: frame), result), type: wanted)))
      } else if argument.node.kind == .closureExpr {
        boxes[index] = Box(closure(argument.node, frame, type: wanted, builder: parameter.builder))
      } else {
        boxes[index] = Box(try convert(try evaluate(argument.node, frame, expected: wanted), to: wanted))
      }
    }
    for (index, parameter) in parameters.enumerated() where boxes[index] === notGiven {
      boxes[index] = Box(
        parameter.flags.contains(.isVariadic)
          ? .array(variadics[index] ?? []) : try defaultValue(of: parameter, owner, substitution, type))
    }
    return (boxes, inouts)
  }

  /// The types wanted for the parameters of a declaration, `nil` where nothing can need converting. Calls in a row mostly
  /// mean the same types, so the last ones are kept.
  private func wantedTypes(
    _ parameters: [Parameter], of owner: DeclID, _ substitution: Substitution
  ) -> [TypeID?] {
    if let known = lastWantedTypes[owner], known.substitution == substitution { return known.types }
    let types = parameters.map { parameter -> TypeID? in
      let type = concrete(parameter.type, substitution)
      return self.types.kind(type) == .hole ? nil : type
    }
    lastWantedTypes[owner] = (substitution, types)
    return types
  }

  /// The value of a parameter that is not given.
  func defaultValue(
    of parameter: Parameter, _ owner: DeclID, _ substitution: Substitution, _ type: TypeID?
  ) throws -> Value {
    let wanted = concrete(parameter.type, substitution)
    let record = record(of: owner)
    guard let node = parameter.node else { return .uninitialized }
    if let known = record.constant(node, wanted) { return known }
    guard
      let value = analyzer.node(node, of: owner).initialValue
    else { return .uninitialized }
    let frame = Frame(owner, record, substitution, selfType: type, selfBox: nil)
    let result = try convert(try evaluate(value, frame, expected: wanted), to: wanted)
    if record.userFile == nil, isConstant(value, record) { record.setConstant(node, wanted, result) }
    return result
  }

  /// Whether an expression gives the same value whenever it runs: a literal, a case or a constant.
  private func isConstant(_ node: SyntaxNode, _ record: RecordBox) -> Bool {
    switch node.kind {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return true
    case .implicitMemberExpr:
      guard let member = record.uses[node.id].map({ analyzer.decl($0.decl) }) else { return false }
      return member.kind == .enumCase || (member.has(.isStatic) && member.has(.isConstant))
    default: return false
    }
  }

  func giveBack(_ inouts: [(Place, Box)]) throws {
    for (place, box) in inouts { try set(place, box.value) }
  }
}
