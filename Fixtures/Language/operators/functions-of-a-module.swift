// `Swift.abs` as a value is the function that is wanted.

let f: (Int) -> Int = Swift.abs
print(f(-3), [-1, 2].map(Swift.abs), [1.5, -2].map(Swift.abs))
let g: (Double, Double) -> Double = Swift.max
print(g(1, 2))
let all: [(Int) -> Int] = [{ $0 + 1 }, { -$0 }, Swift.abs]
print(all.map { $0(-3) })
