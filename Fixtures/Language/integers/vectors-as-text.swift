// Short vectors say what they are made of.
let whole = SIMD2(1, 2)
print(whole, SIMD2<Int32>(3, 4), SIMD4(1, 2, 3, 4) &+ SIMD4(1, 1, 1, 1))
print(SIMD2(0.5, 2), SIMD3<Float>(1, 2, 3), "\(SIMD2<UInt8>(7, 9))", String(describing: whole))
var moved = SIMD2(1.0, 2.0)
moved.x += 4
print(moved, moved * 2, moved + moved, [whole])
