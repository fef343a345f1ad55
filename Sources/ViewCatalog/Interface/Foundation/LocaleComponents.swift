extension InterfaceText {
  /// The parts of languages and locales.
  static let foundationLocaleComponents = #"""
    extension Locale {
      public struct Script: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        public var debugDescription: String { identifier }
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        public static let latin = Script("Latn")
        public static let cyrillic = Script("Cyrl")
        public static let arabic = Script("Arab")
        public static let hanSimplified = Script("Hans")
        public static let hanTraditional = Script("Hant")
      }

      public struct Language: Hashable, Codable, Sendable {
        public var languageCode: LanguageCode?
        public var region: Region?
        var _script: Script?
        public init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
          self.languageCode = languageCode
          self.region = region
          _script = script
        }
        public init(identifier: String) {
          let parts = identifier.split { $0 == "-" || $0 == "_" }.map { String($0) }
          languageCode = parts.first.map { LanguageCode($0) }
          _script = parts.dropFirst().first { $0.count == 4 }.map { Script($0) }
          region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }.map { Region($0) }
        }
        /// The script that is usual for the language, if it states none.
        public var script: Script? {
          get { _script ?? Language._likelyScript(_identifier("-")).map { Script($0) } }
          set { _script = newValue }
        }
        public var minimalIdentifier: String { Language._minimal(_identifier("-")) }
        public var maximalIdentifier: String { Language._maximal(_identifier("-")) }
        @primitive static func _likelyScript(_ identifier: String) -> String?
        @primitive static func _minimal(_ identifier: String) -> String
        @primitive static func _maximal(_ identifier: String) -> String
        func _identifier(_ separator: String) -> String {
          [languageCode?.identifier, _script?.identifier, region?.identifier].compactMap { $0 }
            .joined(separator: separator)
        }
        public enum LanguageDirection: Int, Hashable, Codable, Sendable {
          case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
        }
        public var characterDirection: LanguageDirection {
          guard let code = languageCode?.identifier.split(separator: "-").first else { return .unknown }
          return ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "ku", "dv"].contains(String(code))
            ? .rightToLeft : .leftToRight
        }
        public struct Components: Hashable, Codable, Sendable {
          public var languageCode: LanguageCode?
          public var script: Script?
          public var region: Region?
          public init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
            self.languageCode = languageCode
            self.script = script
            self.region = region
          }
          public init(identifier: String) { self.init(language: Language(identifier: identifier)) }
          public init(language: Language) {
            self.init(languageCode: language.languageCode, script: language._script, region: language.region)
          }
        }
        public init(components: Components) {
          self.init(languageCode: components.languageCode, script: components.script, region: components.region)
        }
      }

      public enum HourCycle: String, Hashable, Codable, Sendable {
        case zeroToEleven = "h11"
        case oneToTwelve = "h12"
        case zeroToTwentyThree = "h23"
        case oneToTwentyFour = "h24"
      }

      public struct Components: Hashable, Codable, Sendable {
        public var languageComponents: Language.Components
        public var region: Region?
        public var calendar: Calendar.Identifier?
        public var currency: Currency?
        public var hourCycle: HourCycle?
        public var firstDayOfWeek: Weekday?
        public var measurementSystem: MeasurementSystem?
        public init(languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil) {
          languageComponents = Language.Components(languageCode: languageCode, script: script, region: languageRegion)
        }
        public init(locale: Locale) { self.init(identifier: locale.identifier) }
        /// An identifier with keywords: `de_DE@currency=usd`.
        public init(identifier: String) {
          let parts = identifier.split(separator: "@", maxSplits: 1)
          languageComponents = Language.Components(identifier: parts.first.map { String($0) } ?? "")
          for keyword in parts.dropFirst().first?.split(separator: ";") ?? [] {
            let pair = keyword.split(separator: "=").map { String($0) }
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "currency": currency = Currency(pair[1])
            case "hours": hourCycle = HourCycle(rawValue: pair[1])
            case "calendar": calendar = Components._calendars.first { $0.name == pair[1] }?.calendar
            default: break
            }
          }
        }
        static let _calendars: [(name: String, calendar: Calendar.Identifier)] = [
          ("gregorian", .gregorian), ("buddhist", .buddhist), ("japanese", .japanese), ("hebrew", .hebrew),
          ("chinese", .chinese), ("iso8601", .iso8601),
        ]
      }
      public init(components: Components) {
        let language = Language(components: components.languageComponents)
        var keywords: [String] = []
        if let calendar = components.calendar, let known = Components._calendars.first(where: { $0.calendar == calendar }) {
          keywords.append("calendar=" + known.name)
        }
        if let currency = components.currency { keywords.append("currency=" + currency.identifier.lowercased()) }
        if let hours = components.hourCycle { keywords.append("hours=" + hours.rawValue) }
        self.init(
          identifier: language._identifier("_") + (keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";")))
      }
      public init(languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil) {
        self.init(
          components: Components(languageCode: languageCode, script: script, languageRegion: languageRegion))
      }
      public init(languageComponents: Language.Components) {
        self.init(identifier: Language(components: languageComponents)._identifier("_"))
      }
    }
    """#
}
