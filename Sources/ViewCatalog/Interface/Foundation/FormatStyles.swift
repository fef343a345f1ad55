extension InterfaceText {
  /// Styles that turn numbers and lists into text.
  static let foundationFormatStyles = #"""
    public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
      func locale(_ locale: Locale) -> Self
    }

    extension FormatStyle {
      public func locale(_ locale: Locale) -> Self { self }
    }

    /// A style whose text changes at known inputs, as a clock does.
    public protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
      func discreteInput(before input: FormatInput) -> FormatInput?
      func discreteInput(after input: FormatInput) -> FormatInput?
      func input(before input: FormatInput) -> FormatInput?
      func input(after input: FormatInput) -> FormatInput?
    }

    extension DiscreteFormatStyle {
      public func input(before input: FormatInput) -> FormatInput? { nil }
      public func input(after input: FormatInput) -> FormatInput? { nil }
      /// The styles of this module have their own steps. [approximation: none]
      func discreteInput(before input: FormatInput) -> FormatInput? { nil }
      func discreteInput(after input: FormatInput) -> FormatInput? { nil }
    }

    extension DiscreteFormatStyle where FormatInput == Date {
      func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
      func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }

    extension DiscreteFormatStyle where FormatInput == Duration {
      func discreteInput(before input: Duration) -> Duration? { input - .seconds(1) }
      func discreteInput(after input: Duration) -> Duration? { input + .seconds(1) }
    }

    extension Date.FormatStyle: DiscreteFormatStyle {}
    extension Date.VerbatimFormatStyle: DiscreteFormatStyle {}
    extension Date.ComponentsFormatStyle: DiscreteFormatStyle {}
    extension Duration.TimeFormatStyle: DiscreteFormatStyle {}
    extension Duration.UnitsFormatStyle: DiscreteFormatStyle {}

    public protocol ParseStrategy<ParseInput, ParseOutput>: Decodable, Encodable, Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }

    public protocol ParseableFormatStyle<FormatInput, FormatOutput>: FormatStyle {
      associatedtype Strategy: ParseStrategy
      where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
      var parseStrategy: Strategy { get }
    }

    /// Parses text that a style has formatted.
    public struct _StyleParseStrategy<Style: FormatStyle>: ParseStrategy {
      let style: Style
      @primitive public func parse(_ value: Style.FormatOutput) throws -> Style.FormatInput
    }

    extension BinaryInteger {
      @ambient("region") public func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
      @ambient("region") public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
      @ambient("region") public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format.format(S.FormatInput(self))
      }
      @primitive public init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
      where S.ParseOutput: BinaryInteger
      public init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
      public init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
      public init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
    }

    extension BinaryFloatingPoint {
      public init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
      public init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
      public init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true) throws {
        self = try format.parseStrategy.parse(value)
      }
    }

    extension BinaryFloatingPoint {
      @ambient("region") public func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
      @ambient("region") public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        format.format(self)
      }
      @ambient("region") public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format.format(S.FormatInput(self))
      }
    }

    extension Decimal {
      public init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws {
        self = try _StyleParseStrategy(style: format).parse(value)
      }
      public init(_ value: String, format: Decimal.FormatStyle.Percent, lenient: Bool = true) throws {
        self = try _StyleParseStrategy(style: format).parse(value)
      }
      public init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws {
        self = try _StyleParseStrategy(style: format).parse(value)
      }
      @ambient("region") public func formatted() -> String { FormatStyle().format(self) }
      @ambient("region") public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal {
        format.format(self)
      }
    }

    public enum NumberFormatStyleConfiguration {
      public struct Grouping: Codable, Hashable, Sendable {
        let isAutomatic: Bool
        public static let automatic = Grouping(isAutomatic: true)
        public static let never = Grouping(isAutomatic: false)
      }
      public struct Precision: Codable, Hashable, Sendable {
        var digits: ClosedRange<Int>?
        var integerLength: ClosedRange<Int>?
        var fractionLength: ClosedRange<Int>?
        public static func significantDigits(_ digits: Int) -> Precision { Precision(digits: digits...digits) }
        public static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
          Precision(digits: closed(limits))
        }
        public static func fractionLength(_ length: Int) -> Precision { Precision(fractionLength: length...length) }
        public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
          Precision(fractionLength: closed(limits))
        }
        public static func integerLength(_ length: Int) -> Precision { Precision(integerLength: length...length) }
        public static func integerLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
          Precision(integerLength: closed(limits))
        }
        public static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
          Precision(integerLength: integer...integer, fractionLength: fraction...fraction)
        }
        public static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(
          integerLimits: R1, fractionLimits: R2
        ) -> Precision where R1.Bound == Int, R2.Bound == Int {
          Precision(integerLength: closed(integerLimits), fractionLength: closed(fractionLimits))
        }
        static func closed<R: RangeExpression>(_ limits: R) -> ClosedRange<Int> where R.Bound == Int {
          let range = limits.relative(to: 0..<64)
          return range.lowerBound...(range.upperBound - 1)
        }
      }
      public struct SignDisplayStrategy: Codable, Hashable, Sendable {
        let kind: Int
        public static var automatic: SignDisplayStrategy { SignDisplayStrategy(kind: 0) }
        public static var never: SignDisplayStrategy { SignDisplayStrategy(kind: 1) }
        public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
          SignDisplayStrategy(kind: includingZero ? 2 : 3)
        }
      }
      public struct DecimalSeparatorDisplayStrategy: Codable, Hashable, Sendable {
        let isAlways: Bool
        public static var automatic: DecimalSeparatorDisplayStrategy {
          DecimalSeparatorDisplayStrategy(isAlways: false)
        }
        public static var always: DecimalSeparatorDisplayStrategy { DecimalSeparatorDisplayStrategy(isAlways: true) }
      }
      public struct Notation: Codable, Hashable, Sendable {
        let kind: Int
        public static var automatic: Notation { Notation(kind: 0) }
        public static var scientific: Notation { Notation(kind: 1) }
        public static var compactName: Notation { Notation(kind: 2) }
      }
    }

    public enum CurrencyFormatStyleConfiguration {
      public typealias Grouping = NumberFormatStyleConfiguration.Grouping
      public typealias Precision = NumberFormatStyleConfiguration.Precision
      public typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
      public typealias Notation = NumberFormatStyleConfiguration.Notation
      public struct SignDisplayStrategy: Codable, Hashable, Sendable {
        let kind: Int
        public static var automatic: SignDisplayStrategy { SignDisplayStrategy(kind: 0) }
        public static var never: SignDisplayStrategy { SignDisplayStrategy(kind: 1) }
        public static func always(showZero: Bool = true) -> SignDisplayStrategy {
          SignDisplayStrategy(kind: showZero ? 2 : 4)
        }
        public static var accounting: SignDisplayStrategy { SignDisplayStrategy(kind: 3) }
        public static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy {
          SignDisplayStrategy(kind: showZero ? 5 : 6)
        }
      }
      public struct Presentation: Codable, Hashable, Sendable {
        let kind: Int
        public static var narrow: Presentation { Presentation(kind: 0) }
        public static var standard: Presentation { Presentation(kind: 1) }
        public static var isoCode: Presentation { Presentation(kind: 2) }
        public static var fullName: Presentation { Presentation(kind: 3) }
      }
    }

    extension FloatingPointRoundingRule {
      static let _all: [FloatingPointRoundingRule] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
      ]
      var _index: Int { FloatingPointRoundingRule._all.firstIndex(of: self) ?? 1 }
    }
    """#
}
