// Short vectors: arithmetic, masks, halves, conversions.
let v = SIMD2(1.5, 2) + SIMD2(1, 1)
print(v, v.x, v[1])
var p = SIMD3<Float>(1, 2, 3)
p += [1, 1, 1]
p *= 2
print(p, p * p, p.sum(), p.min(), p.max(), (p * p).sum().squareRoot())
let q = SIMD4<Int32>(1, -2, 3, -4)
print(q &+ 1, q &* q, q.wrappedSum(), q .> 0, q.replacing(with: 0, where: q .< 0))
print(SIMD4<Float>(lowHalf: [1, 2], highHalf: [3, 4]), SIMD3(p.x, p.y, 0), SIMD4(p, 1))
print(SIMD8<UInt8>(repeating: 7), SIMD2<Int>(3, 4) == [3, 4], SIMD2<Int>.zero, SIMD2<Int>.one)
print(pointwiseMin(SIMD2(1.0, 5), SIMD2(2.0, 3)), pointwiseMax(SIMD2(1.0, 5), SIMD2(2.0, 3)))
print(SIMD2<Double>(1, 2) / 2, 1 - SIMD2<Double>(1, 2), -SIMD2<Double>(1, 2), SIMD3<Double>(1.4, 2.5, -1.5).rounded(.toNearestOrEven))
print(SIMD2<Float>(SIMD2<Int>(1, 2)), p.indices.map { p[$0] }, SIMD3<Int>(1,2,3) & 1, SIMD2<Int>(1,2) &<< 2)
print(p.clamped(lowerBound: SIMD3(repeating: 3), upperBound: SIMD3(repeating: 5)), p.scalarCount, SIMD4<Float>.scalarCount)
print(p.addingProduct(p, 2), SIMD3<Float>(repeating: 0.5), p.x.rounded())
func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
print(dot([1, 2, 3], [4, 5, 6]), any(q .> 2), all(q .> -10))
let idx = SIMD4<UInt32>(0,1,2,3); print(idx.lowHalf, idx.evenHalf, idx.oddHalf, idx.highHalf)
