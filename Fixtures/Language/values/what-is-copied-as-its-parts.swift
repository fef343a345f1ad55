struct FH: ~Copyable { let fd: Int; deinit { print("deinit", fd) } }
func opt() { var o: FH? = FH(fd: 30); if o != nil { print("has") }
  let t = o.take(); print(o == nil); if let t { print("got", t.fd) } ; print("end") }
opt()
enum Maybe<W: ~Copyable>: ~Copyable { case some(W), none
  borrowing func isSome() -> Bool { switch self { case .some: true; case .none: false } }
  consuming func take() -> W? where W: Copyable { switch consume self { case .some(let w): w; case .none: nil } }
 }
extension Maybe: Copyable where W: Copyable {}
struct G: ~Copyable { let fd: Int; deinit { print("deinit") } }
do { let m = Maybe<G>.some(G(fd: 9)); print(m.isSome()) }
do { let k = Maybe.some(5); let j = k; print(k.isSome(), j.take() as Any) }
