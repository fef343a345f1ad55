import ViewMachine
import ViewSemantics
import ViewSource
import ViewSyntax

/// Creating values with initializers.
extension StandIns {
  /// The settings as functions of the parameter type, by parameter name.
  typealias Settings = [String: (TypeID) throws -> Value]

  /// Creates a value of a struct or class with the initializer that needs the fewest stand-ins, or else with the next
  /// one.
  ///
  /// - Parameters:
  ///   - settings: Arguments by parameter name.
  ///   - missing: Receives each parameter with a stand-in, and whether there is one. Without it, an initializer with
  ///     a parameter that has no stand-in cannot be used.
  mutating func made(_ type: TypeID, _ settings: Settings, missing: (([StandIn]) -> Void)?) throws -> Value? {
    let decl = types.decl(type)
    let own = analyzer.members("init", of: type).filter {
      analyzer.decl($0).kind == .initializer
        && analyzer.parent(of: $0).map { analyzer.nominal(of: $0) == decl } ?? false
    }
    if own.isEmpty, let signature = analyzer.memberwiseSignature(of: decl) {
      return try memberwise(signature, type, settings, missing)
    }
    guard !own.isEmpty else {
      // A class whose properties all have initial values has an initializer without parameters.
      if machine.isObjectType(type), machine.catalogueName(type) == nil {
        return try machine.makeMemberwise(type, [], given: [])
      }
      return try machine.make(type, labels: [], [])
    }
    func needed(_ initializer: DeclID) -> Int {
      analyzer.signature(of: initializer).parameters.count { !$0.hasDefault && settings[$0.name.text] == nil }
    }
    // Initializers with parameter types of missing modules are tried last.
    func isUnsupported(_ initializer: DeclID) -> Int {
      analyzer.signature(of: initializer).parameters.contains { analyzer.lacksParts(of: $0.type) } ? 1 : 0
    }
    var failure: (any Error)?
    for initializer in own.sorted(by: { (isUnsupported($0), needed($0)) < (isUnsupported($1), needed($1)) }).prefix(5) {
      do {
        if let value = try made(type, by: initializer, settings, missing) { return value }
      } catch let error as SettingError {
        throw error
      } catch { failure = failure ?? error }
    }
    // The memberwise initializer, if the others require values that cannot be created, such as a decoder.
    if missing == nil, let signature = analyzer.memberwiseSignature(of: decl),
      let value = try? memberwise(signature, type, settings, nil)
    {
      return value
    }
    if missing == nil, let object = filledObject(type) { return object }
    if let failure { throw failure }
    return nil
  }

  /// An object of a class whose initializers require values that cannot be created, such as a decoder: each property
  /// without an initial value has a stand-in. `nil` if a property has none.
  private mutating func filledObject(_ type: TypeID) -> Value? {
    guard machine.isObjectType(type), machine.catalogueName(type) == nil,
      let object = try? machine.makeMemberwise(type, [], given: []), case .ref(let box) = object,
      let object = box as? ObjectBox
    else { return nil }
    for (index, field) in machine.fields(of: type).enumerated() {
      guard index < object.fields.count, case .void = object.fields[index] else { continue }
      guard let value = value(of: field.type, named: field.name), value.absence == nil else { return nil }
      object.fields[index] = value
    }
    return .ref(object)
  }

  private mutating func memberwise(
    _ signature: Signature, _ type: TypeID, _ settings: Settings, _ missing: (([StandIn]) -> Void)?
  ) throws -> Value? {
    let surroundings = Substitution(analyzer.genericContext(of: types.decl(type)).parameters, types.arguments(type))
    let machine = machine
    // An implicitly unwrapped optional needs a value: `var image: NSImage!`.
    let forced = Set(analyzer.children(of: types.decl(type)).filter(isForcedByUse).map { analyzer.decl($0).name })
    guard
      let all = try arguments(
        signature.parameters, { machine.concreteType($0, surroundings) }, forced: forced, settings, missing)
    else { return nil }
    return try machine.makeMemberwise(type, all.compactMap { $0 }, given: all.map { $0 != nil })
  }

  /// Whether a property without an initial value is an implicitly unwrapped optional.
  private func isForcedByUse(_ property: DeclID) -> Bool {
    guard analyzer.decl(property).kind == .variable else { return false }
    let node = analyzer.node(of: property)
    guard node.child(.initializerClause) == nil, let annotation = node.child(.typeAnnotation) else { return false }
    return annotation.children.contains { $0.kind == .implicitlyUnwrappedOptionalType }
  }

  private mutating func made(
    _ type: TypeID, by initializer: DeclID, _ settings: Settings, _ missing: (([StandIn]) -> Void)?
  ) throws -> Value? {
    let signature = analyzer.signature(of: initializer)
    guard !signature.isAsync else { return nil }
    var surroundings = analyzer.surroundings(of: initializer, in: type)
    let own = signature.generics.parameters.dropFirst(signature.generics.outerCount)
    var generics: [TypeID] = []
    for parameter in own {
      guard let argument = argument(for: parameter, in: signature.generics) else { return nil }
      surroundings.bind(parameter, to: argument)
      generics.append(argument)
    }
    let machine = machine
    let outer = (element, fillsOptionals)
    defer { (element, fillsOptionals) = outer }
    // A failable initializer that rejects the simplest values may accept values instead of `nil`, or larger ones.
    let simplest = (index: outer.0.index, fillsOptionals: outer.1)
    let attempts = [simplest] + [outer.0.index, 2, 9].map { (index: $0, fillsOptionals: true) }
    for attempt in signature.isFailable ? attempts : [simplest] {
      (element.index, fillsOptionals) = attempt
      guard
        let all = try arguments(signature.parameters, { machine.concreteType($0, surroundings) }, settings, missing)
      else { return nil }
      let value = try machine.make(type, by: initializer, all, generics: generics)
      guard signature.isFailable else { return value }
      if let made = value.unwrapped { return made }
    }
    return nil
  }

  /// The arguments of the parameters; `nil` for default arguments.
  private mutating func arguments(
    _ parameters: [Parameter], _ concrete: (TypeID) -> TypeID, forced: Set<Name> = [], _ settings: Settings,
    _ missing: (([StandIn]) -> Void)?
  ) throws -> [Value?]? {
    var result: [Value?] = []
    var used: [StandIn] = []
    for parameter in parameters {
      let name = parameter.name.text
      let type = concrete(parameter.type)
      if let set = settings[name] {
        result.append(try set(type))
      } else if forced.contains(parameter.name), let inner = machine.wrappedType(type),
        let value = value(of: inner, named: name)
      {
        used.append(StandIn(name: name, type: type, isThere: value.absence == nil))
        result.append(value.absence == nil ? value.wrapped : value)
      } else if graph.fillsOptionals, missing != nil, let inner = machine.wrappedType(type),
        let value = value(of: inner, named: name), value.absence == nil
      {
        used.append(StandIn(name: name, type: type, isThere: true))
        result.append(value.wrapped)
      } else if parameter.hasDefault {
        result.append(nil)
      } else if parameter.flags.contains(.isVariadic) {
        result.append(.array([]))
      } else if let value = value(of: type, named: name) {
        used.append(StandIn(name: name, type: type, isThere: value.absence == nil))
        result.append(value)
      } else if missing != nil {
        used.append(StandIn(name: name, type: type, isThere: false))
        result.append(machine.failing("`\(name)` needs a value: add --set \(name)=…"))
      } else {
        return nil
      }
    }
    missing?(used)
    return result
  }

  // MARK: Generic arguments

  /// A generic type with type arguments of the standard library or the program; `nil` if none satisfy the constraints.
  func concrete(_ decl: DeclID) -> TypeID? {
    let context = analyzer.genericContext(of: decl)
    guard !context.parameters.isEmpty else { return analyzer.selfType(decl) }
    var arguments: [TypeID] = []
    for parameter in context.parameters {
      guard let argument = argument(for: parameter, in: context) else { return nil }
      arguments.append(argument)
    }
    return analyzer.nominalType(decl, arguments)
  }

  /// Generic types of the program that conform to a protocol, with simple type arguments.
  private func genericConformers(to constraint: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    for file in analyzer.program.userFileIDs {
      for (index, decl) in analyzer.program.file(file).summary.decls.enumerated()
      where [.structure, .classType, .enumeration].contains(decl.kind) {
        let id = analyzer.declID(file, index)
        let context = analyzer.genericContext(of: id)
        guard !context.parameters.isEmpty else { continue }
        let arguments = context.parameters.compactMap { simpleArgument(for: $0, in: context) }
        guard arguments.count == context.parameters.count else { continue }
        let type = analyzer.nominalType(id, arguments)
        if analyzer.conforms(type, to: constraint) { found.append(type) }
      }
    }
    return found
  }

  private func simpleArgument(for parameter: DeclID, in context: GenericContext) -> TypeID? {
    let required = required(of: parameter, in: context)
    return ["String", "Int", "Text"].map { analyzer.known($0) }.first { candidate in
      required.allSatisfy { types.kind($0) != .hole && analyzer.conforms(candidate, to: $0) }
    }
  }

  private func required(of parameter: DeclID, in context: GenericContext) -> [TypeID] {
    context.requirements.filter {
      $0.kind == .conforms && types.kind($0.subject) == .parameter && types.decl($0.subject) == parameter
    }.map(\.other)
  }

  /// The first type that satisfies the constraints of a generic parameter; an unresolved type if a constraint is
  /// unresolved.
  private func argument(for parameter: DeclID, in context: GenericContext) -> TypeID? {
    let required = required(of: parameter, in: context)
    // With an unresolved type argument a value can be created, and fails where it is used.
    if let missing = required.first(where: { types.kind($0) == .hole }) { return missing }
    let usual: [Name] = ["Text", "String", "Int", "Double", "Rectangle"]
    let candidates =
      usual.map { analyzer.known($0) } + [analyzer.known("Array", [analyzer.known("String")])]
      + (required.first.map { conformers(to: $0) + genericConformers(to: $0) } ?? [])
    return candidates.first { candidate in required.allSatisfy { analyzer.conforms(candidate, to: $0) } }
  }
}

/// A stand-in for a missing argument.
struct StandIn {
  let name: String
  let type: TypeID
  /// Whether a value was created. Otherwise its use fails.
  let isThere: Bool
}
