let f: Float = 1.1, d: Double = 1.1
print(f, d, Double(f), Float(d), f == Float(d), Double(f) == d, f.ulp, d.ulp, f.bitPattern, d.bitPattern)
print(Float.greatestFiniteMagnitude, Float.leastNonzeroMagnitude, Float.pi, Float.ulpOfOne, Float.infinity, Float(1e39), Float(1e-46))
print(16777216 as Float + 1, Float(123456789), Float(0.1) + Float(0.2), Float(1) / 3, Float(2) / 3, Float(100) * 1.1, Float(5e-5), Float(1e16), Float(1234567.8))
print([1.5, 2.25] as [Float], (1.5 as Float, 2 as Double), "\(f) \(d)", f.description, d.debugDescription, Optional(f) as Any)
print(f.rounded(), (2.5 as Float).rounded(.down), f.squareRoot(), f * 2, -f, f < 2, min(f, 1), max(f, 3), abs(-f), f.truncatingRemainder(dividingBy: 0.5), f.nextUp, f.nextDown)
print(Int(f), Int(exactly: 3 as Float)!, Float(Int.max), Double(Int.max), Double(UInt64.max), Float(exactly: 16777217) as Any, Double(exactly: Int.max) as Any, Float(exactly: d) as Any, Double(exactly: f)!)
extension BinaryFloatingPoint { func lerp(to o: Self, _ t: Self) -> Self { self + (o - self) * t }; var halved: Self { self / 2 } }
func average<T: FloatingPoint>(_ v: T...) -> T { v.reduce(0, +) / T(v.count) }
print((1.0).lerp(to: 3, 0.25), (0 as Float).lerp(to: 1, 0.1), f.halved, average(1.0, 2, 4), average(1 as Float, 2))
let mixed: [any BinaryFloatingPoint] = [1.5 as Float, 2.5]
print(mixed.map { Double($0) }, mixed.map { type(of: $0) }, Float16(1.5), Float16.greatestFiniteMagnitude, Double(Float16(0.1)))
struct Vec { var x: Float, y: Float; static func * (v: Vec, k: Float) -> Vec { Vec(x: v.x * k, y: v.y * k) }; var length: Float { (x * x + y * y).squareRoot() } }
print(Vec(x: 3, y: 4).length, Vec(x: 1, y: 0.1) * 3, (Vec(x: 0.1, y: 0.2) * 10).x)
print(stride(from: 0 as Float, through: 1, by: 0.25).map { $0 }, (0..<3).map { Float($0) * 0.1 }, (0..<3).map { Double($0) * 0.1 }, Float.random(in: 1...1), Float("2.5e1")!, Double("1.7976931348623157e308")!, Float("x") as Any)
print((0.1 as Float).hashValue == (0.1 as Float).hashValue, Set([0.0, -0.0]).count, 0.0 == -0.0, 1 / -0.0, Float.nan == .nan, Float.nan.isNaN, Float.signalingNaN.isSignalingNaN, (1.0).isTotallyOrdered(belowOrEqualTo: .nan), Double.minimumMagnitude(-3, 2), Float(sign: .minus, exponent: 2, significand: 1.5), (6.0 as Float).exponent, scalbn(1.5))
func scalbn(_ d: Double) -> Double { Double(sign: .plus, exponent: 4, significand: d) }
