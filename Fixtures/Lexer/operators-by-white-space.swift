// White space on one side makes an operator prefix or postfix, on both sides or neither infix.
let a = b + c
let d = b+c
let e = -b
let f = b - -c
let g = (b...)
let h = (...b)
let i = [b..., c]
let j = b/* comment */+/* comment */c
let k = b¡
let l = !b && !c
let m = b!
let n = b!+c!
let o = b?.c
let p = b ? c : d
let q = b ?? c
let r = -b.c
let s = b&+c
f(&a, &b)
let t = b & c
