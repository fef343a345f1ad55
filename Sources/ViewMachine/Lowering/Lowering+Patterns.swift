import ViewSemantics
import ViewSource
import ViewSyntax

/// Declarations by patterns, and the variables that patterns bind.
extension Lowering {
  func declare(_ pattern: ResolvedPattern, _ value: ResolvedExpr) throws {
    try scratch {
      if case .bind(let variable) = pattern {
        variableTypes[variable.index] = variableTypes[variable.index] ?? declaredType(variable, value)
        if !cells.contains(variable.index), body.variables[variable.index].ownership == .strong {
          return try lowerConsumed(value, into: register(variable))
        }
        let register = temporary()
        try lower(value, into: register)
        write(variable, register, isNew: true)
        emit(.clear, register)
        return
      }
      let register = temporary()
      try lower(value, into: register)
      try bind(pattern, register, type(of: value))
      done(register, type(of: value))
    }
  }

  private func declaredType(_ variable: VariableID, _ value: ResolvedExpr) -> TypeID {
    let declared = concrete(body.variables[variable.index].type)
    return types.kind(declared) == .hole ? type(of: value) : declared
  }

  /// Binds the variables of an irrefutable pattern.
  func bind(_ pattern: ResolvedPattern, _ source: Int, _ type: TypeID) throws {
    switch pattern {
    case .bind(let variable):
      scratch {
        let register = temporary()
        emit(.move, register, source)
        write(variable, register, isNew: true)
        emit(.clear, register)
      }
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .wildcard = part { continue }
        try scratch {
          let register = temporary()
          emit(.elementGet, register, source, index)
          let element =
            types.kind(type) == .tuple && index < types.argumentCount(type) ? types.argument(type, index) : type
          try bind(part, register, element)
          done(register, element)
        }
      }
    default: break
    }
  }
}
