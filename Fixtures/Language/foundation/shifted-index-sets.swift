// Indices move when elements before them are inserted or removed.
import Foundation

var indices = IndexSet([1, 3, 5, 6, 11])
indices.shift(startingAt: 5, by: 2)
print(indices.map { $0 }, indices.rangeView.map { "\($0.lowerBound)-\($0.upperBound)" })
indices.shift(startingAt: 7, by: -4)
print(indices.map { $0 })
indices.shift(startingAt: 0, by: 1)
print(indices.map { $0 })
indices.shift(startingAt: 100, by: -3)
print(indices.map { $0 })
indices.shift(startingAt: 2, by: -2)
print(indices.map { $0 })
