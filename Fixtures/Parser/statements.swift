// Every statement.
func f() async throws {
  guard a else { return }
  guard let b, let c = d, c > 1 else { throw e }
  while a { break }
  while let next = iterator.next(), next > 0 { continue }
  repeat { a += 1 } while a < 10
  for a in b {}
  for (index, value) in list.enumerated() where index > 0 { print(value) }
  for case let a? in b {}
  for case .some(let a) in b where a > 1 {}
  for var a in b {}
  for a: Int in b {}
  for try await a in b {}
  for await a in b {}
  for _ in 0..<3 {}
  do { try a() } catch E.c(let code) where code > 1 { print(code) } catch { print(error) }
  do { try a() } catch E.a, E.b where code > 1 { } catch let error as E { } catch is F { } catch { }
  do throws(E) { try a() } catch { throw error }
  do { let local = 1 }
  defer { close() }
  throw E.a
  discard self
  return
}
func g() -> Int { return 1 }
func h() -> Int {
  return
    1
}
func i() { a(); b(); return }
var j: Int {
  _read { yield a }
  _modify { yield &a }
}
