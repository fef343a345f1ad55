import Foundation
import ViewSemantics
import ViewSource

/// The format styles of numbers.
extension NativeTable {
  mutating func addNumberStyles() {
    for owner in ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"] {
      add("\(owner).format(_:)") { call in
        .string(try NumberStyle(call).format(try call.number(1)))
      }
      add("\(owner).Percent.format(_:)") { call in
        .string(try NumberStyle(call).formatPercent(try call.number(1), isInteger: owner == "IntegerFormatStyle"))
      }
      add("\(owner).Currency.format(_:)") { call in
        .string(try NumberStyle(call).formatCurrency(try call.number(1)))
      }
    }
    add("_StyleParseStrategy.parse(_:)") { call in try call.parsedNumber() }
    add("ByteCountFormatStyle.format(_:)") { call in
      .string(ByteCountFormatter.string(fromByteCount: Int64(try call.int(1)), countStyle: .file))
    }
    add("ListFormatter.localizedString(byJoining:)") { call in
      .string(try call.array(0).map { try $0.asString }.formatted(.list(type: .and)))
    }
  }
}

extension NativeCall {
  /// What a style of numbers reads in a text: digits with groups, a sign, of a percentage a hundredth.
  fileprivate func parsedNumber() throws -> Value {
    let style = try self[0].box(StructBox.self).fields.first?.box(StructBox.self)
    let name = style.flatMap { machine.catalogueName($0.type) } ?? ""
    let owner = name.split(separator: ".").first.map(String.init) ?? name
    guard ["IntegerFormatStyle", "FloatingPointFormatStyle"].contains(owner) else {
      throw Fault.unsupported("`\(name)` does not read text yet")
    }
    let text = try text(1).filter { $0.isNumber || "-+.eE".contains($0) }
    guard var number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !text.isEmpty else {
      throw machine.cocoaError(2048)
    }
    if owner == "FloatingPointFormatStyle", name.hasSuffix(".Percent") { number /= 100 }
    let double = NSDecimalNumber(decimal: number).doubleValue
    if owner == "FloatingPointFormatStyle" { return .double(double) }
    guard double == double.rounded(.down), abs(double) < 9e18 else { throw machine.cocoaError(2048) }
    return .int(Int(double))
  }

  fileprivate func number(_ index: Int) throws -> Decimal {
    switch self[index] {
    case .int(let number):
      return parameter(index - 1) != site.selfType && machine.numberKind(parameter(index - 1)).isWide
        ? Decimal(UInt(bitPattern: number)) : Decimal(number)
    case .double(let number): return Decimal(string: "\(number)") ?? Decimal(number)
    default: return try foreign(index, as: Decimal.self)
    }
  }
}

/// What a program has set of a style of numbers.
private struct NumberStyle {
  let locale: Locale
  var currency = "USD"
  var isUngrouped = false
  var precision: NumberFormatStyleConfiguration.Precision?
  var sign = 0
  var notation = 0
  var factor = 1.0

  init(_ call: NativeCall) throws {
    let machine = call.machine
    let box = try call[0].box(StructBox.self)
    var values: [String: Value] = [:]
    for (field, value) in zip(machine.fields(of: box.type), box.fields) { values[field.name] = value }
    locale = try values["locale"].map { try machine.locale($0) } ?? machine.surroundingLocale
    if let code = values["currencyCode"] ?? values["code"] { currency = try code.asString }
    func part(_ name: String) throws -> StructBox? { try values[name]?.unwrapped?.box(StructBox.self) }
    if let grouping = try part("grouping")?.fields.first { isUngrouped = try !grouping.asBool }
    if let kind = try part("signDisplay")?.fields.first { sign = try kind.asInt }
    if let kind = try part("notation")?.fields.first { notation = try kind.asInt }
    if let scale = values["factor"]?.unwrapped { factor = try scale.asDouble }
    if let limits = try part("precision")?.fields, limits.count == 3 {
      func range(_ index: Int) throws -> ClosedRange<Int>? {
        guard let range = try limits[index].unwrapped?.box(StructBox.self), range.fields.count == 2 else { return nil }
        let (lower, upper) = (try range.fields[0].asInt, try range.fields[1].asInt)
        return lower <= upper ? lower...upper : nil
      }
      let (digits, integers, fractions) = (try range(0), try range(1), try range(2))
      if let digits {
        precision = .significantDigits(digits)
      } else if let integers, let fractions {
        precision = .integerAndFractionLength(integerLimits: integers, fractionLimits: fractions)
      } else if let integers {
        precision = .integerLength(integers)
      } else if let fractions {
        precision = .fractionLength(fractions)
      }
    }
  }

  private var signStrategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case 1: .never
    case 2: .always(includingZero: true)
    case 3: .always(includingZero: false)
    default: .automatic
    }
  }

  private var notationStyle: NumberFormatStyleConfiguration.Notation {
    switch notation {
    case 1: .scientific
    case 2: .compactName
    default: .automatic
    }
  }

  func format(_ number: Decimal) -> String {
    var style = Decimal.FormatStyle(locale: locale).sign(strategy: signStrategy).notation(notationStyle)
    if isUngrouped { style = style.grouping(.never) }
    if let precision { style = style.precision(precision) }
    if factor != 1 { style = style.scale(factor) }
    return style.format(number)
  }

  func formatPercent(_ number: Decimal, isInteger: Bool) -> String {
    var style = Decimal.FormatStyle.Percent(locale: locale).sign(strategy: signStrategy).notation(notationStyle)
    if isUngrouped { style = style.grouping(.never) }
    if let precision { style = style.precision(precision) }
    // One percent of a whole number is one.
    return style.format(isInteger ? number / 100 : number)
  }

  func formatCurrency(_ number: Decimal) -> String {
    var style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    if isUngrouped { style = style.grouping(.never) }
    if let precision { style = style.precision(precision) }
    return style.format(number)
  }
}
