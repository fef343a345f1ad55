import ViewSemantics
import ViewSource

/// What native code asks of the machine.
extension Machine {
  /// Calls a function value with an argument for each parameter and runs it to its end.
  ///
  /// - Throws: `ThrownError` if the program throws, `Fault` if the run cannot go on.
  public func call(_ closure: ClosureBox, _ arguments: [Value]) throws -> Value {
    throw Fault.unsupported("calls of closures")
  }

  /// Calls a member: a method, getter or static member of a type, or what meets a protocol's requirement there.
  ///
  /// - Parameters:
  ///   - member: A declaration; of a requirement its implementation in `type` is called.
  ///   - value: `self`; `nil` for a static member.
  ///   - generics: What the member's own generic parameters stand for.
  public func call(
    _ member: DeclID, of type: TypeID, on value: Value?, _ arguments: [Value], generics: [TypeID] = []
  ) throws -> Value {
    throw Fault.unsupported("calls of members")
  }

  /// A requirement of a protocol by its name: `requirement("description", of: known.customStringConvertible)`.
  func requirement(_ name: Name, of proto: DeclID?) -> DeclID? {
    proto.flatMap { analyzer.memberDecls(name, of: $0).first { analyzer.parent(of: $0) == proto } }
  }

  /// Whether a concrete type conforms to a protocol.
  func conforms(_ type: TypeID, to proto: DeclID?) -> Bool {
    proto.map { analyzer.conforms(type, to: analyzer.nominalType($0)) } ?? false
  }

  /// The type of a value of which the static type is known: that of an object or of what is in an existential.
  public func dynamicType(of value: Value, as type: TypeID) -> TypeID {
    guard case .ref(let box) = value else { return type }
    if let object = box as? ObjectBox { return object.type }
    if let existential = box as? ExistentialBox { return existential.type }
    switch types.kind(type) {
    case .nominal where analyzer.decl(types.decl(type)).kind != .protocolType: return type
    default: break
    }
    if let value = box as? StructBox { return value.type }
    if let value = box as? EnumBox { return value.type }
    return type
  }

  /// `==` of two values of a type.
  public func isEqual(_ left: Value, _ right: Value, _ type: TypeID) throws -> Bool {
    throw Fault.unsupported("comparing values")
  }

  /// The hash of a value of a type: equal values have equal hashes.
  public func hash(_ value: Value, _ type: TypeID) throws -> Int {
    throw Fault.unsupported("hashing values")
  }

  /// Goes through a sequence of any type until `body` says no.
  public func forEach(_ sequence: Value, _ type: TypeID, _ body: (Value) throws -> Bool) throws {
    throw Fault.unsupported("sequences")
  }

  /// Runs the `deinit`s of a class and those above it on what an object had.
  func runDeinitializers(_ type: TypeID, _ fields: [Value]) {}
}
