extension InterfaceText {
  /// Short vectors.
  static let swiftSIMD = #"""
    public protocol SIMDScalar {}
    extension Float: SIMDScalar {}
    extension Double: SIMDScalar {}
    extension Int: SIMDScalar {}
    extension Int32: SIMDScalar {}
    extension UInt8: SIMDScalar {}
    extension UInt32: SIMDScalar {}
    extension Int8: SIMDScalar {}
    extension Int16: SIMDScalar {}
    extension Int64: SIMDScalar {}
    extension UInt: SIMDScalar {}
    extension UInt16: SIMDScalar {}
    extension UInt64: SIMDScalar {}

    public protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
      associatedtype Scalar: SIMDScalar & Hashable
      init()
      var scalarCount: Int { get }
      subscript(index: Int) -> Scalar { get set }
    }

    extension SIMD {
      public init(repeating value: Scalar) {
        self.init()
        for index in 0..<scalarCount { self[index] = value }
      }
      public init(arrayLiteral scalars: Scalar...) {
        self.init()
        for index in 0..<scalarCount { self[index] = scalars[index] }
      }
      public var description: String {
        let scalars = (0..<scalarCount).map { "\(self[$0])" }
        return "\(Self.self)(\(scalars.joined(separator: ", ")))"
      }
    }

    extension SIMD where Scalar: FloatingPoint {
      public static func + (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] + b[index] }
        return result
      }
      public static func - (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] - b[index] }
        return result
      }
      public static func * (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] * b[index] }
        return result
      }
      public static func / (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] / b[index] }
        return result
      }
      public static func * (a: Self, b: Scalar) -> Self { a * Self(repeating: b) }
      public static func * (a: Scalar, b: Self) -> Self { Self(repeating: a) * b }
      public static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
      public static func += (a: inout Self, b: Self) { a = a + b }
      public static func -= (a: inout Self, b: Self) { a = a - b }
      public static func *= (a: inout Self, b: Scalar) { a = a * b }
    }

    extension SIMD where Scalar: FixedWidthInteger {
      public static func &+ (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] &+ b[index] }
        return result
      }
      public static func &- (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] &- b[index] }
        return result
      }
      public static func &* (a: Self, b: Self) -> Self {
        var result = a
        for index in 0..<a.scalarCount { result[index] = a[index] &* b[index] }
        return result
      }
      public static func &* (a: Self, b: Scalar) -> Self { a &* Self(repeating: b) }
      public static func &+= (a: inout Self, b: Self) { a = a &+ b }
      public static func &-= (a: inout Self, b: Self) { a = a &- b }
      public static func &*= (a: inout Self, b: Self) { a = a &* b }
      public func wrappedSum() -> Scalar {
        var sum: Scalar = 0
        for index in 0..<scalarCount { sum = sum &+ self[index] }
        return sum
      }
    }

    public struct SIMD2<Scalar: SIMDScalar & Hashable & ExpressibleByIntegerLiteral>: SIMD {
      public var x: Scalar
      public var y: Scalar
      public init() { self.init(0, 0) }
      public init(_ x: Scalar, _ y: Scalar) {
        self.x = x
        self.y = y
      }
      public init(x: Scalar, y: Scalar) { self.init(x, y) }
      public var scalarCount: Int { 2 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          default: return y
          }
        }
        set {
          switch index {
          case 0: x = newValue
          default: y = newValue
          }
        }
      }
    }

    extension SIMD2: Sendable where Scalar: Sendable {}

    public struct SIMD3<Scalar: SIMDScalar & Hashable & ExpressibleByIntegerLiteral>: SIMD {
      public var x: Scalar
      public var y: Scalar
      public var z: Scalar
      public init() { self.init(0, 0, 0) }
      public init(_ x: Scalar, _ y: Scalar, _ z: Scalar) {
        self.x = x
        self.y = y
        self.z = z
      }
      public init(x: Scalar, y: Scalar, z: Scalar) { self.init(x, y, z) }
      public var scalarCount: Int { 3 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          default: return z
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          default: z = newValue
          }
        }
      }
    }

    extension SIMD3: Sendable where Scalar: Sendable {}

    public struct SIMD4<Scalar: SIMDScalar & Hashable & ExpressibleByIntegerLiteral>: SIMD {
      public var x: Scalar
      public var y: Scalar
      public var z: Scalar
      public var w: Scalar
      public init() { self.init(0, 0, 0, 0) }
      public init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
      }
      public init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { self.init(x, y, z, w) }
      public var scalarCount: Int { 4 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          case 2: return z
          default: return w
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          case 2: z = newValue
          default: w = newValue
          }
        }
      }
    }

    extension SIMD4: Sendable where Scalar: Sendable {}
    """#
}
