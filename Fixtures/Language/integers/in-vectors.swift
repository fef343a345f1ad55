// Vectors of integers.
func listed<Vector: SIMD>(_ vector: Vector) -> [Vector.Scalar] { (0..<vector.scalarCount).map { vector[$0] } }
var place = SIMD2(3, 4) &+ SIMD2(1, 1)
place &+= SIMD2(10, 20)
print(listed(place), place.x, listed(place &- SIMD2(1, 2)), listed(place &* 2), place.wrappedSum())
print(listed(SIMD4<UInt8>(250, 1, 2, 3) &+ SIMD4(repeating: 10)), listed(SIMD3<Int64>(1, 2, 3) &* SIMD3(4, 5, 6)))
print(SIMD2(1, 2) == SIMD2(1, 2))
