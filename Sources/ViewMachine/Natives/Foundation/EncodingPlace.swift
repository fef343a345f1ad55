import Foundation
import ViewSemantics
import ViewSource

/// The position in a JSON tree that an encoder of the program writes to.
final class EncodingPlace {
  enum Content {
    case empty
    case value(JSONTree)
    case array([EncodingPlace])
    case object([(key: String, place: EncodingPlace)])
  }

  var content = Content.empty
  let settings: CodingSettings
  /// The coding path to this position.
  let path: [Value]

  init(_ settings: CodingSettings, _ path: [Value]) {
    self.settings = settings
    self.path = path
  }

  var tree: JSONTree {
    switch content {
    case .empty: .object([])
    case .value(let tree): tree
    case .array(let places): .array(places.map(\.tree))
    case .object(let pairs): .object(pairs.map { ($0.key, $0.place.tree) })
    }
  }

  /// The position for a key. It replaces an earlier value.
  func place(_ key: String, _ step: Value) -> EncodingPlace {
    let made = EncodingPlace(settings, path + [step])
    if case .object(var pairs) = content {
      if let index = pairs.firstIndex(where: { $0.key == key }) {
        pairs[index].place = made
      } else {
        pairs.append((key, made))
      }
      content = .object(pairs)
    } else {
      content = .object([(key, made)])
    }
    return made
  }

  /// The position for a coding key of the program.
  func place(for key: String, _ step: Value) throws -> EncodingPlace {
    place(try settings.encoded(key, path + [step]), step)
  }

  /// The position of a new last element.
  func append(_ step: (Int) -> Value) -> EncodingPlace {
    if case .array(let places) = content {
      let made = EncodingPlace(settings, path + [step(places.count)])
      content = .array(places + [made])
      return made
    }
    let made = EncodingPlace(settings, path + [step(0)])
    content = .array([made])
    return made
  }

  var count: Int {
    if case .array(let places) = content { return places.count }
    return 0
  }
}

/// The settings of an encoder or decoder of the program.
final class CodingSettings {
  /// The selected date, key and data strategies, as enum values.
  var dates: EnumBox?
  var keys: EnumBox?
  /// The program's own conversion of keys.
  var customKeys: CustomKeys?
  var data: EnumBox?
  /// The strategy for numbers that JSON cannot represent: infinity, negative infinity and NaN.
  var nonFinite: EnumBox?
  var userInfo: Value = .void
  /// Whether the format is a property list, not JSON.
  var isPropertyList = false

  /// Whether data is encoded as an array of bytes.
  var areBytesListed: Bool { data?.tag == 0 }

  /// The strings for infinity, negative infinity and NaN, if the strategy has them.
  var textsOfNonFinite: [String]? {
    guard let nonFinite, nonFinite.tag == 1 else { return nil }
    return try? nonFinite.payload.map { try $0.asString }
  }

  /// The JSON key for a coding key of the program, at the end of a coding path.
  func encoded(_ key: String, _ path: [Value]) throws -> String {
    if let customKeys { return try customKeys.text(path) }
    guard let keys, keys.tag == 1 else { return key }
    return snakeCase(key)
  }

  /// `oneTwo` as `one_two`, by Foundation's steps: a word ends before a capital letter, and a run of capital letters
  /// ends before its last one, if a small letter follows. The first character begins no run.
  private func snakeCase(_ key: String) -> String {
    let characters = Array(key)
    var words: [ArraySlice<Character>] = []
    var start = 0
    var next = 1
    while let upper = characters.indices.dropFirst(next).first(where: { characters[$0].isUppercase }) {
      words.append(characters[start..<upper])
      start = upper
      guard let lower = characters.indices.dropFirst(upper).first(where: { characters[$0].isLowercase }) else { break }
      if lower > upper + 1 {
        words.append(characters[upper..<lower - 1])
        start = lower - 1
      }
      next = lower + 1
    }
    words.append(characters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }

  /// The coding key of the program for a JSON key inside a coding path.
  func decoded(_ key: String, in path: [Value]) throws -> String {
    if let customKeys { return try customKeys.text(path + [customKeys.machine.codingKey(key)]) }
    guard let keys, keys.tag == 1, key.contains("_") else { return key }
    let body = key.drop { $0 == "_" }
    let front = key.prefix(key.count - body.count)
    let back = String(body.reversed().prefix { $0 == "_" })
    let words = body.dropLast(back.count).split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    return front + first.lowercased() + words.dropFirst().map(\.capitalized).joined() + back
  }
}

/// The conversion of keys by a closure of the program.
struct CustomKeys {
  let machine: Machine
  let function: ClosureBox

  /// The converted text of the last key of a path.
  func text(_ path: [Value]) throws -> String {
    try machine.keyText(try machine.call(function, [.array(path)]), machine.anyKey)
  }
}

extension Machine {
  /// The program's own conversion of keys, if that is the selected strategy.
  func customKeys(_ strategy: EnumBox?) throws -> CustomKeys? {
    guard let strategy, strategy.tag == 2, let function = strategy.payload.first else { return nil }
    return CustomKeys(machine: self, function: try function.box(ClosureBox.self))
  }

  var anyKey: TypeID { analyzer.known("_JSONKey") }

  /// A coding key that is not a case of a program's enum.
  func codingKey(_ text: String, _ number: Int? = nil) -> Value {
    .ref(ExistentialBox(anyKey, .ref(StructBox(anyKey, [.string(text), .optionalInt(number)]))))
  }

  func indexKey(_ index: Int) -> Value { codingKey("Index \(index)", index) }

  /// The string value of a coding key.
  func keyText(_ key: Value, _ type: TypeID) throws -> String {
    guard let member = requirement("stringValue", of: analyzer.knownDecl("CodingKey")) else {
      throw Fault.unsupported("coding keys")
    }
    let (key, type) = open(key, type)
    return try call(member, of: type, on: key, []).asString
  }

  func encodingExistential(_ place: EncodingPlace, isUnkeyed: Bool = false) -> Value {
    container(isUnkeyed ? "_JSONUnkeyedEncoding" : "_JSONEncoding", place)
  }

  /// A coder in an existential. The struct around it keeps its type when its content changes.
  func container<Place>(_ name: Name, _ place: Place) -> Value {
    let type = analyzer.known(name)
    return .ref(ExistentialBox(type, .ref(StructBox(type, [.foreign(place)]))))
  }

  /// A `KeyedEncodingContainer` or `KeyedDecodingContainer` that wraps the JSON container `name` of a place.
  func keyedContainer<Place>(_ name: Name, _ place: Place, of type: TypeID) -> Value {
    guard let decl = analyzer.knownDecl(name) else { return .void }
    let inner = analyzer.nominalType(decl, types.arguments(type))
    return .ref(StructBox(type, [.ref(ExistentialBox(inner, .ref(StructBox(inner, [.foreign(place)]))))]))
  }

  /// The place of a JSON coder; `nil` for a coder that the program declares.
  func place<Place>(of coder: Value, _: Place.Type) -> Place? {
    guard analyzer.isFromCatalogue(types.decl(dynamicType(of: coder, as: analyzer.anyType))) else { return nil }
    return try? coder.coder(Place.self)
  }

  /// Encodes a value of any type.
  func encode(_ value: Value, _ type: TypeID, at place: EncodingPlace) throws {
    let (value, type) = open(value, type)
    if let wrapped = wrapped(type) {
      guard let some = value.unwrapped else { return place.content = .value(.null) }
      return try encode(some, wrapped, at: place)
    }
    let kind = numberKind(type)
    if kind != .other { return place.content = .value(try number(value, kind, at: place)) }
    guard types.kind(type) == .nominal else {
      let absent = types.kind(type) == .hole ? analyzer.absentModulesOfProgram : ""
      throw Fault.unsupported("encoding of `\(analyzer.text(of: type))`" + absent)
    }
    switch types.decl(type) {
    case known.bool: place.content = .value(.bool(try value.asBool))
    case known.string: place.content = .value(.string(try value.asString))
    case known.array, known.set:
      let element = types.argument(type, 0)
      place.content = .array([])
      for part in try elements(of: value, type) { try encode(part, element, at: place.append(indexKey)) }
    case known.dictionary: try encode(dictionary: value, type, at: place)
    default:
      if analyzer.isFromCatalogue(types.decl(type)), try encode(known: value, type, at: place) { return }
      guard let member = requirement("encode", of: analyzer.knownDecl("Encodable")) else {
        throw Fault.unsupported("encoding")
      }
      _ = try call(member, of: type, on: value, [encodingExistential(place)])
    }
  }

  private func number(_ value: Value, _ kind: NumberKind, at place: EncodingPlace) throws -> JSONTree {
    guard case .double(let number) = value else { return .number(kind.description(try value.asInt)) }
    // The decimal point distinguishes the real numbers of a property list from its integers.
    if place.settings.isPropertyList { return .number(number.description) }
    guard number.isFinite else {
      if let texts = place.settings.textsOfNonFinite, texts.count == 3 {
        return .string(texts[number.isNaN ? 2 : number > 0 ? 0 : 1])
      }
      let name: Name = kind == .float ? "Float" : "Double"
      let text = "Unable to encode \(name.text).\(number) directly in JSON."
      throw encodingError(existential(value, analyzer.known(name)), place.path, text)
    }
    return .number(number, kind.description(number))
  }

  private func encode(dictionary value: Value, _ type: TypeID, at place: EncodingPlace) throws {
    let (key, element) = (types.argument(type, 0), types.argument(type, 1))
    let table = try value.box(DictionaryBox.self).table
    let isText = types.kind(key) == .nominal && types.decl(key) == known.string
    let isNumber = numberKind(key) == .int
    if !isText, !isNumber, conforms(key, to: "CodingKeyRepresentable"),
      let member = requirement("encode", of: analyzer.knownDecl("Encodable"))
    {
      _ = try call(member, of: type, on: value, [encodingExistential(place)])
      return
    }
    place.content = isText || isNumber ? .object([]) : .array([])
    for index in table.places {
      if isText || isNumber {
        let text = isText ? try table.key(at: index).asString : String(try table.key(at: index).asInt)
        try encode(table.value(at: index), element, at: place.place(text, codingKey(text)))
      } else {
        try encode(table.key(at: index), key, at: place.append(indexKey))
        try encode(table.value(at: index), element, at: place.append(indexKey))
      }
    }
  }

  /// Encodes a Foundation type with a special encoding; returns `false` for other types.
  private func encode(known value: Value, _ type: TypeID, at place: EncodingPlace) throws -> Bool {
    switch analyzer.name(of: types.decl(type)) {
    case "Date" where place.settings.isPropertyList: place.content = .value(.date(try date(value)))
    case "Data" where place.settings.isPropertyList: place.content = .value(.bytes(try data(value)))
    case "Date":
      let date = try date(value)
      let strategy = place.settings.dates
      switch strategy?.tag {
      case 1: place.content = .value(.number(date.timeIntervalSince1970, "\(date.timeIntervalSince1970)"))
      case 2: place.content = .value(.number(0, "\(1000 * date.timeIntervalSince1970)"))
      case 3: place.content = .value(.string(date.formatted(.iso8601)))
      case 4:
        guard let formatter = strategy?.payload.first else { return false }
        place.content = .value(.string(try dateFormatter(formatter).string(from: date)))
      case 5:
        guard let function = strategy?.payload.first else { return false }
        _ = try call(try function.box(ClosureBox.self), [value, encodingExistential(place)])
      default:
        let number = date.timeIntervalSinceReferenceDate
        place.content = .value(.number(number, "\(number)"))
      }
    case "Data":
      let bytes = try data(value)
      place.content =
        place.settings.areBytesListed
        ? .value(.array(bytes.map { .number(Double($0), "\($0)") })) : .value(.string(bytes.base64EncodedString()))
    case "URL" where place.settings.isPropertyList:
      // A property list stores a URL like any other structure: by its properties.
      guard let url = URL(string: try value.rawText) else { return false }
      place.content = .value(PropertyListTree.tree(of: url))
    case "URL", "UUID": place.content = .value(.string(try value.rawText))
    case "Decimal" where !place.settings.isPropertyList:
      place.content = .value(.number(try value.box(ForeignBox<Decimal>.self).content.description))
    default: return false
    }
    return true
  }

  func codingContext(_ error: TypeID, _ path: [Value], _ text: String, underlying: Value? = nil) -> Value {
    let context = payloadTypes(of: enumCases(of: types.decl(error))[0], in: error).last ?? error
    return .ref(StructBox(context, [.array(path), .string(text), .optional(underlying)]))
  }

  func encodingError(_ value: Value, _ path: [Value], _ text: String, underlying: Value? = nil) -> ThrownError {
    let type = analyzer.known("EncodingError")
    let error = Value.ref(EnumBox(type, 0, [value, codingContext(type, path, text, underlying: underlying)]))
    return ThrownError(value: .ref(ExistentialBox(type, error)))
  }
}
