import ViewSemantics
import ViewSource
import ViewSyntax

/// The targets of initializers, and the creation of structs and objects.
extension Machine {
  func initializerTarget(
    _ decl: DeclID, _ base: TypeID?, _ generics: [TypeID], _ substitution: Substitution, _ hasSelf: Bool
  ) throws -> CallTarget {
    guard let base else { return .code(failing("an initializer of no type")) }
    if isRequirement(decl) {
      // `self.init()` in an extension of a protocol continues with the object that exists.
      if hasSelf, isReference(base), analyzer.signature(of: decl).parameters.isEmpty,
        let implicit = try implicitInitializer(of: base)
      {
        return .code(implicit)
      }
      if let implicit = try implicitWitness(decl, base) { return .code(implicit) }
      return try synthesized(decl, .body, base, substitution, hasSelf: hasSelf)
    }
    // A class initializer runs on an object of the class or of a subclass.
    let owner = analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
    let declaring =
      owner.flatMap { analyzer.decl($0).kind == .protocolType ? nil : analyzer.superType(base, $0) } ?? base
    guard let body = try code(decl, .body, calleeSubstitution(decl, declaring, generics), selfType: declaring) else {
      return .code(failing("`\(analyzer.fullName(of: decl))` cannot be run: it has no body"))
    }
    if !isReference(base) || hasSelf { return .code(body) }
    return .code(allocating(body, decl, base, declaring))
  }

  /// The implicit initializer that is the witness of a protocol requirement.
  private func implicitWitness(_ requirement: DeclID, _ type: TypeID) throws -> Code? {
    guard types.kind(type) == .nominal else { return nil }
    let labels = analyzer.signature(of: requirement).parameters.map(\.label)
    if isReference(type) { return labels.isEmpty ? try memberwiseCode(type, given: []) : nil }
    guard let parameters = analyzer.memberwiseSignature(of: types.decl(type))?.parameters else { return nil }
    var given: [Bool] = []
    var next = 0
    for parameter in parameters {
      if next < labels.count, parameter.label == labels[next] {
        given.append(true)
        next += 1
      } else if parameter.hasDefault {
        given.append(false)
      } else {
        return nil
      }
    }
    guard next == labels.count else { return nil }
    let memberwise = try memberwiseCode(type, given: given)
    let made = Code(
      name: memberwise.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: labels.count)
        _ = builder.registers(given.count)
        var source = 0
        for (index, isGiven) in given.enumerated() where isGiven {
          builder.emit(.take, window + index, source)
          source += 1
        }
        builder.call(memberwise, window, window)
        builder.emit(.returnValue, window)
      })
    made.parameterCount = labels.count
    return made
  }

  /// Allocates an object, initializes the properties of the subclasses, and runs the initializer.
  private func allocating(_ body: Code, _ decl: DeclID, _ type: TypeID, _ declaring: TypeID) -> Code {
    let key = CodeKey(decl: decl, part: .body, function: ObjectIdentifier(body).hashValue, types: [type], form: 1)
    if let known = codes[key] { return known }
    let count = analyzer.signature(of: decl).parameters.count
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let object = builder.register(after: count)
        builder.emit(.makeObject, object, builder.site(.make(type, machine.storedFields(of: type).count)))
        var current: TypeID? = type
        while let inner = current, inner != declaring {
          // A class with designated initializers sets its properties there: the inherited initializer delegates to one
          // of them.
          if !machine.declaresDesignated(inner) { try builder.setDefaults(of: inner, object) }
          current = machine.superclass(of: inner)
        }
        let window = builder.registers(count + 1)
        builder.emit(.take, window, object)
        for index in 0..<count { builder.emit(.take, window + 1 + index, index) }
        let parameters = machine.analyzer.signature(of: decl).parameters
        let changed = parameters.indices.filter { parameters[$0].flags.contains(.isInout) }
        builder.taking(changed.map { ($0, window + 1 + $0) }) { builder.call(body, window, window) }
        builder.emit(.returnValue, window)
      })
    made.parameterCount = count
    codes[key] = made
    return made
  }

  /// Whether a class declares initializers that are not `convenience`.
  private func declaresDesignated(_ type: TypeID) -> Bool {
    analyzer.directMembers(of: types.decl(type), named: "init").contains {
      analyzer.decl($0).kind == .initializer && !analyzer.isConvenience($0)
    }
  }

  /// The implicit initializer of a class: initial values, then the superclass's initializer.
  func implicitInitializer(of type: TypeID) throws -> Code? {
    guard types.kind(type) == .nominal else { return nil }
    let nominal = types.decl(type)
    if let declared = analyzer.directMembers(of: nominal, named: "init").first(where: {
      analyzer.decl($0).kind == .initializer && analyzer.signature(of: $0).parameters.allSatisfy(\.hasDefault)
    }), !analyzer.decl(declared).has(.isPrimitive), analyzer.signature(of: declared).parameters.isEmpty {
      return try code(declared, .body, calleeSubstitution(declared, type, []), selfType: type)
    }
    let key = CodeKey(decl: nominal, part: .body, function: 0, types: [type], form: 2)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.name(of: nominal) + ".init()",
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        code.registerCount = max(code.registerCount, 1)
        try builder.setDefaults(of: type, 0)
        if let parent = machine.superclass(of: type), let callee = try machine.implicitInitializer(of: parent) {
          let window = builder.registers(1)
          builder.emit(.move, window, 0)
          builder.call(callee, window, window)
        }
        builder.lowering.complete(0, type)
        builder.emit(.returnValue, 0)
        code.references = [0]
      })
    made.parameterCount = 1
    codes[key] = made
    return made
  }

  /// The memberwise initializer of a type, for the given arguments.
  func memberwiseCode(_ type: TypeID, given: [Bool]) throws -> Code {
    let nominal = types.decl(type)
    let key = CodeKey(
      decl: nominal, part: .body, function: given.reduce(1) { $0 << 1 | ($1 ? 1 : 0) }, types: [type], form: 3)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.name(of: nominal) + ".init",
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        if machine.isReference(type) {
          let object = builder.register(after: given.count)
          builder.emit(.makeObject, object, builder.site(.make(type, machine.storedFields(of: type).count)))
          if let callee: Code = try machine.implicitInitializer(of: type) {
            let window = builder.registers(1)
            builder.emit(.move, window, object)
            builder.call(callee, window, window)
          }
          builder.emit(.returnValue, object)
          return
        }
        let parameters = machine.analyzer.memberwiseSignature(of: nominal)?.parameters ?? []
        let fields = machine.storedFields(of: type)
        let first = builder.register(after: given.count)
        _ = builder.registers(max(0, fields.count - 1))
        for (index, field) in fields.enumerated() {
          let name = machine.analyzer.decl(field).name
          if let place = parameters.firstIndex(where: { $0.name == name }), place < given.count, given[place] {
            try builder.storeGiven(place, parameters[place], field, type, into: first + index)
          } else {
            try machine.lowerDefault(of: field, type, into: first + index, builder.lowering)
          }
        }
        builder.emit(.makeStruct, first, first, builder.site(.make(type, fields.count)))
        if machine.isFinalizedStruct(type) { builder.lowering.complete(first, type) }
        builder.emit(.returnValue, first)
      })
    made.parameterCount = given.count
    codes[key] = made
    return made
  }

  /// The state of a stored property before the statements of an initializer run.
  enum InitialValue {
    case none
    /// `nil`, for an optional variable without an initial value.
    case nothing
    /// The result of this code.
    case code(Code)
  }

  func initialValue(of field: DeclID, _ type: TypeID) throws -> InitialValue {
    let substitution = surroundings(of: field, in: type)
    let info = analyzer.decl(field)
    if !analyzer.propertyWrappers(of: field).isEmpty {
      return try code(field, .storage, substitution, selfType: type).map { .code($0) } ?? .none
    }
    if info.has(.isLazy) { return .none }
    if analyzer.node(of: field).child(.initializerClause) != nil,
      let callee = try code(field, .initialValue, substitution, selfType: type)
    {
      return .code(partOfTuple(field, callee, type) ?? callee)
    }
    return !info.has(.isConstant) && isOptional(fieldType(field, in: type)) ? .nothing : .none
  }

  /// For a property of `var (width, height) = (1, 2)`: code that extracts its part of the value; otherwise `nil`.
  private func partOfTuple(_ field: DeclID, _ whole: Code, _ type: TypeID) -> Code? {
    guard let pattern = analyzer.node(of: field).children.first(where: { $0.kind.isPattern }),
      pattern.kind == .tuplePattern, let path = path(to: analyzer.decl(field).name, in: pattern)
    else { return nil }
    let key = CodeKey(decl: field, part: .initialValue, function: 0, types: [type], form: 8)
    if let known = codes[key] { return known }
    let made = Code(
      name: whole.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let value = builder.register(after: 0)
        builder.call(whole, value, builder.registers(1))
        for index in path { builder.emit(.elementGet, value, value, index) }
        builder.emit(.returnValue, value)
      })
    codes[key] = made
    return made
  }

  /// The indices of a name in a tuple pattern.
  private func path(to name: Name, in pattern: SyntaxNode) -> [Int]? {
    switch pattern.kind {
    case .identifierPattern: return pattern.firstToken.map { pattern.name(of: $0) } == name ? [] : nil
    case .tuplePattern:
      for (index, child) in pattern.children.enumerated() {
        if let rest = path(to: name, in: child) { return [index] + rest }
      }
      return nil
    case .tuplePatternElement, .valueBindingPattern: return pattern.children.last.flatMap { path(to: name, in: $0) }
    default: return nil
    }
  }

  /// Stores the initial value of a property in a register.
  func lowerDefault(of field: DeclID, _ type: TypeID, into target: Int, _ lowering: Lowering) throws {
    switch try initialValue(of: field, type) {
    case .none: lowering.emit(.clear, target)
    case .nothing: lowering.emit(.constant, target, lowering.constant(.nothing))
    case .code(let callee): lowering.emit(.call, target, callee: callee, lowering.temporary())
    }
  }
}
