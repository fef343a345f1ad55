extension InterfaceText {
  /// The static members of format styles, and the styles of byte counts and lists.
  static let foundationFormatStyleMembers = #"""
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      public static var number: IntegerFormatStyle<Int> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      public static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8> {
      public static var number: IntegerFormatStyle<Int8> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
      public static var percent: IntegerFormatStyle<Int8>.Percent { IntegerFormatStyle<Int8>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16> {
      public static var number: IntegerFormatStyle<Int16> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
      public static var percent: IntegerFormatStyle<Int16>.Percent { IntegerFormatStyle<Int16>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32> {
      public static var number: IntegerFormatStyle<Int32> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
      public static var percent: IntegerFormatStyle<Int32>.Percent { IntegerFormatStyle<Int32>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      public static var number: IntegerFormatStyle<Int64> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
      public static var percent: IntegerFormatStyle<Int64>.Percent { IntegerFormatStyle<Int64>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      public static var number: IntegerFormatStyle<UInt> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
      public static var percent: IntegerFormatStyle<UInt>.Percent { IntegerFormatStyle<UInt>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
      public static var number: IntegerFormatStyle<UInt8> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
      public static var percent: IntegerFormatStyle<UInt8>.Percent { IntegerFormatStyle<UInt8>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
      public static var number: IntegerFormatStyle<UInt16> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
      public static var percent: IntegerFormatStyle<UInt16>.Percent { IntegerFormatStyle<UInt16>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
      public static var number: IntegerFormatStyle<UInt32> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
      public static var percent: IntegerFormatStyle<UInt32>.Percent { IntegerFormatStyle<UInt32>.Percent() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
      public static var number: IntegerFormatStyle<UInt64> { IntegerFormatStyle() }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
      public static var percent: IntegerFormatStyle<UInt64>.Percent { IntegerFormatStyle<UInt64>.Percent() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      public static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      public static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      public static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      public static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
      public static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle() }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
      public static var percent: FloatingPointFormatStyle<CGFloat>.Percent {
        FloatingPointFormatStyle<CGFloat>.Percent()
      }
    }
    extension FormatStyle where Self == Decimal.FormatStyle {
      public static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Percent {
      public static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      public static func currency(code: String) -> Self { Decimal.FormatStyle.Currency(code: code) }
    }

    extension FormatStyle {
      public static func currency<Value: BinaryInteger>(code: String) -> Self
      where Self == IntegerFormatStyle<Value>.Currency {
        IntegerFormatStyle<Value>.Currency(code: code)
      }
      public static func currency<Value: BinaryFloatingPoint>(code: String) -> Self
      where Self == FloatingPointFormatStyle<Value>.Currency {
        FloatingPointFormatStyle<Value>.Currency(code: code)
      }
    }

    public struct ByteCountFormatStyle: FormatStyle, Sendable {
      public enum Style: Int, Codable, Hashable, Sendable { case file, memory, decimal, binary }
      public struct Units: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let bytes = Units(rawValue: 1)
        public static let kb = Units(rawValue: 2)
        public static let mb = Units(rawValue: 4)
        public static let gb = Units(rawValue: 8)
        public static let tb = Units(rawValue: 16)
        public static let all = Units(rawValue: 0xffff)
      }
      public var style: Style
      public var allowedUnits: Units
      public var spellsOutZero: Bool
      public var includesActualByteCount: Bool
      public var locale: Locale
      public init(
        style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
      ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
      }
      @primitive public func format(_ value: Int64) -> String
    }

    extension FormatStyle where Self == ByteCountFormatStyle {
      public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
      ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount)
      }
    }

    public struct StringStyle: FormatStyle, Sendable {
      public func format(_ value: String) -> String { value }
    }

    public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
    where Base.Element == Style.FormatInput, Style.FormatOutput == String {
      public enum Width: Int, Codable, Sendable { case standard, short, narrow }
      public enum ListType: Int, Codable, Sendable { case and, or }
      let memberStyle: Style
      public var width = Width.standard
      public var listType = ListType.and
      public var locale: Locale = .current
      public init(memberStyle: Style) { self.memberStyle = memberStyle }
      public func format(_ value: Base) -> String {
        _joined(value.map { memberStyle.format($0) }, width.rawValue, listType.rawValue, locale)
      }
      public func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
        var style = self
        style.locale = locale
        return style
      }
      @primitive func _joined(_ members: [String], _ width: Int, _ type: Int, _ locale: Locale) -> String
    }

    extension Sequence {
      @ambient("region") public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
      }
    }

    extension Sequence where Element == String {
      @ambient("region") public func formatted() -> String { ListFormatStyle(memberStyle: StringStyle()).format(self) }
    }

    extension FormatStyle {
      public static func list<MemberStyle: FormatStyle, Base: Sequence>(
        memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
      ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
        var style = ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle)
        style.listType = type
        style.width = width
        return style
      }
      public static func list<Base: Sequence>(type: Self.ListType, width: Self.Width = .standard) -> Self
      where Self == ListFormatStyle<StringStyle, Base> {
        var style = ListFormatStyle<StringStyle, Base>(memberStyle: StringStyle())
        style.listType = type
        style.width = width
        return style
      }
    }
    """#
}
