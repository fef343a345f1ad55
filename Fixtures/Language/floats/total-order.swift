// The total order of floating-point values, which includes zeros of both signs and values that are no numbers.
let values: [Double] = [-.nan, -.infinity, -1, -0.0, 0, 1, .infinity, .nan, .signalingNaN]
for value in values { print(values.map { value.isTotallyOrdered(belowOrEqualTo: $0) ? "1" : "0" }.joined()) }
print((1 as Float).isTotallyOrdered(belowOrEqualTo: 2), (3.5).isTotallyOrdered(belowOrEqualTo: 3.5))
