extension InterfaceText {
  /// SIMD vectors: the common members.
  static let swiftSIMD = #"""
    public protocol SIMDScalar {
      associatedtype SIMDMaskScalar: SIMDScalar & FixedWidthInteger & SignedInteger & Hashable
      static var _blank: Self { get }
    }
    extension Float: SIMDScalar {
      public typealias SIMDMaskScalar = Int32
      public static var _blank: Float { 0 }
    }
    extension Double: SIMDScalar {
      public typealias SIMDMaskScalar = Int64
      public static var _blank: Double { 0 }
    }
    extension Float16: SIMDScalar {
      public typealias SIMDMaskScalar = Int16
      public static var _blank: Float16 { 0 }
    }
    extension Int: SIMDScalar {
      public typealias SIMDMaskScalar = Int
      public static var _blank: Int { 0 }
    }
    extension Int8: SIMDScalar {
      public typealias SIMDMaskScalar = Int8
      public static var _blank: Int8 { 0 }
    }
    extension Int16: SIMDScalar {
      public typealias SIMDMaskScalar = Int16
      public static var _blank: Int16 { 0 }
    }
    extension Int32: SIMDScalar {
      public typealias SIMDMaskScalar = Int32
      public static var _blank: Int32 { 0 }
    }
    extension Int64: SIMDScalar {
      public typealias SIMDMaskScalar = Int64
      public static var _blank: Int64 { 0 }
    }
    extension UInt: SIMDScalar {
      public typealias SIMDMaskScalar = Int
      public static var _blank: UInt { 0 }
    }
    extension UInt8: SIMDScalar {
      public typealias SIMDMaskScalar = Int8
      public static var _blank: UInt8 { 0 }
    }
    extension UInt16: SIMDScalar {
      public typealias SIMDMaskScalar = Int16
      public static var _blank: UInt16 { 0 }
    }
    extension UInt32: SIMDScalar {
      public typealias SIMDMaskScalar = Int32
      public static var _blank: UInt32 { 0 }
    }
    extension UInt64: SIMDScalar {
      public typealias SIMDMaskScalar = Int64
      public static var _blank: UInt64 { 0 }
    }
    extension Bool: SIMDScalar {
      public typealias SIMDMaskScalar = Int8
      public static var _blank: Bool { false }
    }

    public protocol SIMD<Scalar>: Hashable, Codable, ExpressibleByArrayLiteral, CustomStringConvertible {
      associatedtype Scalar: SIMDScalar & Hashable & Codable
      associatedtype MaskStorage: SIMD
      init()
      var scalarCount: Int { get }
      static var scalarCount: Int { get }
      subscript(index: Int) -> Scalar { get set }
    }

    extension SIMD {
      public typealias ArrayLiteralElement = Scalar
      public init(repeating value: Scalar) {
        self.init()
        for index in indices { self[index] = value }
      }
      public init(arrayLiteral scalars: Scalar...) {
        precondition(scalars.count == Self.scalarCount)
        self.init()
        for index in indices { self[index] = scalars[index] }
      }
      public init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
        self.init()
        var index = 0
        for scalar in scalars {
          self[index] = scalar
          index += 1
        }
        precondition(index == Self.scalarCount)
      }
      public init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        for index in indices { self[index] = try container.decode(Scalar.self) }
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for index in indices { try container.encode(self[index]) }
      }
      public var indices: Range<Int> { 0..<scalarCount }
      public var description: String {
        let scalars = indices.map { "\(self[$0])" }
        return "\(Self.self)(\(scalars.joined(separator: ", ")))"
      }
      func _merged(_ other: Self, _ merge: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = merge(self[index], other[index]) }
        return result
      }
      func _changed(_ change: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = change(self[index]) }
        return result
      }
      func _compared(_ other: Self, _ compare: (Scalar, Scalar) -> Bool) -> SIMDMask<MaskStorage> {
        SIMDMask(_all: indices.map { compare(self[$0], other[$0]) })
      }
      public static func .== (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 == $1 } }
      public static func .!= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 != $1 } }
      public static func .== (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .== Self(repeating: b) }
      public static func .!= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .!= Self(repeating: b) }
      public static func .== (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .== b }
      public static func .!= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .!= b }
      public mutating func replace(with other: Self, where mask: SIMDMask<MaskStorage>) {
        for index in indices where mask[index] { self[index] = other[index] }
      }
      public mutating func replace(with other: Scalar, where mask: SIMDMask<MaskStorage>) {
        replace(with: Self(repeating: other), where: mask)
      }
      public func replacing(with other: Self, where mask: SIMDMask<MaskStorage>) -> Self {
        var result = self
        result.replace(with: other, where: mask)
        return result
      }
      public func replacing(with other: Scalar, where mask: SIMDMask<MaskStorage>) -> Self {
        replacing(with: Self(repeating: other), where: mask)
      }
    }

    extension SIMD where Scalar: Comparable {
      public static func .< (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 < $1 } }
      public static func .< (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .< Self(repeating: b) }
      public static func .< (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .< b }
      public static func .<= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 <= $1 } }
      public static func .<= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .<= Self(repeating: b) }
      public static func .<= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .<= b }
      public static func .> (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 > $1 } }
      public static func .> (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .> Self(repeating: b) }
      public static func .> (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .> b }
      public static func .>= (a: Self, b: Self) -> SIMDMask<MaskStorage> { a._compared(b) { $0 >= $1 } }
      public static func .>= (a: Self, b: Scalar) -> SIMDMask<MaskStorage> { a .>= Self(repeating: b) }
      public static func .>= (a: Scalar, b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a) .>= b }
      public mutating func clamp(lowerBound: Self, upperBound: Self) {
        self = clamped(lowerBound: lowerBound, upperBound: upperBound)
      }
      public func clamped(lowerBound: Self, upperBound: Self) -> Self {
        pointwiseMin(upperBound, pointwiseMax(lowerBound, self))
      }
      public func min() -> Scalar {
        var least = self[0]
        for index in indices where self[index] < least { least = self[index] }
        return least
      }
      public func max() -> Scalar {
        var greatest = self[0]
        for index in indices where self[index] > greatest { greatest = self[index] }
        return greatest
      }
    }

    public func pointwiseMin<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { a._merged(b) { $0 <= $1 ? $0 : $1 } }
    public func pointwiseMax<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { a._merged(b) { $0 >= $1 ? $0 : $1 } }
    """#
}
