// Literals and collections.
let a = [1, 0x2, 3.5, -4, +5]
let b = ["", "a", #"b"#, """
  c
  """]
let c = [true, false, nil]
let d: [Int] = []
let e: [String: Int] = [:]
let f = ["a": 1, "b": [2], "c": ["d": 3],]
let g = (1, 2, label: 3)
let h = ()
let i = (1)
let j = [[1, 2], [3]]
let k = "a \(b) c \(d, format: .e) \(f { g })"
let l = /regex(?<name>.*)/
let m = #/regex/#
let n = [a: b, c: d][e]
let o = [1, 2,]
let p = ["\(a)": "\(b)"]
let q = [
  // comments
  1, // everywhere
  /* here */ 2,
]
let r = (a: 1, b: (2, c: 3))
let s = [.a, .b(1), .c { 2 }]
