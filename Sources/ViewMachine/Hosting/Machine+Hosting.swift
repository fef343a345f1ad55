import ViewSemantics
import ViewSource
import ViewSyntax

/// A resolved member of one type, which a host can call on many values.
public struct PreparedCall {
  let target: CallTarget
  /// The concrete result type.
  public let result: TypeID
}

/// The interface for a host that keeps values of the program and calls their members, such as a view graph.
extension Machine {
  // MARK: Members

  /// Resolves a member in a type.
  ///
  /// - Parameters:
  /// - member: A declaration. A requirement resolves to its implementation in `type`.
  ///   - isStatic: Whether the member has no `self` argument: a static member or an initializer.
  ///   - generics: The type arguments of the member's own generic parameters.
  public func prepare(
    _ member: DeclID, of type: TypeID, isStatic: Bool = false, generics: [TypeID] = []
  ) throws -> PreparedCall {
    let isVariable = analyzer.decl(member).kind == .variable
    let found = try target(member, isVariable ? .getter : .body, type, generics, hasSelf: !isStatic)
    let implementation = implementation(of: member, in: type)
    let declared =
      isVariable ? analyzer.variableType(of: implementation) : analyzer.signature(of: implementation).result
    return PreparedCall(
      target: found, result: concrete(declared, calleeSubstitution(implementation, type, generics)))
  }

  /// Prepares a closure at the top level of a file, such as that of `#Preview`, as a function without parameters.
  public func prepare(closure: SyntaxNode, in file: FileID, builder: Name = "ViewBuilder") throws -> PreparedCall {
    let decl = analyzer.addBody(closure, in: file, builder: builder)
    guard let code = try code(decl, .body, Substitution(), selfType: nil), let body = resolved(decl, .body) else {
      throw Fault.unsupported("this closure cannot be run")
    }
    return PreparedCall(
      target: .code(code), result: concrete(body.functions.first?.result ?? analyzer.void, Substitution()))
  }

  /// Calls a member. The arguments start with `self`, if the member has one.
  public func call(_ prepared: PreparedCall, _ arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try run(prepared.target, changing: &arguments)
  }

  /// The same for a member that may mutate its arguments.
  public func call(_ prepared: PreparedCall, changing arguments: inout [Value]) throws -> Value {
    try run(prepared.target, changing: &arguments)
  }

  /// The value of a static property or a case without payload; `nil` if the type has none with that name.
  public func staticValue(_ name: Name, of type: TypeID) throws -> Value? {
    guard let member = staticMember(name, of: type) else { return nil }
    if analyzer.decl(member).kind == .enumCase {
      guard !analyzer.decl(member).has(.hasParameters) else { return nil }
      return .ref(plainCase(type, tag(of: member, in: type)))
    }
    return try call(prepare(member, of: type, isStatic: true), [])
  }

  /// The static property or enum case of a type with this name.
  public func staticMember(_ name: Name, of type: TypeID) -> DeclID? {
    guard types.kind(type) == .nominal else { return nil }
    return analyzer.memberDecls(name, of: types.decl(type)).first {
      let decl = analyzer.decl($0)
      return decl.kind == .enumCase || decl.kind == .variable && decl.has(.isStatic) && !isRequirement($0)
    }
  }

  /// Creates a value with the initializer that has exactly these labels; `nil` if there is none.
  public func make(_ type: TypeID, labels: [Name], _ arguments: [Value]) throws -> Value? {
    guard types.kind(type) == .nominal else { return nil }
    let found = analyzer.members("init", of: type).first {
      analyzer.decl($0).kind == .initializer && analyzer.signature(of: $0).parameters.map(\.label) == labels
    }
    if let found { return try call(prepare(found, of: type, isStatic: true), arguments) }
    guard let signature = analyzer.memberwiseSignature(of: types.decl(type)) else { return nil }
    let given = signature.parameters.map { labels.contains($0.label) }
    guard zip(signature.parameters, given).allSatisfy({ $0.hasDefault || $1 }) else { return nil }
    return try makeMemberwise(type, arguments, given: given)
  }

  /// The number of parameters of a struct's memberwise initializer; `nil` if there is none.
  public func memberwiseParameterCount(of type: TypeID) -> Int? {
    guard types.kind(type) == .nominal else { return nil }
    return analyzer.memberwiseSignature(of: types.decl(type))?.parameters.count
  }

  /// Creates a value with the memberwise initializer.
  ///
  /// - Parameters:
  /// - arguments: The arguments given, in order.
  ///   - given: Whether each parameter has an argument.
  public func makeMemberwise(_ type: TypeID, _ arguments: [Value], given: [Bool]) throws -> Value {
    var rest = arguments[...]
    var all: [Value] = given.map { $0 ? rest.popFirst() ?? .void : .void }
    return try run(memberwiseCode(type, given: given), &all)
  }

  /// Creates a value with an initializer. A parameter whose argument is `nil` gets its default value.
  ///
  /// - Parameter generics: The type arguments of the initializer's own generic parameters.
  public func make(_ type: TypeID, by initializer: DeclID, _ arguments: [Value?], generics: [TypeID] = []) throws
    -> Value
  {
    var all: [Value] = []
    for (index, argument) in arguments.enumerated() {
      if let argument {
        all.append(argument)
      } else {
        all.append(try defaultArgument(index, of: initializer, type, generics))
      }
    }
    return try call(prepare(initializer, of: type, isStatic: true, generics: generics), all)
  }

  private func defaultArgument(_ index: Int, of decl: DeclID, _ type: TypeID, _ generics: [TypeID]) throws -> Value {
    let substitution = calleeSubstitution(decl, type, generics)
    guard let callee = try code(decl, .defaultArgument(index), substitution, selfType: nil) else {
      throw Fault.unsupported("an argument of `\(analyzer.fullName(of: decl))` without a default")
    }
    return try run(.code(callee), [])
  }

  /// Whether the code of a function value belongs to the program, and not to the catalogue or the host.
  public func isOfProgram(_ closure: ClosureBox) -> Bool {
    guard case .code(let code) = closure.body else { return false }
    if case .resolved(let body, _, _, _)? = code.source { return analyzer.isOwn(body.decl) }
    return code.file.map { analyzer.program.userFileIDs.contains($0) } ?? false
  }

  /// The initial value of a property, evaluated anew; `nil` if the declaration has none: `3` for `var size = 1 + 2`.
  public func initialValue(of property: DeclID) throws -> Value? {
    guard analyzer.node(of: property).initialValue != nil,
      let callee = try code(property, .initialValue, Substitution(), selfType: nil)
    else { return nil }
    return try run(.code(callee), [])
  }

  /// Begins an evaluation with the full step limit. The memory limit covers all live values, including those of earlier
  /// evaluations.
  public func beginEvaluation() { fuel = limits.fuel }

  // MARK: Types

  /// A type with its generic parameters substituted and its opaque types (`some`) replaced by their underlying types.
  public func concreteType(_ type: TypeID, _ substitution: Substitution) -> TypeID { concrete(type, substitution) }

  /// The wrapped type of an optional type; `nil` for other types.
  public func wrappedType(_ type: TypeID) -> TypeID? { wrapped(type) }

  /// Whether a type is a standard library integer type.
  public func isIntegerType(_ type: TypeID) -> Bool { isInteger(type) }

  /// Whether the values of a type are references to objects.
  public func isObjectType(_ type: TypeID) -> Bool { isReference(type) }

  /// Whether a type is existential, so that its values carry their dynamic type: `any P`, `Any`.
  public func isExistentialType(_ type: TypeID) -> Bool { isExistential(type) }

  /// Whether a type conforms to a protocol of the catalogue.
  public func conforms(_ type: TypeID, to proto: Name) -> Bool { conforms(type, to: analyzer.knownDecl(proto)) }

  /// The qualified name of a type of the catalogue: `Text.Storage`; `nil` for a type of the program, which may have the
  /// same name.
  public func catalogueName(_ type: TypeID) -> String? {
    guard types.kind(type) == .nominal, analyzer.isFromCatalogue(types.decl(type)) else { return nil }
    let decl = types.decl(type)
    if let known = catalogueNames[decl] { return known }
    let name = analyzer.fullName(of: decl)
    catalogueNames[decl] = name
    return name
  }

  /// The value in an existential, or the value itself.
  public func opened(_ value: Value) -> Value { unboxed(value) }

  /// Wraps a value of a concrete type in an existential `any P`.
  public func boxed(_ value: Value, _ type: TypeID) -> Value { existential(value, type) }

  /// The index of a stored property among the fields of a struct or class; `nil` if there is none with that name.
  public func fieldIndex(_ name: String, of type: TypeID) -> Int? {
    guard types.kind(type) == .nominal else { return nil }
    let decl = types.decl(type)
    // Types have few fields: comparing short names is faster than hashing one.
    if let known = namedFields[decl] { return known.first { $0.name == name }?.index }
    let found = fields(of: type).enumerated().map { (name: $1.name, index: $0) }
    namedFields[decl] = found
    return found.first { $0.name == name }?.index
  }

  /// The value of a stored property; `nil` if there is none with that name.
  public func fieldValue(_ name: String, of value: Value) -> Value? {
    guard case .ref(let box) = value else { return nil }
    if let found = box as? StructBox {
      return fieldIndex(name, of: found.type).flatMap { $0 < found.fields.count ? found.fields[$0] : nil }
    }
    if let object = box as? ObjectBox {
      return fieldIndex(name, of: object.type).flatMap { $0 < object.fields.count ? object.fields[$0] : nil }
    }
    if let inner = box as? ExistentialBox { return fieldValue(name, of: inner.value) }
    return nil
  }

  /// The case name of an enum value; `nil` for other values.
  public func caseName(_ value: Value) -> String? {
    guard case .ref(let box) = value, let found = box as? EnumBox else { return nil }
    let cases = cases(of: found.type)
    return found.tag < cases.count ? cases[found.tag].name : nil
  }

  // MARK: Source locations

  func addOrigin(_ file: FileID, _ node: NodeID) -> UInt32 {
    origins.append((file, node))
    return UInt32(truncatingIfNeeded: origins.count)
  }

  /// The source location with an origin number; `nil` for 0 and for locations outside the program.
  public func place(ofOrigin origin: UInt32) -> SourcePlace? {
    guard origin > 0, Int(origin) <= origins.count else { return nil }
    if let known = originPlaces[origin] { return known }
    let place = findPlace(ofOrigin: origin)
    originPlaces[origin] = .some(place)
    return place
  }

  private func findPlace(ofOrigin origin: UInt32) -> SourcePlace? {
    let (file, node) = origins[Int(origin) - 1]
    let found = analyzer.program.file(file)
    guard analyzer.program.userFileIDs.contains(file) else { return nil }
    let position = found.source.lineIndex.position(of: found.tree.node(node).range.start)
    return SourcePlace(path: found.source.path, line: position.line, column: position.column)
  }

  // MARK: Key paths

  /// The value at a key path.
  public func value(at path: KeyPathBox, of root: Value) throws -> Value { try read(path, root) }

  /// Writes the value at a key path.
  public func setValue(_ value: Value, at path: KeyPathBox, of root: inout Value) throws {
    try write(path, &root, value)
  }
}

extension Machine {
  /// The implementation of a member in a type: the witness of a requirement, or the override of a method.
  public func implementationOfMember(_ member: DeclID, in type: TypeID) -> DeclID {
    implementation(of: member, in: type)
  }
}

extension KeyPathBox {
  /// Whether two key paths are equal.
  public func leadsAlike(_ other: KeyPathBox) -> Bool { isEqual(other) }
}
