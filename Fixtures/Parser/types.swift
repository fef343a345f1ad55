// Every form of type.
let a: Int
let b: Swift.Array<Int>.Element
let c: [Int]
let d: [String: [Int]]
let e: Int??
let f: Int!
let g: (Int)
let h: (Int, name: String)
let i: ()
let j: (Int, _ b: String) -> Void
let k: @Sendable (Int) async throws(E) -> (Int) -> Void
let l: @escaping @MainActor () -> Void
let m: some View
let n: any P & Q
let o: (any P)?
let p: any ~Copyable
let q: Int.Type
let r: P.Protocol
let s: (inout Int, borrowing B, consuming C, isolated D, sending E) -> Void
let t: @convention(c) (Int...) -> Void
let u: [3 of Int]
let v: [3 of [2 of Int]]
let w: Self
let x: Any
let y: AnyObject?
let z: nonisolated(nonsending) () async -> Void
let aa: _
let ab: [_]
let ac: P & Q & AnyObject
let ad: some Collection<some P>
let ae: (repeat each T)
let af: [Int]?.Type
let ag: (A, B).Type
let ah: () -> () -> Void
let ai: (_: Int) -> Void
let aj: Module::A
let ak: @isolated(any) () -> Void
let al: @autoclosure () -> Bool
let am: (() -> Void)?
let an: any (P & Q)
let ao: ~Copyable & P
let ap: [Int].Index
func withoutSpace(first: @escaping(() -> Void), second: @autoclosure() -> Int, third: @MainActor(Int) -> Void) {}
