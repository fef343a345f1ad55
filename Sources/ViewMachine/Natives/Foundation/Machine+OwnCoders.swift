import ViewSemantics
import ViewSource
import ViewSyntax

/// The synthesized `encode(to:)` and `init(from:)`, for encoders and decoders that the program declares.
extension Machine {
  /// A keyed container of such a coder: an object of the catalogue's type `_KeyedEncoding` or `_KeyedDecoding`.
  private struct KeyedObject {
    var object: Value
    var type: TypeID
  }

  /// Encodes the coded properties or associated values of a value with an encoder of the program.
  func encodeParts(_ value: Value, _ type: TypeID, into encoder: Value) throws {
    if case .ref(let box as EnumBox) = value {
      let decl = enumCases(of: types.decl(type))[box.tag]
      let key = try codingKey(ofCase: decl, type)
      let inner = try nested(key, in: try keyedObject("_KeyedEncoding", [key], encoder), "_KeyedEncoding")
      for (index, part) in caseParts(decl, type).enumerated() where index < box.payload.count {
        try encode(box.payload[index], part.type, codingKey(part.text), into: inner)
      }
      return
    }
    guard case .ref(let box) = value, let fields = (box as? StructBox)?.fields ?? (box as? ObjectBox)?.fields else {
      return
    }
    let parts = try codedFields(of: type)
    let container = try keyedObject("_KeyedEncoding", parts.map(\.key), encoder)
    for part in parts where part.index < fields.count {
      try encode(fields[part.index], part.type, part.key, into: container)
    }
  }

  private func encode(_ value: Value, _ type: TypeID, _ key: Value, into container: KeyedObject) throws {
    let wrapped = wrapped(type)
    let name: Name = wrapped == nil ? "encode" : "encodeIfPresent"
    _ = try call(name, on: container, [value, open(key, analyzer.known("CodingKey")).0], [wrapped ?? type])
  }

  /// Decodes a value with a decoder of the program. In a superclass initializer the object exists already, and its
  /// properties are set.
  func decodeParts(_ type: TypeID, _ object: Value?, from decoder: Value) throws -> Value {
    if analyzer.decl(types.decl(type)).kind == .enumeration { return try decodeCase(type, from: decoder) }
    let made = try object ?? run(.code(try memberwiseCode(type, given: [])), [])
    let parts = try codedFields(of: type)
    let container = try keyedObject("_KeyedDecoding", parts.map(\.key), decoder)
    for part in parts {
      // A constant with an initial value keeps it.
      let field = storedFields(of: type)[part.index]
      if analyzer.decl(field).has(.isConstant), analyzer.node(of: field).child(.initializerClause) != nil { continue }
      let value = try decode(part.type, part.key, from: container)
      guard case .ref(let box) = made else { continue }
      if let object = box as? ObjectBox { object.fields[part.index] = value }
      if let structure = box as? StructBox { structure.fields[part.index] = value }
    }
    return made
  }

  private func decode(_ type: TypeID, _ key: Value, from container: KeyedObject) throws -> Value {
    let wrapped = wrapped(type)
    let name: Name = wrapped == nil ? "decode" : "decodeIfPresent"
    let wanted = wrapped ?? type
    return try call(
      name, on: container, [.ref(metatype(wanted)), open(key, analyzer.known("CodingKey")).0], [wanted])
  }

  private func decodeCase(_ type: TypeID, from decoder: Value) throws -> Value {
    let cases = enumCases(of: types.decl(type))
    let keys = try cases.map { try codingKey(ofCase: $0, type) }
    let container = try keyedObject("_KeyedDecoding", keys, decoder)
    let given = try call("keys", on: container, [], []).asArray.map { try $0.asString }
    for (tag, decl) in cases.enumerated() where given.count == 1 {
      guard try caseKey(decl, type) == given[0] else { continue }
      let parts = caseParts(decl, type)
      if parts.isEmpty { return .ref(plainCase(type, tag)) }
      let inner = try nested(keys[tag], in: container, "_KeyedDecoding")
      return .ref(EnumBox(type, tag, try parts.map { try decode($0.type, codingKey($0.text), from: inner) }))
    }
    throw decodingError(.typeMismatch, .ref(metatype(type)), [], "Invalid number of keys found, expected one.")
  }

  /// Creates the keyed container of a coder. The key type is that of the first element of `keys`.
  private func keyedObject(_ name: Name, _ keys: [Value], _ coder: Value) throws -> KeyedObject {
    let keyType = keys.first.map { open($0, analyzer.known("CodingKey")).1 } ?? anyKey
    guard let decl = analyzer.knownDecl(name),
      let initializer = analyzer.children(of: decl).first(where: { analyzer.decl($0).kind == .initializer })
    else { throw Fault.unsupported("coding") }
    let type = analyzer.nominalType(decl, [keyType])
    return KeyedObject(object: try call(initializer, of: type, on: nil, [coder]), type: type)
  }

  private func nested(_ key: Value, in container: KeyedObject, _ name: Name) throws -> KeyedObject {
    let object = try call("nested", on: container, [open(key, analyzer.known("CodingKey")).0], [])
    let type = analyzer.knownDecl(name).map { analyzer.nominalType($0, [anyKey]) } ?? container.type
    return KeyedObject(object: object, type: type)
  }

  private func call(
    _ name: Name, on container: KeyedObject, _ arguments: [Value], _ generics: [TypeID]
  ) throws -> Value {
    guard let member = requirement(name, of: types.decl(container.type)) else { throw Fault.unsupported("coding") }
    return try call(member, of: container.type, on: container.object, arguments, generics: generics)
  }

  private func codingKey(ofCase decl: DeclID, _ type: TypeID) throws -> Value {
    let name = analyzer.name(of: decl)
    if let key = codingKeys("CodingKeys", in: type)?.first(where: { $0.name == name }) {
      return .ref(ExistentialBox(key.type, key.value))
    }
    return codingKey(name)
  }
}
