func words<T: BinaryInteger>(_ x: T) -> [UInt] { x.words.map { $0 } }
print(words(5), words(-1 as Int8), words(UInt64.max))
print(Array((300 as Int16).words), 7.words.count)
func parts<T: BinaryFloatingPoint>(_ x: T) -> String { "\(x.exponentBitPattern) \(x.significandBitPattern) \(x.significandWidth) \(x.exponent) \(x.significand) \(x.sign)" }
print(parts(1.5), parts(Float(-0.1)), T2(1.25))
func T2(_ d: Double) -> Double { Double(sign: .plus, exponentBitPattern: d.exponentBitPattern, significandBitPattern: d.significandBitPattern) }
func rebuild<T: BinaryFloatingPoint>(_ x: T) -> T { T(sign: .minus, exponent: x.exponent, significand: x.significand) }
print(rebuild(3.75), Double.significandBitCount, Float.exponentBitCount)
