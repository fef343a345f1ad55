import ViewSemantics
import ViewSource
import ViewSyntax

/// Literals, as values of their inferred types.
extension Lowering {
  func integer(_ magnitude: UInt64, _ isNegative: Bool, _ type: TypeID, into target: Int) throws {
    if machine.isFloatingPoint(type) {
      let value = Double(magnitude)
      emit(.constant, target, constant(.double(machine.numberKind(type).rounded(isNegative ? -value : value))))
      return
    }
    let bits = isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(truncatingIfNeeded: magnitude)
    if machine.isInteger(type) {
      if bits >= Int(Int32.min), bits <= Int(Int32.max) {
        emit(.int, target, bits)
      } else {
        emit(.constant, target, constant(.int(bits)))
      }
      return
    }
    if let initializer = analyzer.literalInitializer("integerLiteral", of: type) {
      if !isNegative, bits < 0, machine.parameterTypes(of: initializer, in: type).first == machine.standard(.int) {
        return unsupported("a whole number that is too large")
      }
      try make(type, initializer, literal: .int(bits), into: target)
      return
    }
    if let initializer = analyzer.literalInitializer("floatLiteral", of: type) {
      return try make(type, initializer, literal: .double(Double(bits)), into: target)
    }
    emit(.constant, target, constant(.int(bits)))
  }

  func number(_ value: Double, _ type: TypeID, into target: Int) throws {
    if machine.isFloatingPoint(type) {
      emit(.constant, target, constant(.double(machine.numberKind(type).rounded(value))))
      return
    }
    if machine.isInteger(type)
      || analyzer.literalInitializer("floatLiteral", of: type) == nil
        && analyzer.literalInitializer("integerLiteral", of: type) != nil
    {
      return unsupported("a whole number that is too large")
    }
    try literal(.double(value), "floatLiteral", machine.known.double, type, into: target)
  }

  func string(_ text: String, _ type: TypeID, into target: Int) throws {
    guard types.kind(type) == .nominal else { return emitConstant(.string(text), target) }
    let decl = types.decl(type)
    if decl == machine.known.string { return emitConstant(.string(text), target) }
    if decl == machine.known.substring { return emitConstant(.ref(SubstringBox(Substring(text))), target) }
    if decl == machine.known.character, let character = text.first {
      return emitConstant(.character(character), target)
    }
    if analyzer.decl(decl).name == "Scalar", analyzer.isFromCatalogue(decl) {
      return emitConstant(.int(Int(text.unicodeScalars.first?.value ?? 0)), target)
    }
    for label in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] as [Name] {
      guard let initializer = analyzer.literalInitializer(label, of: type) else { continue }
      let parameter = machine.parameterTypes(of: initializer, in: type).first
      var value = Value.string(text)
      if let parameter, types.kind(parameter) == .nominal {
        if types.decl(parameter) == machine.known.character, let character = text.first {
          value = .character(character)
        }
        if analyzer.decl(types.decl(parameter)).name == "Scalar" {
          value = .int(Int(text.unicodeScalars.first?.value ?? 0))
        }
        if analyzer.isKnown(parameter, "StaticString") { value = .ref(StructBox(parameter, [value])) }
      }
      return try make(type, initializer, literal: value, into: target)
    }
    emitConstant(.string(text), target)
  }

  func emitConstant(_ value: Value, _ target: Int) { emit(.constant, target, constant(value)) }

  func literal(_ value: Value, _ label: Name, _ own: DeclID?, _ type: TypeID, into target: Int) throws {
    if types.kind(type) == .nominal, types.decl(type) != own,
      let initializer = analyzer.literalInitializer(label, of: type)
    {
      return try make(type, initializer, literal: value, into: target)
    }
    emitConstant(value, target)
  }

  func nilValue(_ type: TypeID, into target: Int) throws {
    if !machine.isOptional(type), types.kind(type) == .nominal,
      let initializer = analyzer.literalInitializer("nilLiteral", of: type)
    {
      return try make(type, initializer, literal: .void, into: target)
    }
    emitConstant(.nothing, target)
  }

  /// Creates a value from a literal with an initializer of its type.
  func make(_ type: TypeID, _ initializer: DeclID, literal: Value, into target: Int) throws {
    let window = temporary()
    emitConstant(literal, window)
    if let parameter = machine.parameterTypes(of: initializer, in: type).first, case .int(let number) = literal {
      if machine.isFloatingPoint(parameter) {
        emitConstant(.double(Double(number)), window)
      } else if !machine.isInteger(parameter), parameter != type,
        let inner = analyzer.literalInitializer("integerLiteral", of: parameter)
      {
        try make(parameter, inner, literal: literal, into: window)
      }
    }
    try callInitializer(initializer, type, arguments: window, count: 1, into: target)
  }

  func regex(_ text: String, _ type: TypeID, into target: Int) throws {
    emitConstant(.string(text), target)
    emit(.convert, target, target, site(.types(machine.standard(.string), type)))
  }
}
