import Foundation
import ViewSemantics
import ViewSource

/// `DateFormatter` and `ISO8601DateFormatter`.
extension NativeTable {
  mutating func addDateFormatters() {
    add("DateFormatter.string(from:)") { call in
      .string(try call.machine.dateFormatter(call[0]).string(from: try call.date(1)))
    }
    add("DateFormatter.date(from:)") { call in
      let date = try call.machine.dateFormatter(call[0]).date(from: try call.text(1))
      return .optional(date.map { call.machine.value($0) })
    }
    add("DateFormatter.localizedString(from:dateStyle:timeStyle:)") { call in
      let formatter = DateFormatter()
      formatter.locale = call.machine.surroundingLocale
      if let zone = call.machine.zoneOfFormatters { formatter.timeZone = zone }
      formatter.dateStyle = DateFormatter.Style(rawValue: UInt(try call[1].tag)) ?? .none
      formatter.timeStyle = DateFormatter.Style(rawValue: UInt(try call[2].tag)) ?? .none
      return .string(formatter.string(from: try call.date(0)))
    }
    add("DateFormatter.dateFormat(fromTemplate:options:locale:)") { call in
      let locale = try call[2].unwrapped.map { try call.machine.locale($0) } ?? call.machine.surroundingLocale
      let format = DateFormatter.dateFormat(fromTemplate: try call.text(0), options: 0, locale: locale)
      return .optional(format.map { .string($0) })
    }
    func symbols(_ name: String, _ read: @escaping (DateFormatter) -> [String]) {
      add("DateFormatter.\(name)") { call in .strings(read(try call.machine.dateFormatter(call[0]))).wrapped }
    }
    symbols("monthSymbols") { $0.monthSymbols }
    symbols("shortMonthSymbols") { $0.shortMonthSymbols }
    symbols("weekdaySymbols") { $0.weekdaySymbols }
    symbols("shortWeekdaySymbols") { $0.shortWeekdaySymbols }
    symbols("veryShortWeekdaySymbols") { $0.veryShortWeekdaySymbols }
    add("ISO8601DateFormatter.string(from:)") { call in
      .string(try call.machine.isoFormatter(call[0]).string(from: try call.date(1)))
    }
    add("ISO8601DateFormatter.date(from:)") { call in
      let date = try call.machine.isoFormatter(call[0]).date(from: try call.text(1))
      return .optional(date.map { call.machine.value($0) })
    }
  }
}

extension Machine {
  /// A host formatter with the properties of the program's formatter.
  func dateFormatter(_ object: Value) throws -> DateFormatter {
    let formatter = DateFormatter()
    let given = try field("locale", of: object).unwrapped.map { try locale($0) }
    formatter.locale = given ?? surroundingLocale
    if let calendar = try field("calendar", of: object).unwrapped { formatter.calendar = try self.calendar(calendar) }
    if let zone = try field("timeZone", of: object).unwrapped.map({ try timeZone($0) }) ?? zoneOfFormatters {
      formatter.timeZone = zone
    }
    formatter.isLenient = try field("isLenient", of: object).asBool
    formatter.dateStyle = DateFormatter.Style(rawValue: UInt(try field("dateStyle", of: object).tag)) ?? .none
    formatter.timeStyle = DateFormatter.Style(rawValue: UInt(try field("timeStyle", of: object).tag)) ?? .none
    if let format = try field("dateFormat", of: object).unwrapped?.asString { formatter.dateFormat = format }
    return formatter
  }

  fileprivate func isoFormatter(_ object: Value) throws -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    let zone = try field("timeZone", of: object).unwrapped.map { try timeZone($0) }
    formatter.timeZone = zone ?? .gmt
    // The option raw values equal Foundation's.
    let given = try field("formatOptions", of: object).rawNumber
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(truncatingIfNeeded: given))
    return formatter
  }
}
