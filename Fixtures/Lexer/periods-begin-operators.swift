// An operator may begin with a period, and then have more of them.
let a = b .== c
let d = b.==c
let e = b .+. c
let f = .!b
let g = reduce(b, .&)
let h = b ./ c
let i = b ..< c
// But not in a key path.
let j = \B.?.c
let k = \.!.c
