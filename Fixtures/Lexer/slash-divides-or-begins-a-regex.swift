// A slash behind an operand divides; where an operand may begin it opens a regex literal, if one closes it on the line.
let a = b / c / d
let e = b/c/d
let f = (b) / c / (d)
let g = list[0] / c / d
let h = /[a-z]+/
let i = [/a/, /b|c/]
let j = call(/a b/, /\//)
let k = text.matches(of: /(?<year>\d{4})-(\d\d)/)
let l = !/a/.matches(b)
let m = try /a/.wholeMatch(in: b)
let mm = (try? /[a-z]*/.wholeMatch(in: b)) == (try! /a/.wholeMatch(in: b))
let mo = a! / b! / c?.d
let n = x ?? /a/
let o = { /a/ }
let p = 1 / 2 // half /
let q = reduce(1, /)
let r = (/)
let s = b as Int / c
let behindTry = (try? /[a-z]*/.wholeMatch(in: s)) ?? (try! /b/.firstMatch(in: s))
let behindMark = a! /b/ c
