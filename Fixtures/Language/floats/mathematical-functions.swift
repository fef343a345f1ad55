import Foundation

print(sqrt(2.0), pow(2, 10), pow(2.0, 0.5), cbrt(27.0))
print(floor(-1.5), ceil(1.2), round(0.5), trunc(-1.9))
print(sin(0.0), cos(0.0), sin(Double.pi / 6), tan(Double.pi / 4))
print(atan2(1.0, -1.0), asin(1.0), acos(0.5), atan(1.0))
print(exp(1.0), log(10.0), log2(8.0), log10(1000.0))
print(hypot(3.0, 4.0), fmod(7.5, 2), fabs(-3.2))
print(String(format: "%.3f %.0f %8.2f|%-8.2f|%08.3f %e %g %g", 3.14159, 2.5, 1.005, 1.5, -2.5, 12345.678, 0.0001, 1e10))
print((Double.pi * 100).rounded() / 100)
func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
print(degrees(.pi / 2), degrees(1))
let scores = [2.0, 4, 4, 4, 5, 5, 7, 9]
let mean = scores.reduce(0, +) / 8
let variance = scores.map { pow($0 - mean, 2) }.reduce(0, +) / 8
print(mean, variance, variance.squareRoot())
print(Float(2).squareRoot(), sqrtf(3), powf(2, 3))
