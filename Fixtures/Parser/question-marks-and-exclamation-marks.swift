// `?` and `!` chain, unwrap, choose or negate by what stands around them.
let a = b?.c
let d = b!
let e = b ? c : d
let f = b?[0]
let g = b?(1)
let h = !b
let i = b!.c?.d!.e
let j: Int? = nil
let k: Int?? = nil
let l: [Int?]? = nil
let m = b == nil ? c! : d?.e
let n = b ?c: d
let o = b as? Int? ?? nil
let p = try? b
let q = b ? .c : .d
let r = b ? [c] : [:]
let s = b ? { 1 } : { 2 }
let t = Int?.none
let u = [Int?]()
let v = b!!
let w = b??.c
let x = (b ? c : d) ? e : f
let y = b! ? c! : d!
let z = b ? -c : +d
