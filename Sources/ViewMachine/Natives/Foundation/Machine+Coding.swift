import ViewSemantics
import ViewSource
import ViewSyntax

/// The synthesized `encode(to:)` and `init(from:)`.
extension Machine {
  /// A property or associated value with its coding key.
  struct CodedPart {
    var key: Value
    var text: String
    var index: Int
    var type: TypeID
  }

  /// The synthesized implementation of a requirement of `Encodable`, `Decodable` or `CodingKey`.
  func codingSynthesis(_ name: String, _ type: TypeID) -> Native? {
    switch name {
    case "Encodable.encode(to:)":
      return { call in
        guard let place = call.machine.place(of: call[1], EncodingPlace.self) else {
          try call.machine.encodeParts(call[0], type, into: call[1])
          return .void
        }
        try call.machine.encodeParts(call[0], type, at: place)
        return .void
      }
    case "Decodable.init(from:)":
      return { call in
        // In a superclass initializer the object exists already and comes before the decoder, which may be an object too.
        var isInside = false
        if case .ref(let box) = call[0], box is ObjectBox, case .ref = call[1] { isInside = true }
        let decoder = isInside ? call[1] : call[0]
        guard let place = call.machine.place(of: decoder, DecodingPlace.self) else {
          return try call.machine.decodeParts(type, isInside ? call[0] : nil, from: decoder)
        }
        return try call.machine.decodeParts(type, isInside ? call[0] : nil, at: place)
      }
    case "CodingKey.init(stringValue:)":
      return { call in
        let machine = call.machine
        let wanted = try call.string(0)
        for tag in machine.enumCases(of: machine.types.decl(type)).indices {
          let key = Value.ref(machine.plainCase(type, tag))
          if try machine.keyText(key, type) == wanted { return key.wrapped }
        }
        return .nothing
      }
    case "CodingKey.init(intValue:)":
      return { call in
        let machine = call.machine
        guard let raw = machine.analyzer.rawType(of: machine.types.decl(type)),
          machine.types.decl(raw) == machine.known.int
        else { return .nothing }
        for (tag, value) in try machine.rawValues(of: type).enumerated() where try machine.isEqual(value, call[0], raw)
        {
          return Value.ref(machine.plainCase(type, tag)).wrapped
        }
        return .nothing
      }
    default: return nil
    }
  }

  /// The stored properties that are coded, with their keys: all of them, or those in `CodingKeys`.
  func codedFields(of type: TypeID) throws -> [CodedPart] {
    let nominal = types.decl(type)
    let own = Set(ownFields(of: nominal))
    let fields = storedFields(of: type).enumerated().filter { own.contains($0.element) }
    guard let keys = codingKeys("CodingKeys", in: type) else {
      return fields.map { index, field in
        let name = analyzer.name(of: field)
        return CodedPart(key: codingKey(name), text: name, index: index, type: fieldType(field, in: type))
      }
    }
    return try keys.compactMap { key in
      guard let found = fields.first(where: { analyzer.name(of: $0.element) == key.name }) else { return nil }
      return CodedPart(
        key: .ref(ExistentialBox(key.type, key.value)), text: try keyText(key.value, key.type), index: found.offset,
        type: fieldType(found.element, in: type))
    }
  }

  /// The cases of a nested coding key enum.
  func codingKeys(_ name: String, in type: TypeID) -> [(name: String, value: Value, type: TypeID)]? {
    let nested = analyzer.memberDecls(Name(name), of: types.decl(type)).first {
      analyzer.decl($0).kind == .enumeration
    }
    guard let nested else { return nil }
    let enumType = analyzer.nominalType(nested, types.arguments(type))
    return enumCases(of: nested).enumerated().map { tag, decl in
      (analyzer.name(of: decl), .ref(plainCase(enumType, tag)), enumType)
    }
  }

  private func encodeParts(_ value: Value, _ type: TypeID, at place: EncodingPlace) throws {
    if case .object = place.content {} else { place.content = .object([]) }
    if case .ref(let box as EnumBox) = value {
      let decl = enumCases(of: types.decl(type))[box.tag]
      let name = try caseKey(decl, type)
      let inner = try place.place(for: name, codingKey(name))
      inner.content = .object([])
      for (index, part) in caseParts(decl, type).enumerated() where index < box.payload.count {
        if wrapped(part.type) != nil, box.payload[index].unwrapped == nil { continue }
        try encode(
          box.payload[index], part.type, at: try inner.place(for: part.text, codingKey(part.text)))
      }
      return
    }
    guard case .ref(let box) = value, let fields = (box as? StructBox)?.fields ?? (box as? ObjectBox)?.fields else {
      return
    }
    for part in try codedFields(of: type) where part.index < fields.count {
      let field = fields[part.index]
      if wrapped(part.type) != nil, field.unwrapped == nil { continue }
      try encode(field, part.type, at: try place.place(for: part.text, part.key))
    }
  }

  private func decodeParts(_ type: TypeID, _ object: Value?, at place: DecodingPlace) throws -> Value {
    guard case .object = place.tree else { throw mismatch(place, isKeyed: true) }
    if analyzer.decl(types.decl(type)).kind == .enumeration { return try decodeCase(type, at: place) }
    let made = try object ?? run(.code(try memberwiseCode(type, given: [])), [])
    let parts = try codedFields(of: type)
    for part in parts {
      // A constant with an initial value keeps it.
      let field = storedFields(of: type)[part.index]
      if analyzer.decl(field).has(.isConstant), analyzer.node(of: field).child(.initializerClause) != nil { continue }
      let isOptional = wrapped(part.type) != nil
      let value: Value
      if let own = try decode(part, byProgramAt: place) {
        value = own
      } else if let found = try place.find(part.text) {
        value = try decode(part.type, at: DecodingPlace(found, place.settings, place.path + [part.key]))
      } else if isOptional {
        value = .nothing
      } else {
        throw try missing(part.key, place)
      }
      guard case .ref(let box) = made else { continue }
      if let object = box as? ObjectBox { object.fields[part.index] = value }
      if let structure = box as? StructBox { structure.fields[part.index] = value }
    }
    return made
  }

  /// Decodes a property with an overload of `decode(_:forKey:)` or `decodeIfPresent(_:forKey:)` that the program adds
  /// to `KeyedDecodingContainer` for its type; `nil` if there is none.
  func decode(_ part: CodedPart, byProgramAt place: DecodingPlace) throws -> Value? {
    guard let container = analyzer.knownDecl("KeyedDecodingContainer") else { return nil }
    let inner = wrapped(part.type)
    for member in analyzer.directMembers(of: container, named: inner == nil ? "decode" : "decodeIfPresent")
    where !analyzer.isFromCatalogue(member) {
      let parameters = analyzer.signature(of: member).parameters
      guard parameters.count == 2, parameters[1].label == "forKey", types.kind(parameters[0].type) == .metatype else {
        continue
      }
      let wanted = types.argument(parameters[0].type, 0)
      var known: [DeclID: TypeID] = [:]
      guard types.kind(wanted) == .nominal, matches(wanted, inner ?? part.type, &known) else { continue }
      let generics = analyzer.children(of: member).filter { analyzer.decl($0).kind == .genericParameter }.map {
        known[$0]
      }
      let (key, keyType) = open(part.key, analyzer.known("CodingKey"))
      let own = analyzer.nominalType(container, [keyType])
      return try call(
        member, of: own, on: keyedContainer("_JSONKeyedDecoding", place, of: own),
        [.ref(metatype(inner ?? part.type)), key], generics: generics.compactMap { $0 })
    }
    return nil
  }

  /// Whether a type matches a pattern with generic parameters; binds the parameters.
  private func matches(_ pattern: TypeID, _ type: TypeID, _ known: inout [DeclID: TypeID]) -> Bool {
    if pattern == type { return true }
    if types.kind(pattern) == .parameter {
      if let before = known[types.decl(pattern)] { return before == type }
      known[types.decl(pattern)] = type
      return true
    }
    guard types.kind(pattern) == .nominal, types.kind(type) == .nominal, types.decl(pattern) == types.decl(type),
      types.argumentCount(pattern) == types.argumentCount(type)
    else { return false }
    return zip(types.arguments(pattern), types.arguments(type)).allSatisfy { matches($0, $1, &known) }
  }

  private func decodeCase(_ type: TypeID, at place: DecodingPlace) throws -> Value {
    guard case .object(let pairs) = place.tree else { return .void }
    for (tag, decl) in enumCases(of: types.decl(type)).enumerated() {
      let name = try caseKey(decl, type)
      guard let found = try place.find(name), pairs.count == 1 else { continue }
      let inner = DecodingPlace(found, place.settings, place.path + [codingKey(name)])
      let parts = caseParts(decl, type)
      if parts.isEmpty { return .ref(plainCase(type, tag)) }
      var payload: [Value] = []
      for part in parts {
        if let value = try inner.find(part.text) {
          payload.append(
            try decode(part.type, at: DecodingPlace(value, place.settings, inner.path + [codingKey(part.text)])))
        } else if wrapped(part.type) != nil {
          payload.append(.nothing)
        } else {
          throw try missing(codingKey(part.text), inner)
        }
      }
      return .ref(EnumBox(type, tag, payload))
    }
    throw decodingError(
      .typeMismatch, .ref(metatype(type)), place.path, "Invalid number of keys found, expected one.")
  }

  func caseKey(_ decl: DeclID, _ type: TypeID) throws -> String {
    let name = analyzer.name(of: decl)
    guard let key = codingKeys("CodingKeys", in: type)?.first(where: { $0.name == name }) else { return name }
    return try keyText(key.value, key.type)
  }

  func caseParts(_ decl: DeclID, _ type: TypeID) -> [(text: String, type: TypeID)] {
    guard analyzer.decl(decl).has(.hasParameters) else { return [] }
    let labels = analyzer.signature(of: decl).parameters.map { $0.label }
    return zip(labels, payloadTypes(of: decl, in: type)).enumerated().map { index, part in
      (part.0 == Name.none ? "_\(index)" : part.0.text, part.1)
    }
  }
}
