extension InterfaceText {
  /// The texts of the module `simd`: names of vector types, and their geometry.
  static let simd: [(name: String, text: String)] = [("Vectors", servicesVectors)]

  private static let servicesVectors = #"""
    import Foundation

    public typealias simd_float2 = SIMD2<Float>
    public typealias simd_float3 = SIMD3<Float>
    public typealias simd_float4 = SIMD4<Float>
    public typealias simd_double2 = SIMD2<Double>
    public typealias simd_double3 = SIMD3<Double>
    public typealias simd_double4 = SIMD4<Double>
    public typealias simd_int2 = SIMD2<Int32>
    public typealias simd_int3 = SIMD3<Int32>
    public typealias simd_int4 = SIMD4<Int32>
    public typealias simd_uint2 = SIMD2<UInt32>
    public typealias simd_uint3 = SIMD3<UInt32>
    public typealias simd_uint4 = SIMD4<UInt32>
    public typealias float2 = SIMD2<Float>
    public typealias float3 = SIMD3<Float>
    public typealias float4 = SIMD4<Float>
    public typealias double2 = SIMD2<Double>
    public typealias double3 = SIMD3<Double>
    public typealias double4 = SIMD4<Double>
    public typealias vector_float2 = SIMD2<Float>
    public typealias vector_float3 = SIMD3<Float>
    public typealias vector_float4 = SIMD4<Float>
    public typealias vector_uint2 = SIMD2<UInt32>
    public typealias vector_int2 = SIMD2<Int32>

    public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
    public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
    public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
    public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
    public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
      length_squared(x - y)
    }
    public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
    public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
    public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (dot(x, n) * 2) }
    public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
      SIMD3<Scalar>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    }
    public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
    public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
    public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x) }
    public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
    public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
    public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
    public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
      cross(x, y)
    }
    public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
      x.clamped(lowerBound: min, upperBound: max)
    }
    public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
      x.replacing(with: y, where: x .> y)
    }
    public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
      x.replacing(with: y, where: x .< y)
    }
    """#
}
