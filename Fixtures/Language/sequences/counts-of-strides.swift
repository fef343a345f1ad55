// A stride knows the number of its elements.
print(stride(from: 10, to: 4, by: -3).underestimatedCount, stride(from: 0.0, through: 1, by: 0.25).underestimatedCount)
print(stride(from: 0, to: 0, by: 1).underestimatedCount)
let sequences: [any Sequence<Int>] = [[1, 2], 3...5, stride(from: 1, through: 9, by: 4)]
print(sequences.map(\.underestimatedCount))
