// `try`, `await`, `copy`, `consume`, `unsafe`, `each`, `repeat` and the like.
func f<each T>(_ t: repeat each T) async throws {
  let a = try b()
  let c = try? d.e
  let g = try! h
  let i = await j()
  let k = try await l
  let m = copy n
  let o = consume p
  let q = unsafe r
  let u = (repeat each t)
  let v = (repeat (each t).w)
  repeat print(each t)
  let x = a + (try b)
  f(&ad)
  f(consume a, copy b, try c)
}
