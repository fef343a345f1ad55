import Foundation
import ViewSemantics
import ViewSource

/// `NumberFormatter`, by the host's formatter.
extension NativeTable {
  mutating func addNumberFormatters() {
    add("NumberFormatter.string(from:)") { call in
      let number = try call.machine.hostNumber(call[1])
      return .optionalString(try call.machine.numberFormatter(call[0]).string(from: number))
    }
    add("NumberFormatter.number(from:)") { call in
      let number = try call.machine.numberFormatter(call[0]).number(from: try call.text(1))
      let type = call.wrappedResult
      let machine = call.machine
      return .optional(
        number.map { number in
          Int(exactly: number.doubleValue).map { machine.numberObject(.int($0), type) }
            ?? machine.numberObject(.double(number.doubleValue), type)
        })
    }
    add("NumberFormatter.localizedString(from:number:)") { call in
      let formatter = NumberFormatter()
      formatter.locale = call.machine.surroundingLocale
      formatter.numberStyle = NumberFormatter.Style(tag: try call[1].tag)
      let number = NSNumber(value: try call.machine.field("doubleValue", of: call[0]).asDouble)
      return .string(formatter.string(from: number) ?? "")
    }
    add("NumberFormatter._standardText(_:)") { call in
      let formatter = try call.machine.numberFormatter(call[0])
      return .optionalString(Machine.numberTexts[try call.string(1)]?.get(formatter))
    }
  }
}

extension NumberFormatter.Style {
  /// The host style for the case index of the catalogue's enum.
  fileprivate init(tag: Int) {
    let styles: [NumberFormatter.Style] = [
      .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal, .currencyISOCode, .currencyPlural,
      .currencyAccounting,
    ]
    self = styles.indices.contains(tag) ? styles[tag] : .none
  }
}

extension Machine {
  /// The properties of a formatter that are texts.
  fileprivate static let numberTexts:
    [String: (get: @Sendable (NumberFormatter) -> String?, set: @Sendable (NumberFormatter, String) -> Void)] = [
      "positiveFormat": ({ $0.positiveFormat }, { $0.positiveFormat = $1 }),
      "negativeFormat": ({ $0.negativeFormat }, { $0.negativeFormat = $1 }),
      "decimalSeparator": ({ $0.decimalSeparator }, { $0.decimalSeparator = $1 }),
      "groupingSeparator": ({ $0.groupingSeparator }, { $0.groupingSeparator = $1 }),
      "currencyCode": ({ $0.currencyCode }, { $0.currencyCode = $1 }),
      "currencySymbol": ({ $0.currencySymbol }, { $0.currencySymbol = $1 }),
      "positivePrefix": ({ $0.positivePrefix }, { $0.positivePrefix = $1 }),
      "positiveSuffix": ({ $0.positiveSuffix }, { $0.positiveSuffix = $1 }),
      "negativePrefix": ({ $0.negativePrefix }, { $0.negativePrefix = $1 }),
      "negativeSuffix": ({ $0.negativeSuffix }, { $0.negativeSuffix = $1 }),
      "notANumberSymbol": ({ $0.notANumberSymbol }, { $0.notANumberSymbol = $1 }),
      "positiveInfinitySymbol": ({ $0.positiveInfinitySymbol }, { $0.positiveInfinitySymbol = $1 }),
      "negativeInfinitySymbol": ({ $0.negativeInfinitySymbol }, { $0.negativeInfinitySymbol = $1 }),
      "percentSymbol": ({ $0.percentSymbol }, { $0.percentSymbol = $1 }),
      "perMillSymbol": ({ $0.perMillSymbol }, { $0.perMillSymbol = $1 }),
      "minusSign": ({ $0.minusSign }, { $0.minusSign = $1 }),
      "plusSign": ({ $0.plusSign }, { $0.plusSign = $1 }),
      "exponentSymbol": ({ $0.exponentSymbol }, { $0.exponentSymbol = $1 }),
      "currencyDecimalSeparator": ({ $0.currencyDecimalSeparator }, { $0.currencyDecimalSeparator = $1 }),
      "currencyGroupingSeparator": ({ $0.currencyGroupingSeparator }, { $0.currencyGroupingSeparator = $1 }),
      "internationalCurrencySymbol": ({ $0.internationalCurrencySymbol }, { $0.internationalCurrencySymbol = $1 }),
      "paddingCharacter": ({ $0.paddingCharacter }, { $0.paddingCharacter = $1 }),
    ]

  /// A host formatter with the properties of the program's formatter.
  fileprivate func numberFormatter(_ object: Value) throws -> NumberFormatter {
    let formatter = NumberFormatter()
    let given = try field("locale", of: object).unwrapped.map { try locale($0) }
    formatter.locale = given ?? surroundingLocale
    let style = try field("numberStyle", of: object).tag
    formatter.numberStyle = NumberFormatter.Style(tag: style)
    let table = try field("_texts", of: object).box(DictionaryBox.self).table
    var texts = try table.places.map { (try table.key(at: $0).asString, try table.value(at: $0).asString) }
    // A pattern also decides the digits, so it comes before them.
    texts.sort { ($0.0.hasSuffix("Format") ? 0 : 1, $0.0) < ($1.0.hasSuffix("Format") ? 0 : 1, $1.0) }
    for (name, text) in texts { Self.numberTexts[name]?.set(formatter, text) }
    func number(_ name: String, unless standard: Int, _ set: (Int) -> Void) throws {
      let value = try field(name, of: object).asInt
      if value != standard { set(value) }
    }
    func isSet(_ name: String) throws -> Bool { try field(name, of: object).asBool }
    // A property that the program has not changed follows the number style.
    try number("maximumFractionDigits", unless: 3) { formatter.maximumFractionDigits = $0 }
    try number("minimumFractionDigits", unless: 0) { formatter.minimumFractionDigits = $0 }
    try number("minimumIntegerDigits", unless: 0) { formatter.minimumIntegerDigits = $0 }
    try number("maximumIntegerDigits", unless: 42) { formatter.maximumIntegerDigits = $0 }
    try number("groupingSize", unless: 3) { formatter.groupingSize = $0 }
    try number("secondaryGroupingSize", unless: 0) { formatter.secondaryGroupingSize = $0 }
    try number("formatWidth", unless: 0) { formatter.formatWidth = $0 }
    if try isSet("usesSignificantDigits") {
      formatter.usesSignificantDigits = true
      try number("minimumSignificantDigits", unless: 1) { formatter.minimumSignificantDigits = $0 }
      try number("maximumSignificantDigits", unless: 6) { formatter.maximumSignificantDigits = $0 }
    }
    if try isSet("usesGroupingSeparator") { formatter.usesGroupingSeparator = true }
    if try isSet("alwaysShowsDecimalSeparator") { formatter.alwaysShowsDecimalSeparator = true }
    if let symbol = try field("zeroSymbol", of: object).unwrapped { formatter.zeroSymbol = try symbol.asString }
    if let factor = try field("multiplier", of: object).unwrapped { formatter.multiplier = try hostNumber(factor) }
    if let step = try field("roundingIncrement", of: object).unwrapped.map({ try hostNumber($0) }), step != 0 {
      formatter.roundingIncrement = step
    }
    let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
    let mode = try field("roundingMode", of: object).tag
    if modes.indices.contains(mode) { formatter.roundingMode = modes[mode] }
    let positions: [NumberFormatter.PadPosition] = [.beforePrefix, .afterPrefix, .beforeSuffix, .afterSuffix]
    let position = try field("paddingPosition", of: object).tag
    if position > 0, positions.indices.contains(position) { formatter.paddingPosition = positions[position] }
    return formatter
  }

  /// The host's number for an `NSNumber` of the program.
  fileprivate func hostNumber(_ object: Value) throws -> NSNumber {
    let kind = NumberObjectKind(rawValue: try field("_kind", of: object).asInt)
    if kind == .whole { return NSNumber(value: try field("_integer", of: object).asInt) }
    return NSNumber(value: try field("doubleValue", of: object).asDouble)
  }
}
