// Types of functions that change what they are given, where an expression stands.
let one = kind(of: ((inout Int) -> Void).self, 1)
let two = kind(of: ((Int, inout [String]) throws -> (inout Int) -> Void).self)
