extension InterfaceText {
  /// Booleans and their operators.
  static let swiftBooleans = #"""
    public struct Bool: Sendable {
      public init() { self = false }
      public init(_ value: Bool) { self = value }
      @primitive public init?(_ description: String)
      public init?<T: BinaryInteger>(exactly source: T) { self = source != 0 }

      @primitive public static prefix func ! (a: Bool) -> Bool
      public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
        lhs ? try rhs() : false
      }
      public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
        lhs ? true : try rhs()
      }
      public mutating func toggle() { self = !self }

      @fresh @random("value")

      public static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
      }
      @fresh @random("value")
      public static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
        (generator.next() >> 17) & 1 == 0
      }
    }

    extension Bool: _ExpressibleByBuiltinBooleanLiteral, ExpressibleByBooleanLiteral {
      public init(booleanLiteral value: Bool) { self = value }
    }

    extension Bool: Equatable, Hashable, LosslessStringConvertible, Codable, CVarArg {
      @primitive public static func == (lhs: Bool, rhs: Bool) -> Bool
      @primitive public func hash(into hasher: inout Hasher)
      public var description: String { self ? "true" : "false" }
    }

    public protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }

    extension RandomNumberGenerator {
      public mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next()) }
      public mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
        guard upperBound != 0 else { fatalError("upperBound cannot be zero.") }
        var random: T = next()
        var product = random.multipliedFullWidth(by: upperBound)
        if product.low < upperBound {
          let limit = (0 &- upperBound) % upperBound
          while product.low < limit {
            random = next()
            product = random.multipliedFullWidth(by: upperBound)
          }
        }
        return product.high
      }
    }

    public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
      public init() {}
      @primitive public mutating func next() -> UInt64
    }
    """#
}
