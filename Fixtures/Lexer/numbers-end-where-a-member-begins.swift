// A period belongs to a number if a digit follows it, and the number is no index of a tuple.
let a = 1.description
let b = 1.5.rounded()
let c = pair.0.1
let e = 0...9
let f = 0..<9
let g = 0x1.magnitude
let h = -1.magnitude
let i = 1 .advanced(by: 1)
