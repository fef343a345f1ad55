import Foundation
import ViewSemantics
import ViewSource

/// `Date`, `TimeZone` and `Locale`.
extension NativeTable {
  mutating func addDates() {
    add("Date.currentTime") { call in .double(call.machine.currentDate.timeIntervalSinceReferenceDate) }
    add("Date.description") { call in .string(try call.date(0).description) }
    add("Date.description(with:)") { call in .string(try call.date(0).description(with: try call.locale(1))) }
    add("Date.compare(_:)") { call in call.machine.comparison(try call.date(0).compare(try call.date(1))) }
    addTimeZones()
    addLocales()
    addCalendars()
    addDateFormatters()
    addDateStyles()
    addDurationStyles()
    addPredicates()
  }

  private mutating func addTimeZones() {
    add("TimeZone.init(identifier:)") { call in
      .optional(TimeZone(identifier: try call.text(0)).map { call.machine.value($0) })
    }
    add("TimeZone.init(secondsFromGMT:)") { call in
      .optional(TimeZone(secondsFromGMT: try call.int(0)).map { call.machine.value($0) })
    }
    add("TimeZone.init(abbreviation:)") { call in
      .optional(TimeZone(abbreviation: try call.text(0)).map { call.machine.value($0) })
    }
    add("TimeZone.current") { call in call.machine.value(call.machine.surroundingZone) }
    add("TimeZone.gmt") { call in call.machine.value(TimeZone.gmt) }
    add("TimeZone.knownTimeZoneIdentifiers") { _ in .strings(TimeZone.knownTimeZoneIdentifiers) }
    add("TimeZone.secondsFromGMT(for:)") { call in
      .int(try call.machine.timeZone(call[0]).secondsFromGMT(for: try call.date(1)))
    }
    add("TimeZone.abbreviation(for:)") { call in
      .optionalString(try call.machine.timeZone(call[0]).abbreviation(for: try call.date(1)))
    }
    add("TimeZone.isDaylightSavingTime(for:)") { call in
      .bool(try call.machine.timeZone(call[0]).isDaylightSavingTime(for: try call.date(1)))
    }
    add("TimeZone.daylightSavingTimeOffset(for:)") { call in
      .double(try call.machine.timeZone(call[0]).daylightSavingTimeOffset(for: try call.date(1)))
    }
    add("TimeZone.nextDaylightSavingTimeTransition(after:)") { call in
      let next = try call.machine.timeZone(call[0]).nextDaylightSavingTimeTransition(after: try call.date(1))
      return .optional(next.map { call.machine.value($0) })
    }
    add("TimeZone._abbreviations") { _ in
      .strings(TimeZone.abbreviationDictionary.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
    add("TimeZone.localizedName(for:locale:)") { call in
      let style = NSTimeZone.NameStyle(rawValue: try call[1].tag) ?? .standard
      return .optionalString(try call.machine.timeZone(call[0]).localizedName(for: style, locale: try call.locale(2)))
    }
  }

  private mutating func addLocales() {
    add("Locale.current") { call in call.machine.structure("Locale", [.string(call.machine.region)]) }
    add("Locale.preferredLanguages") { call in .strings([call.machine.region.replacing("_", with: "-")]) }
    add("Locale.Region._isoIdentifiers") { _ in .strings(Locale.Region.isoRegions.map(\.identifier)) }
    add("Locale.Currency._codes()") { _ in .strings(Locale.Currency.isoCurrencies.map(\.identifier)) }
    add("Locale.availableIdentifiers") { _ in .strings(Locale.availableIdentifiers) }
    func text(_ name: String, _ read: @escaping (Locale) -> String?) {
      add("Locale.\(name)") { call in .optionalString(read(try call.machine.locale(call[0]))) }
    }
    text("languageCode") { $0.language.languageCode?.identifier }
    text("regionCode") { $0.region?.identifier }
    text("currencyCode") { $0.currency?.identifier }
    text("currencySymbol", \.currencySymbol)
    text("decimalSeparator", \.decimalSeparator)
    text("groupingSeparator", \.groupingSeparator)
    func name(_ label: String, _ read: @escaping (Locale, String) -> String?) {
      add("Locale.localizedString(\(label):)") { call in
        .optionalString(read(try call.machine.locale(call[0]), try call.text(1)))
      }
    }
    name("forIdentifier") { $0.localizedString(forIdentifier: $1) }
    name("forLanguageCode") { $0.localizedString(forLanguageCode: $1) }
    name("forRegionCode") { $0.localizedString(forRegionCode: $1) }
    name("forCurrencyCode") { $0.localizedString(forCurrencyCode: $1) }
    add("Locale.usesMetricSystem") { call in .bool(try call.machine.locale(call[0]).measurementSystem == .metric) }
    add("Locale.calendar") { call in call.machine.value(Calendar(identifier: .gregorian)) }
    add("Locale.region") { call in
      let region = try call.machine.locale(call[0]).region?.identifier
      let type = call.wrappedResult
      return .optional(region.map { .ref(StructBox(type, [.string($0)])) })
    }
    add("Locale.currency") { call in
      let currency = try call.machine.locale(call[0]).currency?.identifier
      let type = call.wrappedResult
      return .optional(currency.map { .ref(StructBox(type, [.string($0)])) })
    }
    add("Locale.measurementSystem") { call in
      let system = try call.machine.locale(call[0]).measurementSystem.identifier
      return .ref(StructBox(call.site.result, [.string(system)]))
    }
    add("Locale.Language._likelyScript(_:)") { call in
      .optionalString(Locale.Language(identifier: try call.text(0)).script?.identifier)
    }
    add("Locale.Language._minimal(_:)") { call in
      .string(Locale.Language(identifier: try call.text(0)).minimalIdentifier)
    }
    add("Locale.Language._maximal(_:)") { call in
      .string(Locale.Language(identifier: try call.text(0)).maximalIdentifier)
    }
  }
}
