extension InterfaceText {
  /// The styles of integers, floating-point numbers and decimals.
  static let foundationNumberFormatStyles = #"""
    public struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Sendable {
      public var locale: Locale = .current
      var grouping: NumberFormatStyleConfiguration.Grouping?
      var precision: NumberFormatStyleConfiguration.Precision?
      var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
      var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
      var notation: NumberFormatStyleConfiguration.Notation?
      var rule: Int?
      var increment: Double?
      var factor: Double?
      public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
      @primitive public func format(_ value: Value) -> String
      public var parseStrategy: _StyleParseStrategy<IntegerFormatStyle<Value>> { _StyleParseStrategy(style: self) }
      public func locale(_ locale: Locale) -> IntegerFormatStyle<Value> {
        var result = self
        result.locale = locale
        return result
      }
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> {
        var result = self
        result.grouping = group
        return result
      }
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> {
        var result = self
        result.precision = p
        return result
      }
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> {
        var result = self
        result.signDisplay = strategy
        return result
      }
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> IntegerFormatStyle<Value>
      {
        var result = self
        result.separator = strategy
        return result
      }
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> {
        var result = self
        result.notation = notation
        return result
      }
      public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value> {
        var result = self
        result.factor = multiplicand
        return result
      }
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
        -> IntegerFormatStyle<Value>
      {
        var result = self
        result.rule = rule._index
        result.increment = increment.map { Double($0) }
        return result
      }

      public struct Percent: ParseableFormatStyle, Sendable {
        public var locale: Locale = .current
        var grouping: NumberFormatStyleConfiguration.Grouping?
        var precision: NumberFormatStyleConfiguration.Precision?
        var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
        var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
        var notation: NumberFormatStyleConfiguration.Notation?
        var rule: Int?
        var increment: Double?
        var factor: Double?
        public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
        @primitive public func format(_ value: Value) -> String
        public var parseStrategy: _StyleParseStrategy<IntegerFormatStyle<Value>.Percent> {
          _StyleParseStrategy(style: self)
        }
        public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent {
          var result = self
          result.locale = locale
          return result
        }
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Percent {
          var result = self
          result.grouping = group
          return result
        }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Percent {
          var result = self
          result.precision = p
          return result
        }
        public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)
          -> IntegerFormatStyle<Value>.Percent
        {
          var result = self
          result.signDisplay = strategy
          return result
        }
        public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
          -> IntegerFormatStyle<Value>.Percent
        {
          var result = self
          result.separator = strategy
          return result
        }
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Percent {
          var result = self
          result.notation = notation
          return result
        }
        public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent {
          var result = self
          result.factor = multiplicand
          return result
        }
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
          -> IntegerFormatStyle<Value>.Percent
        {
          var result = self
          result.rule = rule._index
          result.increment = increment.map { Double($0) }
          return result
        }
      }

      public struct Currency: ParseableFormatStyle, Sendable {
        public let currencyCode: String
        public var locale: Locale = .current
        var grouping: CurrencyFormatStyleConfiguration.Grouping?
        var precision: CurrencyFormatStyleConfiguration.Precision?
        var signDisplay: CurrencyFormatStyleConfiguration.SignDisplayStrategy?
        var separator: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
        var notation: CurrencyFormatStyleConfiguration.Notation?
        var rule: Int?
        var increment: Double?
        var factor: Double?
        var presentation: CurrencyFormatStyleConfiguration.Presentation?
        public init(code: String, locale: Locale = .autoupdatingCurrent) {
          currencyCode = code
          self.locale = locale
        }
        @primitive public func format(_ value: Value) -> String
        public var parseStrategy: _StyleParseStrategy<IntegerFormatStyle<Value>.Currency> {
          _StyleParseStrategy(style: self)
        }
        public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency {
          var result = self
          result.locale = locale
          return result
        }
        public func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Currency {
          var result = self
          result.grouping = group
          return result
        }
        public func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Currency {
          var result = self
          result.precision = p
          return result
        }
        public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
          -> IntegerFormatStyle<Value>.Currency
        {
          var result = self
          result.signDisplay = strategy
          return result
        }
        public func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
          -> IntegerFormatStyle<Value>.Currency
        {
          var result = self
          result.separator = strategy
          return result
        }
        public func notation(_ notation: CurrencyFormatStyleConfiguration.Notation)
          -> IntegerFormatStyle<Value>.Currency
        {
          var result = self
          result.notation = notation
          return result
        }
        public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency {
          var result = self
          result.factor = multiplicand
          return result
        }
        public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)
          -> IntegerFormatStyle<Value>.Currency
        {
          var result = self
          result.presentation = p
          return result
        }
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
          -> IntegerFormatStyle<Value>.Currency
        {
          var result = self
          result.rule = rule._index
          result.increment = increment.map { Double($0) }
          return result
        }
      }
    }

    public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, Sendable {
      public var locale: Locale = .current
      var grouping: NumberFormatStyleConfiguration.Grouping?
      var precision: NumberFormatStyleConfiguration.Precision?
      var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
      var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
      var notation: NumberFormatStyleConfiguration.Notation?
      var rule: Int?
      var increment: Double?
      var factor: Double?
      public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
      @primitive public func format(_ value: Value) -> String
      public var parseStrategy: _StyleParseStrategy<FloatingPointFormatStyle<Value>> {
        _StyleParseStrategy(style: self)
      }
      public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> {
        var result = self
        result.locale = locale
        return result
      }
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> {
        var result = self
        result.grouping = group
        return result
      }
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> {
        var result = self
        result.precision = p
        return result
      }
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      {
        var result = self
        result.signDisplay = strategy
        return result
      }
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> FloatingPointFormatStyle<Value>
      {
        var result = self
        result.separator = strategy
        return result
      }
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> {
        var result = self
        result.notation = notation
        return result
      }
      public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value> {
        var result = self
        result.factor = multiplicand
        return result
      }
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
        -> FloatingPointFormatStyle<Value>
      {
        var result = self
        result.rule = rule._index
        result.increment = increment.map { Double($0) }
        return result
      }

      public struct Percent: ParseableFormatStyle, Sendable {
        public var locale: Locale = .current
        var grouping: NumberFormatStyleConfiguration.Grouping?
        var precision: NumberFormatStyleConfiguration.Precision?
        var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
        var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
        var notation: NumberFormatStyleConfiguration.Notation?
        var rule: Int?
        var increment: Double?
        var factor: Double?
        public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
        @primitive public func format(_ value: Value) -> String
        public var parseStrategy: _StyleParseStrategy<FloatingPointFormatStyle<Value>.Percent> {
          _StyleParseStrategy(style: self)
        }
        public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent {
          var result = self
          result.locale = locale
          return result
        }
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping)
          -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.grouping = group
          return result
        }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.precision = p
          return result
        }
        public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)
          -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.signDisplay = strategy
          return result
        }
        public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
          -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.separator = strategy
          return result
        }
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation)
          -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.notation = notation
          return result
        }
        public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent {
          var result = self
          result.factor = multiplicand
          return result
        }
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
          -> FloatingPointFormatStyle<Value>.Percent
        {
          var result = self
          result.rule = rule._index
          result.increment = increment.map { Double($0) }
          return result
        }
      }

      public struct Currency: ParseableFormatStyle, Sendable {
        public let currencyCode: String
        public var locale: Locale = .current
        var grouping: CurrencyFormatStyleConfiguration.Grouping?
        var precision: CurrencyFormatStyleConfiguration.Precision?
        var signDisplay: CurrencyFormatStyleConfiguration.SignDisplayStrategy?
        var separator: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
        var notation: CurrencyFormatStyleConfiguration.Notation?
        var rule: Int?
        var increment: Double?
        var factor: Double?
        var presentation: CurrencyFormatStyleConfiguration.Presentation?
        public init(code: String, locale: Locale = .autoupdatingCurrent) {
          currencyCode = code
          self.locale = locale
        }
        @primitive public func format(_ value: Value) -> String
        public var parseStrategy: _StyleParseStrategy<FloatingPointFormatStyle<Value>.Currency> {
          _StyleParseStrategy(style: self)
        }
        public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency {
          var result = self
          result.locale = locale
          return result
        }
        public func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.grouping = group
          return result
        }
        public func precision(_ p: CurrencyFormatStyleConfiguration.Precision)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.precision = p
          return result
        }
        public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.signDisplay = strategy
          return result
        }
        public func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.separator = strategy
          return result
        }
        public func notation(_ notation: CurrencyFormatStyleConfiguration.Notation)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.notation = notation
          return result
        }
        public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency {
          var result = self
          result.factor = multiplicand
          return result
        }
        public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.presentation = p
          return result
        }
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
          -> FloatingPointFormatStyle<Value>.Currency
        {
          var result = self
          result.rule = rule._index
          result.increment = increment.map { Double($0) }
          return result
        }
      }
    }

    extension Decimal {
      public struct FormatStyle: ParseableFormatStyle, Sendable {
        public var locale: Locale = .current
        var grouping: NumberFormatStyleConfiguration.Grouping?
        var precision: NumberFormatStyleConfiguration.Precision?
        var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
        var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
        var notation: NumberFormatStyleConfiguration.Notation?
        var rule: Int?
        var increment: Double?
        var factor: Double?
        public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
        @primitive public func format(_ value: Decimal) -> String
        public var parseStrategy: _StyleParseStrategy<Decimal.FormatStyle> { _StyleParseStrategy(style: self) }
        public func locale(_ locale: Locale) -> Decimal.FormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle {
          var result = self
          result.grouping = group
          return result
        }
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle {
          var result = self
          result.precision = p
          return result
        }
        public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle {
          var result = self
          result.signDisplay = strategy
          return result
        }
        public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
          -> Decimal.FormatStyle
        {
          var result = self
          result.separator = strategy
          return result
        }
        public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle {
          var result = self
          result.notation = notation
          return result
        }
        public func scale(_ multiplicand: Double) -> Decimal.FormatStyle {
          var result = self
          result.factor = multiplicand
          return result
        }
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
          -> Decimal.FormatStyle
        {
          var result = self
          result.rule = rule._index
          result.increment = increment.map { Double($0) }
          return result
        }

        public struct Percent: ParseableFormatStyle, Sendable {
          public var locale: Locale = .current
          var grouping: NumberFormatStyleConfiguration.Grouping?
          var precision: NumberFormatStyleConfiguration.Precision?
          var signDisplay: NumberFormatStyleConfiguration.SignDisplayStrategy?
          var separator: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
          var notation: NumberFormatStyleConfiguration.Notation?
          var rule: Int?
          var increment: Double?
          var factor: Double?
          public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
          @primitive public func format(_ value: Decimal) -> String
          public var parseStrategy: _StyleParseStrategy<Decimal.FormatStyle.Percent> {
            _StyleParseStrategy(style: self)
          }
          public func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent {
            var result = self
            result.locale = locale
            return result
          }
          public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Percent {
            var result = self
            result.grouping = group
            return result
          }
          public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Percent {
            var result = self
            result.precision = p
            return result
          }
          public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
          {
            var result = self
            result.signDisplay = strategy
            return result
          }
          public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> Decimal.FormatStyle.Percent
          {
            var result = self
            result.separator = strategy
            return result
          }
          public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Percent {
            var result = self
            result.notation = notation
            return result
          }
          public func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent {
            var result = self
            result.factor = multiplicand
            return result
          }
          public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
            -> Decimal.FormatStyle.Percent
          {
            var result = self
            result.rule = rule._index
            result.increment = increment.map { Double($0) }
            return result
          }
        }

        public struct Currency: ParseableFormatStyle, Sendable {
          public let currencyCode: String
          public var locale: Locale = .current
          var grouping: CurrencyFormatStyleConfiguration.Grouping?
          var precision: CurrencyFormatStyleConfiguration.Precision?
          var signDisplay: CurrencyFormatStyleConfiguration.SignDisplayStrategy?
          var separator: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
          var notation: CurrencyFormatStyleConfiguration.Notation?
          var rule: Int?
          var increment: Double?
          var factor: Double?
          var presentation: CurrencyFormatStyleConfiguration.Presentation?
          public init(code: String, locale: Locale = .autoupdatingCurrent) {
            currencyCode = code
            self.locale = locale
          }
          @primitive public func format(_ value: Decimal) -> String
          public var parseStrategy: _StyleParseStrategy<Decimal.FormatStyle.Currency> {
            _StyleParseStrategy(style: self)
          }
          public func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency {
            var result = self
            result.locale = locale
            return result
          }
          public func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Currency {
            var result = self
            result.grouping = group
            return result
          }
          public func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Currency {
            var result = self
            result.precision = p
            return result
          }
          public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
            -> Decimal.FormatStyle.Currency
          {
            var result = self
            result.signDisplay = strategy
            return result
          }
          public func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> Decimal.FormatStyle.Currency
          {
            var result = self
            result.separator = strategy
            return result
          }
          public func notation(_ notation: CurrencyFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Currency {
            var result = self
            result.notation = notation
            return result
          }
          public func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency {
            var result = self
            result.factor = multiplicand
            return result
          }
          public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle.Currency {
            var result = self
            result.presentation = p
            return result
          }
          public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
            -> Decimal.FormatStyle.Currency
          {
            var result = self
            result.rule = rule._index
            result.increment = increment.map { Double($0) }
            return result
          }
        }
      }
    }
    """#
}
