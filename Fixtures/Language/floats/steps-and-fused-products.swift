// Steps of fractions and fused products are rounded once.
import Foundation

for value in stride(from: 1, to: 5, by: 0.2) { print(value, terminator: " ") }
print()
print(Array(stride(from: 0.0, through: 1.0, by: 0.1)))
print(Array(stride(from: Float(0), to: 2, by: 0.3)))
print(stride(from: 10, to: 0, by: -2.5).map { $0 })
print((1.0).addingProduct(7, 0.2), 1 + 7 * 0.2, (0.1 as Float).addingProduct(3, 0.7))
var sum = 1.0
sum.addProduct(7, 0.2)
print(sum, fma(7, 0.2, 1.0))
