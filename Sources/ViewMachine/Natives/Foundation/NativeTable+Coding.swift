import Foundation
import ViewSemantics
import ViewSource

/// Encoders, decoders and their containers.
extension NativeTable {
  mutating func addCoding() {
    for name in ["JSONEncoder", "PropertyListEncoder"] {
      add("\(name).encode(_:)") { call in
        let machine = call.machine
        let settings = CodingSettings()
        var options = 2
        if name == "JSONEncoder" {
          options = try machine.field("outputFormatting", of: call[0]).rawNumber
          settings.dates = try machine.field("dateEncodingStrategy", of: call[0]).box(EnumBox.self)
          settings.keys = try machine.field("keyEncodingStrategy", of: call[0]).box(EnumBox.self)
          settings.customKeys = try machine.customKeys(settings.keys)
          settings.data = try machine.field("dataEncodingStrategy", of: call[0]).box(EnumBox.self)
          settings.nonFinite = try machine.field("nonConformingFloatEncodingStrategy", of: call[0]).box(EnumBox.self)
          settings.userInfo = try machine.field("userInfo", of: call[0])
        }
        settings.isPropertyList = name == "PropertyListEncoder"
        let place = EncodingPlace(settings, [])
        try machine.encode(call[1], call.parameter(0), at: place)
        if settings.isPropertyList {
          guard let fragment = place.tree.nameOfFragment else {
            return machine.value(try machine.propertyList(place.tree, try machine.field("outputFormat", of: call[0])))
          }
          let type = call.parameter(0)
          let value = Value.ref(ExistentialBox(type, call[1]))
          let kind = machine.name(of: type, isQualified: false)
          let cause = machine.encodingError(
            value, [], "Top-level \(kind) encoded as \(fragment) property list fragment.")
          throw machine.encodingError(
            value, [], "Unable to encode the given top-level value as a property list", underlying: cause.value)
        }
        var writer = JSONWriter(options: options)
        writer.write(place.tree)
        return machine.value(Data(writer.text.utf8))
      }
    }
    for name in ["JSONDecoder", "PropertyListDecoder"] {
      add("\(name).decode(_:from:)") { call in
        let machine = call.machine
        let settings = CodingSettings()
        if name == "JSONDecoder" {
          settings.dates = try machine.field("dateDecodingStrategy", of: call[0]).box(EnumBox.self)
          settings.keys = try machine.field("keyDecodingStrategy", of: call[0]).box(EnumBox.self)
          settings.customKeys = try machine.customKeys(settings.keys)
          settings.data = try machine.field("dataDecodingStrategy", of: call[0]).box(EnumBox.self)
          settings.nonFinite = try machine.field("nonConformingFloatDecodingStrategy", of: call[0]).box(EnumBox.self)
          settings.userInfo = try machine.field("userInfo", of: call[0])
        }
        let data = try machine.data(call[2])
        settings.isPropertyList = name == "PropertyListDecoder"
        guard let tree = settings.isPropertyList ? JSONTree(propertyList: data) : try? JSONTree.parse(data) else {
          let format = settings.isPropertyList ? "a valid property list" : "valid JSON"
          throw machine.decodingError(.dataCorrupted, nil, [], "The given data was not \(format).")
        }
        return try machine.decode(call.site.result, at: DecodingPlace(tree, settings, []))
      }
    }
    for name in ["EncodingError", "DecodingError"] {
      add("\(name).debugDescription") { call in .string(try call.machine.codingErrorText(call[0], name)) }
    }
    addEncoders()
    addKeyedEncoding()
    addDecoders()
    addKeyedDecoding()
  }

  private mutating func addEncoders() {
    let owners = ["_JSONEncoding", "_JSONUnkeyedEncoding"]
    add(["codingPath"], in: owners + ["_JSONKeyedEncoding"]) { call in .array(try call.encoding().path) }
    add("_JSONEncoding.userInfo") { call in call.userInfo(try call.encoding().settings) }
    add("_JSONEncoding.container(keyedBy:)") { call in
      let place = try call.encoding()
      if case .object = place.content {} else { place.content = .object([]) }
      return call.keyedContainer(place)
    }
    add("_JSONEncoding.unkeyedContainer()") { call in
      let place = try call.encoding()
      if case .array = place.content {} else { place.content = .array([]) }
      return call.machine.encodingExistential(place, isUnkeyed: true)
    }
    add("_JSONEncoding.singleValueContainer()") { call in call.machine.encodingExistential(try call.encoding()) }
    add("_JSONEncoding.encodeNil()") { call in
      try call.encoding().content = .value(.null)
      return .void
    }
    add("_JSONEncoding.encode(_:)") { call in
      try call.machine.encode(call[1], call.parameter(0), at: try call.encoding())
      return .void
    }
    add("_JSONUnkeyedEncoding.count") { call in .int(try call.encoding().count) }
    add("_JSONUnkeyedEncoding.encodeNil()") { call in
      try call.encoding().append(call.machine.indexKey).content = .value(.null)
      return .void
    }
    add("_JSONUnkeyedEncoding.encode(_:)") { call in
      let place = try call.encoding().append(call.machine.indexKey)
      try call.machine.encode(call[1], call.parameter(0), at: place)
      return .void
    }
    add("_JSONUnkeyedEncoding.nestedContainer(keyedBy:)") { call in
      let place = try call.encoding().append(call.machine.indexKey)
      place.content = .object([])
      return call.keyedContainer(place)
    }
    add("_JSONUnkeyedEncoding.nestedUnkeyedContainer()") { call in
      let place = try call.encoding().append(call.machine.indexKey)
      place.content = .array([])
      return call.machine.encodingExistential(place, isUnkeyed: true)
    }
    add("_JSONUnkeyedEncoding.superEncoder()") { call in
      call.machine.encodingExistential(try call.encoding().append(call.machine.indexKey))
    }
  }

  private mutating func addKeyedEncoding() {
    let owner = "_JSONKeyedEncoding"
    add("\(owner).encodeNil(forKey:)") { call in
      try call.encodingPlace(1).content = .value(.null)
      return .void
    }
    add("\(owner).encode(_:forKey:)") { call in
      try call.machine.encode(call[1], call.parameter(0), at: try call.encodingPlace(2))
      return .void
    }
    add("\(owner).nestedContainer(keyedBy:forKey:)") { call in
      let place = try call.encodingPlace(2)
      place.content = .object([])
      return call.keyedContainer(place)
    }
    add("\(owner).nestedUnkeyedContainer(forKey:)") { call in
      let place = try call.encodingPlace(1)
      place.content = .array([])
      return call.machine.encodingExistential(place, isUnkeyed: true)
    }
    add("\(owner).superEncoder()") { call in
      call.machine.encodingExistential(try call.encoding().place("super", call.machine.codingKey("super")))
    }
    add("\(owner).superEncoder(forKey:)") { call in call.machine.encodingExistential(try call.encodingPlace(1)) }
  }

  private mutating func addDecoders() {
    let owners = ["_JSONDecoding", "_JSONUnkeyedDecoding", "_JSONKeyedDecoding"]
    add(["codingPath"], in: owners) { call in .array(try call.decoding().path) }
    add("_JSONDecoding.userInfo") { call in call.userInfo(try call.decoding().settings) }
    add("_JSONDecoding.container(keyedBy:)") { call in call.keyedContainer(try call.keyed(try call.decoding())) }
    add("_JSONDecoding.unkeyedContainer()") { call in try call.unkeyed(try call.decoding()) }
    add("_JSONDecoding.singleValueContainer()") { call in call.machine.decodingExistential(try call.decoding()) }
    add("_JSONDecoding.decodeNil()") { call in
      if case .null = try call.decoding().tree { return .bool(true) }
      return .bool(false)
    }
    add("_JSONDecoding.decode(_:)") { call in
      try call.machine.decode(call.site.result, at: try call.decoding())
    }
    let unkeyed = "_JSONUnkeyedDecoding"
    add("\(unkeyed).count") { call in Value.int(try call.decoding().count).wrapped }
    add("\(unkeyed).isAtEnd") { call in .bool(try call.decoding().index >= call.decoding().count) }
    add("\(unkeyed).currentIndex") { call in .int(try call.decoding().index) }
    add("\(unkeyed).decodeNil()") { call in
      guard case .null = try call.element().tree else { return .bool(false) }
      try call.decoding().index += 1
      return .bool(true)
    }
    add("\(unkeyed).decode(_:)") { call in
      let value = try call.machine.decode(call.site.result, at: try call.element())
      try call.decoding().index += 1
      return value
    }
    add("\(unkeyed).decodeIfPresent(_:)") { call in
      let place = try call.decoding()
      if place.index >= place.count { return .nothing }
      let value = try call.machine.decode(call.site.result, at: try call.element())
      place.index += 1
      return value
    }
    add("\(unkeyed).nestedContainer(keyedBy:)") { call in
      let inner = try call.keyed(try call.element())
      try call.decoding().index += 1
      return call.keyedContainer(inner)
    }
    add("\(unkeyed).nestedUnkeyedContainer()") { call in
      let inner = try call.unkeyed(try call.element())
      try call.decoding().index += 1
      return inner
    }
    add("\(unkeyed).superDecoder()") { call in
      let inner = try call.element()
      try call.decoding().index += 1
      return call.machine.decodingExistential(inner)
    }
  }

  private mutating func addKeyedDecoding() {
    let owner = "_JSONKeyedDecoding"
    add("\(owner).allKeys") { call in
      let machine = call.machine
      let key = call.typeArgument(0, of: call.site.selfType)
      guard case .object(let pairs) = try call.decoding().tree,
        let member = machine.analyzer.knownDecl("CodingKey").flatMap({ proto in
          machine.analyzer.children(of: proto).first {
            machine.analyzer.decl($0).kind == .initializer
              && machine.analyzer.signature(of: $0).parameters.first?.label == "stringValue"
          }
        })
      else { return .array([]) }
      let place = try call.decoding()
      return .array(
        try pairs.compactMap {
          try machine.call(member, of: key, on: nil, [.string(try place.settings.decoded($0.key, in: place.path))])
            .unwrapped
        })
    }
    add("\(owner).contains(_:)") { call in .bool(try call.decoding().find(try call.key(1)) != nil) }
    add("\(owner).decodeNil(forKey:)") { call in
      if case .null = try call.decodingPlace(1).tree { return .bool(true) }
      return .bool(false)
    }
    add("\(owner).decode(_:forKey:)") { call in
      try call.machine.decode(call.site.result, at: try call.decodingPlace(2))
    }
    add("\(owner).nestedContainer(keyedBy:forKey:)") { call in
      call.keyedContainer(try call.keyed(try call.decodingPlace(2)))
    }
    add("\(owner).nestedUnkeyedContainer(forKey:)") { call in try call.unkeyed(try call.decodingPlace(1)) }
    add("\(owner).superDecoder()") { call in
      let place = try call.decoding()
      let path = place.path + [call.machine.codingKey("super")]
      return call.machine.decodingExistential(DecodingPlace(try place.find("super") ?? .null, place.settings, path))
    }
    add("\(owner).superDecoder(forKey:)") { call in call.machine.decodingExistential(try call.decodingPlace(1)) }
  }
}

extension Value {
  /// The coding position of a coder or container.
  func coder<Place>(_: Place.Type) throws -> Place {
    if case .ref(let box) = self {
      if let existential = box as? ExistentialBox { return try existential.value.coder(Place.self) }
      if let structure = box as? StructBox, let field = structure.fields.first { return try field.coder(Place.self) }
    }
    return try self.box(ForeignBox<Place>.self).content
  }
}

extension DecodingPlace {
  fileprivate var count: Int {
    if case .array(let parts) = tree { return parts.count }
    return 0
  }
}

extension NativeCall {
  fileprivate func encoding() throws -> EncodingPlace { try self[0].coder(EncodingPlace.self) }

  fileprivate func decoding() throws -> DecodingPlace { try self[0].coder(DecodingPlace.self) }

  fileprivate func userInfo(_ settings: CodingSettings) -> Value {
    if case .void = settings.userInfo { return .ref(DictionaryBox()) }
    return settings.userInfo
  }

  /// The string value of a coding key argument.
  fileprivate func key(_ index: Int) throws -> String {
    try machine.keyText(self[index], typeArgument(0, of: site.selfType))
  }

  /// A coding key argument as an `any CodingKey`.
  private func step(_ index: Int) -> Value { machine.existential(self[index], typeArgument(0, of: site.selfType)) }

  fileprivate func encodingPlace(_ index: Int) throws -> EncodingPlace {
    let place = try encoding()
    return try place.place(for: try key(index), step(index))
  }

  fileprivate func decodingPlace(_ index: Int) throws -> DecodingPlace {
    let place = try decoding()
    let step = step(index)
    guard let found = try place.find(try key(index)) else { throw try machine.missing(step, place) }
    return DecodingPlace(found, place.settings, place.path + [step])
  }

  /// The next element of an unkeyed container.
  fileprivate func element() throws -> DecodingPlace {
    let place = try decoding()
    let path = place.path + [machine.indexKey(place.index)]
    guard case .array(let parts) = place.tree, place.index < parts.count else {
      let type = machine.metatype(machine.wrapped(site.result) ?? site.result)
      throw machine.decodingError(.valueNotFound, .ref(type), path, "Unkeyed container is at end.")
    }
    return DecodingPlace(parts[place.index], place.settings, path)
  }

  /// A place wrapped in the keyed container type that the call returns.
  fileprivate func keyedContainer(_ place: EncodingPlace) -> Value {
    machine.keyedContainer("_JSONKeyedEncoding", place, of: site.result)
  }

  fileprivate func keyedContainer(_ place: DecodingPlace) -> Value {
    machine.keyedContainer("_JSONKeyedDecoding", place, of: site.result)
  }

  fileprivate func keyed(_ place: DecodingPlace) throws -> DecodingPlace {
    guard case .object = place.tree else { throw machine.mismatch(place, isKeyed: true) }
    return place
  }

  fileprivate func unkeyed(_ place: DecodingPlace) throws -> Value {
    guard case .array = place.tree else { throw machine.mismatch(place, isKeyed: false) }
    return machine.decodingExistential(DecodingPlace(place.tree, place.settings, place.path), isUnkeyed: true)
  }

}

extension Machine {
  /// `[String: Any]`
  var jsonObjectType: TypeID {
    known.dictionary.map { analyzer.nominalType($0, [standard(.string), analyzer.anyType]) } ?? analyzer.anyType
  }

  /// `[Any]`
  var jsonArrayType: TypeID {
    known.array.map { analyzer.nominalType($0, [analyzer.anyType]) } ?? analyzer.anyType
  }

  /// The description of a coding error: the problem, the coding path, and the context's debug description.
  fileprivate func codingErrorText(_ error: Value, _ name: String) throws -> String {
    let box = try error.box(EnumBox.self)
    guard let context = box.payload.last, let subject = box.payload.first else { return name }
    let parts = try context.box(StructBox.self).fields
    func text(_ value: Value) throws -> String { try description(of: value, as: analyzer.anyType) }
    func typeName() throws -> String {
      try self.name(of: subject.box(MetatypeBox.self).type, isQualified: false)
    }
    var result = name
    if name == "EncodingError" {
      let (value, type) = open(subject, analyzer.anyType)
      let text = try debugDescription(of: value, as: type)
      result += ".invalidValue: \(text) (\(self.name(of: type, isQualified: false)))"
    } else {
      switch DecodingFailure(rawValue: box.tag) {
      case .typeMismatch: result += ".typeMismatch: expected value of type \(try typeName())"
      case .valueNotFound: result += ".valueNotFound: Expected value of type \(try typeName()) but found null instead"
      case .keyNotFound:
        let key = try keyText(subject, analyzer.anyType)
        result += ".keyNotFound: Key '\(key)' not found in keyed decoding container"
      case .dataCorrupted, nil: result += ".dataCorrupted: Data was corrupted"
      }
    }
    var path = ""
    for step in try parts[0].asArray {
      let text = try keyText(step, analyzer.anyType)
      if text.hasPrefix("Index "), let index = Int(text.dropFirst(6)) {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + text
      }
    }
    if !path.isEmpty { result += ". Path: \(path)" }
    let words = try parts[1].asString
    if !words.isEmpty { result += ". Debug description: \(words)" }
    if let cause = parts[2].unwrapped { result += ". Underlying error: \(try text(cause))" }
    return result
  }

  /// The `keyNotFound` error for a key.
  func missing(_ key: Value, _ place: DecodingPlace) throws -> ThrownError {
    let text = try keyText(key, analyzer.anyType)
    let described = try description(of: key, as: analyzer.anyType)
    return decodingError(
      .keyNotFound, key, place.path, "No value associated with key \(described) (\"\(text)\").")
  }
}
