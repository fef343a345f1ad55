import Foundation
import ViewSemantics
import ViewSource

/// The format styles of numbers.
extension NativeTable {
  mutating func addNumberStyles() {
    for owner in ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"] {
      add("\(owner).format(_:)") { call in
        let style = try NumberStyle(call)
        return .string(try call.endless(1).map { style.format($0) } ?? style.format(try call.number(1)))
      }
      add("\(owner).Percent.format(_:)") { call in
        let style = try NumberStyle(call)
        if let number = call.endless(1) { return .string(style.formatPercent(number)) }
        return .string(style.formatPercent(try call.number(1), isInteger: owner == "IntegerFormatStyle"))
      }
      add("\(owner).Currency.format(_:)") { call in
        .string(try NumberStyle(call).formatCurrency(try call.number(1)))
      }
    }
    add("_StyleParseStrategy.parse(_:)") { call in try call.parsedNumber() }
    add("ByteCountFormatStyle.format(_:)") { call in
      .string(ByteCountFormatter.string(fromByteCount: Int64(try call.int(1)), countStyle: .file))
    }
    add("ListFormatStyle._joined(_:_:_:_:)") { call in
      let style = ListFormatStyle<StringStyle, [String]>.list(
        type: try call.int(3) == 0 ? .and : .or,
        width: try call.int(2) == 0 ? .standard : try call.int(2) == 1 ? .short : .narrow)
      return .string(style.locale(try call.machine.locale(call[4])).format(try call.array(1).map { try $0.asString }))
    }
    add("ListFormatter.localizedString(byJoining:)") { call in
      .string(try call.array(0).map { try $0.asString }.formatted(.list(type: .and)))
    }
  }
}

extension NativeCall {
  /// The number that a parse strategy finds in a string.
  fileprivate func parsedNumber() throws -> Value {
    let box = try self[0].box(StructBox.self).fields.first?.box(StructBox.self)
    let name = box.flatMap { machine.catalogueName($0.type) } ?? ""
    guard let box, ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal"].contains(name.prefix { $0 != "." })
    else { throw Fault.unsupported("`\(name)` does not read text yet") }
    let style = try NumberStyle(box, machine)
    let text = try String(text(1))
    guard let number = style.parse(text, as: name) else { throw machine.cocoaError(2048) }
    if name.hasPrefix("Decimal") { return .foreign(number) }
    let double = NSDecimalNumber(decimal: number).doubleValue
    if name.hasPrefix("Floating") { return .double(double) }
    guard let whole = Int(exactly: double) else { throw machine.cocoaError(2048) }
    return .int(whole)
  }

  /// An infinite argument, or one that is not a number; `nil` for other numbers, which are formatted as decimals.
  fileprivate func endless(_ index: Int) -> Double? {
    guard case .double(let number) = self[index], !number.isFinite else { return nil }
    return number
  }

  fileprivate func number(_ index: Int) throws -> Decimal {
    switch self[index] {
    case .int(let number):
      return parameter(index - 1) != site.selfType && machine.numberKind(parameter(index - 1)).isWide
        ? Decimal(UInt(bitPattern: number)) : Decimal(number)
    case .double(let number):
      // No decimal number is infinite.
      return number.isFinite ? Decimal(string: "\(number)") ?? Decimal(number) : .nan
    default: return try foreign(index, as: Decimal.self)
    }
  }
}

/// The settings of a number format style of the program.
private struct NumberStyle {
  let locale: Locale
  var currency = "USD"
  var isUngrouped = false
  var precision: NumberFormatStyleConfiguration.Precision?
  var sign = 0
  var presentation = 1
  var notation = 0
  var factor = 1.0

  init(_ call: NativeCall) throws { try self.init(call[0].box(StructBox.self), call.machine) }

  init(_ box: StructBox, _ machine: Machine) throws {
    var values: [String: Value] = [:]
    for (field, value) in zip(machine.fields(of: box.type), box.fields) { values[field.name] = value }
    locale = try values["locale"].map { try machine.locale($0) } ?? machine.surroundingLocale
    if let code = values["currencyCode"] ?? values["code"] { currency = try code.asString }
    func part(_ name: String) throws -> StructBox? { try values[name]?.unwrapped?.box(StructBox.self) }
    if let grouping = try part("grouping")?.fields.first { isUngrouped = try !grouping.asBool }
    if let kind = try part("signDisplay")?.fields.first { sign = try kind.asInt }
    if let kind = try part("presentation")?.fields.first { presentation = try kind.asInt }
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
    // An integer of 1 is formatted as 1 %.
    return style.format(isInteger ? number / 100 : number)
  }

  func format(_ number: Double) -> String { FloatingPointFormatStyle<Double>(locale: locale).format(number) }

  func formatPercent(_ number: Double) -> String {
    FloatingPointFormatStyle<Double>.Percent(locale: locale).format(number)
  }

  func formatCurrency(_ number: Decimal) -> String {
    var style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
      .sign(strategy: currencySignStrategy).presentation(currencyPresentation)
    if isUngrouped { style = style.grouping(.never) }
    if let precision { style = style.precision(precision) }
    return style.format(number)
  }

  private var currencySignStrategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case 1: .never
    case 2: .always(showZero: true)
    case 3: .accounting
    case 4: .always(showZero: false)
    case 5: .accountingAlways(showZero: true)
    case 6: .accountingAlways(showZero: false)
    default: .automatic
    }
  }

  private var currencyPresentation: CurrencyFormatStyleConfiguration.Presentation {
    switch presentation {
    case 0: .narrow
    case 2: .isoCode
    case 3: .fullName
    default: .standard
    }
  }

  /// The number in a string, parsed with the named style, such as `IntegerFormatStyle.Percent`; `nil` if there is none.
  func parse(_ text: String, as name: String) -> Decimal? {
    let isInteger = name.hasPrefix("Integer")
    if name.hasSuffix(".Currency") {
      return try? Decimal(text, format: Decimal.FormatStyle.Currency(code: currency, locale: locale))
    }
    if name.hasSuffix(".Percent") {
      let number = try? Decimal(text, format: Decimal.FormatStyle.Percent(locale: locale))
      return isInteger ? number.map { $0 * 100 } : number
    }
    if isInteger { return (try? Int(text, format: IntegerFormatStyle<Int>(locale: locale))).map { Decimal($0) } }
    return try? Decimal(text, format: Decimal.FormatStyle(locale: locale))
  }
}
