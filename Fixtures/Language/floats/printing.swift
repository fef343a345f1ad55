let values: [Double] = [0, -0.0, 1, 0.1, 1.0 / 3, 100, 1e15, 1e16, 123456789012345680, 1e-4, 1e-5, 0.00012345, 5e-324, 1.7976931348623157e308]
for value in values { print(value) }
print(Float(0.1), Float(1) / 3, Float(16777216), Float(1e10), Float.pi)
print(Double.infinity, -Double.infinity, Double.nan)
print(Double.pi, Double.ulpOfOne, Double.leastNonzeroMagnitude, Float.greatestFiniteMagnitude)
print([1.0, 2.5, -3], (1.5, Float(2)))
print("\(0.1 + 0.2) \(Float(0.1) + Float(0.2)) \(1e3) \(12e-1)")
print(String(1e100), (2.0).description, (2.5).debugDescription)
print(3.0 as Any, Optional(2.0) as Any)
print(Double(0.1 as Float), Float(0.1 as Double))
print(0x1.8p3, 1_000.5)
