import ViewSemantics
import ViewSource
import ViewSyntax

/// Choosing among overloads by the values that they are given.
extension Interpreter {
  typealias Choice = (decl: DeclID, match: [Int])

  /// The declaration that takes arguments with these labels and values.
  func choose(
    _ candidates: [DeclID], _ arguments: [(label: Name, value: Value)], _ type: TypeID?, _ argumentTypes: [TypeID?] = []
  ) -> Choice? {
    var best: (choice: Choice, rank: Int)?
    for id in candidates {
      let parameters = analyzer.signature(of: id).parameters
      guard let match = CallArgument.match(arguments.map { ($0.label, false) }, to: parameters) else { continue }
      let substitution = surroundings(of: id, in: type)
      // An overload that leaves nothing to defaults is preferred.
      var rank = (analyzer.decl(id).has(.isDisfavored) ? 8 : 0) + (parameters.count - Set(match).count)
      var fits = true
      for (position, (argument, index)) in zip(arguments, match).enumerated() where fits {
        let wanted = concrete(parameters[index].type, substitution)
        let given = position < argumentTypes.count ? argumentTypes[position] : nil
        switch types.kind(wanted) {
        case .nominal:
          if let given, types.kind(given) == .nominal, given != wanted, types.decl(given) != types.decl(wanted) {
            fits = isOptional(wanted) && types.argument(wanted, 0) == given
          } else {
            fits = isInstance(argument.value, of: wanted) || isNumber(argument.value, wanted)
          }
          if fits, isOptional(wanted) { rank += 1 }
        case .parameter:
          rank += 2
          for requirement in analyzer.genericContext(of: id).requirements
          where requirement.subject == wanted && requirement.kind == .conforms {
            let known = given.flatMap { types.kind($0) == .nominal ? $0 : nil }
            if !analyzer.conforms(known ?? self.type(of: argument.value), to: requirement.other) { fits = false }
            rank += types.kind(requirement.other) == .hole ? 4 : -1
          }
        case .existential: rank += 3
        case .function: if case .function = argument.value {} else { fits = false }
        default: rank += 4
        }
      }
      if fits, best.map({ rank < $0.rank }) ?? true { best = ((id, match), rank) }
    }
    return best?.choice
  }

  func isNumber(_ value: Value, _ type: TypeID) -> Bool {
    if case .int = value, let decl = nominal(type) { return isFloatingPoint(decl) }
    return false
  }

  /// What the generic parameters of a declaration stand for, by the values that it is given.
  func inferred(
    _ decl: DeclID, _ values: [Value], _ match: [Int], _ type: TypeID?, _ argumentTypes: [TypeID?] = []
  ) -> Substitution {
    var substitution = surroundings(of: decl, in: type)
    let parameters = analyzer.signature(of: decl).parameters
    for (position, (value, index)) in zip(values, match).enumerated() where index < parameters.count {
      let wanted = parameters[index].type
      guard types.kind(wanted) == .parameter, substitution[types.decl(wanted)] == nil else { continue }
      let given = position < argumentTypes.count ? argumentTypes[position] : nil
      substitution.bind(types.decl(wanted), to: given ?? self.type(of: value))
    }
    return substitution
  }

  func boxes(
    _ chosen: Choice, _ values: [Value], _ substitution: Substitution, _ type: TypeID?
  ) throws -> [Box] {
    let parameters = analyzer.signature(of: chosen.decl).parameters
    var boxes: [Box?] = Array(repeating: nil, count: parameters.count)
    var variadics: [Int: [Value]] = [:]
    for (value, index) in zip(values, chosen.match) where index < parameters.count {
      let wanted = concrete(parameters[index].type, substitution)
      if parameters[index].flags.contains(.isVariadic) {
        variadics[index, default: []].append(try convert(value, to: wanted))
      } else if parameters[index].flags.contains(.isAutoclosure) {
        boxes[index] = Box(.function(FunctionValue(.native { _ in value })))
      } else {
        boxes[index] = Box(try convert(value, to: wanted))
      }
    }
    var result: [Box] = []
    for (index, parameter) in parameters.enumerated() {
      if let box = boxes[index] {
        result.append(box)
      } else if parameter.flags.contains(.isVariadic) {
        result.append(Box(.array(variadics[index] ?? [])))
      } else {
        result.append(Box(try defaultValue(of: parameter, chosen.decl, substitution, type)))
      }
    }
    return result
  }
}
