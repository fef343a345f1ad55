// Float16: rounding, constants, bits, text.
let a: Float16 = 1.5
let b = Float16(2.25)
print(a, b, a + b, a * b, a / 3, -a)
print(Float16.greatestFiniteMagnitude, Float16.pi, Float16.infinity, Float16.nan, Float16.ulpOfOne, Float16.leastNonzeroMagnitude)
print(Float16(0.1), Double(Float16(0.1)), Float(Float16(0.1)))
print(Float16(65519), Float16(65520.0 as Double), Float16(1e-8))
print(a.bitPattern, Float16(bitPattern: 0x3C00), a.rounded(), b.squareRoot())
print([Float16](repeating: 0.5, count: 3), a < b, Int(b), Float16(7))
var s: Float16 = 0
for i in 1...10 { s += Float16(i) / 10 }
print(s, s.description, type(of: s))
print(Float16("3.14")!, Float16(exactly: 2049) as Any, Float16(2049), MemoryLayout<Float16>.size)
print(a.isNaN, a.sign, a.exponent, a.significand, a.nextUp)
