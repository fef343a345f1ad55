import Foundation
import ViewSemantics
import ViewSource

/// Bridging between Swift values and Foundation objects.
extension Machine {
  /// Whether `as` converts between two types by bridging.
  func bridges(_ from: TypeID, _ to: TypeID) -> Bool {
    if isErrorObject(to) { return from != to && conforms(from, to: known.error) }
    if isMutableObject(to) { return false }
    return switch (bridge(of: from), bridge(of: to)) {
    case (.text, .textObject), (.textObject, .text), (.number, .numberObject), (.numberObject, .number),
      (.set, .setObject), (.setObject, .set), (.list, .listObject), (.listObject, .list), (.table, .tableObject),
      (.tableObject, .table), (.date, .dateObject), (.dateObject, .date), (.bytes, .bytesObject),
      (.bytesObject, .bytes), (.url, .urlObject), (.urlObject, .url):
      true
    default: false
    }
  }

  /// The bridged value of another type; `nil` if there is none.
  func bridge(_ value: Value, _ from: TypeID, _ to: TypeID) throws -> Value? {
    guard bridges(from, to) else { return nil }
    if isErrorObject(to) { return try errorObject(value, from, to) }
    if bridge(of: to) == .set { return try set(value, to) }
    if bridge(of: to) == .setObject { return try setObject(value, from, to) }
    switch bridge(of: to) {
    case .list: return try list(value, to)
    case .listObject:
      let element = types.argument(from, 0)
      return .ref(ObjectBox(to, [.array(try value.asArray.map { existential($0, element) })]))
    case .table: return try table(value, to)
    case .tableObject:
      let (table, arguments) = (try value.box(DictionaryBox.self).table, types.arguments(from))
      let pairs = table.places.map { place -> Value in
        .tuple([existential(table.key(at: place), arguments[0]), existential(table.value(at: place), arguments[1])])
      }
      return .ref(ObjectBox(to, [.array(pairs)]))
    case .dateObject, .bytesObject, .urlObject: return .ref(ObjectBox(to, [value]))
    case .date: return try field("date", of: value)
    case .bytes: return try field("data", of: value)
    case .url: return try field("url", of: value)
    default: break
    }
    if bridge(of: from) == .text { return .ref(ObjectBox(to, [value])) }
    if bridge(of: to) == .text { return try field("string", of: value) }
    if bridge(of: to) == .numberObject {
      let kind = numberKind(from)
      return numberObject(value, to, unsigned: kind.isWide, float: kind == .float)
    }
    let number = try field("doubleValue", of: value).asDouble
    if isDecimal(to) { return .foreign(Decimal(number)) }
    if types.decl(to) == known.bool { return number == 0 || number == 1 ? .bool(number == 1) : nil }
    let kind = numberKind(to)
    let source = NumberObjectKind(rawValue: try field("_kind", of: value).asInt)
    let integer = try field("_integer", of: value).asInt
    // The bits of a number that is larger than `Int.max`.
    let isLarge = source == .unsigned && integer < 0
    if kind.isFloating {
      // Only numbers that the type can represent are bridged to it.
      let rounded = kind.rounded(number)
      let isExact =
        switch source {
        case .unsigned: UInt(exactly: rounded) == UInt(bitPattern: integer)
        case .whole: Int(exactly: rounded) == integer
        default: rounded == number
        }
      return isExact || number.isNaN ? .double(rounded) : nil
    }
    if isLarge { return kind.isWide ? .int(integer) : nil }
    let whole = source == .whole || source == .unsigned ? integer : Int(exactly: number)
    return whole.flatMap { NumberKind.int.convert($0, to: kind) }.map { .int($0) }
  }

  private enum Bridge {
    case text, textObject, number, numberObject, errorObject, set, setObject, list, listObject, table, tableObject
    case date, dateObject, bytes, bytesObject, url, urlObject
  }

  /// The elements of an `NSArray` as an `Array`; `nil` if an element has another type.
  private func list(_ object: Value, _ type: TypeID) throws -> Value? {
    let element = types.argument(type, 0)
    // Each element is an object there.
    if isExistential(element), analyzer.isKnown(types.argument(element, 0), "AnyObject") {
      return try field("elements", of: object)
    }
    var result: [Value] = []
    for value in try field("elements", of: object).asArray {
      guard let found = try cast(value, analyzer.anyType, element) else { return nil }
      result.append(found)
    }
    return .array(result)
  }

  /// The pairs of an `NSDictionary` as a `Dictionary`; `nil` if a key or value has another type.
  private func table(_ object: Value, _ type: TypeID) throws -> Value? {
    let (keyType, valueType) = (types.argument(type, 0), types.argument(type, 1))
    var table = HashTable()
    for pair in try field("pairs", of: object).asArray {
      let parts = try pair.box(TupleBox.self).elements
      guard let key = try cast(parts[0], analyzer.anyType, keyType),
        let value = try cast(parts[1], analyzer.anyType, valueType)
      else { return nil }
      table.append(key, value, hash: try hash(key, keyType))
    }
    return .ref(DictionaryBox(table))
  }

  /// The elements of an `NSSet` as a `Set`; `nil` if an element has another type.
  private func set(_ object: Value, _ type: TypeID) throws -> Value? {
    let element = types.argument(type, 0)
    var table = HashTable()
    for value in try field("elements", of: object).asArray {
      guard let found = try cast(value, analyzer.anyType, element) else { return nil }
      try insert(found, element, in: &table)
    }
    return .ref(SetBox(table))
  }

  private func setObject(_ set: Value, _ from: TypeID, _ to: TypeID) throws -> Value {
    let table = try set.box(SetBox.self).table
    let element = types.argument(from, 0)
    return .ref(ObjectBox(to, [.array(table.places.map { existential(table.key(at: $0), element) })]))
  }

  /// Whether a type is `NSError`, to which every error bridges.
  func isErrorObject(_ type: TypeID) -> Bool { bridge(of: type) == .errorObject }

  /// An error of the program bridged to an `NSError`.
  func errorObject(_ error: Value, _ from: TypeID, _ to: TypeID) throws -> Value {
    let (value, type) = open(error, from)
    if type == to { return value }
    let code: Int
    var domain = name(of: type, isQualified: true)
    if let member = requirement("errorDomain", of: analyzer.knownDecl("CustomNSError")),
      conforms(type, to: analyzer.knownDecl("CustomNSError"))
    {
      domain = try call(member, of: type, on: nil, []).asString
    }
    if let member = requirement("errorCode", of: analyzer.knownDecl("CustomNSError")),
      conforms(type, to: analyzer.knownDecl("CustomNSError"))
    {
      code = try call(member, of: type, on: value, []).asInt
    } else {
      code = errorCode(value, type)
    }
    var info = HashTable()
    if let member = requirement("errorUserInfo", of: analyzer.knownDecl("CustomNSError")),
      conforms(type, to: analyzer.knownDecl("CustomNSError"))
    {
      info = try call(member, of: type, on: value, []).box(DictionaryBox.self).table
    }
    let key = Value.string("NSLocalizedDescription")
    // A `CustomNSError` of the program includes its own description in `errorUserInfo`.
    if conforms(type, to: analyzer.knownDecl("LocalizedError")), !describesItself(type) {
      let text = Value.string(try localizedDescription(value, type))
      info.append(
        key, .ref(ExistentialBox(standard(.string), text)), hash: try hash(key, standard(.string)))
    }
    return .ref(ObjectBox(to, [.string(domain), .int(code), .ref(DictionaryBox(info))]))
  }

  /// Whether an error type of the program provides the contents of its `NSError` (`CustomNSError`).
  func describesItself(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && !analyzer.isFromCatalogue(types.decl(type))
      && conforms(type, to: analyzer.knownDecl("CustomNSError"))
  }

  /// The error code: for an enum the index of its case, counting the cases with payloads first.
  func errorCode(_ value: Value, _ type: TypeID) -> Int {
    guard case .ref(let box as EnumBox) = value else { return 1 }
    if let raw = analyzer.rawType(of: types.decl(type)), isInteger(raw),
      let number = try? rawValues(of: type)[box.tag].asInt
    {
      return number
    }
    let all = cases(of: type)
    let order = all.indices.filter { !all[$0].payload.isEmpty } + all.indices.filter { all[$0].payload.isEmpty }
    return order.firstIndex(of: box.tag) ?? box.tag
  }

  private func bridge(of type: TypeID) -> Bridge? {
    guard types.kind(type) == .nominal else { return nil }
    let decl = types.decl(type)
    if decl == known.string { return .text }
    if types.argumentCount(type) == 1, analyzer.isKnown(type, "Set") { return .set }
    if decl == known.array { return .list }
    if decl == known.dictionary { return .table }
    if decl == known.bool || numberKind(type) != .other || isDecimal(type) { return .number }
    if analyzer.isKnown(type, "Date") { return .date }
    if analyzer.isKnown(type, "Data") { return .bytes }
    if analyzer.isKnown(type, "URL") { return .url }
    guard analyzer.decl(decl).kind == .classType, analyzer.isFromCatalogue(decl) else { return nil }
    if let mutable = Self.mutableObjects.first(where: { type == analyzer.known($0.name) }) { return mutable.bridge }
    return Self.objects.first { type == analyzer.known($0.name) }?.bridge
  }

  private static let objects: [(name: Name, bridge: Bridge)] = [
    ("NSDate", .dateObject), ("NSURL", .urlObject), ("NSData", .bytesObject), ("NSError", .errorObject),
    ("NSArray", .listObject), ("NSDictionary", .tableObject), ("NSString", .textObject), ("NSSet", .setObject),
    ("NSNumber", .numberObject), ("NSDecimalNumber", .numberObject),
  ]

  /// The mutable classes bridge to values, but values do not bridge to them.
  private static let mutableObjects: [(name: Name, bridge: Bridge)] = [
    ("NSMutableData", .bytesObject), ("NSMutableArray", .listObject), ("NSMutableDictionary", .tableObject),
    ("NSMutableString", .textObject), ("NSMutableSet", .setObject),
  ]

  private func isMutableObject(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && Self.mutableObjects.contains { type == analyzer.known($0.name) }
  }

  private func isDecimal(_ type: TypeID) -> Bool { analyzer.isKnown(type, "Decimal") }
}
