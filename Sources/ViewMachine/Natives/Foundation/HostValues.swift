import Foundation
import ViewSemantics
import ViewSource

extension Value {
  /// A host value in a box.
  static func foreign<Content>(_ content: Content) -> Value { .ref(ForeignBox(content)) }

  static func strings(_ list: [String]) -> Value { .array(list.map { .string($0) }) }

  static func optionalString(_ text: String?) -> Value { .optional(text.map { .string($0) }) }

  static func optionalInt(_ number: Int?) -> Value { .optional(number.map { .int($0) }) }

  /// The raw value of an option set or of another struct with one number.
  var rawNumber: Int {
    get throws(Fault) {
      if case .int(let number) = self { return number }
      guard let field = try box(StructBox.self).fields.first else { throw .mismatch("option set", self) }
      return try field.asInt
    }
  }

  /// The string of a struct with one string field: `URL`, `Locale`, `UUID`.
  var rawText: String {
    get throws(Fault) {
      guard let field = try box(StructBox.self).fields.first else { throw .mismatch("text", self) }
      return try field.asString
    }
  }

  /// The case index of an enum value.
  var tag: Int {
    get throws(Fault) { try box(EnumBox.self).tag }
  }
}

/// Conversions of Foundation structs between the program and the host.
extension Machine {
  func structure(_ name: Name, _ fields: [Value]) -> Value { .ref(StructBox(analyzer.known(name), fields)) }

  // MARK: Text

  func locale(_ value: Value) throws -> Locale { Locale(identifier: try value.rawText) }

  /// The current locale of the program.
  var surroundingLocale: Locale { Locale(identifier: region) }

  func value(_ locale: Locale) -> Value { structure("Locale", [.string(locale.identifier)]) }

  /// A range of string indices as a `Range<String.Index>`.
  func value(_ range: Range<String.Index>, in text: String, _ type: TypeID) -> Value {
    .ref(
      StructBox(
        type,
        [
          .int(TextPosition.position(range.lowerBound, in: text)),
          .int(TextPosition.position(range.upperBound, in: text)),
        ]))
  }

  func comparison(_ result: ComparisonResult) -> Value {
    .ref(plainCase(analyzer.known("ComparisonResult"), result.rawValue + 1))
  }

  // MARK: Time

  func date(_ value: Value) throws -> Date {
    guard let field = try value.box(StructBox.self).fields.first else { throw Fault.mismatch("Date", value) }
    return Date(timeIntervalSinceReferenceDate: try field.asDouble)
  }

  func value(_ date: Date) -> Value { structure("Date", [.double(date.timeIntervalSinceReferenceDate)]) }

  /// The current date of the program. The clock starts at a fixed date in each run, unless the host sets another.
  var currentDate: Date {
    Date(timeIntervalSinceReferenceDate: startTime + Double(scheduler.now) / 1_000_000_000)
  }

  /// Uses the date, time zone and region of the computer, as a compiled program does.
  public func takeSurroundingsOfComputer() {
    startTime = Date().timeIntervalSinceReferenceDate
    zone = TimeZone.current.identifier
    region = Locale.current.identifier
  }

  var surroundingZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

  /// The time zone of a formatter without an explicit one; `nil` if the host's formatter already has the right zone,
  /// under a name that no other zone has.
  var zoneOfFormatters: TimeZone? { zone == TimeZone.current.identifier && zone != "GMT" ? nil : surroundingZone }

  func timeZone(_ value: Value) throws -> TimeZone {
    let identifier = try value.rawText
    return TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier) ?? .gmt
  }

  func value(_ zone: TimeZone) -> Value { structure("TimeZone", [.string(zone.identifier)]) }

  // MARK: Bytes and identifiers

  /// The bytes of a `Data` value; `nil` for other values.
  package func bytes(ofData value: Value) -> [UInt8]? { (try? data(value)).map { [UInt8]($0) } }

  func data(_ value: Value) throws -> Data {
    guard let field = try value.box(StructBox.self).fields.first else { throw Fault.mismatch("Data", value) }
    return Data(try field.asArray.map { UInt8(truncatingIfNeeded: try $0.asInt) })
  }

  func value(_ data: Data) -> Value { structure("Data", [.array(data.map { .int(Int($0)) }), .int(0)]) }

  func url(_ value: Value) throws -> URL {
    guard let url = URL(string: try value.rawText) else { throw Fault.mismatch("URL", value) }
    return url
  }

  func value(_ url: URL) -> Value { structure("URL", [.string(url.absoluteString)]) }

  /// A UUID from the machine's deterministic random number generator.
  func makeUUID() -> UUID {
    let (first, second) = (native.random.next(), native.random.next())
    func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) }
    return UUID(
      uuid: (
        byte(first, 0), byte(first, 1), byte(first, 2), byte(first, 3), byte(first, 4), byte(first, 5),
        byte(first, 6) & 0x0f | 0x40, byte(first, 7), byte(second, 0) & 0x3f | 0x80, byte(second, 1), byte(second, 2),
        byte(second, 3), byte(second, 4), byte(second, 5), byte(second, 6), byte(second, 7)
      ))
  }

  // MARK: Objects

  /// A stored property of an object of a catalogue class.
  func field(_ name: String, of object: Value) throws -> Value {
    let box = try object.box(ObjectBox.self)
    guard let index = fields(of: box.type).firstIndex(where: { $0.name == name }), index < box.fields.count else {
      throw Fault.unsupported("`\(name)` of an object")
    }
    return box.fields[index]
  }

  /// The host data attached to an object.
  func attachment<Content>(of object: Value, _: Content.Type) throws -> Content {
    guard let box = try object.box(ObjectBox.self).attachment as? ForeignBox<Content> else {
      throw Fault.mismatch("\(Content.self)", object)
    }
    return box.content
  }

  /// An object with attached host data.
  func object<Content>(_ type: TypeID, _ content: Content, fields: [Value] = []) -> Value {
    let object = ObjectBox(type, fields)
    object.attachment = ForeignBox(content)
    return .ref(object)
  }

  /// A `CocoaError` with a code.
  func cocoaError(_ code: Int, path: String? = nil) -> ThrownError {
    let type = analyzer.known("CocoaError")
    guard let codeType = fields(of: type).first?.type else { return cancellationError() }
    var info = HashTable()
    func add(_ key: String, _ value: Value, _ type: TypeID) {
      guard let hash = try? hash(.string(key), standard(.string)) else { return }
      info.append(.string(key), .ref(ExistentialBox(type, value)), hash: hash)
    }
    if let path {
      add("NSFilePath", .string(path), standard(.string))
      add("NSURL", value(URL(fileURLWithPath: path)), analyzer.known("URL"))
    }
    let error = StructBox(type, [.ref(StructBox(codeType, [.int(code)])), .ref(DictionaryBox(info))])
    return ThrownError(value: .ref(ExistentialBox(type, .ref(error))))
  }
}

extension NativeCall {
  /// The wrapped type of an optional result.
  var wrappedResult: TypeID { typeArgument(0, of: site.result) }

  /// A string argument: `String`, `Substring` or another `StringProtocol`. Its length counts as fuel, because
  /// Foundation reads all of it.
  func text(_ index: Int) throws -> String {
    let text = try self[index].asString
    try machine.consumeFuel(bytes: text.utf8.count)
    return text
  }

  func locale(_ index: Int) throws -> Locale? { try self[index].unwrapped.map { try machine.locale($0) } }

  func date(_ index: Int) throws -> Date { try machine.date(self[index]) }

  func optional(_ range: Range<String.Index>?, in text: String) -> Value {
    .optional(range.map { machine.value($0, in: text, wrappedResult) })
  }
}
