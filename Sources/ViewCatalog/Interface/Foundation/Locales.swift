extension InterfaceText {
  /// Locales and what is said in their language.
  static let foundationLocales = #"""
    public struct Locale: Hashable, Codable, Sendable, CustomStringConvertible {
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
      @primitive public var calendar: Calendar { get }
      @primitive public var language: Language { get }
      @primitive public var region: Region? { get }
      @primitive public var currency: Currency? { get }
      @primitive public var measurementSystem: MeasurementSystem { get }
      @primitive public func localizedString(forIdentifier identifier: String) -> String?
      @primitive public func localizedString(forLanguageCode languageCode: String) -> String?
      @primitive public func localizedString(forRegionCode regionCode: String) -> String?
      @primitive public func localizedString(forCurrencyCode currencyCode: String) -> String?
      public var description: String { identifier }

      public struct Language: Hashable, Codable, Sendable {
        public var languageCode: LanguageCode?
        public var region: Region?
        public init(identifier: String) { languageCode = LanguageCode(identifier) }
        public enum LanguageDirection: Int, Hashable, Codable, Sendable {
          case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
        }
        @primitive public var characterDirection: LanguageDirection { get }
      }
      public struct LanguageCode: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        public static let english = LanguageCode("en")
        public static let german = LanguageCode("de")
        public static let french = LanguageCode("fr")
      }
      public struct Region: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        @primitive public static var isoRegions: [Region] { get }
      }
      public struct Currency: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
        public let identifier: String
        public init(_ identifier: String) { self.identifier = identifier }
        public init(stringLiteral value: String) { identifier = value }
        @primitive public static var isoCurrencies: [Currency] { get }
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
        let key: String
        public init(_ value: String) { key = value }
        public init(stringLiteral value: String) { key = value }
        public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
          var text = ""
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) { text += literal }
          public mutating func appendInterpolation(_ string: String) { text += string }
          public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
          public mutating func appendInterpolation<T: FormatStyle>(_ value: T.FormatInput, format: T)
          where T.FormatOutput == String {
            text += format.format(value)
          }
          public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
            text += String(describing: value)
          }
        }
      }
      public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = keyAndValue.key
      }
      public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
      ) {
        self = defaultValue.key
      }
      public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.key }
    }

    public func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
      bundle.localizedString(forKey: key, value: value, table: tableName)
    }
    """#
}
