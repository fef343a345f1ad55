extension InterfaceText {
  /// The literal protocols.
  static let swiftLiterals = #"""
    public protocol _ExpressibleByBuiltinIntegerLiteral {}
    public protocol _ExpressibleByBuiltinFloatLiteral {}
    public protocol _ExpressibleByBuiltinBooleanLiteral {}
    public protocol _ExpressibleByBuiltinUnicodeScalarLiteral {}
    public protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral: _ExpressibleByBuiltinUnicodeScalarLiteral {}
    public protocol _ExpressibleByBuiltinStringLiteral: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral {}

    public protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }

    public protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral
      init(integerLiteral value: IntegerLiteralType)
    }

    extension ExpressibleByIntegerLiteral where Self: _ExpressibleByBuiltinIntegerLiteral {
      public init(integerLiteral value: Self) { self = value }
    }

    public protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral
      init(floatLiteral value: FloatLiteralType)
    }

    extension ExpressibleByFloatLiteral where Self: _ExpressibleByBuiltinFloatLiteral {
      public init(floatLiteral value: Self) { self = value }
    }

    public protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral
      init(booleanLiteral value: BooleanLiteralType)
    }

    public protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }

    public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }

    extension ExpressibleByExtendedGraphemeClusterLiteral
    where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
      public init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
        self.init(extendedGraphemeClusterLiteral: value)
      }
    }

    public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
      init(stringLiteral value: StringLiteralType)
    }

    extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
      public init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(stringLiteral: value) }
    }

    public protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }

    public protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }

    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
      where StringInterpolation.StringLiteralType == StringLiteralType
      init(stringInterpolation: StringInterpolation)
    }

    extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation {
      public init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: stringInterpolation.description)
      }
    }

    public protocol StringInterpolationProtocol {
      associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: StringLiteralType)
    }

    public struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable {
      var storage = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { storage += literal }
      public mutating func appendInterpolation<T>(_ value: T)
      where T: TextOutputStreamable, T: CustomStringConvertible {
        storage += String(describing: value)
      }
      public mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable {
        storage += String(describing: value)
      }
      public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
        storage += value.description
      }
      public mutating func appendInterpolation<T>(_ value: T) { storage += String(describing: value) }
      public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) {
        if let value {
          storage += String(describing: value)
        } else {
          storage += String(`default`())
        }
      }
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: Any.Type) { storage += String(describing: value) }
    }

    extension DefaultStringInterpolation: CustomStringConvertible {
      public var description: String { storage }
    }

    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double
    public typealias BooleanLiteralType = Bool
    public typealias UnicodeScalarType = String
    public typealias ExtendedGraphemeClusterType = String
    public typealias StringLiteralType = String
    """#
}
