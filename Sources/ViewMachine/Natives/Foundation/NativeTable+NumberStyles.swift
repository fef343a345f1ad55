import Foundation
import ViewSemantics
import ViewSource

/// The format styles of numbers.
extension NativeTable {
  /// The rounding rules in the catalogue's order.
  static let roundingRules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
  ]

  mutating func addNumberStyles() {
    for owner in ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"] {
      add("\(owner).format(_:)") { call in
        .string(try NumberStyle(call).format(try call.number(1)))
      }
      add("\(owner).Percent.format(_:)") { call in
        .string(try NumberStyle(call).formatPercent(try call.number(1)))
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

  fileprivate func number(_ index: Int) throws -> HostNumber {
    switch self[index] {
    case .int(let number):
      return parameter(index - 1) != site.selfType && machine.numberKind(parameter(index - 1)).isWide
        ? .unsigned(UInt(bitPattern: number)) : .integer(number)
    case .double(let number): return .double(number)
    default: return .decimal(try foreign(index, as: Decimal.self))
    }
  }
}

/// A number of the program, for the host's styles.
private enum HostNumber {
  case integer(Int), unsigned(UInt), double(Double), decimal(Decimal)
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
  var showsSeparator = false
  var factor: Double?
  var rounding: FloatingPointRoundingRule?
  var increment: Double?

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
    if let separator = try part("separator")?.fields.first { showsSeparator = try separator.asBool }
    if let scale = values["factor"]?.unwrapped { factor = try scale.asDouble }
    if let rule = values["rule"]?.unwrapped { rounding = NativeTable.roundingRules[try rule.asInt] }
    if let step = values["increment"]?.unwrapped { increment = try step.asDouble }
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

  func format(_ number: HostNumber) -> String {
    switch number {
    case .integer(let number):
      adjusted(IntegerFormatStyle<Int>(locale: locale).sign(strategy: signStrategy)).format(number)
    case .unsigned(let number):
      adjusted(IntegerFormatStyle<UInt>(locale: locale).sign(strategy: signStrategy)).format(number)
    case .double(let number):
      adjusted(FloatingPointFormatStyle<Double>(locale: locale).sign(strategy: signStrategy)).format(number)
    case .decimal(let number):
      adjusted(Decimal.FormatStyle(locale: locale).sign(strategy: signStrategy)).format(number)
    }
  }

  func formatPercent(_ number: HostNumber) -> String {
    switch number {
    case .integer(let number):
      adjusted(IntegerFormatStyle<Int>.Percent(locale: locale).sign(strategy: signStrategy)).format(number)
    case .unsigned(let number):
      adjusted(IntegerFormatStyle<UInt>.Percent(locale: locale).sign(strategy: signStrategy)).format(number)
    case .double(let number):
      adjusted(FloatingPointFormatStyle<Double>.Percent(locale: locale).sign(strategy: signStrategy)).format(number)
    case .decimal(let number):
      adjusted(Decimal.FormatStyle.Percent(locale: locale).sign(strategy: signStrategy)).format(number)
    }
  }

  func formatCurrency(_ number: HostNumber) -> String {
    let (sign, presentation) = (currencySignStrategy, currencyPresentation)
    switch number {
    case .integer(let number):
      let style = IntegerFormatStyle<Int>.Currency(code: currency, locale: locale)
      return adjusted(style.sign(strategy: sign).presentation(presentation)).format(number)
    case .unsigned(let number):
      let style = IntegerFormatStyle<UInt>.Currency(code: currency, locale: locale)
      return adjusted(style.sign(strategy: sign).presentation(presentation)).format(number)
    case .double(let number):
      let style = FloatingPointFormatStyle<Double>.Currency(code: currency, locale: locale)
      return adjusted(style.sign(strategy: sign).presentation(presentation)).format(number)
    case .decimal(let number):
      let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
      return adjusted(style.sign(strategy: sign).presentation(presentation)).format(number)
    }
  }

  /// The host's style with the settings that all styles share.
  private func adjusted<Style: HostNumberStyle>(_ style: Style) -> Style {
    var style = style
    if isUngrouped { style = style.grouping(.never) }
    if notation != 0 { style = style.notation(notationStyle) }
    if showsSeparator { style = style.decimalSeparator(strategy: .always) }
    if let factor { style = style.scale(factor) }
    if let precision { style = style.precision(precision) }
    if let rounding { style = style.rounded(by: rounding, to: increment) }
    return style
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

/// The settings that the host's number styles share.
private protocol HostNumberStyle: FormatStyle {
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
  func scale(_ multiplicand: Double) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  /// Rounds to multiples of an increment, of which the styles of integers and decimals take the whole part.
  func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self
}

extension IntegerFormatStyle: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension IntegerFormatStyle.Percent: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension IntegerFormatStyle.Currency: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension FloatingPointFormatStyle: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle.Percent: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle.Currency: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension Decimal.FormatStyle: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension Decimal.FormatStyle.Percent: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension Decimal.FormatStyle.Currency: HostNumberStyle {
  fileprivate func rounded(by rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
