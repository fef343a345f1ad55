import Foundation
import ViewSemantics
import ViewSource

/// The position in a JSON tree that a decoder of the program reads from.
final class DecodingPlace {
  let tree: JSONTree
  let settings: CodingSettings
  /// The coding path to this position.
  let path: [Value]
  /// The index of the next element of an array.
  var index = 0

  init(_ tree: JSONTree, _ settings: CodingSettings, _ path: [Value]) {
    self.tree = tree
    self.settings = settings
    self.path = path
  }

  /// The value for a coding key of the program.
  func find(_ key: String) throws -> JSONTree? {
    guard case .object(let pairs) = tree else { return nil }
    return try pairs.first { try settings.decoded($0.key, in: path) == key }?.value
  }
}

extension Machine {
  /// The cases of `DecodingError`, in order.
  enum DecodingFailure: Int {
    case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
  }

  func decodingError(_ kind: DecodingFailure, _ subject: Value?, _ path: [Value], _ text: String) -> ThrownError {
    let type = analyzer.known("DecodingError")
    let context = codingContext(type, path, text)
    let error = Value.ref(EnumBox(type, kind.rawValue, subject.map { [$0, context] } ?? [context]))
    return ThrownError(value: .ref(ExistentialBox(type, error)))
  }

  func decodingExistential(_ place: DecodingPlace, isUnkeyed: Bool = false) -> Value {
    container(isUnkeyed ? "_JSONUnkeyedDecoding" : "_JSONDecoding", place)
  }

  func mismatch(_ place: DecodingPlace, _ type: TypeID, _ expected: String) -> ThrownError {
    let metatype = Value.ref(metatype(type))
    if case .null = place.tree {
      return decodingError(
        .valueNotFound, metatype, place.path, "Cannot get value of type \(expected) -- found null value instead")
    }
    return decodingError(
      .typeMismatch, metatype, place.path,
      "Expected to decode \(expected) but found \(place.tree.kindText(inPropertyList: place.settings.isPropertyList)) instead."
    )
  }

  /// The error for a position that is not an object, or not an array.
  func mismatch(_ place: DecodingPlace, isKeyed: Bool) -> ThrownError {
    let type = isKeyed ? jsonObjectType : jsonArrayType
    if case .null = place.tree {
      let kind = isKeyed ? "keyed" : "unkeyed"
      return decodingError(
        .valueNotFound, .ref(metatype(type)), place.path,
        "Cannot get \(kind) decoding container -- found null value instead")
    }
    return mismatch(place, type, isKeyed ? "Dictionary<String, Any>" : "Array<Any>")
  }

  /// Decodes a value of any type.
  func decode(_ type: TypeID, at place: DecodingPlace) throws -> Value {
    if let wrapped = wrapped(type) {
      if case .null = place.tree { return .nothing }
      return try decode(wrapped, at: place).wrapped
    }
    let kind = numberKind(type)
    if kind != .other {
      if kind.isFloating, case .string(let text) = place.tree, let texts = place.settings.textsOfNonFinite,
        let index = texts.firstIndex(of: text)
      {
        return .double([Double.infinity, -Double.infinity, Double.nan][index])
      }
      guard case .number(let text) = place.tree else { throw mismatch(place, type, kind.name) }
      guard let value = number(text, kind) else {
        if place.settings.isPropertyList {
          let message = "Parsed property list number <\(text)> does not fit in \(kind.name)."
          throw decodingError(.dataCorrupted, nil, place.path, message)
        }
        throw decodingError(.dataCorrupted, nil, [], "The given data was not valid JSON.")
      }
      return value
    }
    guard types.kind(type) == .nominal else { throw Fault.unsupported("decoding of `\(analyzer.text(of: type))`") }
    switch types.decl(type) {
    case known.bool:
      guard case .bool(let isTrue) = place.tree else { throw mismatch(place, type, "Bool") }
      return .bool(isTrue)
    case known.string:
      guard case .string(let text) = place.tree else { throw mismatch(place, type, "String") }
      return .string(text)
    case known.array, known.set:
      guard case .array(let parts) = place.tree else {
        throw mismatch(place, isKeyed: false)
      }
      let element = types.argument(type, 0)
      let values = try parts.enumerated().map { index, part in
        try decode(element, at: DecodingPlace(part, place.settings, place.path + [indexKey(index)]))
      }
      if types.decl(type) == known.array { return .array(values) }
      var table = HashTable()
      for value in values {
        let hash = try hash(value, element)
        if try table.find(hash: hash, isEqual: { try isEqual($0, value, element) }) == nil {
          table.append(value, .void, hash: hash)
        }
      }
      return .ref(SetBox(table))
    case known.dictionary: return try decode(dictionary: type, at: place)
    default:
      if analyzer.isFromCatalogue(types.decl(type)), let value = try decode(known: type, at: place) { return value }
      guard let member = decodingInitializer else { throw Fault.unsupported("decoding") }
      return try call(member, of: type, on: nil, [decodingExistential(place)])
    }
  }

  /// The requirement `init(from:)`.
  private var decodingInitializer: DeclID? {
    analyzer.knownDecl("Decodable").flatMap { proto in
      analyzer.children(of: proto).first { analyzer.decl($0).kind == .initializer }
    }
  }

  private func number(_ text: String, _ kind: NumberKind) -> Value? {
    if kind.isFloating { return kind.parse(text).map { .double($0) } }
    if let number = Int(text) { return NumberKind.int.convert(number, to: kind).map { .int($0) } }
    if let number = UInt(text) { return kind.isWide ? .int(Int(bitPattern: number)) : nil }
    guard let number = Double(text).flatMap({ Int(exactly: $0) }) else { return nil }
    return NumberKind.int.convert(number, to: kind).map { .int($0) }
  }

  private func decode(dictionary type: TypeID, at place: DecodingPlace) throws -> Value {
    let (key, element) = (types.argument(type, 0), types.argument(type, 1))
    var table = HashTable()
    let isText = types.kind(key) == .nominal && types.decl(key) == known.string
    if isText || numberKind(key) == .int {
      guard case .object(let pairs) = place.tree else { throw mismatch(place, isKeyed: true) }
      for pair in pairs {
        let made: Value
        if isText {
          made = .string(pair.key)
        } else {
          guard let number = Int(pair.key) else { continue }
          made = .int(number)
        }
        let inner = DecodingPlace(pair.value, place.settings, place.path + [codingKey(pair.key)])
        table.append(made, try decode(element, at: inner), hash: try hash(made, key))
      }
    } else {
      if conforms(key, to: "CodingKeyRepresentable"), let member = decodingInitializer {
        return try call(member, of: type, on: nil, [decodingExistential(place)])
      }
      guard case .array(let parts) = place.tree else { throw mismatch(place, isKeyed: false) }
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let path = place.path + [indexKey(index)]
        let made = try decode(key, at: DecodingPlace(parts[index], place.settings, path))
        let value = try decode(element, at: DecodingPlace(parts[index + 1], place.settings, path))
        table.append(made, value, hash: try hash(made, key))
      }
    }
    return .ref(DictionaryBox(table))
  }

  /// Decodes a Foundation type with a special encoding; `nil` for other types.
  private func decode(known type: TypeID, at place: DecodingPlace) throws -> Value? {
    let name = analyzer.name(of: types.decl(type))
    func text() throws -> String {
      guard case .string(let text) = place.tree else { throw mismatch(place, analyzer.known(.string), "String") }
      return text
    }
    func number() throws -> Double {
      guard case .number(let text) = place.tree, let number = Double(text) else {
        throw mismatch(place, analyzer.known(.double), "Double")
      }
      return number
    }
    func valid<Content>(_ content: Content?, _ message: String, isPathTold: Bool = true) throws -> Content {
      guard let content else {
        throw decodingError(.dataCorrupted, nil, isPathTold ? place.path : Array(place.path.dropLast()), message)
      }
      return content
    }
    switch name {
    case "Date" where place.settings.isPropertyList:
      guard case .date(let date) = place.tree else { throw mismatch(place, type, "Date") }
      return value(date)
    case "Data" where place.settings.isPropertyList:
      guard case .bytes(let bytes) = place.tree else { throw mismatch(place, type, "Data") }
      return value(bytes)
    case "Date":
      let strategy = place.settings.dates
      switch strategy?.tag {
      case 1: return value(Date(timeIntervalSince1970: try number()))
      case 2: return value(Date(timeIntervalSince1970: try number() / 1000))
      case 3:
        let written = try text()
        let date = try? Date(written, strategy: .iso8601)
        return value(try valid(date, "Expected date string to be ISO8601-formatted.", isPathTold: false))
      case 4:
        guard let formatter = strategy?.payload.first else { return nil }
        let date = try dateFormatter(formatter).date(from: try text())
        return value(try valid(date, "Date string does not match format expected by formatter."))
      case 5:
        guard let function = strategy?.payload.first else { return nil }
        return try call(try function.box(ClosureBox.self), [decodingExistential(place)])
      default: return value(Date(timeIntervalSinceReferenceDate: try number()))
      }
    case "Data" where place.settings.areBytesListed:
      guard case .array(let parts) = place.tree else { throw mismatch(place, isKeyed: false) }
      return value(
        Data(
          try parts.map { part in
            guard case .number(let text) = part, let byte = UInt8(text) else { throw mismatch(place, type, "UInt8") }
            return byte
          }))
    case "Data":
      return value(try valid(Data(base64Encoded: try text()), "Encountered Data is not valid Base64."))
    case "URL" where place.settings.isPropertyList:
      guard case .object = place.tree else { throw mismatch(place, isKeyed: true) }
      return value(try valid(PropertyListTree.url(place.tree), "Invalid URL string."))
    case "URL": return value(try valid(URL(string: try text()), "Invalid URL string."))
    case "UUID":
      let id = UUID(uuidString: try text())
      return structure(
        "UUID", [.string(try valid(id, "Attempted to decode UUID from invalid UUID string.").uuidString)])
    case "Decimal" where !place.settings.isPropertyList:
      guard case .number(let text) = place.tree else {
        throw decodingError(.typeMismatch, .ref(metatype(type)), place.path, "")
      }
      return .foreign(Decimal(string: text) ?? Decimal())
    default: return nil
    }
  }
}
