// Types that are not finished.
let a: [Int = 1
let b: [String: ] = [:]
let c: (Int, = 1
let d: Array<Int = 1
let e: A. = 1
let f: () -> = 1
let g: some = 1
