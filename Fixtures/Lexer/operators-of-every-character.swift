// Operators are runs of operator characters; periods only if the first is one.
let a = b <=> c
let d = b ..< c
let e = b ... c
let g = b >>>= c
let h = b ± c
let i = b → c
let j = b ∘̂ c
let k = b *-/ c
let l = b |> c
let m = b ^^ c
let n = b ~= c
let o = √b
let p = b !== c
let q = b %% c
let r = b -> c
