import ViewSemantics
import ViewSource
import ViewSyntax

/// A generic argument that is the dynamic type of an existential argument: `describe(shape)`, where `shape` is
/// `any Shape` and `describe` takes some `T: Shape`. The type is only known at run time.
struct Opening {
  /// The index of the generic parameter among the callee's own.
  var generic: Int
  /// The index of the argument.
  var value: Int
}

extension Lowering {
  /// The existential arguments that a call opens.
  func openings(_ decl: DeclID, _ generics: [TypeID], hasSelf: Bool) -> [Opening] {
    guard generics.contains(where: { machine.isOpened($0) }) else { return [] }
    let signature = analyzer.signature(of: decl)
    let own = signature.generics.parameters.dropFirst(signature.generics.outerCount)
    var result: [Opening] = []
    for (index, parameter) in own.enumerated() where index < generics.count && machine.isOpened(generics[index]) {
      // An unconstrained generic parameter can be bound to the existential type itself.
      guard
        signature.generics.requirements.contains(where: { $0.kind == .conforms && isParameter($0.subject, parameter) }),
        let place = signature.parameters.firstIndex(where: { isOf($0.type, parameter) })
      else { continue }
      result.append(Opening(generic: index, value: place + (hasSelf ? 1 : 0)))
    }
    return result
  }

  /// The arguments of a call that are the metatype of `self`: `make(type(of: self))`, where `make` takes some `T.Type`,
  /// creates an instance of the dynamic class of `self`.
  func openings(ofClasses call: ResolvedCall, _ generics: [TypeID], hasSelf: Bool) -> [Opening] {
    guard generics.contains(where: { machine.isReference($0) }), call.arguments.contains(where: isClassOfSelf) else {
      return []
    }
    let signature = analyzer.signature(of: call.decl)
    let own = signature.generics.parameters.dropFirst(signature.generics.outerCount)
    var result: [Opening] = []
    for (index, parameter) in own.enumerated() where index < generics.count && machine.isReference(generics[index]) {
      guard let place = signature.parameters.firstIndex(where: { isOf($0.type, parameter) }),
        place < call.arguments.count, isClassOfSelf(call.arguments[place])
      else { continue }
      result.append(Opening(generic: index, value: place + (hasSelf ? 1 : 0)))
    }
    return result
  }

  private func isClassOfSelf(_ argument: ResolvedArgument) -> Bool {
    guard case .value(let value) = argument, case .dynamicType(let inner) = value.kind, isSelf(inner) else {
      return false
    }
    return value.node.firstToken?.kind == .capitalSelfKeyword || analyzer.givesDynamicSelf(body.decl)
  }

  /// The dispatch site for a call of a local function that opens existentials; `nil` if it opens none.
  func openedCall(
    _ function: FunctionID, _ generics: [(parameter: DeclID, type: TypeID)], _ count: Int
  ) -> DispatchSite? {
    guard !generics.isEmpty, let decl = body.functions[function.index].decl else { return nil }
    let own = analyzer.signature(of: decl).generics
    let given = own.parameters.dropFirst(own.outerCount).map { parameter in
      generics.first { $0.parameter == parameter }.map { concrete($0.type) } ?? analyzer.unknownType
    }
    let openings = openings(decl, given, hasSelf: false)
    guard !openings.isEmpty else { return nil }
    let site = DispatchSite(decl, .body, given, base: nil, count: count, name: analyzer.fullName(of: decl))
    site.openings = openings
    let (body, around, selfType) = (body, substitution, selfType)
    site.local = { machine, own in
      var whole = around
      for binding in own.bindings { whole.bind(binding.parameter, to: binding.type) }
      return try machine.code(body, function, whole, selfType: selfType)
    }
    return site
  }

  private func isParameter(_ type: TypeID, _ parameter: DeclID) -> Bool {
    types.kind(type) == .parameter && types.decl(type) == parameter
  }

  /// `T`, `inout T`, `T.Type` or `T?`
  private func isOf(_ type: TypeID, _ parameter: DeclID) -> Bool {
    if let wrapped = machine.wrapped(type) { return isParameter(wrapped, parameter) }
    return switch types.kind(type) {
    case .inoutType, .metatype: isParameter(types.argument(type, 0), parameter)
    default: isParameter(type, parameter)
    }
  }
}

extension Machine {
  /// Whether a type is an existential that does not conform to its own protocols, so a generic call opens it.
  func isOpened(_ type: TypeID) -> Bool {
    guard isExistential(type) else { return false }
    if types.kind(type) == .existential { return types.argumentCount(type) > 0 }
    return types.decl(type) != known.anyHashable && type != standard(.error)
  }

  /// The code of a generic call for the dynamic types of its existential arguments. It receives the unboxed values.
  func opened(_ site: DispatchSite, _ values: borrowing MutableSpan<Value>, _ first: Int) -> Code {
    var generics = site.generics
    for opening in site.openings {
      let place = first + opening.value
      if case .ref(let box) = values[place], let metatype = box as? MetatypeBox {
        generics[opening.generic] = metatype.type
      } else if case .ref(let box) = values[place], let existential = box as? ExistentialBox {
        generics[opening.generic] = existential.type
      } else {
        generics[opening.generic] = dynamicType(of: values[place], as: site.generics[opening.generic])
      }
    }
    if let known = site.openedCode[generics] { return known }
    let made = openedCode(site, generics)
    site.openedCode[generics] = made
    return made
  }

  /// Code that calls the declaration with concrete types and converts the result to the static type.
  private func openedCode(_ site: DispatchSite, _ generics: [TypeID]) -> Code {
    let made = Code(
      name: site.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: site.count)
        _ = builder.registers(site.count)
        for index in 0..<site.count { builder.emit(.take, window + index, index) }
        let result = window + site.count
        let signature = machine.analyzer.signature(of: site.decl)
        let inner = machine.calleeSubstitution(site.decl, site.base, generics)
        let outer = machine.calleeSubstitution(site.decl, site.base, site.generics)
        // The arguments that the callee may change, with the types that they have inside and outside.
        let first = site.hasSelf ? 1 : 0
        let inouts = signature.parameters.indices.filter { signature.parameters[$0].flags.contains(.isInout) }
        let changed = (site.hasSelf ? [0] : []) + inouts.map { $0 + first }
        try builder.lowering.taking(
          changed.map { ($0, window + $0) },
          converting: {
            for index in inouts {
              let type = signature.parameters[index].type
              try builder.lowering.convert(
                index + first, machine.concrete(type, inner), machine.concrete(type, outer), into: index + first)
            }
          },
          from: {
            let target =
              if let local = site.local {
                CallTarget.code(try local(machine, inner))
              } else {
                try machine.target(site.decl, site.part, site.base, generics, hasSelf: site.hasSelf)
              }
            builder.call(target, result, window)
          })
        if machine.analyzer.decl(site.decl).kind == .function {
          try builder.lowering.convert(
            result, machine.concrete(signature.result, inner), machine.concrete(signature.result, outer), into: result)
        }
        builder.emit(.returnValue, result)
      })
    made.parameterCount = site.count
    return made
  }
}
