// Closures with every form of signature.
let a = {}
let b = { 1 }
let c = { x in x }
let d = { x, y in x + y }
let e = { (x, y) in x + y }
let f = { (x: Int, y: String) -> Int in x }
let g = { (x: inout Int, _ y: Int...) async throws -> Void in }
let h = { [weak self] in self }
let i = { [weak self, unowned b, c = d.e, unowned(unsafe) f] x in self }
let j = { [self] (x) throws(E) -> Int in x }
let k = { @MainActor in a }
let l = { @Sendable [a] (x: Int) async -> Int in x }
let m = { _ in }
let n = { _, _ in }
let o = { () -> Int in 1 }
let p = { () in 1 }
let q = { x throws in x }
let r = { $0 + $1 }
let s = { $0 }
let t = { (x: (Int, Int), y: @escaping () -> Void) in }
let u = { x -> Int in x }
let w = {
  a()
  b()
}
let x = { { { 1 } } }
let y = { (_: Int) in }
let z = { [x = 1, y] in }
let aa = { for i in a {} }
let ab = { let x = 1; return x }
let ac = { (x) async in x }
let ad = { @A() (x: Int) in x }
let ae = { [weak a = b] in a }
let af = { x
  in x
}
let ag = a { set { b } }
let ah = a { get { b } }
