// `:` and `::` and `->` and `=` are punctuation, each behind any white space.
let a:Int=1
let b : Int = 2
let c: (Int)->Void = d
let e = Swift::max(1, 2)
let f=1
