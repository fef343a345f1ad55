extension InterfaceText {
  /// The types of SIMD vectors, by their number of scalars.
  static let swiftSIMDVectors = #"""
    public struct SIMD2<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD2<Scalar.SIMDMaskScalar>
      public var x: Scalar
      public var y: Scalar
      public init() {
        x = Scalar._blank
        y = Scalar._blank
      }
      public init(_ x: Scalar, _ y: Scalar) {
        self.x = x
        self.y = y
      }
      public init(x: Scalar, y: Scalar) { self.init(x, y) }
      public static var scalarCount: Int { 2 }
      public var scalarCount: Int { 2 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          default: preconditionFailure("vector index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          default: preconditionFailure("vector index out of range")
          }
        }
      }
    }

    public struct SIMD3<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD3<Scalar.SIMDMaskScalar>
      public var x: Scalar
      public var y: Scalar
      public var z: Scalar
      public init() {
        x = Scalar._blank
        y = Scalar._blank
        z = Scalar._blank
      }
      public init(_ x: Scalar, _ y: Scalar, _ z: Scalar) {
        self.x = x
        self.y = y
        self.z = z
      }
      public init(x: Scalar, y: Scalar, z: Scalar) { self.init(x, y, z) }
      public init(_ xy: SIMD2<Scalar>, _ z: Scalar) { self.init(xy.x, xy.y, z) }
      public static var scalarCount: Int { 3 }
      public var scalarCount: Int { 3 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          case 2: return z
          default: preconditionFailure("vector index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          case 2: z = newValue
          default: preconditionFailure("vector index out of range")
          }
        }
      }
    }

    public struct SIMD4<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD4<Scalar.SIMDMaskScalar>
      public var x: Scalar
      public var y: Scalar
      public var z: Scalar
      public var w: Scalar
      public init() {
        x = Scalar._blank
        y = Scalar._blank
        z = Scalar._blank
        w = Scalar._blank
      }
      public init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
      }
      public init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { self.init(x, y, z, w) }
      public init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { self.init(xyz.x, xyz.y, xyz.z, w) }
      public static var scalarCount: Int { 4 }
      public var scalarCount: Int { 4 }
      public subscript(index: Int) -> Scalar {
        get {
          switch index {
          case 0: return x
          case 1: return y
          case 2: return z
          case 3: return w
          default: preconditionFailure("vector index out of range")
          }
        }
        set {
          switch index {
          case 0: x = newValue
          case 1: y = newValue
          case 2: z = newValue
          case 3: w = newValue
          default: preconditionFailure("vector index out of range")
          }
        }
      }
      public init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) {
        self.init()
        for index in 0..<2 {
          self[index] = lowHalf[index]
          self[2 + index] = highHalf[index]
        }
      }
      public var lowHalf: SIMD2<Scalar> {
        get { SIMD2((0..<2).map { self[$0] }) }
        set { for index in 0..<2 { self[index] = newValue[index] } }
      }
      public var highHalf: SIMD2<Scalar> {
        get { SIMD2((0..<2).map { self[2 + $0] }) }
        set { for index in 0..<2 { self[2 + index] = newValue[index] } }
      }
      public var evenHalf: SIMD2<Scalar> {
        get { SIMD2((0..<2).map { self[2 * $0] }) }
        set { for index in 0..<2 { self[2 * index] = newValue[index] } }
      }
      public var oddHalf: SIMD2<Scalar> {
        get { SIMD2((0..<2).map { self[2 * $0 + 1] }) }
        set { for index in 0..<2 { self[2 * index + 1] = newValue[index] } }
      }
    }

    public struct SIMD8<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD8<Scalar.SIMDMaskScalar>
      var scalars: [Scalar]
      public init() { scalars = Array(repeating: Scalar._blank, count: 8) }
      public init(
        _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar,
        _ v4: Scalar, _ v5: Scalar, _ v6: Scalar, _ v7: Scalar
      ) {
        scalars = [v0, v1, v2, v3, v4, v5, v6, v7]
      }
      public static var scalarCount: Int { 8 }
      public var scalarCount: Int { 8 }
      public subscript(index: Int) -> Scalar {
        get { scalars[index] }
        set { scalars[index] = newValue }
      }
      public init(lowHalf: SIMD4<Scalar>, highHalf: SIMD4<Scalar>) {
        self.init()
        for index in 0..<4 {
          self[index] = lowHalf[index]
          self[4 + index] = highHalf[index]
        }
      }
      public var lowHalf: SIMD4<Scalar> {
        get { SIMD4((0..<4).map { self[$0] }) }
        set { for index in 0..<4 { self[index] = newValue[index] } }
      }
      public var highHalf: SIMD4<Scalar> {
        get { SIMD4((0..<4).map { self[4 + $0] }) }
        set { for index in 0..<4 { self[4 + index] = newValue[index] } }
      }
      public var evenHalf: SIMD4<Scalar> {
        get { SIMD4((0..<4).map { self[2 * $0] }) }
        set { for index in 0..<4 { self[2 * index] = newValue[index] } }
      }
      public var oddHalf: SIMD4<Scalar> {
        get { SIMD4((0..<4).map { self[2 * $0 + 1] }) }
        set { for index in 0..<4 { self[2 * index + 1] = newValue[index] } }
      }
    }

    public struct SIMD16<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD16<Scalar.SIMDMaskScalar>
      var scalars: [Scalar]
      public init() { scalars = Array(repeating: Scalar._blank, count: 16) }
      public init(
        _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar,
        _ v4: Scalar, _ v5: Scalar, _ v6: Scalar, _ v7: Scalar,
        _ v8: Scalar, _ v9: Scalar, _ v10: Scalar, _ v11: Scalar,
        _ v12: Scalar, _ v13: Scalar, _ v14: Scalar, _ v15: Scalar
      ) {
        scalars = [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15]
      }
      public static var scalarCount: Int { 16 }
      public var scalarCount: Int { 16 }
      public subscript(index: Int) -> Scalar {
        get { scalars[index] }
        set { scalars[index] = newValue }
      }
      public init(lowHalf: SIMD8<Scalar>, highHalf: SIMD8<Scalar>) {
        self.init()
        for index in 0..<8 {
          self[index] = lowHalf[index]
          self[8 + index] = highHalf[index]
        }
      }
      public var lowHalf: SIMD8<Scalar> {
        get { SIMD8((0..<8).map { self[$0] }) }
        set { for index in 0..<8 { self[index] = newValue[index] } }
      }
      public var highHalf: SIMD8<Scalar> {
        get { SIMD8((0..<8).map { self[8 + $0] }) }
        set { for index in 0..<8 { self[8 + index] = newValue[index] } }
      }
      public var evenHalf: SIMD8<Scalar> {
        get { SIMD8((0..<8).map { self[2 * $0] }) }
        set { for index in 0..<8 { self[2 * index] = newValue[index] } }
      }
      public var oddHalf: SIMD8<Scalar> {
        get { SIMD8((0..<8).map { self[2 * $0 + 1] }) }
        set { for index in 0..<8 { self[2 * index + 1] = newValue[index] } }
      }
    }

    public struct SIMD32<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD32<Scalar.SIMDMaskScalar>
      var scalars: [Scalar]
      public init() { scalars = Array(repeating: Scalar._blank, count: 32) }
      public static var scalarCount: Int { 32 }
      public var scalarCount: Int { 32 }
      public subscript(index: Int) -> Scalar {
        get { scalars[index] }
        set { scalars[index] = newValue }
      }
      public init(lowHalf: SIMD16<Scalar>, highHalf: SIMD16<Scalar>) {
        self.init()
        for index in 0..<16 {
          self[index] = lowHalf[index]
          self[16 + index] = highHalf[index]
        }
      }
      public var lowHalf: SIMD16<Scalar> {
        get { SIMD16((0..<16).map { self[$0] }) }
        set { for index in 0..<16 { self[index] = newValue[index] } }
      }
      public var highHalf: SIMD16<Scalar> {
        get { SIMD16((0..<16).map { self[16 + $0] }) }
        set { for index in 0..<16 { self[16 + index] = newValue[index] } }
      }
      public var evenHalf: SIMD16<Scalar> {
        get { SIMD16((0..<16).map { self[2 * $0] }) }
        set { for index in 0..<16 { self[2 * index] = newValue[index] } }
      }
      public var oddHalf: SIMD16<Scalar> {
        get { SIMD16((0..<16).map { self[2 * $0 + 1] }) }
        set { for index in 0..<16 { self[2 * index + 1] = newValue[index] } }
      }
    }

    public struct SIMD64<Scalar: SIMDScalar & Hashable & Codable>: SIMD {
      public typealias MaskStorage = SIMD64<Scalar.SIMDMaskScalar>
      var scalars: [Scalar]
      public init() { scalars = Array(repeating: Scalar._blank, count: 64) }
      public static var scalarCount: Int { 64 }
      public var scalarCount: Int { 64 }
      public subscript(index: Int) -> Scalar {
        get { scalars[index] }
        set { scalars[index] = newValue }
      }
      public init(lowHalf: SIMD32<Scalar>, highHalf: SIMD32<Scalar>) {
        self.init()
        for index in 0..<32 {
          self[index] = lowHalf[index]
          self[32 + index] = highHalf[index]
        }
      }
      public var lowHalf: SIMD32<Scalar> {
        get { SIMD32((0..<32).map { self[$0] }) }
        set { for index in 0..<32 { self[index] = newValue[index] } }
      }
      public var highHalf: SIMD32<Scalar> {
        get { SIMD32((0..<32).map { self[32 + $0] }) }
        set { for index in 0..<32 { self[32 + index] = newValue[index] } }
      }
      public var evenHalf: SIMD32<Scalar> {
        get { SIMD32((0..<32).map { self[2 * $0] }) }
        set { for index in 0..<32 { self[2 * index] = newValue[index] } }
      }
      public var oddHalf: SIMD32<Scalar> {
        get { SIMD32((0..<32).map { self[2 * $0 + 1] }) }
        set { for index in 0..<32 { self[2 * index + 1] = newValue[index] } }
      }
    }

    extension SIMD2: Sendable where Scalar: Sendable {}
    extension SIMD2 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD2<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD2<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD2 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD2<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD2<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD2<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD3: Sendable where Scalar: Sendable {}
    extension SIMD3 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD3<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD3<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD3 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD3<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD3<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD3<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD4: Sendable where Scalar: Sendable {}
    extension SIMD4 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD4<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD4<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD4 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD4<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD4<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD4<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD8: Sendable where Scalar: Sendable {}
    extension SIMD8 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD8<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD8<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD8 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD8<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD8<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD8<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD16: Sendable where Scalar: Sendable {}
    extension SIMD16 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD16<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD16<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD16 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD16<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD16<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD16<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD32: Sendable where Scalar: Sendable {}
    extension SIMD32 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD32<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD32<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD32 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD32<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD32<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD32<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    extension SIMD64: Sendable where Scalar: Sendable {}
    extension SIMD64 where Scalar: BinaryFloatingPoint {
      public init<Other: BinaryInteger>(_ other: SIMD64<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(_ other: SIMD64<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(other[index]) }
      }
    }
    extension SIMD64 where Scalar: FixedWidthInteger {
      public init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD64<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(truncatingIfNeeded: other[index]) }
      }
      public init<Other: FixedWidthInteger>(clamping other: SIMD64<Other>) {
        self.init()
        for index in indices { self[index] = Scalar(clamping: other[index]) }
      }
      public init<Other: BinaryFloatingPoint>(
        _ other: SIMD64<Other>, rounding rule: FloatingPointRoundingRule = .towardZero
      ) {
        self.init()
        for index in indices { self[index] = Scalar(other[index].rounded(rule)) }
      }
    }
    """#
}
