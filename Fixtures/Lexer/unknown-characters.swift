// What begins no token is said once a line and skipped.
let b = 3 ￿ 4
let $ = 5
let c = ``
let d = `open
let e = 6
