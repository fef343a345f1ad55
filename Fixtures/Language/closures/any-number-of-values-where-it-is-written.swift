// A closure that takes any number of values, called where it is written.
print({ (sizes: Int...) in sizes.count }(1, 2, 3))
let sum = { (start: Int, rest: Int...) -> Int in rest.reduce(start, +) }(1, 2, 3)
print(sum, { (words: String...) -> [String] in words }().isEmpty)
