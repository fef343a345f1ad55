import Foundation
import ViewSemantics
import ViewSource

/// Foundation's objects and errors.
extension NativeTable {
  mutating func addObjects() {
    add("NSObject.description") { call in
      let machine = call.machine
      let type = machine.dynamicType(of: call[0], as: call.ownType)
      switch machine.analyzer.name(of: machine.types.decl(type)) {
      case "NSString": return try machine.field("string", of: call[0])
      case "NSNumber", "NSDecimalNumber":
        return .string(try machine.numberText(call[0]))
      case "NSError":
        let domain = try machine.field("domain", of: call[0]).asString
        let code = try machine.field("code", of: call[0]).asInt
        let table = try machine.field("userInfo", of: call[0]).box(DictionaryBox.self).table
        let info = try table.places.map { place in
          let value = try machine.description(of: table.value(at: place), as: machine.analyzer.anyType)
          return try table.key(at: place).asString + "=" + value
        }
        let suffix = info.isEmpty ? "" : "UserInfo={\(info.joined(separator: ", "))}"
        let text = domain == NSCocoaErrorDomain ? NSError(domain: domain, code: code).localizedFailureReason : nil
        return .string("Error Domain=\(domain) Code=\(code) \"\(text ?? "(null)")\"\(suffix)")
      default: return .string("<\(machine.analyzer.text(of: type))>")
      }
    }
    add("_superclass(_:)") { call in
      let type = try call[0].box(MetatypeBox.self).type
      return .optional(call.machine.superclass(of: type).map { .ref(MetatypeBox($0)) })
    }
    add("NSNumber.stringValue") { call in
      .string(try call.machine.numberText(call[0]))
    }
    add("CustomNSError.errorCode") { call in .int(call.machine.errorCode(call[0], call.ownType)) }
    add("Error.localizedDescription") { call in .string(try call.machine.localizedDescription(call[0], call.ownType)) }
    add("NSError.localizedDescription") { call in .string(try call.machine.localizedDescription(call[0], call.ownType))
    }
    for name in ["lock", "unlock"] { add("NSLock.\(name)()") { _ in .void } }
    addNumberFormatters()
    addByteCountFormatters()
    addNumberStyles()
    addJSONSerialization()
  }

  private mutating func addByteCountFormatters() {
    add("ByteCountFormatter.string(fromByteCount:)") { call in
      let formatter = ByteCountFormatter()
      formatter.countStyle = .init(rawValue: try call.machine.field("countStyle", of: call[0]).tag) ?? .file
      formatter.includesUnit = try call.machine.field("includesUnit", of: call[0]).asBool
      formatter.includesCount = try call.machine.field("includesCount", of: call[0]).asBool
      formatter.includesActualByteCount = try call.machine.field("includesActualByteCount", of: call[0]).asBool
      formatter.allowsNonnumericFormatting = try call.machine.field("allowsNonnumericFormatting", of: call[0]).asBool
      formatter.isAdaptive = try call.machine.field("isAdaptive", of: call[0]).asBool
      formatter.zeroPadsFractionDigits = try call.machine.field("zeroPadsFractionDigits", of: call[0]).asBool
      let units = UInt(bitPattern: try call.machine.field("allowedUnits", of: call[0]).rawNumber)
      if units != 0 { formatter.allowedUnits = .init(rawValue: units) }
      return .string(formatter.string(fromByteCount: Int64(try call.int(1))))
    }
    add("ByteCountFormatter.string(fromByteCount:countStyle:)") { call in
      let style = ByteCountFormatter.CountStyle(rawValue: try call[1].tag) ?? .file
      return .string(ByteCountFormatter.string(fromByteCount: Int64(try call.int(0)), countStyle: style))
    }
  }

  private mutating func addJSONSerialization() {
    add("JSONSerialization.jsonObject(with:options:)") { call in
      guard let tree = try? JSONTree.parse(try call.machine.data(call[0])) else {
        throw call.machine.cocoaError(3840)
      }
      return try call.machine.any(tree)
    }
    add("JSONSerialization.data(withJSONObject:options:)") { call in
      // `JSONSerialization` escapes slashes.
      var writer = JSONWriter(options: try call[1].rawNumber)
      writer.write(try call.machine.tree(call[0], call.parameter(0)))
      return call.machine.value(Data(writer.text.utf8))
    }
    add("PropertyListSerialization.propertyList(from:options:format:)") { call in
      guard let tree = JSONTree(propertyList: try call.machine.data(call[0])) else {
        throw call.machine.cocoaError(3840)
      }
      return try call.machine.any(tree)
    }
    add("PropertyListSerialization.data(fromPropertyList:format:options:)") { call in
      let machine = call.machine
      let tree = try machine.tree(call[0], call.parameter(0), isPropertyList: true)
      if tree.nameOfFragment != nil { throw machine.cocoaError(3851) }
      return machine.value(try machine.propertyList(tree, call[1]))
    }
  }
}

/// The type of the number that an `NSNumber` was created from.
enum NumberObjectKind: Int {
  case whole, double, float, truth, unsigned, decimal
}

extension Machine {
  /// An `NSNumber` for a value of the program.
  func numberObject(_ value: Value, _ type: TypeID, unsigned: Bool = false, float: Bool = false) -> Value {
    func made(_ double: Double, _ integer: Int, _ kind: NumberObjectKind, _ decimal: Value? = nil) -> Value {
      .ref(ObjectBox(type, [.double(double), .int(integer), .int(kind.rawValue), .optional(decimal)]))
    }
    switch value {
    case .int(let number) where unsigned: return made(Double(UInt(bitPattern: number)), number, .unsigned)
    case .int(let number): return made(Double(number), number, .whole)
    case .bool(let isTrue): return made(isTrue ? 1 : 0, isTrue ? 1 : 0, .truth)
    case .double(let number): return made(number, 0, float ? .float : .double)
    case .ref(let decimal as ForeignBox<Decimal>):
      return made(NSDecimalNumber(decimal: decimal.content).doubleValue, 0, .decimal, value)
    default: return made(0, 0, .whole)
    }
  }

  /// The description of an `NSNumber`.
  fileprivate func numberText(_ object: Value) throws -> String {
    let number = try field("doubleValue", of: object).asDouble
    let integer = try field("_integer", of: object).asInt
    switch NumberObjectKind(rawValue: try field("_kind", of: object).asInt) {
    case .whole, .truth: return integer.description
    case .unsigned: return UInt(bitPattern: integer).description
    case .double: return number.description
    case .float: return Float(number).description
    default:
      if let decimal = try field("_decimal", of: object).unwrapped {
        return try decimal.box(ForeignBox<Decimal>.self).content.description
      }
      return Int(exactly: number).map(\.description) ?? number.description
    }
  }

  /// The localized description of an error: its own, or Foundation's default.
  func localizedDescription(_ value: Value, _ type: TypeID) throws -> String {
    let (value, type) = open(value, type)
    if describesItself(type) {
      let object = analyzer.known("NSError")
      return try localizedDescription(errorObject(value, type, object), object)
    }
    if let localized = analyzer.knownDecl("LocalizedError"), conforms(type, to: localized),
      let member = requirement("errorDescription", of: localized)
    {
      if let text = try call(member, of: type, on: value, []).unwrapped { return try text.asString }
      if let reason = requirement("failureReason", of: localized),
        let text = try call(reason, of: type, on: value, []).unwrapped
      {
        return "The operation could not be completed. " + (try text.asString)
      }
    }
    let name = types.kind(type) == .nominal ? analyzer.name(of: types.decl(type)) : ""
    if name == "NSError", case .ref(let box as ObjectBox) = value {
      let info = try field("userInfo", of: .ref(box)).box(DictionaryBox.self).table
      for place in info.places where try info.key(at: place).asString == "NSLocalizedDescription" {
        return try description(of: info.value(at: place), as: analyzer.anyType)
      }
      let domain = try field("domain", of: value).asString
      let code = try field("code", of: value).asInt
      if domain == NSCocoaErrorDomain { return NSError(domain: domain, code: code).localizedDescription }
      return "The operation could not be completed. (\(domain) error \(code).)"
    }
    let start = "The operation could not be completed."
    if name == "CocoaError", case .ref(let box as StructBox) = value, let code = box.fields.first {
      return CocoaError(CocoaError.Code(rawValue: try code.rawNumber)).localizedDescription
    }
    guard case .ref(let box as EnumBox) = value else {
      return start + " (\(self.name(of: type, isQualified: true)) error 1.)"
    }
    if name == "DecodingError" {
      let isMissing =
        box.tag == DecodingFailure.keyNotFound.rawValue || box.tag == DecodingFailure.valueNotFound.rawValue
      return start + (isMissing ? " The data is missing." : " The data isn’t in the correct format.")
    }
    return start + " (\(self.name(of: type, isQualified: true)) error \(errorCode(value, type)).)"
  }

  /// Converts a tree to the objects of `JSONSerialization` or of `PropertyListSerialization`.
  func any(_ tree: JSONTree) throws -> Value {
    func boxed(_ value: Value, _ type: TypeID) -> Value { .ref(ExistentialBox(type, value)) }
    switch tree {
    case .null: return .ref(ObjectBox(analyzer.known("NSNull"), []))
    case .bool(let isTrue): return numberObject(.bool(isTrue), analyzer.known("NSNumber"))
    case .string(let text): return boxed(.string(text), standard(.string))
    case .date(let date): return boxed(value(date), analyzer.known("Date"))
    case .bytes(let bytes): return boxed(value(bytes), analyzer.known("Data"))
    case .number(let text):
      let type = analyzer.known("NSNumber")
      if let number = Int(text) { return numberObject(.int(number), type) }
      if let number = UInt(text) { return numberObject(.int(Int(bitPattern: number)), type, unsigned: true) }
      return numberObject(.double(Double(text) ?? 0), type)
    case .array(let parts): return boxed(.array(try parts.map { try any($0) }), jsonArrayType)
    case .object(let pairs):
      var table = HashTable()
      for pair in pairs {
        let key = Value.string(pair.key)
        table.append(key, try any(pair.value), hash: try hash(key, standard(.string)))
      }
      return boxed(.ref(DictionaryBox(table)), jsonObjectType)
    }
  }

  /// Converts the objects of `JSONSerialization` or of `PropertyListSerialization` to a tree.
  func tree(_ value: Value, _ type: TypeID, isPropertyList: Bool = false) throws -> JSONTree {
    let settings = CodingSettings()
    settings.isPropertyList = isPropertyList
    let place = EncodingPlace(settings, [])
    let (value, type) = open(value, type)
    if case .ref(let box) = value {
      if let list = box as? ArrayBox {
        return .array(try list.elements.map { try tree($0, types.argument(type, 0), isPropertyList: isPropertyList) })
      }
      if let table = (box as? DictionaryBox)?.table {
        return .object(
          try table.places.map {
            (
              try description(of: table.key(at: $0), as: analyzer.anyType),
              try tree(table.value(at: $0), types.argument(type, 1), isPropertyList: isPropertyList)
            )
          })
      }
      if let object = box as? ObjectBox {
        if analyzer.isKnown(object.type, "NSNumber") {
          let number = try field("doubleValue", of: value).asDouble
          switch NumberObjectKind(rawValue: try field("_kind", of: value).asInt) {
          case .truth: return .bool(number != 0)
          case .whole, .unsigned: return .number(number, try numberText(value))
          default: return isPropertyList ? .number("\(number)") : .number(number, "\(number)")
          }
        }
        return .null
      }
    }
    try encode(value, type, at: place)
    return place.tree
  }
}
