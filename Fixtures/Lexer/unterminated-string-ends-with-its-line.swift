// A string that is not closed ends with its line, and what follows is code.
let a = "open
let b = 2
let c = "also \(open
let d = 4
let e = #"open"
let f = 6
