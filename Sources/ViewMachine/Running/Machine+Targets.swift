import ViewSemantics
import ViewSource
import ViewSyntax

/// Resolves calls of declarations to code or native functions.
extension Machine {
  /// The target of a call of a declaration with concrete types.
  func target(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], hasSelf: Bool
  ) throws -> CallTarget {
    let found = try findTarget(decl, part, base, generics, hasSelf: hasSelf)
    guard hasSelf, part == .body, analyzer.decl(decl).has(.isMutating), let base, types.kind(base) == .nominal,
      !isExistential(base)
    else { return found }
    let implementation = self.implementation(of: decl, in: base)
    guard implementation != decl, !analyzer.decl(implementation).has(.isMutating) else { return found }
    return .code(keepingSelf(found, implementation, base, generics))
  }

  /// The implementation of a member in a type. For an inherited conformance the witness is the one of the class that
  /// declares the conformance, or its override.
  func implementation(of decl: DeclID, in type: TypeID) -> DeclID {
    guard isRequirement(decl), isReference(type), let proto = analyzer.parent(of: decl) else {
      let found = analyzer.implementation(of: decl, in: type)
      return found == decl && isRequirement(decl) ? operatorOutside(decl, type) ?? found : found
    }
    var declaring = type
    while let parent = superclass(of: declaring), conforms(parent, to: proto) { declaring = parent }
    let witness = analyzer.implementation(of: decl, in: declaring)
    guard declaring != type, witness != decl else {
      guard witness == decl else { return witness }
      let found = analyzer.implementation(of: decl, in: type)
      return found == decl ? operatorOutside(decl, declaring) ?? found : found
    }
    return isRequirement(witness) ? witness : analyzer.implementation(of: witness, in: type)
  }

  /// A top-level operator function that is a witness: `func < (a: Message, b: Message) -> Bool`.
  private func operatorOutside(_ requirement: DeclID, _ type: TypeID) -> DeclID? {
    guard analyzer.decl(requirement).isOperator, types.kind(type) == .nominal, analyzer.isOwn(types.decl(type)) else {
      return nil
    }
    let substitution = analyzer.surroundings(of: requirement, in: type)
    let wanted = analyzer.signature(of: requirement).parameters.map { analyzer.substitute($0.type, substitution) }
    return analyzer.topLevel(analyzer.decl(requirement).name, from: types.decl(type)).first { found in
      guard analyzer.decl(found).kind == .function, analyzer.isOwn(found) else { return false }
      let parameters = analyzer.signature(of: found).parameters.map(\.type)
      return parameters.count == wanted.count
        && zip(parameters, wanted).allSatisfy {
          types.kind($0) == .nominal && types.kind($1) == .nominal && types.decl($0) == types.decl($1)
        }
    }
  }

  /// Adapts a nonmutating witness of a mutating requirement: `self` stays unchanged.
  private func keepingSelf(_ target: CallTarget, _ decl: DeclID, _ base: TypeID, _ generics: [TypeID]) -> Code {
    let key = CodeKey(decl: decl, part: .body, function: 0, types: [base] + generics, form: 6)
    if let known = codes[key] { return known }
    let parameters = analyzer.signature(of: decl).parameters
    let changed = parameters.indices.filter { parameters[$0].flags.contains(.isInout) }.map { $0 + 1 }
    let made = keepingSelf(target, decl, count: parameters.count + 1, changed: changed)
    codes[key] = made
    return made
  }

  /// Code that calls a target with a copy of `self` and the other arguments, of which `changed` are `inout`.
  func keepingSelf(_ target: CallTarget, _ decl: DeclID, count: Int, changed: [Int] = []) -> Code {
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: count)
        _ = builder.registers(count)
        builder.emit(.move, window, 0)
        for index in 1..<count { builder.emit(.take, window + index, index) }
        builder.taking(changed.map { ($0, window + $0) }) { builder.call(target, window + count, window) }
        builder.emit(.returnValue, window + count)
      })
    made.parameterCount = count
    return made
  }

  private func findTarget(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], hasSelf: Bool
  ) throws -> CallTarget {
    var implementation = decl
    if let base, types.kind(base) == .nominal, !isExistential(base) {
      implementation = self.implementation(of: decl, in: base)
    } else if let base, types.kind(base) == .tuple || types.kind(base) == .function {
      implementation = decl
    }
    let info = analyzer.decl(implementation)
    var generics = generics
    if generics.isEmpty, implementation != decl, isRequirement(decl), let base,
      let told = analyzer.genericArguments(of: implementation, meeting: decl, in: base)
    {
      generics = told
    }
    let substitution = calleeSubstitution(implementation, base, generics)
    if info.kind == .enumCase, let base {
      return .code(
        caseCode(
          implementation, base,
          count: info.has(.hasParameters) ? analyzer.signature(of: implementation).parameters.count : 0))
    }
    if info.has(.isPrimitive) || hasSelf && analyzer.hasAccessorsOfMacro(implementation) {
      return .native(try native(implementation, part, base, substitution, hasSelf: hasSelf))
    }
    if hasSelf, let base, isText(base), let native = natives.findForText(analyzer.fullName(of: implementation)) {
      let binding = try self.native(implementation, part, base, substitution, hasSelf: true)
      if let first = binding.site.parameters.first, types.kind(first) == .nominal, types.decl(first) == known.character
      {
        return .native(NativeBinding(code: native, site: binding.site, count: binding.count, changed: []))
      }
    }
    if info.kind == .initializer { return try initializerTarget(implementation, base, generics, substitution, hasSelf) }
    if isRequirement(implementation) {
      return try synthesized(implementation, part, base, substitution, hasSelf: hasSelf)
    }
    let selfType = base.flatMap { analyzer.owner(of: implementation) == nil ? nil : $0 }
    if info.kind == .variable {
      if let accessor = try accessorOfStorage(implementation, part, base, hasSelf: hasSelf) { return .code(accessor) }
    }
    if let found = try code(implementation, part, substitution, selfType: selfType) { return .code(found) }
    if part == .setter, info.kind != .function {
      return .code(failing("`\(analyzer.fullName(of: implementation))` cannot be set"))
    }
    if analyzer.isImplementedOutside(implementation) {
      return .native(try outside(implementation, part, base, substitution, hasSelf: hasSelf))
    }
    return .code(failing("`\(analyzer.fullName(of: implementation))` cannot be run: it has no body"))
  }

  private func isText(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && (types.decl(type) == known.string || types.decl(type) == known.substring)
  }

  func isRequirement(_ id: DeclID) -> Bool { analyzer.isRequirement(id) }

  /// Code that ends the run when it is called.
  func failing(_ message: String) -> Code {
    Code(
      name: "?",
      .synthesized { machine, code in
        code.registerCount = 1
        CodeBuilder(machine, code).fail(message)
      })
  }

  func native(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ substitution: Substitution, hasSelf: Bool
  ) throws -> NativeBinding {
    try native(decl, part, base, substitution, hasSelf: hasSelf, isOutside: false)
  }

  /// A function whose code is in a library that was not compiled from Swift source: `@_silgen_name("CGSCopySpaces")`.
  private func outside(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ substitution: Substitution, hasSelf: Bool
  ) throws -> NativeBinding {
    try native(decl, part, base, substitution, hasSelf: hasSelf, isOutside: true)
  }

  private func native(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ substitution: Substitution, hasSelf: Bool, isOutside: Bool
  ) throws -> NativeBinding {
    let name = analyzer.fullName(of: decl)
    let key = part == .setter ? name + "=" : name
    let info = analyzer.decl(decl)
    let isVariable = info.kind == .variable
    let signature = isVariable ? nil : analyzer.signature(of: decl)
    let parameters = signature?.parameters.map { concrete($0.type, substitution) } ?? []
    let result = concrete(
      isVariable ? analyzer.variableType(of: decl) : signature?.result ?? analyzer.void, substitution)
    let site = NativeSite(
      decl: decl, name: analyzer.decl(decl).name.text, selfType: base, substitution: substitution,
      parameters: parameters, result: result)
    var changed: [Int] = []
    if hasSelf, info.has(.isMutating) || part == .setter { changed.append(0) }
    for (index, parameter) in (signature?.parameters ?? []).enumerated() where parameter.flags.contains(.isInout) {
      changed.append(index + (hasSelf ? 1 : 0))
    }
    let count = parameters.count + (hasSelf ? 1 : 0) + (part == .setter ? 1 : 0)
    // `??` is generic and would wrap the function in reabstraction thunks, which each call of it would run through.
    let code: Native
    if let native = natives.find(key) {
      code = native
    } else if let managed = managedCode(decl, part) {
      code = managed
    } else {
      code = { call in
        // A call with an absent argument fails with the reason of the absence.
        for index in 0..<count { if let missing = call[index].absence { throw missing } }
        return try call.machine.absentValue(name, resultOf: call.site, isOutside: isOutside)
      }
    }
    let opened = openedNumbers(signature, parameters).map { $0 + (hasSelf ? 1 : 0) }
    if opened.isEmpty { return NativeBinding(code: code, site: site, count: count, changed: changed) }
    let opening: Native = { call in
      for index in opened { call[index] = call.machine.unboxed(call[index]) }
      return try code(&call)
    }
    return NativeBinding(code: opening, site: site, count: count, changed: changed)
  }

  /// The parameters that accept a number of any type and receive an existential, which is unboxed:
  /// `Double(shape.area)`.
  private func openedNumbers(_ signature: Signature?, _ parameters: [TypeID]) -> [Int] {
    guard let signature, let numeric = analyzer.knownDecl("Numeric") else { return [] }
    let own = signature.generics.parameters.dropFirst(signature.generics.outerCount)
    return parameters.indices.filter { index in
      let declared = signature.parameters[index].type
      guard types.kind(declared) == .parameter, own.contains(types.decl(declared)) else { return false }
      return isExistential(parameters[index])
        && types.arguments(parameters[index]).contains { conforms($0, to: numeric) }
    }
  }
}
