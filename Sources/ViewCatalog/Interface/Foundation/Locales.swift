extension InterfaceText {
  /// Locales and localized strings.
  static let foundationLocales = #"""
    public struct Locale: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
      public var debugDescription: String { description }
      public let identifier: String
      public init(identifier: String) { self.identifier = identifier }
      @primitive @ambient("region") public static var current: Locale { get }
      @ambient("region") public static var autoupdatingCurrent: Locale { current }
      @primitive public static var preferredLanguages: [String] { get }
      @primitive public static var availableIdentifiers: [String] { get }
      @primitive public var languageCode: String? { get }
      @primitive public var regionCode: String? { get }
      @primitive public var currencyCode: String? { get }
      @primitive public var currencySymbol: String? { get }
      @primitive public var decimalSeparator: String? { get }
      @primitive public var groupingSeparator: String? { get }
      @primitive public var usesMetricSystem: Bool { get }
      public var collationIdentifier: String? { nil }
      public var collatorIdentifier: String? { identifier }
      @primitive public var calendar: Calendar { get }
      public var language: Language { Language(identifier: identifier.split(separator: "@").first.map { String($0) } ?? "") }
      @primitive public var region: Region? { get }
      @primitive public var currency: Currency? { get }
      @primitive public var measurementSystem: MeasurementSystem { get }
      @primitive public func localizedString(forIdentifier identifier: String) -> String?
      @primitive public func localizedString(forLanguageCode languageCode: String) -> String?
      @primitive public func localizedString(forRegionCode regionCode: String) -> String?
      @primitive public func localizedString(forCurrencyCode currencyCode: String) -> String?
      public var description: String { "\(identifier) (fixed \(identifier))" }
      public enum IdentifierType: Int, Hashable, Codable, Sendable { case icu, bcp47, cldr }
      public func identifier(_ type: IdentifierType) -> String {
        type == .icu ? identifier : identifier.replacingOccurrences(of: "_", with: type == .bcp47 ? "-" : "_")
      }

      public struct LanguageCode: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        public var debugDescription: String { identifier }
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        public static let english = LanguageCode("en")
        public static let german = LanguageCode("de")
        public static let french = LanguageCode("fr")
        public static let spanish = LanguageCode("es")
        public static let italian = LanguageCode("it")
        public static let japanese = LanguageCode("ja")
        public static let chinese = LanguageCode("zh")
        public static let korean = LanguageCode("ko")
        public static let arabic = LanguageCode("ar")
      }
      public struct Region: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        public var debugDescription: String { identifier }
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        @primitive static var _isoIdentifiers: [String] { get }
        public var isISORegion: Bool { Self._isoIdentifiers.contains(identifier) }
        public static let unitedStates = Region("US")
        public static let unitedKingdom = Region("GB")
        public static let germany = Region("DE")
        public static let france = Region("FR")
        public static let canada = Region("CA")
        public static let japan = Region("JP")
        public static var isoRegions: [Region] { _isoIdentifiers.map { Region($0) } }
      }
      public struct Currency: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        public var debugDescription: String { identifier.lowercased() }
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        public static var isoCurrencies: [Currency] { _codes().map { Currency($0) } }
        @primitive static func _codes() -> [String]
      }
      public struct MeasurementSystem: Hashable, Codable, Sendable {
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public static var metric: MeasurementSystem { MeasurementSystem("metric") }
        public static var us: MeasurementSystem { MeasurementSystem("ussystem") }
        public static var uk: MeasurementSystem { MeasurementSystem("uksystem") }
      }
      public enum Weekday: String, Hashable, Codable, CaseIterable, Sendable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday
      }
    }

    public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
      public let key: String
      public let defaultValue: String.LocalizationValue
      public var table: String?
      public var locale: Locale
      public init(stringLiteral value: String) {
        key = value
        defaultValue = String.LocalizationValue(stringLiteral: value)
        table = nil
        locale = .current
      }
      public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
        key = defaultValue.key
        table = nil
        locale = .current
      }
      public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
      }
      public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
      }
      public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }
    }

    extension String {
      public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key in a string table: `%lld of %@`.
        let key: String
        /// The text if no table contains the key.
        let text: String
        let arguments: [String]
        public init(_ value: String) {
          key = value
          text = value
          arguments = []
        }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
          key = stringInterpolation.key
          text = stringInterpolation.text
          arguments = stringInterpolation.arguments
        }

        /// The text of a key in a table, with the arguments inserted.
        func localized(_ key: String, _ table: String?) -> String {
          let found = Bundle.main.localizedString(forKey: key, value: text, table: table)
          if arguments.isEmpty || found == text { return found }
          var result = ""
          var next = 0
          var rest = Substring(found)
          while let character = rest.popFirst() {
            if character != "%" {
              result.append(character)
            } else if rest.first == "%" {
              rest.removeFirst()
              result.append("%")
            } else {
              let digits = rest.prefix { $0.isNumber }
              var place = next
              if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                place = number - 1
                rest.removeFirst(digits.count + 1)
              } else {
                next += 1
              }
              // A named argument: `%1$(name)@`.
              if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
              // The flags before the conversion: `%1$@`, `%lld`, `%.2f`.
              while let skipped = rest.popFirst(), !"@dDiuUxXoOfFeEgGaAcCsSp".contains(skipped) {}
              if arguments.indices.contains(place) { result += arguments[place] }
            }
          }
          return result
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
          var key = ""
          var text = ""
          var arguments: [String] = []
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) {
            key += literal
            text += literal
          }
          public mutating func appendInterpolation(_ string: String) { add(string, "%@") }
          public mutating func appendInterpolation<T>(_ value: T) {
            add(
              String(describing: value),
              value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@")
          }
          public mutating func appendInterpolation<T: FormatStyle>(_ value: T.FormatInput, format: T)
          where T.FormatOutput == String {
            add(format.format(value), "%@")
          }
          public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            add(String(describing: value), specifier)
          }
          private mutating func add(_ argument: String, _ specifier: String) {
            key += specifier
            text += argument
            arguments.append(argument)
          }
        }
      }
      public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = keyAndValue.localized(keyAndValue.key, table)
      }
      public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = defaultValue.localized(key.description, table)
      }
      public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.localized(resource.key, resource.table)
      }
    }

    public func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
      bundle.localizedString(forKey: key, value: value, table: tableName)
    }
    """#
}
