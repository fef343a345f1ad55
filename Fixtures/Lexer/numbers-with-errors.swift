// A digit that the radix does not have, and what is missing.
let a = 0b12
let b = 0o8
let c = 0xG
let d = 12ab
let e = 1e
let f = 0x1.8
let g = 0x
let h = 1_000x
