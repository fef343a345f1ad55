// A `<` opens generic arguments if what follows its `>` cannot go on a comparison.
let a = b < c
let d = b<c>(e)
let f = b<c>.e
let g = [b<c>]
let h = (b < c, e > f)
let i = b < c && e > f
let j = b<c, e>()
let k = b<c?>()
let l = b<c.d>.e
let m = b<[c]>(d)
let n = b<(c) -> d>()
let o = b<c<d>>()
let p = b << c >> d
let q = b<c>{ d }
let r = b<c> { d }
let t: A<B<C<D>>> = e
let u = a as? B<C> ?? d
let v = x < 1, y = z > 2
if a < b {}
