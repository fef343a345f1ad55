extension InterfaceText {
  /// How the types of Foundation are coded by coders of the program. The containers of JSON and property lists treat some of
  /// them in their own way, before these methods are called. Source: the calls that Foundation makes to an encoder, recorded.
  static let foundationCoding = #"""
    extension Date {
      public init(from decoder: any Decoder) throws {
        self.init(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(timeIntervalSinceReferenceDate)
      }
    }

    extension URL {
      private enum CodingKeys: String, CodingKey { case base, relative }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let relative = try container.decode(String.self, forKey: .relative)
        let base = try container.decodeIfPresent(URL.self, forKey: .base)
        guard let url = URL(string: relative, relativeTo: base) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
        }
        self = url
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(relativeString, forKey: .relative)
        if let base = baseURL { try container.encode(base, forKey: .base) }
      }
    }

    extension UUID {
      public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let id = UUID(uuidString: text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string."))
        }
        self = id
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuidString)
      }
    }

    extension Data {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var bytes: [UInt8] = []
        while !container.isAtEnd { bytes.append(try container.decode(UInt8.self)) }
        self.init(bytes)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for byte in self { try container.encode(byte) }
      }
    }

    extension Decimal {
      private enum CodingKeys: String, CodingKey { case exponent, length, isNegative, isCompact, mantissa }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let exponent = try container.decode(Int32.self, forKey: .exponent)
        let length = try container.decode(UInt32.self, forKey: .length)
        let isNegative = try container.decode(Bool.self, forKey: .isNegative)
        let isCompact = try container.decode(Bool.self, forKey: .isCompact)
        var mantissa = try container.nestedUnkeyedContainer(forKey: .mantissa)
        var words: [UInt16] = []
        for _ in 0..<8 { words.append(try mantissa.decode(UInt16.self)) }
        self.init(
          _exponent: exponent, _length: length, _isNegative: isNegative ? 1 : 0, _isCompact: isCompact ? 1 : 0,
          _reserved: 0,
          _mantissa: (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7]))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(_exponent, forKey: .exponent)
        try container.encode(_length, forKey: .length)
        try container.encode(_isNegative != 0, forKey: .isNegative)
        try container.encode(_isCompact != 0, forKey: .isCompact)
        var list = container.nestedUnkeyedContainer(forKey: .mantissa)
        let words = _mantissa
        for word in [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7] { try list.encode(word) }
      }
    }

    extension CGFloat {
      public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Double.self)) }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Double(self))
      }
    }

    extension CGPoint {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(x: try container.decode(CGFloat.self), y: try container.decode(CGFloat.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
      }
    }

    extension CGSize {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(width: try container.decode(CGFloat.self), height: try container.decode(CGFloat.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(width)
        try container.encode(height)
      }
    }

    extension CGVector {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
      }
    }

    extension CGRect {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(origin: try container.decode(CGPoint.self), size: try container.decode(CGSize.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(origin)
        try container.encode(size)
      }
    }

    extension CGAffineTransform {
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
          a: try container.decode(CGFloat.self), b: try container.decode(CGFloat.self),
          c: try container.decode(CGFloat.self), d: try container.decode(CGFloat.self),
          tx: try container.decode(CGFloat.self), ty: try container.decode(CGFloat.self))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [a, b, c, d, tx, ty] { try container.encode(part) }
      }
    }

    extension TimeZone {
      private enum CodingKeys: String, CodingKey { case identifier }
      public init(from decoder: any Decoder) throws {
        let identifier = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .identifier)
        guard let zone = TimeZone(identifier: identifier) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier."))
        }
        self = zone
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
      }
    }

    extension Locale {
      private enum CodingKeys: String, CodingKey { case identifier, current }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(identifier: try container.decode(String.self, forKey: .identifier))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(0, forKey: .current)
      }
    }

    extension IndexSet {
      private enum CodingKeys: String, CodingKey { case indexes }
      private enum RangeKeys: String, CodingKey { case location, length }
      public init(from decoder: any Decoder) throws {
        var ranges = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .indexes)
        self.init()
        while !ranges.isAtEnd {
          let range = try ranges.nestedContainer(keyedBy: RangeKeys.self)
          let location = try range.decode(Int.self, forKey: .location)
          insert(integersIn: location..<location + (try range.decode(Int.self, forKey: .length)))
        }
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var ranges = container.nestedUnkeyedContainer(forKey: .indexes)
        for range in rangeView {
          var inner = ranges.nestedContainer(keyedBy: RangeKeys.self)
          try inner.encode(range.lowerBound, forKey: .location)
          try inner.encode(range.count, forKey: .length)
        }
      }
    }

    extension IndexPath {
      private enum CodingKeys: String, CodingKey { case indexes }
      public init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .indexes)
        var indexes: [Int] = []
        while !list.isAtEnd { indexes.append(try list.decode(Int.self)) }
        self.init(indexes: indexes)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var list = container.nestedUnkeyedContainer(forKey: .indexes)
        for index in self { try list.encode(index) }
      }
    }

    extension URLComponents: Codable {
      private enum CodingKeys: String, CodingKey { case scheme, user, password, host, port, path, query, fragment }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
        user = try container.decodeIfPresent(String.self, forKey: .user)
        password = try container.decodeIfPresent(String.self, forKey: .password)
        host = try container.decodeIfPresent(String.self, forKey: .host)
        port = try container.decodeIfPresent(Int.self, forKey: .port)
        path = try container.decode(String.self, forKey: .path)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(scheme, forKey: .scheme)
        try container.encodeIfPresent(user, forKey: .user)
        try container.encodeIfPresent(password, forKey: .password)
        try container.encodeIfPresent(host, forKey: .host)
        try container.encodeIfPresent(port, forKey: .port)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(query, forKey: .query)
        try container.encodeIfPresent(fragment, forKey: .fragment)
      }
    }

    extension CharacterSet {
      private enum CodingKeys: String, CodingKey { case bitmap }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(bitmapRepresentation: try container.decode(Data.self, forKey: .bitmap))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(bitmapRepresentation, forKey: .bitmap)
      }
    }

    extension Calendar {
      private enum CodingKeys: Int, CodingKey {
        case identifier, locale, timeZone, firstWeekday, minimumDaysInFirstWeek, current
      }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .identifier)
        guard let identifier = Identifier._of(name: name) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath, debugDescription: "Invalid calendar identifier \(name)."))
        }
        self.init(identifier: identifier)
        locale = try container.decode(Locale.self, forKey: .locale)
        timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
        firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
        minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier._name, forKey: .identifier)
        try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encode(firstWeekday, forKey: .firstWeekday)
        try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
        try container.encode(0, forKey: .current)
      }
    }

    extension Calendar.Identifier {
      /// The calendar's name in CLDR, the Unicode project's data about locales.
      var _name: String {
        switch self {
        case .gregorian: "gregorian"
        case .buddhist: "buddhist"
        case .chinese: "chinese"
        case .coptic: "coptic"
        case .ethiopicAmeteMihret: "ethiopic"
        case .ethiopicAmeteAlem: "ethiopic-amete-alem"
        case .hebrew: "hebrew"
        case .iso8601: "iso8601"
        case .indian: "indian"
        case .islamic: "islamic"
        case .islamicCivil: "islamic-civil"
        case .japanese: "japanese"
        case .persian: "persian"
        case .republicOfChina: "roc"
        case .islamicTabular: "islamic-tbla"
        case .islamicUmmAlQura: "islamic-umalqura"
        }
      }
      static func _of(name: String) -> Calendar.Identifier? {
        let all: [Calendar.Identifier] = [
          .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601,
          .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
        ]
        return all.first { $0._name == name }
      }
    }

    extension Measurement: Codable where UnitType: Unit {
      private enum CodingKeys: String, CodingKey { case value, unit }
      private enum UnitKeys: String, CodingKey { case symbol, converter }
      private enum ConverterKeys: String, CodingKey { case coefficient, constant }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.decode(Double.self, forKey: .value)
        let inner = try container.nestedContainer(keyedBy: UnitKeys.self, forKey: .unit)
        let symbol = try inner.decode(String.self, forKey: .symbol)
        if let type = UnitType.self as? Dimension.Type {
          let converter = try inner.nestedContainer(keyedBy: ConverterKeys.self, forKey: .converter)
          let linear = UnitConverterLinear(
            coefficient: try converter.decode(Double.self, forKey: .coefficient),
            constant: try converter.decode(Double.self, forKey: .constant))
          self.init(value: value, unit: type.init(symbol: symbol, converter: linear) as! UnitType)
        } else {
          self.init(value: value, unit: UnitType(symbol: symbol))
        }
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        var inner = container.nestedContainer(keyedBy: UnitKeys.self, forKey: .unit)
        try inner.encode(unit.symbol, forKey: .symbol)
        guard let linear = (unit as? Dimension)?.converter as? UnitConverterLinear else { return }
        var converter = inner.nestedContainer(keyedBy: ConverterKeys.self, forKey: .converter)
        try converter.encode(linear.coefficient, forKey: .coefficient)
        try converter.encode(linear.constant, forKey: .constant)
      }
    }
    """#
}
