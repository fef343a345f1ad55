extension InterfaceText {
  /// The conformances of basic types to `Codable`: each uses the method of single-value containers for its type.
  static let swiftSingleValueCoding = #"""
    extension Bool {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Bool.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension String {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(String.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Double {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Double.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Float {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Float.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Int {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Int8 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int8.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Int16 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int16.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Int32 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int32.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension Int64 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Int64.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension UInt {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(UInt.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension UInt8 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(UInt8.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension UInt16 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(UInt16.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension UInt32 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(UInt32.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    extension UInt64 {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(UInt64.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }
    """#
}
